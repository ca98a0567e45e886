import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1971: {
    asks: 'Given an undirected graph with nodes 0 to `n - 1` as a list of edges, decide whether a path leads from the node `source` to the node `destination`. Every node has a path to itself.',
    hints: [
      'Make each node its own root: `parent[i] = i`. As long as there are no edges, each node is alone, and only source equal to destination gives true.',
      '`find(x)` climbs from x to its parent until it meets a node that is its own parent. For edge [a, b], find both roots; if they differ, make one the parent of the other.',
      'After each edge, two nodes have the same root exactly when the edges read so far connect them. Neither the order of the edges nor the order inside a pair matters. Read all edges, then return `find(source) == find(destination)`.',
    ],
  },
  547: {
    asks: 'Given a symmetric matrix in which `isConnected[i][j]` is 1 if cities `i` and `j` are directly connected, return the number of groups of cities connected directly or through other cities. A city without connections is a group of its own.',
    hints: [
      'Set `parent[i] = i` and a counter to n: without connections, each city is a province. If the matrix has 1s only on the diagonal, n is already the answer.',
      'Read only the cells with j > i: the matrix is symmetric, and the diagonal connects a city to itself. At a 1, find the roots of i and j and compare them.',
      'The counter is always the number of groups formed by the connections read so far. At each 1 above the diagonal, if the two roots differ, attach one to the other and subtract 1; if they are equal, change nothing. After the matrix, return the counter.',
    ],
    cost: 'O(V² · α(V)) time, because the links come as a matrix with V² entries',
  },
  990: {
    asks: 'Given equations of the form `a==b` or `a!=b`, in which each variable is a single lowercase letter, decide whether integers can be assigned to the variables so that all equations are true at once.',
    hints: [
      'Give each of the 26 letters a group of its own. By hand: x==y and y==z put x, y and z into one group, so x!=z is impossible and the answer is false.',
      'In each equation the variables are at index 0 and 3, and index 1 is `=` or `!`. For `=`, attach the root of one letter to the root of the other; for `!`, compare the roots.',
      'After the first pass, two letters have the same root exactly when the equalities force them to be equal. In the second pass, a `!=` between letters with the same root is a contradiction, also in `a!=a`: return false. If there is none, return true.',
    ],
    cost: 'O(E) time and O(1) space for E equations, because there are only 26 variables',
  },
  684: {
    asks: 'An undirected graph with nodes 1 to `n` was a tree until one edge was added. Return an edge whose removal makes it a tree again; if several qualify, return the one that comes last in the input.',
    hints: [
      'The nodes are 1 to n, so create `parent` with n + 1 entries, each node its own root. The first edge always joins two groups, so it is never the answer.',
      'Read the edges in the given order and find the roots of both ends. If they differ, the edge connects two groups: attach one root to the other and read the next edge.',
      'The edges joined so far contain no cycle, and nodes with the same root already have a path between them. So the first edge inside one group completes the only cycle of the graph, and it is the last edge of that cycle in the input, as required. Return it.',
    ],
    solvedBy: 'union-find-redundant-edge',
  },
  721: {
    asks: 'Each account is a name with email addresses. Accounts linked by common addresses, directly or through others, belong to one person; equal names prove nothing. Return one account per person, in any order: the name, then all distinct addresses, sorted.',
    hints: [
      'Make each account, by index, a group of its own. Read the emails one by one: an email you have not seen goes into a map together with the index of its account.',
      'If the map already contains the email, attach the root of the current account to the root of the account stored there. Do not compare names: two different people can have the same one.',
      "After all emails, two accounts have the same root exactly when a chain of shared emails links them. Go through the map and add each email to the list of its account's root. For each root, return the name followed by its emails, sorted.",
    ],
    cost: 'O(M log M) time and O(M) space for M addresses, because the addresses of each person are sorted',
  },
  947: {
    asks: 'Stones lie at different integer points. You may remove a stone as long as another stone still on the plane is in the same row or column. Return the largest number of stones that you can remove.',
    hints: [
      'Put three stones in one row: you can remove two, and the last one has no partner. A stone that shares no row or column with another must stay.',
      'For the stone (r, c), create the members for row r and column c if they are new, then join them. Row 3 and column 3 are different members: store the column as `~c`, for example.',
      'Two stones are in one group exactly when a chain of shared rows and columns links them. In each group you can remove all stones but one, always choosing one that leaves the others linked. Count the distinct roots and return the number of stones minus the number of groups.',
    ],
    solvedBy: 'union-find-virtual-members',
  },
  323: {
    asks: 'Given `n` nodes, numbered from 0, and a list of undirected edges, return the number of connected components of the graph. A node without edges is a component of its own.',
    hints: [
      'Set a counter to n and `parent[i] = i`: without edges, each node is a component. The first edge makes two of them one, so n - 1 remain.',
      'For edge [a, b], climb from a and from b to their roots. If the roots differ, make one the parent of the other and lower the counter by 1.',
      'The counter is always the number of components formed by the edges read so far. An edge whose ends have the same root is inside a component and changes nothing, and a node without edges remains alone. After the last edge, return the counter.',
    ],
    solvedBy: 'union-find',
  },
  261: {
    asks: 'Given `n` nodes, numbered from 0, and a list of undirected edges, decide whether the graph is a tree, that is, connected and without cycles.',
    hints: [
      'First compare the number of edges with n - 1: a tree has exactly that many, so otherwise return false. One node without edges is a tree.',
      'For each edge, find the roots of both ends; if they are equal, a path between the ends exists already, so return false. Otherwise attach one root to the other.',
      'At first there are n groups, and each edge between different groups lowers their number by 1. If all n - 1 edges do that, one group is left, so everything is connected without a cycle: return true. An edge inside a group means false.',
    ],
  },
  685: {
    asks: 'A directed graph with nodes 1 to `n` was a rooted tree, edges leading from parent to child, until one edge was added. Return an edge whose removal restores a rooted tree, the last in the input if several qualify.',
    hints: [
      'Store for each node the edge that leads into it. If a second edge leads into the same node, keep both as candidates, in input order; at most one node has two.',
      'If there are two candidates, leave out the later one and join the ends of all other edges. Note whether some edge has both ends under the same root already.',
      'Without candidates, the edge that closes the cycle is the answer. With two, join everything except the later candidate: if no cycle appears, a tree remains, so the later one is the answer. If a cycle appears, the fault is still there, so it is the earlier candidate.',
    ],
  },
  1579: {
    asks: 'In an undirected graph, edges are for Alice only (type 1), Bob only (type 2), or both (type 3). Return the most edges that can be removed while each can still reach all nodes, or -1 if all edges are not enough.',
    hints: [
      'Try nodes 1 and 2 with one edge of each type: keep the type 3 edge, which connects them for both people. The other two connect nothing new and can be removed.',
      'Join the ends of each type 3 edge for both people, then type 1 edges for Alice only and type 2 edges for Bob only. If the ends already share a root, count the edge as removed.',
      'Each of the two structures starts with n groups, and every kept edge lowers the number for the people it serves. An edge that joins no groups is the only kind you remove. If both end with one group, return the number removed, otherwise -1.',
    ],
  },
} satisfies ProblemHelpTexts
