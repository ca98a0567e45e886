/**
 * A number of 32 bits that looks like chance, but is always the same for a seed and a question. Each question draws a
 * lot of its own, so that pages of a shuffled list fit together, and the rest keeps its order when one goes or another
 * comes.
 */
export function lotOf(seed: number, id: number): number {
  // The last steps of MurmurHash3 (Appleby): every bit of what goes in changes half of what comes out.
  let lot = Math.imul(seed + 1, 0x9e3779b1) ^ id
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b)
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35)
  return (lot ^ (lot >>> 16)) >>> 0
}
