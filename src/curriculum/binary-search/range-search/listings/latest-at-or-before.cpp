// Index of the last time that is not too late, or -1.
int latestAtOrBefore(const vector<int>& times, int time) {
  // The first time > `time`, which is too late.
  auto tooLate = upper_bound(times.begin(), times.end(), time);
  return tooLate - times.begin() - 1;
}
