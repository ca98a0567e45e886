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
