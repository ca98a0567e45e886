// Unsigned: for a signed int, num - 1 could overflow.
int countBits(unsigned num) {
  int count = 0;
  while (num != 0) {
    // num - 1 flips the lowest 1 and all zeros after it,
    // so this clears exactly that 1.
    num &= num - 1;
    count++;
  }
  return count;
}

unsigned lowestSetBit(unsigned num) {
  // -num is ~num + 1: it agrees with num only in that bit
  // and the zeros after it.
  return num & -num;
}

bool isPowerOfTwo(unsigned num) {
  return num > 0 && (num & (num - 1)) == 0;
}
