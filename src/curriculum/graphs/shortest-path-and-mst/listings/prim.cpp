// The least total of horizontal plus vertical distances.
// There is at least one point.
// All distances and the total fit in an int.
int costToConnect(const vector<vector<int>>& points) {
  int n = points.size();
  // The cheapest edge from the tree to each point outside it.
  vector<int> cheapest(n, INT_MAX);
  cheapest[0] = 0;
  vector<bool> inTree(n);
  int total = 0;
  for (int round = 0; round < n; round++) {
    int nearest = -1;
    for (int point = 0; point < n; point++) {
      if (inTree[point]) continue;
      if (nearest == -1 || cheapest[point] < cheapest[nearest]) {
        nearest = point;
      }
    }
    inTree[nearest] = true;
    total += cheapest[nearest];
    for (int other = 0; other < n; other++) {
      if (inTree[other]) continue;
      int cost = abs(points[other][0] - points[nearest][0])
          + abs(points[other][1] - points[nearest][1]);
      cheapest[other] = min(cheapest[other], cost);
    }
  }
  return total;
}
