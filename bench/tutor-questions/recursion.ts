import { readQuestions } from './read-messages.ts'

export const recursionQuestions = readQuestions(
  'recursion',
  `
what is recursion => glossary:recursion
how to find base case => glossary:base-case
what is the call stack => glossary:call-stack
stack overflow on deep recursion what now => tree-traversal#when-not | depth-first-search#mistake-4 | glossary:call-stack
what is backtraking => backtracking#description
when is it a backtracking problem => backtracking#clues | backtracking#phrases
all my subsets are empty lists at the end => backtracking#mistake-1
why do i have to pop after the recursive call => backtracking#mistake-2
subsets ii has duplicate subsets => backtracking#mistake-3
n queens too slow => backtracking#mistake-4 | glossary:pruning
permutations vs combinations loop, start index or used array => backtracking#variations
why is backtracking exponential => backtracking#complexity
backtracking skeleton code => backtracking#code
prune meaning => glossary:pruning
backtracking or dp => rivals:backtracking/zero-one-knapsack | comparison:backtracking-vs-0-1-knapsack | backtracking#clues | backtracking#when-not
good backtracking problems for beginners => backtracking#practice
where do people usually fail at backtracking => backtracking#mistakes
permutation vs combination => glossary:permutation
divide and conquer what is it => glossary:divide-and-conquer
merge sort why log n levels => sorting#complexity
count inversions with merge sort => sorting#variations
what should a tree function return to its parent => tree-traversal#description | comparison:tree-walks-down-up-or-by-order
recursive tree functions space O(h)? => tree-traversal#complexity
height of tree called in every node slow => tree-traversal#mistake-1
top down vs bottom up tree recursion => tree-traversal#variations
path list not cleaned up when returning => path-sum-and-lca#mistake-4
when path sum recursion and when backtracking => rivals:path-sum-and-lca/backtracking
where is path sum stuff used => path-sum-and-lca#scenarios
path sum recursion cost => path-sum-and-lca#complexity
slicing arrays when building a tree recursivly => tree-construction#mistake-2
which side first if i build from postorder => tree-construction#mistake-4
building trees complexity => tree-construction#complexity
dfs recursion marking node too late => depth-first-search#mistake-1
dfs when should i not use it => depth-first-search#when-not
reverse linked list recursive, whats the space => linked-list-reversal#complexity
fibonacci recursive slow why => dynamic-programming#mistake-3 | glossary:overlapping-subproblems | glossary:memoization
memoisation explained simply => glossary:memoization
top down vs bottom up dp => glossary:memoization | glossary:tabulation
power set? => glossary:subset
word search board: cell used twice => backtracking#mistake-2 | backtracking#variations
`,
)
