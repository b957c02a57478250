/** The value if both bounds agree; null while they leave it open. */
export function valueOf({ lower, upper }: { readonly lower: number; readonly upper: number }): number | null {
  return lower === upper ? lower : null
}
