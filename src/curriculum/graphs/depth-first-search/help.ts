import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1971: {
    asks: 'Given an undirected graph with nodes 0 to `n - 1` as a list of edges, decide whether a path leads from the node `source` to the node `destination`. Every node has a path to itself.',
    hints: [
      "Build neighbor lists: edge [a, b] puts b in a's list and a in b's. Then settle the smallest case: if source equals destination, the answer is true, even without edges.",
      'A call on a node marks it, then recurses into each unmarked neighbor. If one of these calls returns true, return true at once without trying the other neighbors.',
      '`visit(node)` returns true if node is the destination or if the call on some unmarked neighbor returns true. Every marked node is reachable from source, and none is entered twice. If all calls end without meeting the destination, no path leads there: return false.',
    ],
  },
  841: {
    asks: 'Room 0 is open, all other rooms are locked, and `rooms[i]` lists the rooms whose keys lie in room `i`. Decide whether you can enter every room; each key may be used as soon as you have it.',
    hints: [
      'Put 0 into a set of opened rooms and read the keys in room 0. With [[1], [], [0]], room 0 gives key 1, room 1 gives nothing, and room 2 stays locked.',
      'In each room, check every key against the set. If the number is new, enter that room now; if it is in the set, skip the key, so a key that leads back causes no loop.',
      '`enter(room)` adds the room to `opened`, then calls itself for each key whose room is not in the set. So `opened` contains only rooms you can unlock, and each is entered once. At the end, return whether its size equals the number of rooms.',
    ],
  },
  547: {
    asks: 'Given a symmetric matrix in which `isConnected[i][j]` is 1 if cities `i` and `j` are directly connected, return the number of groups of cities connected directly or through other cities. A city without connections is a group of its own.',
    hints: [
      'Read row 0 of the matrix by hand: each column with a 1 is a city directly connected to city 0. Row i lists the neighbors of city i; the 1 at column i is the city itself.',
      'The outer loop skips marked cities; at an unmarked one, raise the count by 1 and visit it. A visit to city i marks it, reads row i and visits each unmarked city that has a 1 there.',
      'A search marks exactly one whole province. So a city that is unmarked when the outer loop meets it belongs to a province you have not counted yet. After the loop over all cities, the number of searches you started is the answer.',
    ],
    cost: 'O(V²) time, because the graph comes as a matrix and every entry has to be read',
  },
  133: {
    asks: 'Given a node of a connected undirected graph, in which each node has a value and a list of neighbors, copy the whole graph into new nodes and return the copy of the given node. Null gives null.',
    hints: [
      'Handle the empty graph first: for null, return null. Then copy a single node without its neighbors: create a node with the same value and store original and copy as a pair in a map.',
      'For each neighbor, call the same function and append the copy it returns, never the original. If the map already contains a node, the call returns the stored copy at once.',
      '`clone(node)` returns the stored copy if there is one. Otherwise it creates the copy, stores it before it looks at any neighbor, and then appends `clone(neighbor)` for each one. So every original has exactly one copy, and a cycle ends at the map.',
    ],
  },
  797: {
    asks: 'Given a directed graph without cycles, in which `graph[i]` lists the nodes that edges from node `i` lead to, return all paths from node 0 to the last node, each as a list of nodes, in any order.',
    hints: [
      'A call stands for the last node of a path that begins at node 0. If that node is n - 1, the path is complete: add a copy of it to the result.',
      'At any other node, loop over `graph[node]`: append the neighbor to the shared path, recurse into it, pop it, try the next one. A dead end other than n - 1 returns without a result.',
      'When a call begins, the shared list is exactly one path from 0 to the current node, and when the call ends, the list is the same again. So the loop tries every edge after the same prefix. Each time the path ends at n - 1, store a copy; every path is found once.',
    ],
    cost: 'O(V · 2^V) time, because an acyclic graph can have that many paths to write down',
  },
  417: {
    asks: 'Rain on a grid of heights flows to horizontally or vertically adjacent cells that are not higher. One ocean touches the top and left borders, the other the bottom and right. Return all cells, as `[row, column]`, that drain into both.',
    hints: [
      'Follow the water backward, from the ocean inland. Mark all cells in the top row and the left column for the Pacific: they touch it, so no search is needed for them.',
      'From a marked cell, step to an unmarked neighbor only if its height is at least that of the current cell. Repeat with separate marks for the Atlantic, from the bottom row and the right column.',
      "From each cell in an ocean's set, water can flow to that ocean, because each step of the search went to an equal or higher cell. `visit` adds a cell and continues to each new neighbor that is high enough. Return the cells in both sets.",
    ],
  },
  1466: {
    asks: 'Given `n` cities joined by one-way roads that form a tree if directions are ignored, return the smallest number of roads to reverse so that every city has a route to city 0.',
    hints: [
      "Store each road twice: a road from a to b puts (b, 1) in a's list and (a, 0) in b's. The 1 means that you travel in the road's own direction.",
      'Start at city 0. When you step to a city you have not visited, add the number stored with that step: 1 for a road that must be reversed, 0 for one that already leads home.',
      'The roads form a tree, so the search walks along each road once, away from 0, and a stored 1 means that the road has the wrong direction. `visit(city)` sums, over all unvisited neighbors, the stored number plus `visit(neighbor)`. The sum for city 0 is the answer.',
    ],
  },
  785: {
    asks: 'Given an undirected graph as lists of neighbors, not necessarily connected, decide whether its nodes can be divided into two sets so that every edge joins nodes from different sets.',
    hints: [
      'Give node 0 color 0; then its neighbors must get color 1, and their neighbors color 0 again. Try it on a triangle: two neighboring corners end up with the same color.',
      "Each neighbor is one of three cases. Without a color, it gets the opposite color and you continue from it; with the opposite color, it is fine; with this node's color, return false.",
      'Keep `color[node]`, with -1 for none, and start a search at every node that is still -1, since the graph may have several parts. Once a start is colored, all colors in its part are forced, so a conflict cannot be repaired. If there is no conflict, return true.',
    ],
    solvedBy: 'dfs-two-colors',
  },
  332: {
    asks: 'Given flight tickets as pairs of departure and arrival airports, return an itinerary from `JFK` that uses every ticket exactly once. At least one exists; among several, return the one that is lexicographically smallest, airport by airport.',
    hints: [
      "Sort each airport's tickets alphabetically by destination; the first call is on JFK. The base case is an airport with no tickets left: the call appends the airport to a list.",
      'While an airport has unused tickets, remove the alphabetically smallest one and recurse into its destination. Only tickets are used up; airports have no marks, because the trip may pass through one several times.',
      '`fly(airport)` first uses up all its tickets, smallest first, then appends the airport. When an airport is appended, everything that comes after it in the trip is in the list already, so the list grows from the end of the trip. Reverse it: it begins with JFK and uses every ticket.',
    ],
    cost: 'O(E log E) time and O(V + E) space, because the flights are sorted and each one can be on the stack',
  },
  1192: {
    asks: 'Given a connected undirected graph of `n` servers and the connections between them, return all connections, in any order, whose removal alone leaves some server unable to reach another.',
    hints: [
      'Number the servers in the order in which the search first enters them: 0, 1, 2 and so on. Draw a triangle with a fourth server attached to one corner: only the attaching edge is critical.',
      "A call returns the smallest number its subtree can touch, starting with the server's own. Skip the parent; at a numbered neighbor consider that number, at a new neighbor what its call returns, and keep the minimum.",
      "Let `low` of a server be the smallest number that its subtree reaches without the edge to the parent. If `low[child] > number[server]`, no other edge leads out of the child's subtree, so this edge is critical. Take the minimum into the server's own `low`, then return it.",
    ],
  },
} satisfies ProblemHelpTexts
