// Each meeting starts before it ends.
int fewestRooms(int[][] meetings) {
  int n = meetings.length;
  int[] starts = new int[n];
  int[] ends = new int[n];
  for (int i = 0; i < n; i++) {
    starts[i] = meetings[i][0];
    ends[i] = meetings[i][1];
  }
  Arrays.sort(starts);
  Arrays.sort(ends);
  int rooms = 0;
  int freed = 0; // how many rooms have been freed again
  for (int start : starts) {
    // It does not matter which meeting ends, only that one does.
    if (start >= ends[freed]) freed++;
    else rooms++;
  }
  return rooms;
}
