int countBits(int num) {
  int count = 0;
  while (num != 0) {
    // num - 1 flips the lowest 1 and all zeros after it,
    // so this clears exactly that 1.
    num &= num - 1;
    count++;
  }
  return count;
}

int lowestSetBit(int num) {
  // -num is ~num + 1: it agrees with num only in that bit
  // and the zeros after it.
  return num & -num;
}

boolean isPowerOfTwo(int num) {
  return num > 0 && (num & (num - 1)) == 0;
}
