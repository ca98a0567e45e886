function countBits(num: number): number {
  let count = 0
  while (num !== 0) {
    // num - 1 flips the lowest 1 and all zeros after it,
    // so this clears exactly that 1.
    num &= num - 1
    count++
  }
  return count
}

function lowestSetBit(num: number): number {
  // -num is ~num + 1: it agrees with num only in that bit
  // and the zeros after it.
  return num & -num
}

function isPowerOfTwo(num: number): boolean {
  return num > 0 && (num & (num - 1)) === 0
}
