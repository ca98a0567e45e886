string find(unordered_map<string, string>& parent, string member) {
  // A member is created when it first appears.
  parent.insert({member, member});
  while (parent[member] != member) {
    parent[member] = parent[parent[member]];
    member = parent[member];
  }
  return member;
}

// A point may go while another one shares its row or column.
int mostPointsRemoved(const vector<vector<int>>& points) {
  unordered_map<string, string> parent;
  for (const auto& point : points) {
    // The names keep row 3 apart from column 3.
    string row = find(parent, "row " + to_string(point[0]));
    string col = find(parent, "col " + to_string(point[1]));
    parent[row] = col;
  }

  int groups = 0;
  for (const auto& [member, above] : parent) {
    if (member == above) groups++;
  }
  // The last point of each group has no partner left.
  return (int)points.size() - groups;
}
