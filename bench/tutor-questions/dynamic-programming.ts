import { readQuestions } from './read-messages.ts'

export const dynamicProgrammingQuestions = readQuestions(
  'dynamic-programming',
  `
how tf do i know its dp => dynamic-programming#clues | dynamic-programming#phrases
what is dynamic programing => dynamic-programming#description
memo or tabulation? => glossary:memoization | glossary:tabulation
what is memoization => glossary:memoization
whats a dp state => glossary:state
climbing stairs base case confusion => dynamic-programming#mistake-1
decode ways with zeros => dynamic-programming#mistake-2
my recursive fib takes forever at 45 => dynamic-programming#mistake-3
house robber in a circle how => dynamic-programming#variations
linear dp space optimized to 2 vars, what is the cost => dynamic-programming#complexity | dynamic-programming#description
optimal substructure what does it mean => glossary:optimal-substructure
overlapping subproblems?? => glossary:overlapping-subproblems
when not use linear dp => dynamic-programming#when-not
easy dp questions to start with => dynamic-programming#practice
0/1 knapsack vs unbounded => rivals:zero-one-knapsack/unbounded-knapsack | comparison:dynamic-programming-approaches
why does the loop go backwards in knapsack => zero-one-knapsack#mistake-1 | zero-one-knapsack#description | zero-one-knapsack#complexity | rivals:zero-one-knapsack/unbounded-knapsack | comparison:dynamic-programming-approaches
how do i see that something is a 01 knapsack => zero-one-knapsack#clues | zero-one-knapsack#phrases
target sum how do plus minus signs become knapsack => zero-one-knapsack#variations
target sum weird result if total+target is odd => zero-one-knapsack#mistake-2
knapsack time complexity => zero-one-knapsack#complexity
knapsack or backtracking => comparison:backtracking-vs-0-1-knapsack | rivals:backtracking/zero-one-knapsack
coin change why isnt greedy ok => unbounded-knapsack#mistake-1 | unbounded-knapsack#clues
what does unbounded knapsack mean => unbounded-knapsack#description
coin change 2 counts 1+2 and 2+1 seperately => unbounded-knapsack#mistake-3 | unbounded-knapsack#variations
dp[0] = 0 or 1 when counting coin ways => unbounded-knapsack#mistake-4
coin change returns giant number / overflow with INT_MAX + 1 => unbounded-knapsack#mistake-2
unbounded knapsack code pls => unbounded-knapsack#code
LIS what is it => longest-increasing-subsequence#description
how lis in n log n => longest-increasing-subsequence#description | longest-increasing-subsequence#complexity | longest-increasing-subsequence#variations
is the tails array the actual subsequence => longest-increasing-subsequence#mistake-1 | comparison:longest-increasing-subsequence-vs-monotonic-stack
lis: bisect_left or bisect_right => longest-increasing-subsequence#mistake-2
russian doll same width problem => longest-increasing-subsequence#mistake-3 | longest-increasing-subsequence#variations
recognize grid dp => grid-dp#clues | grid-dp#phrases
unique paths with obstacles first row wrong => grid-dp#mistake-2
dungeon game why start from the end => grid-dp#mistake-3 | grid-dp#variations
grid dp only one row memory possible? => grid-dp#complexity | grid-dp#description
interval dp explain => interval-dp#description
burst balloons why last and not first => interval-dp#mistake-1
in what order do i fill an interval dp => interval-dp#mistake-2 | interval-dp#description | comparison:grid-dp-vs-interval-dp-vs-string-dp
interval dp is it n cubed => interval-dp#complexity
stock problems which dp => state-machine-dp#description | state-machine-dp#clues | state-machine-dp#phrases | comparison:linear-dp-vs-state-machine-dp-vs-prefix-sums
why init hold with -infinity => state-machine-dp#mistake-2
cooldown stock i sell and buy the same day by accident => state-machine-dp#mistake-1
edit distance which pattern is that, when do i use string dp => string-dynamic-programming#clues | string-dynamic-programming#phrases | string-dynamic-programming#scenarios
lcs index off by one => string-dynamic-programming#mistake-4
typical errors in string dp => string-dynamic-programming#mistakes
string dp rolling array loses diagonal value => string-dynamic-programming#mistake-3
`,
)
