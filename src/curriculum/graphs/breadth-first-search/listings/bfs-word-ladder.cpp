// The number of words in the shortest ladder, 0 if there is none.
// begin and end are different words.
int ladderLength(const string& begin, const string& end,
                 const vector<string>& words) {
  unordered_set<string> left(words.begin(), words.end());
  if (!left.count(end)) return 0;
  left.erase(begin);
  left.erase(end);
  unordered_set<string> front = {begin};
  unordered_set<string> back = {end};
  int length = 1;
  while (!front.empty() && !back.empty()) {
    // Growing the smaller side keeps both frontiers small.
    if (front.size() > back.size()) swap(front, back);
    length++;
    unordered_set<string> following;
    for (const string& word : front) {
      string near = word;
      for (size_t i = 0; i < word.size(); i++) {
        for (char letter = 'a'; letter <= 'z'; letter++) {
          near[i] = letter;
          if (back.count(near)) return length;
          if (left.erase(near)) following.insert(near);
        }
        near[i] = word[i];
      }
    }
    front = following;
  }
  return 0;
}
