// removals is from 0 to the number of digits.
string smallestNumber(const string& digits, int removals) {
  string kept;
  for (char digit : digits) {
    // A smaller digit in an earlier position always wins.
    while (removals > 0 && !kept.empty() && kept.back() > digit) {
      kept.pop_back();
      removals--;
    }
    kept += digit;
  }
  // If removals are left, the digits never decrease: cut the end.
  kept.resize(kept.size() - removals);
  size_t start = kept.find_first_not_of('0');
  return start == string::npos ? "0" : kept.substr(start);
}
