// All numbers are positive. The answer fits in an int.
int countSequences(const vector<int>& nums, int target) {
  vector<unsigned> ways(target + 1, 0); // may wrap on the way
  ways[0] = 1;
  // Amounts outside: each number gets its turn as the last one of
  // every part. So 1 + 2 and 2 + 1 are counted as two sequences.
  for (int part = 1; part <= target; part++) {
    for (int num : nums) {
      if (num <= part) ways[part] += ways[part - num];
    }
  }
  return ways[target];
}
