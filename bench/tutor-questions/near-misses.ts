import { type LearnerMessage, readMessages } from './read-messages.ts'

/** What belongs to the session although it says little: vague words, follow-ups, problem names, code, courtesies. */
export const nearMisses: readonly LearnerMessage[] = [
  ...readMessages(
    'arrays',
    `
hi
i dont get it
why?
two sum
stuck on trapping rain water
what is the sliding window >> can you give another example
when do i use two pointers >> and if it isnt sorted?
when do i use two pointers >> ok thanks
what is kadane >> why does that work
quiz me
give me a hint
i have an interview tomorrow, where do i start
for (int i = 0; i < n; i++) { sum += a[i]; }
my solution gives TLE
is this O(n)?
i tried sorting first but it didnt work
can u say that simpler
product of array except self??
`,
  ),
  ...readMessages(
    'linked-lists',
    `
hello there
huh?
another one please
lru cache
add two numbers help
how do i reverse a list >> what about the tail
what is a dummy node >> show me the code
what is a dummy node >> cool, makes sense
while (cur) { next = cur.next; cur.next = prev; prev = cur; cur = next; }
im lost
ListNode prev = null; why null
it prints forever
reorder list i am stuck
what should i learn first
why do we need that
merge k sorted lists
thx!
i wrote a loop but head is always null at the end
`,
  ),
  ...readMessages(
    'trees',
    `
good morning
what
explain again
validate bst
def depth(node):\\n    if not node: return 0\\n    return 1 + max(depth(node.left), depth(node.right))
when do i use inorder >> why not preorder
what is a trie >> and the memory?
what is a heap >> another example pls
stuck: serialize and deserialize binary tree
i used recursion and got the wrong answer
yes
no idea
quiz me on heaps
can you give me a harder one
is recursion required
kth smallest element
my output is off by one
thank you so much
`,
  ),
  ...readMessages(
    'graphs',
    `
hey
i still dont understand
number of islands
course schedule ii, help
bfs or dfs >> so which for mazes?
what is union find >> say it in other words
what is union find >> great ty
why
visited = set()\\nqueue = deque([start])
where should i put the visited check
hint pls
what would you do
clone graph im stuck
it works on the sample but fails on big input
is it too slow?
give me a problem to try
what do you mean by that
how would i explain this in an interview
`,
  ),
  ...readMessages(
    'dynamic-programming',
    `
yo
dp is so hard
house robber
i never find the transition
coin change stuck
what is memoization >> example?
what is memoization >> and the other way round
0/1 knapsack loop direction >> i dont get why
dp[i] = max(dp[i-1], dp[i-2] + nums[i])
is my recurrence right?
burst balloons help me
can you quiz me
next
ok and then?
got it, thanks
longest common subsequence
i gave up after an hour
what are common mistakes
`,
  ),
  ...readMessages(
    'sorting-searching',
    `
hallo
confused
koko eating bananas
what is binary search >> why does it stop
what is binary search >> one more example
while lo < hi:\\n    mid = (lo + hi) // 2
median of two sorted arrays hint
left or right?
find peak element
hmm not sure
that makes no sense to me
quick sort
what do interviewers want to hear
where is the bug
i used a loop over everything
merge sort >> how much memory again
cheers
can we go slower
`,
  ),
  ...readMessages(
    'hash-tables',
    `
hi!
group anagrams
i dont understand this
what is a collision >> and then what happens
what is a collision >> thank you
contains duplicate
seen = {}\\nfor i, x in enumerate(nums):
top k frequent elements help
show me an example
could you repeat that
why not just an array
is there a faster way
give me something to practise
how do i start
lets do a quiz
i think i need a set
what is frequency counting >> when not
valid anagram
`,
  ),
  ...readMessages(
    'recursion',
    `
hiya
my head hurts
n queens
subsets stuck
what is a base case >> give an example
what is backtracking >> hmm why undo
path.pop()
return 1 + f(n - 1)
how deep can it get
word search help pls
infinite loop
what does the call return
test me
i tried, but i get duplicates
what now
easy problem please
i see, thanks
generate parentheses
`,
  ),
  ...readMessages(
    'stacks-queues',
    `
hello
too complicated
daily temperatures
min stack
valid parentheses i am stuck
what is a monotonic stack >> another one
what is a monotonic stack >> what is it good for
stack = []\\nfor c in s:\\n    if c in pairs:
pop from empty list error
is it amortized
largest rectangle in histogram hint
which one do i need
can you ask me questions
nope
and in java?
thanks a lot
i did it with two loops
what is the difference
`,
  ),
]
