// Merges `other` into the first `count` values of `nums`.
// nums has exactly the room for both.
void mergeInto(vector<int>& nums, int count, const vector<int>& other) {
  int read = count - 1;
  int take = (int)other.size() - 1;
  // The back of nums is free, so writing from there
  // never overwrites a value that is still unread.
  for (int write = (int)nums.size() - 1; take >= 0; write--) {
    if (read >= 0 && nums[read] > other[take]) {
      nums[write] = nums[read];
      read--;
    } else {
      nums[write] = other[take];
      take--;
    }
  }
}
