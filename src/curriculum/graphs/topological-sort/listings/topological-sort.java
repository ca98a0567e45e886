List<Integer> topologicalSort(int n, int[][] edges) {
  List<List<Integer>> successors = new ArrayList<>();
  for (int node = 0; node < n; node++) {
    successors.add(new ArrayList<>());
  }
  int[] needs = new int[n];
  for (int[] edge : edges) {
    successors.get(edge[0]).add(edge[1]);
    needs[edge[1]]++; // @count
  }

  Queue<Integer> queue = new ArrayDeque<>();
  for (int node = 0; node < n; node++) {
    if (needs[node] == 0) queue.add(node); // @fill
  }

  List<Integer> order = new ArrayList<>();
  while (!queue.isEmpty()) {
    int node = queue.poll();
    order.add(node); // @take
    for (int later : successors.get(node)) {
      needs[later]--; // @lower
      if (needs[later] == 0) { // @look
        queue.add(later); // @ready
      }
    }
  }

  if (order.size() < n) { // @check
    return List.of(); // @cycle
  }
  return order; // @done
}
