// Each meeting starts before it ends.
int fewestRooms(const vector<vector<int>>& meetings) {
  vector<int> starts, ends;
  for (const auto& meeting : meetings) {
    starts.push_back(meeting[0]);
    ends.push_back(meeting[1]);
  }
  sort(starts.begin(), starts.end());
  sort(ends.begin(), ends.end());
  int rooms = 0;
  int freed = 0; // how many rooms have been freed again
  for (int start : starts) {
    // It does not matter which meeting ends, only that one does.
    if (start >= ends[freed]) freed++;
    else rooms++;
  }
  return rooms;
}
