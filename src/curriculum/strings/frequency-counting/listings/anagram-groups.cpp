vector<vector<string>> groupAnagrams(const vector<string>& words) {
  unordered_map<string, int> groupOf;
  vector<vector<string>> groups;
  for (const string& word : words) {
    // Anagrams have the same letters, so the same key.
    string key = word;
    sort(key.begin(), key.end());
    auto [found, isNew] = groupOf.try_emplace(key, groups.size());
    if (isNew) groups.emplace_back();
    groups[found->second].push_back(word);
  }
  return groups;
}
