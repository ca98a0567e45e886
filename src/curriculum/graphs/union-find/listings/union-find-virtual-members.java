/** A point may go while another one shares its row or column. */
int mostPointsRemoved(int[][] points) {
  Map<String, String> parent = new HashMap<>();
  for (int[] point : points) {
    // The names keep row 3 apart from column 3.
    String row = find(parent, "row " + point[0]);
    String col = find(parent, "col " + point[1]);
    parent.put(row, col);
  }

  int groups = 0;
  for (Map.Entry<String, String> entry : parent.entrySet()) {
    if (entry.getKey().equals(entry.getValue())) groups++;
  }
  // The last point of each group has no partner left.
  return points.length - groups;
}

String find(Map<String, String> parent, String member) {
  // A member is created when it first appears.
  parent.putIfAbsent(member, member);
  while (!parent.get(member).equals(member)) {
    parent.put(member, parent.get(parent.get(member)));
    member = parent.get(member);
  }
  return member;
}
