int lengthOfLIS(vector<int>& nums) {
  vector<int> tails; // @start
  for (int num : nums) {
    int size = tails.size();
    int lo = 0, hi = size - 1;
    while (lo <= hi) {
      int mid = lo + (hi - lo) / 2; // @mid
      if (tails[mid] < num) lo = mid + 1; // @compare
      else hi = mid - 1;
    }
    if (lo == size) { // @place
      tails.push_back(num); // @append
    } else {
      tails[lo] = num; // @replace
    }
  }
  return tails.size(); // @done
}
