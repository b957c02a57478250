/** The value that both bounds agree on; null while they leave it open. */
export function valueOf({ lower, upper }: { readonly lower: number; readonly upper: number }): number | null {
  return lower === upper ? lower : null
}
