import { readQuestions } from './read-messages.ts'

export const treeQuestions = readQuestions(
  'trees',
  `
preorder inorder postorder whats the difference => glossary:traversal-orders
when do i use normal tree dfs => tree-traversal#clues | tree-traversal#phrases
what is a tree traversal => tree-traversal#description | glossary:traversal-orders
my balanced check is O(n^2) why => tree-traversal#mistake-1
crash when root is null => tree-traversal#mistake-2
same tree says true although the shapes differ => tree-traversal#mistake-3
invert tree gives the same child on both sides => tree-traversal#mistake-4
how much memory does recursive tree traversal need => tree-traversal#complexity
can i traverse w/o recursion => tree-traversal#variations | tree-traversal#when-not
tree dfs or level order => comparison:tree-dfs-vs-level-order | rivals:tree-traversal/level-order-traversal
explain lvl order traversal => level-order-traversal#description
how do i notice a level order problem => level-order-traversal#clues | level-order-traversal#phrases
nodes of the next level end up in the current level list => level-order-traversal#mistake-1
min depth returns 1 for a chain, wrong => level-order-traversal#mistake-3
zigzag how => level-order-traversal#variations
level order code please => level-order-traversal#code
what does level order cost in memory => level-order-traversal#complexity
whats a bst => binary-search-tree#description
validate bst fails, i only compare with children => binary-search-tree#mistake-1
delete in a bst when node has 2 kids => binary-search-tree#mistake-3
is bst search always log n => binary-search-tree#complexity
bst vs heap => rivals:binary-search-tree/heap-priority-queue | comparison:sorting-vs-heap-vs-search-tree
kth largest in bst, walk backwards? => binary-search-tree#variations
lowest comon ancestor meaning => glossary:lca
how does the lca recursion work => path-sum-and-lca#variations
path sum wrong if only one child => path-sum-and-lca#mistake-2
max path sum with negative branches, drop them? => path-sum-and-lca#mistake-3
path sum ii my list contains nodes of older paths => path-sum-and-lca#mistake-4
diameter: why return just one side to the parent => path-sum-and-lca#mistake-1 | path-sum-and-lca#variations
build tree from preorder and inorder too slow => tree-construction#mistake-1 | tree-construction#mistake-2
when is it a tree construction problem => tree-construction#clues | tree-construction#phrases
serialize tree why store nulls => tree-construction#mistake-3
problems for building trees => tree-construction#practice
which heap for k largest min or max => heap-priority-queue#mistake-1 | heap-priority-queue#variations
what is a priority queue => heap-priority-queue#description | glossary:heap
whats the time complexity of heapify-ish thing => heap-priority-queue#complexity
median of stream two heaps how => heap-priority-queue#variations
heap of tuples error in python comparing nodes => heap-priority-queue#mistake-4
trie what for => trie#description | trie#clues | trie#scenarios
trie or hashset => comparison:trie-vs-hash-set-vs-string-dp | trie#clues | trie#when-not
search finds car but i only inserted carpet => trie#mistake-1
how expensive is inserting into a trie => trie#complexity
word search 2 too slow one dfs per word => trie#mistake-2
leaf vs depth vs height => glossary:leaf
what does balanced mean => glossary:balanced-tree
`,
)
