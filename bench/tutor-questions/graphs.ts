import { readQuestions } from './read-messages.ts'

export const graphQuestions = readQuestions(
  'graphs',
  `
diff between bfs n dfs => comparison:bfs-vs-dfs | rivals:depth-first-search/breadth-first-search
wann nehm ich bfs und wann dfs => comparison:bfs-vs-dfs | rivals:depth-first-search/breadth-first-search
when do u use dfs on a graph => depth-first-search#clues | depth-first-search#phrases
what is depth first serach => depth-first-search#description
dfs says there is a cycle in undirected graph but its just the parent => depth-first-search#mistake-2
dfs misses some nodes that arent connected => depth-first-search#mistake-3
recursion limit hit in graph dfs => depth-first-search#mistake-4
detect cycle directed graph colors => depth-first-search#variations
bipartite?? => glossary:bipartite
runtime of dfs => depth-first-search#complexity
dfs template => depth-first-search#code
what is bfs good for => breadth-first-search#description | breadth-first-search#scenarios | breadth-first-search#clues
shortest path unweighted why bfs works => breadth-first-search#description | breadth-first-search#clues | comparison:bfs-vs-dijkstra-vs-minimum-spanning-tree | comparison:bfs-vs-dfs | rivals:depth-first-search/breadth-first-search
when do i mark visited, push or pop => breadth-first-search#mistake-1
rotting oranges one minute too many => breadth-first-search#mistake-4
start bfs from several cells at once => glossary:multi-source | breadth-first-search#variations
word ladder neighbours super slow => breadth-first-search#mistake-3
bfs O? => breadth-first-search#complexity
0-1 bfs => breadth-first-search#variations
bfs vs dijkstra => comparison:bfs-vs-dijkstra-vs-minimum-spanning-tree | rivals:breadth-first-search/shortest-path-and-mst
more bfs exercises => breadth-first-search#practice
how to recognise grid traversal => matrix-traversal#clues | matrix-traversal#phrases
index out of range when i check neighbors in grid => matrix-traversal#mistake-1
spiral matrix prints last row two times => matrix-traversal#mistake-3
game of life update in place without messing up => matrix-traversal#mistake-2
grid dfs complexity => matrix-traversal#complexity
number of islands dfs or union find => rivals:matrix-traversal/union-find
explain topo sort => topological-sort#description
what is a dag => glossary:dag
indegree what is => glossary:in-degree
course schedule: which direction do the edges go => topological-sort#mistake-1
how do i know topological sort is needed => topological-sort#clues | topological-sort#phrases
kahn result shorter than n means? => topological-sort#mistake-2 | topological-sort#description
topo sort vs dfs vs union find => comparison:dfs-vs-topological-sort-vs-union-find | rivals:depth-first-search/topological-sort
union find whats the idea => union-find#description
what does path compresion do => glossary:path-compression | union-find#description
union find my components are wrong i linked a to b directly => union-find#mistake-1
can union find remove edges => union-find#when-not
dsu runtime => union-find#complexity
disjoint set code => union-find#code
why doesnt dijkstra work with negative edges => shortest-path-and-mst#mistake-2 | shortest-path-and-mst#when-not | glossary:negative-cycle
what does relaxing an edge mean => glossary:relaxation
prim vs kruskal => glossary:spanning-tree | shortest-path-and-mst#description | shortest-path-and-mst#variations
dijkstra stop early when i see target? => shortest-path-and-mst#mistake-4
cheapest flights k stops bellman ford uses too many edges => shortest-path-and-mst#mistake-3
`,
)
