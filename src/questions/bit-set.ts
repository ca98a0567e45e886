/** Which of n questions are meant, one bit each: lists of filters are joined and cut word by word. */
export type BitSet = Uint32Array

export function emptySet(count: number): BitSet {
  return new Uint32Array((count + 31) >>> 5)
}

export function fullSet(count: number): BitSet {
  const set = emptySet(count).fill(0xffff_ffff)
  const inLastWord = count & 31
  if (inLastWord > 0) set[set.length - 1] = 2 ** inLastWord - 1
  return set
}

export function addTo(set: BitSet, at: number): void {
  set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function hasBit(set: BitSet, at: number): boolean {
  return (((set[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

/** Changes `set` to what both have. */
export function keepOnly(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** Changes `set` to what it has and `other` has not. */
export function remove(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}

/** Changes `set` to what either has. */
export function join(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0)
}

export function countBits(set: BitSet): number {
  let count = 0
  for (let bits of set) {
    // Bits of two are counted in two, of four in four and so on (Warren, Hacker's Delight, 5-1).
    bits -= (bits >>> 1) & 0x5555_5555
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return count
}
