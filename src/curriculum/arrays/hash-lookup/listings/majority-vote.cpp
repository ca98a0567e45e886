// The value that fills more than half of the array.
// There must be one, so nums is not empty.
int majority(const vector<int>& nums) {
  int candidate = nums[0];
  int lead = 0;
  for (int num : nums) {
    if (lead == 0) candidate = num;
    // Each other value cancels one vote for the candidate.
    // The others together are too few to cancel a majority.
    lead += num == candidate ? 1 : -1;
  }
  return candidate;
}
