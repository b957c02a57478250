/** The families of the catalogue, told by how they sow and capture, with a title each. */
export const FAMILIES = {
  congkak: 'Congkak: relay sowing, with seeds sown into the stores',
  kalah: 'Kalah: one lap, with seeds sown into the stores',
  awari: 'Awari: one lap, with captures by count from the opponent',
  mangala: 'Mangala: one lap, with captures by count from both rows',
  relay: 'Relay sowing with captures by count',
  passing: 'Captures in passing, while seeds are sown',
  across: 'Captures across the board, without sown stores',
  gap: 'Captures beyond an empty hole',
  claimed: 'Holes claimed for good',
  other: 'Other ways to capture',
} as const

/** A family of the catalogue. */
export type Family = keyof typeof FAMILIES
