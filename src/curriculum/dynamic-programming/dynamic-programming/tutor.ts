import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is dynamic programming?',
      asks: [
        'what is dynamic programming',
        'dp explained simply',
        'overlapping subproblems',
        'optimal substructure',
        'dp for beginners',
        'what does dynamic programming mean',
      ],
      answer:
        'Dynamic programming solves each subproblem once and stores its answer. It fits when subproblems repeat (overlapping subproblems) and the best answer is built from best answers of smaller ones (optimal substructure). You need a state that says what is left to decide, a recurrence from smaller states, and base cases. In linear DP the state is one index.',
    },
    {
      kind: 'when',
      question: 'How do I know that a problem needs dynamic programming?',
      asks: [
        'how do i know its dp',
        'when dp',
        'recognize dynamic programming',
        'signs of dp',
        'how do i spot dp',
        'overlapping subproblems how to see',
      ],
      answer:
        'The problem asks for a count, a minimum, a maximum or yes/no over choices in sequence, where choices influence later ones and the same situation is reached in several ways. If you must list all solutions, it is backtracking.',
    },
    {
      kind: 'why',
      question: 'Why does a memo make Fibonacci fast?',
      asks: [
        'why does memo make fibonacci fast',
        '2^n to n',
        'arent it the same calls',
        'why memoization helps',
        'fibonacci exponential to linear',
      ],
      answer:
        'Each of the n + 1 different arguments is computed only once; every repeated call is a lookup, O(1), so its whole subtree of calls disappears. Different states times work per state: n · O(1).',
    },
    {
      kind: 'how',
      question: 'How do I count the ways to climb with 1 or 2 steps?',
      asks: [
        'climbing stairs',
        '1 or 2 steps but then',
        'ways to climb',
        'why fibonacci',
        'number of ways to climb',
      ],
      answer:
        'The last step comes from one or two stairs below, so ways(n) = ways(n - 1) + ways(n - 2), with ways(0) = ways(1) = 1.',
    },
    {
      kind: 'how',
      question: 'Why does house i look back to house i - 2?',
      asks: ['house robber', 'take or skip', 'rob recurrence', 'dp of i - 2', 'rob or skip'],
      answer:
        'At house i either skip it, `best[i-1]`, or take it and add what was possible two before, `best[i-2] + nums[i]`. Two variables are enough. If the row is circular, solve it twice: without the first and without the last house.',
    },
    {
      kind: 'compare',
      question: 'Should I work top down or bottom up?',
      asks: [
        'top down or bottom up',
        'memo vs tabulation',
        'recursion with cache vs table',
        'which in interviews',
        'memoization vs tabulation',
        'recursion with cache or loop',
      ],
      answer:
        'Either works in an interview, with the same recurrence and the same worst-case cost. Memoization is the recursion plus a cache and visits only the states it needs; a table has no recursion limit and can drop old rows. Start with the recursion, because it shows the recurrence.',
    },
    {
      kind: 'cost',
      question: 'How do I find the cost of a dynamic program?',
      asks: [
        'dp complexity',
        'number of states times transitions',
        'how to get the cost of dp',
        'space optimization',
        'how do i count the cost of dp',
        'states times work',
      ],
      answer:
        'Number of states times the work per state. Climbing stairs: n states, 2 choices, O(n). If a state reads only the last one or two, keep only those: O(1) space.',
    },
    {
      kind: 'mistake',
      question: 'What should `dp[0]` be?',
      asks: [
        'wrong base case',
        'dp[0]',
        'index out of range dp',
        'off by one dp',
        'what should dp[0] be',
        'base cases wrong',
      ],
      answer:
        'Write in words what `dp[i]` means, including whether element i counts, then the base case follows: the empty prefix usually gives 0 for sums and 1 for counts (there is one way to do nothing).',
    },
    {
      kind: 'how',
      question: 'How do I find the recurrence?',
      asks: [
        'how to find the recurrence',
        'last decision',
        'define the state',
        'steps to solve dp',
        'how to start dp',
        'how do i come up with the recurrence',
        'think about the last step',
      ],
      answer:
        'Ask for the last decision: what could the final step have been, and which smaller problem remains in each case? The state is what that smaller problem needs to know. Test it on n = 1, 2, 3 by hand.',
    },
    {
      kind: 'how',
      question: 'How do I decode two digits from 10 to 26?',
      asks: [
        'decode ways',
        'zero handling',
        'two digits 10 to 26',
        'leading zero',
        'decode string of digits zero',
      ],
      answer:
        '`dp[i]` counts the decodings of the first i digits, with `dp[0] = 1`. Add `dp[i-1]` if the last digit is not 0, and `dp[i-2]` if the last two form 10 to 26. A 0 is valid only as the second digit of 10 or 20, so "06" and "30" have no decoding: 0 ways.',
    },
    {
      kind: 'how',
      question: 'How does the product recurrence handle negative numbers?',
      asks: [
        'maximum product subarray',
        'keep minimum too',
        'negative times negative',
        'product kadane',
        'product with negatives dp',
      ],
      answer:
        'Keep both the largest and the smallest product that ends here: a negative number swaps their roles. Each new value starts anew or extends one of them.',
    },
    {
      kind: 'how',
      question: 'How do I see that a problem is House Robber in disguise?',
      asks: [
        'delete and earn',
        'house robber in disguise',
        'points per value',
        'problems like house robber',
        'delete and earn idea',
      ],
      answer:
        'Taking value v forbids v - 1 and v + 1, so sum up the points per value and it is House Robber over values.',
    },
    {
      kind: 'compare',
      question: 'When is greedy enough?',
      asks: [
        'dp or greedy',
        'why greedy fails',
        'coin change greedy wrong',
        'when greedy is enough',
        'when greedy is not enough',
      ],
      answer:
        'Greedy fixes one choice without looking back and needs a proof that it is safe. For coins 1, 3, 4 and amount 6 greedy takes 4 + 1 + 1, but 3 + 3 is better: DP compares all last coins.',
      with: 'greedy-intervals',
    },
    {
      kind: 'how',
      question: 'How do I find the state?',
      asks: [
        'how do i find the state',
        'what should dp[i] mean',
        'define state',
        'which parameters',
        'what is a state',
        'what does dp[i] stand for',
      ],
      answer:
        'The state is what you must know to continue, and nothing more: an index, what is left of a budget, a mode. Ask which arguments the recursive function needs; these are the state. Their ranges multiplied give the size of the table.',
    },
    {
      kind: 'mistake',
      question: 'What if an argument of my memo is a list?',
      asks: [
        'memo not working',
        'cache key',
        'memo with list argument',
        'lru_cache unhashable',
        'memo dict default argument',
        'cache never hits',
        'memo returns wrong values',
      ],
      answer:
        'The key must contain every argument that changes the result, and must be hashable: use indices instead of slices and tuples instead of lists. Store the result before you return it.',
    },
    {
      kind: 'mistake',
      question: 'How do I find the error in my table?',
      asks: [
        'dp gives wrong answer',
        'debugging dp',
        'table wrong',
        'where is my dp wrong',
        'how do i debug my dp',
      ],
      answer:
        'Write down what a cell means, fill a tiny example by hand, and compare the tables. Typical faults: a wrong base case, an order that reads cells not yet filled, and returning the last cell where the maximum over all is needed.',
    },
    {
      kind: 'what',
      question: 'What is memoization?',
      asks: [
        'what is memoization',
        'what is tabulation',
        'memoization meaning',
        'cache results recursion',
        'what is memo',
      ],
      answer:
        'Memoization: the recursion stores each result by its arguments and looks there first. Tabulation: a loop fills a table from the small states up. Same states, same cost.',
    },
    {
      kind: 'cost',
      question: 'Is dynamic programming always polynomial?',
      asks: ['is dp always polynomial', 'exponential states dp', 'when dp is too slow', 'exponential dp'],
      answer:
        'No: the cost is the number of states times the work per state, and states can be exponentially many. If the state holds a subset, there are 2^n: fine for n up to about 20.',
    },
    {
      kind: 'how',
      question: 'How do I turn a recursion with a memo into a table?',
      asks: [
        'turn memo recursion into a table',
        'convert top down to bottom up',
        'from recursion to tabulation steps',
        'memo to dp array',
      ],
      answer:
        'The arguments of the recursion become the indices of the table, its base cases the first entries, and each call a lookup. Fill the table in an order in which every entry that is read is already there: small arguments first.',
    },
    {
      kind: 'when',
      question: 'When can I drop a dimension of the table?',
      asks: [
        'reduce 2d dp to one row',
        'when can i drop a dimension of the dp table',
        'rolling array dp',
        'space optimization of dp when not possible',
      ],
      answer:
        'Keep one row if an entry reads only the row before it and entries of its own row. Mind the direction of the loop, so that old values are read before they are overwritten. Keep the whole table if you must reconstruct the choices.',
    },
    {
      kind: 'why',
      question: 'Why does recursive Fibonacci take O(2^n) time?',
      asks: [
        'why is recursive fibonacci 2^n',
        'why is fib exponential',
        'how many calls does naive fibonacci make',
      ],
      answer:
        'Each call makes two more, and nothing is remembered, so the calls form a tree of depth n with fewer than 2^n calls (they grow like 1.618^n). Only n + 1 different arguments occur, which is why a memo brings it down to O(n).',
    },
    {
      kind: 'how',
      question: 'How do I write a dynamic program from scratch?',
      asks: [
        'template for memoized recursion in python',
        'dp code skeleton',
        'how do i write a dp from scratch',
        'general structure of a top down solution',
        'lru_cache template',
      ],
      answer:
        'Write `@cache`, then `def solve(i)` with two parts: the base case, and a return that combines the choices. For House Robber these are `if i >= n: return 0` and `return max(solve(i + 1), nums[i] + solve(i + 2))`. The call `solve(0)` is the answer. Only the arguments, the base case and the combination change from problem to problem.',
    },
    {
      kind: 'why',
      question: 'What breaks if states depend on each other in a cycle?',
      asks: [
        'what breaks if states depend on each other in a cycle',
        'can dp handle cycles',
        'why does dp need an order of the states',
        'why must the subproblems form a dag',
        'memo recursion never ends',
      ],
      answer:
        'On a cycle no state can be computed first, so the memoized recursion calls itself forever. DP needs dependencies that form a DAG. If moves can return to a state, use BFS for the fewest steps or Dijkstra for nonnegative weights.',
    },
    {
      kind: 'compare',
      question: 'When can I add a memo to backtracking?',
      asks: [
        'dp or backtracking',
        'difference between backtracking and dynamic programming',
        'when can i add a memo to backtracking',
        'why can backtracking not be cached',
      ],
      answer:
        "Backtracking explores every sequence of choices; DP merges all sequences that reach the same state. You can add a memo if the result depends only on the function's arguments and you need a count, a best value or yes/no. If each solution must be listed, the output itself can be exponential.",
    },
    {
      kind: 'compare',
      question: 'Why is merge sort not dynamic programming?',
      asks: [
        'dp vs divide and conquer',
        'why is merge sort not dp',
        'difference to divide and conquer',
        'do the subproblems have to overlap',
      ],
      answer:
        'Divide and conquer splits a problem into subproblems that do not overlap, so a cache would never be hit; DP is for subproblems that repeat. Merge sort sorts each half once, while naive Fibonacci computes the same values again and again.',
    },
    {
      kind: 'cost',
      question: 'Can a linear recurrence be computed in O(log n)?',
      asks: [
        'fibonacci in log n',
        'faster than o(n) climbing stairs',
        'matrix exponentiation for linear recurrences',
        'can a linear dp be done in log n',
        'n up to 10^18 recurrence',
      ],
      answer:
        'Yes, a linear recurrence with a fixed number k of previous values takes O(k³ log n) by matrix exponentiation. For Fibonacci, raise [[1, 1], [1, 0]] to the power n by repeated squaring: O(log n) multiplications. Use it when n is like 10^18 and the result is taken modulo a number.',
    },
    {
      kind: 'compare',
      question: 'Which would you use in an interview?',
      asks: [
        'which would you use in an interview',
        'which one would you write in the interview',
        'what do interviewers prefer',
      ],
      answer:
        'I would write the recursion first and cache it: it shows the states and the recurrence, and is quick to get right. Then say what a table changes: no recursion limit, and rows that are no longer read can go. Write the table if inputs are deep or memory is asked about.',
    },
    {
      kind: 'compare',
      question: 'When is memoization cheaper than a table?',
      asks: [
        'memo or table when only few states are reachable',
        'most states are never reached, top down or bottom up',
        'sparse states, which form of dp',
        'when is memoization cheaper than a table',
      ],
      answer:
        'Use memoization if few states are reachable: it computes only those, and you need not plan an order. A table visits every state, but has no call overhead and no recursion limit, and lets you drop rows that are no longer read.',
    },
    {
      kind: 'mistake',
      question: 'For houses in a ring, can I correct the total afterward?',
      asks: [
        'circular houses, i subtract the smaller of first and last afterwards',
        'patch the linear solution for the circle',
        'fixing the result afterwards for the circular row',
        'first and last both taken, correct it later',
      ],
      answer:
        'A correction afterwards is wrong, because without the first or last house the best choice among the others changes, too. Solve the row twice, without the first house and without the last one, and take the larger result; a single house is a case of its own.',
    },
    {
      kind: 'when',
      question: 'In how many ways can I climb stairs with steps of 1 or 2?',
      asks: [
        'take or skip each house in a row',
        'how many ways up the stairs with steps of 1 or 2',
        'cheapest way through a row of costs',
        'most points without taking two neighbors',
        'in how many ways can the message be decoded',
      ],
      answer:
        'Use linear DP when you go along one index, each choice affects only the next few, and the problem asks for a count or an optimum. Work out what the last step could have been; `dp[i]` combines those earlier answers. O(n) for a fixed number of choices.',
    },
    {
      kind: 'what',
      question: 'How do I define `dp[i]`?',
      asks: [
        'never know what the dp array should stand for',
        'how do i define dp[i]',
        'what does a cell of the dp array hold',
        'meaning of the table entries',
      ],
      answer:
        'Write a sentence: `dp[i]` is the best value (or the number of ways) for the first i elements, or for those that end at i. If you cannot build it from smaller cells, the sentence lacks something, such as a mode or what is left; make that another index.',
    },
    {
      kind: 'mistake',
      question: 'Does a memo make every recursion faster?',
      asks: [
        'every recursion gets faster with a memo, right',
        'just add a cache to any recursive function',
        'memo always helps',
        'cached recursion is never exponential',
      ],
      answer:
        'No, only if calls with the same arguments repeat. Factorial and merge sort never meet the same subproblem twice, so a cache only costs memory. And if the arguments include a subset or the whole path, there can still be exponentially many of them.',
    },
    {
      kind: 'mistake',
      question: 'Must I allocate n cells?',
      asks: [
        'dp always needs a table',
        'no array means it is not dp',
        'must i allocate n cells',
        'two variables cannot be dp',
      ],
      answer:
        'No. DP means that each state is solved once; how many answers you keep depends on what is still read. Climbing stairs and House Robber read only the last two values, so two variables are enough.',
    },
    {
      kind: 'mistake',
      question: 'Can I take the richest house first, then the next richest?',
      asks: [
        'take the richest house first, then the next',
        'biggest value first and skip its neighbors',
        'sort by value and pick greedily',
      ],
      answer:
        'No. In [2, 3, 2] the largest first takes 3 and blocks both neighbors, but 2 + 2 = 4 is better. Compare skipping and taking at each index instead.',
    },
    {
      kind: 'mistake',
      question: 'Is the answer always in the last cell?',
      asks: [
        'answer is in the last cell, always',
        'return dp[n-1] every time, right',
        'final entry is the result',
      ],
      answer:
        'Only if the cell means "best of the first i elements". If it means "best that ends at i", as in maximum subarray or LIS, the best may end anywhere: for [5, -9, 1] the last cell is 1, but the answer is 5. Then return the maximum over all cells.',
    },
    {
      kind: 'mistake',
      question: 'Why does it never finish for 50 although small inputs work?',
      asks: [
        'small inputs fine, hangs for 50',
        'recursion never returns for n above 40',
        'correct but takes forever on larger n',
        'freezes on fib 50',
      ],
      answer:
        'The memo is missing or never hit. Look up the arguments before you recurse and store the result before you return. If both are there, the key is probably too wide: a running sum or a list among the arguments makes almost every call new.',
    },
    {
      kind: 'mistake',
      question: 'Why does the second test print the answer of the first?',
      asks: [
        "second test prints the first test's answer",
        'memo keeps values from the last input',
        'global cache gives wrong results',
        'works alone, fails after another case',
      ],
      answer:
        'The memo outlives the call. A global dictionary, a default argument `memo={}`, or a cache on a function that reads a global array still contains the answers for the previous input. Create the memo inside the solving function, or put `@cache` on an inner function.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion with a memo return `None`?',
      asks: [
        'returns none in my memo recursion',
        'typeerror adding none and int',
        'recursion prints none',
        'some branch has no value',
      ],
      answer:
        'One branch of the function has no `return`, often the one that stores into the memo or a base case. Write `memo[i] = ...` and then `return memo[i]`. Then test each base case on its own.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get a recursion error although I use a memo?',
      asks: [
        'recursion error at ten thousand though memoized',
        'memo version too deep',
        'python crashes on n = 5000 with cache',
        'stack overflow in top down',
      ],
      answer:
        'The first chain of calls goes down all n levels before anything is stored, and Python stops at about 1000 frames. Fill a table from the base cases on, or call the function for arguments near the base case first.',
    },
    {
      kind: 'when',
      question: 'In how many ways can I cover a strip with dominoes?',
      asks: [
        'cover a strip with dominoes, how many ways',
        'frog jumps one or two stones, least effort',
        'jobs on neighboring days are not allowed',
        'cut a sentence into known words',
      ],
      answer:
        'Use linear DP when the last step leaves the same problem on a shorter prefix: the last domino, jump, day or word. Write what `dp[i]` means for the first i elements, try every last step, and combine. O(n) for a fixed number of last steps.',
    },
    {
      kind: 'how',
      question: 'How do I find which houses were robbed?',
      asks: [
        'which houses were robbed, not only the sum',
        'print the chosen elements of linear dp',
        'reconstruct the choice without extra array',
      ],
      answer:
        'Keep the whole array `best` for prefixes and walk back from the end: if `best[i] == best[i-1]`, house i can be skipped, so go to i - 1; otherwise it was taken, so go to i - 2. O(n). With only two variables the choice is lost.',
    },
    {
      kind: 'how',
      question: 'What if values arrive one by one and I need the answer at any time?',
      asks: [
        'values arrive one by one, answer at any time',
        'house robber as a stream',
        'one pass with constant memory',
        'input too long to store',
      ],
      answer:
        'A recurrence that reads only the last two answers works on a stream: keep `take` and `skip`, and update `take, skip = skip + x, max(take, skip)`. At any time the answer is the larger one. O(1) memory, and no value is read twice.',
    },
    {
      kind: 'how',
      question: 'How do I count the selections that reach the best value?',
      asks: [
        'count how many selections reach the best value',
        'number of optimal solutions',
        'ties in dp, how many best ways',
      ],
      answer:
        'Keep a pair for each state: the best value and the number of ways to reach it. A better candidate replaces both; an equal one adds its count. Make sure that each solution comes from exactly one candidate; otherwise you count it twice.',
    },
  ],
  problems: [
    {
      number: 70,
      questions: [
        {
          asks: ['but then', 'base case', 'why fibonacci', '1 or 2 steps'],
          answer:
            'You reach stair n from n - 1 or n - 2, so the ways add up. ways(0) = 1 and ways(1) = 1; two variables are enough.',
        },
        {
          asks: ['cost', 'complexity of the stairs', 'is it 2^n'],
          answer:
            'O(n) time and O(1) space with two variables. Plain recursion makes exponentially many calls.',
        },
        {
          asks: ['result one too large or small', 'returns fibonacci shifted', 'off by one'],
          answer:
            'With ways(1) = 1 and ways(2) = 2 the answers are 1, 2, 3, 5. If your sequence starts 0, 1, 1, you return the value one position too early.',
        },
      ],
    },
    {
      number: 198,
      questions: [
        {
          asks: ['every second', 'greedy odd even', '11 expected 12'],
          answer:
            'Summing every second house is wrong: two houses may be skipped in a row, as in [2, 1, 1, 2]. Take the maximum at each house.',
        },
        {
          asks: ['cost', 'complexity of robbing', 'time complexity', 'big o of this'],
          answer:
            'O(n) time and O(1) space: each house compares two values, and only the last two results are kept.',
        },
        {
          asks: ['what dp[i] means', 'meaning of the state', 'must house i be taken'],
          answer:
            '`best(i)` is the most money from houses up to i, whether house i is robbed or not. That is why the last value is the answer.',
        },
      ],
    },
    {
      number: 213,
      questions: [
        {
          asks: ['circle', 'one circle', '2 why twice'],
          answer:
            'If the row is circular, not both ends can be taken, so one of them is left out in any case. With one house return its value.',
        },
        {
          asks: ['cost', 'complexity of the circle', 'time complexity', 'big o of this'],
          answer: 'O(n) time, since the two passes are linear, and O(1) space.',
        },
        {
          asks: ['one house gives 0', 'single house fails', 'empty slices'],
          answer: 'With one house both rows are empty, so return its value at once.',
        },
      ],
    },
    {
      number: 91,
      questions: [
        {
          asks: ['zero', 'leading zero'],
          answer: '0 alone is no letter. "06" has no decoding, "10" one.',
        },
        {
          asks: ['cost', 'complexity of decoding', 'time complexity', 'big o of this'],
          answer:
            'O(n) time, since each position looks at one and two digits; O(1) space with two variables.',
        },
        {
          asks: ['what dp[i] means', 'meaning of the state', 'why dp[0] is 1'],
          answer:
            '`dp[i]` is the number of ways to decode the first i digits. The empty prefix has one way, so `dp[0]` is 1.',
        },
      ],
    },
    {
      number: 509,
      questions: [
        {
          asks: ['exponential', 'memo fib', 'base fib'],
          answer: 'Plain recursion recomputes the same values, O(2^n) at most.',
        },
        {
          asks: ['cost', 'complexity of fibonacci', 'time complexity', 'big o of this'],
          answer:
            'O(n) with a loop or a memo, O(1) space with two variables. Matrix powers need only O(log n) multiplications.',
        },
        {
          asks: ['wrong for n = 0', 'crashes for small n', 'index error at 1'],
          answer: 'Return n at once for n below 2. An array of size n + 1 has no index 1 if n is 0.',
        },
      ],
    },
    {
      number: 746,
      questions: [
        {
          asks: ['top', 'start at 0 or 1'],
          answer: 'The top is beyond the last stair, so the answer is the smaller of the last two costs.',
        },
        {
          asks: ['cost', 'complexity of the cheap stairs', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: each stair takes the smaller of the two before it.',
        },
        {
          asks: ['result too large', 'pays for the last stair', 'stops on the last stair'],
          answer:
            'The top is one beyond the last stair, so you may skip the last one. Return the smaller of the last two totals.',
        },
      ],
    },
    {
      number: 338,
      questions: [
        {
          asks: ['linear', 'popcount dp'],
          answer:
            '`dp[i] = dp[i >> 1] + (i & 1)`: `i >> 1` drops the last bit and gives a smaller number whose count you already know. Each number takes O(1), so all take O(n).',
        },
        {
          asks: ['cost', 'complexity of counting bits', 'time complexity', 'big o of this'],
          answer:
            'O(n) time, O(1) per number; the output takes O(n). Counting each number alone takes O(n log n).',
        },
        {
          asks: ['wrong index', 'length of the result', 'one entry missing'],
          answer: 'The result contains 0 to n, so it has n + 1 entries, and entry 0 is 0.',
        },
      ],
    },
    {
      number: 740,
      questions: [
        {
          asks: ['sums', 'gaps in values'],
          answer: 'Sum equal values first; missing values have sum 0.',
        },
        {
          asks: ['cost', 'complexity of delete and earn', 'time complexity', 'big o of this'],
          answer:
            'O(n + m), where m is the largest value: sum up per value, then one pass over the values. With sorted distinct values it takes O(n log n).',
        },
        {
          asks: ['takes a value only once', 'equal numbers', 'result too small'],
          answer: 'If you take a value, you may take all its copies, so its worth is value · count.',
        },
      ],
    },
    {
      number: 790,
      questions: [
        {
          asks: ['recurrence', 'partial states'],
          answer: 'f(n) = 2 f(n - 1) + f(n - 3), with f(0) = f(1) = 1 and f(2) = 2.',
        },
        {
          asks: ['cost', 'complexity of the tiling', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space with the last three values.',
        },
        {
          asks: ['only dominoes counted', 'result too small', 'forgets the trominoes'],
          answer:
            'With dominoes alone you get Fibonacci numbers. Two L-shaped pieces, with dominoes between them, fill a strip of any length from 3 on, in two mirrored ways.',
        },
        {
          asks: ['numbers get huge', 'wrong for large n', 'modulo forgotten'],
          answer: 'Take every sum modulo 10^9 + 7, and use 64-bit numbers in Java or C++.',
        },
      ],
    },
    {
      number: 32,
      questions: [
        {
          asks: ['stack', 'base index', 'dp join'],
          answer: 'With a stack keep the index before the valid run at the bottom.',
        },
        {
          asks: ['cost', 'complexity of the brackets', 'time complexity', 'big o of this'],
          answer:
            'O(n) time with a stack or a table. Two counters, once from the left and once from the right, need only O(1) space.',
        },
        {
          asks: ['adds separate parts', 'result too long', 'counts all matched pairs'],
          answer:
            'Only contiguous runs count: "()(()" has 4 matched characters but the answer is 2. Measure from the last unmatched index.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A marina rents out 40,000 moorings in a row for one night, and each has its own offer in dollars. Boats side by side would scrape, so two neighboring moorings are never both rented. How much can the marina earn at most?',
      words: ['each has its own offer', 'two neighboring moorings are never both rented'],
      not: 'greedy-intervals',
      why: 'Accepting the best offer first can block two neighbors that pay more together: with 6, 7, 6 it earns 7 instead of 12.',
      idea: 'For each mooring keep the better of skipping it and of taking its offer plus the best total two moorings back.',
      cost: 'O(n)',
    },
    {
      task: 'A knitter plans a scarf of n rows, n up to a million. Each row is red or gray, and two red rows are never next to each other. How many different scarves are possible, modulo 9,973?',
      words: ['n up to a million', 'How many different scarves'],
      not: 'backtracking',
      why: 'It would knit every scarf row by row, and even 100 rows allow more than 10^20 scarves, while only their number is needed.',
      idea: 'A scarf ends in gray, or in gray and then red, so add the counts for one row less and for two rows less.',
      cost: 'O(n)',
    },
    {
      task: 'A telescope can take a picture in any of two million seconds, and the value of each possible picture is known. After every picture it cools for the next 5,000 seconds and cannot take another. What is the largest total value?',
      words: ['cools for the next 5,000 seconds'],
      not: 'state-machine-dp',
      why: 'With one mode for each second of cooling, every second updates about 5,000 values, ten billion in all, although one answer from a fixed distance back is enough.',
      idea: 'For each second keep the better of no picture and of this picture plus the best total 5,001 seconds back.',
      cost: 'O(n)',
    },
    {
      task: 'A museum owns 300,000 crystals, each with a price and a whole hardness of at most 50,000. It may sell any of them, as long as no two sold crystals differ in hardness by exactly 1. How much money can it raise at most?',
      words: ['differ in hardness by exactly 1'],
      not: 'zero-one-knapsack',
      why: 'No budget limits the sale, and a table over sums of prices cannot see which hardnesses are next to each other.',
      idea: 'Add up the prices for each hardness up to m; then, for each hardness, skip it or add its sum to the best total two hardnesses lower.',
      cost: 'O(n + m)',
    },
    {
      task: 'A yeast culture weighs 1 gram. Feeding adds one gram, at a price that a table gives for every weight; a day in the incubator doubles the weight for $9. How cheaply can it reach exactly n grams, n up to a million?',
      words: ['doubles the weight'],
      not: 'unbounded-knapsack',
      why: 'Doubling is no piece of a fixed size that can be used at every amount, and the price of a gram changes with the weight.',
      idea: 'The least cost for a weight is the cheaper of one gram less plus feeding and, for an even weight, half of it plus $9.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
