class RandomSet {
  vector<int> values;
  unordered_map<int, int> indexOf;

public:
  bool insert(int value) {
    if (indexOf.count(value)) return false;
    indexOf[value] = values.size();
    values.push_back(value);
    return true;
  }

  bool remove(int value) {
    auto found = indexOf.find(value);
    if (found == indexOf.end()) return false;
    // The last value fills the gap, so nothing has to shift.
    int gap = found->second;
    int last = values.back();
    values.pop_back();
    indexOf.erase(found);
    if (last != value) {
      values[gap] = last;
      indexOf[last] = gap;
    }
    return true;
  }

  // Only while the set has values.
  int getRandom() {
    return values[rand() % values.size()];
  }
};
