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
        'what is dp',
        'explain dp',
        'dp meaning',
      ],
      answer:
        'Dynamic programming solves each subproblem once and stores its answer. It fits when subproblems repeat (overlapping subproblems) and the best answer is built from best answers of smaller ones (optimal substructure). You need a state that says what is left to decide, a recurrence from smaller states, and base cases. In linear DP the state is one index.',
      further: {
        example:
          'Count the ways to climb 4 stairs with steps of 1 or 2.\n- ways(0) = 1 and ways(1) = 1 are the base cases.\n- ways(2) = 1 + 1 = 2.\n- ways(3) = 2 + 1 = 3.\n- ways(4) = 3 + 2 = 5.\nBoth ways(3) and ways(4) need ways(2), but it was computed only once.',
        why: 'Two sequences of choices that reach the same state have exactly the same choices left, so their best continuations are equal. One stored value serves both. And if the remainder of a solution were not the best one, swapping in the stored value would improve it.',
        check: {
          ask: 'With steps of 1 or 2 there are 8 ways to climb 5 stairs and 13 ways to climb 6. How many ways are there to climb 7?',
          right: ['21', 'twenty-one', 'twenty one'],
          because:
            'The last step to stair 7 comes from stair 6 or from stair 5, so the two counts add up: 13 + 8 = 21.',
          wrong: [
            {
              says: ['26', 'twenty-six'],
              reply:
                'You doubled the count for 6. From which two stairs can the last step come, and how many ways lead to each?',
            },
            {
              says: ['104'],
              reply:
                'You multiplied. The two groups of ways exclude each other, since a way has only one last step.',
            },
            {
              says: ['14', '15'],
              reply: 'The last step adds no way of its own. Which smaller counts can it extend?',
            },
          ],
        },
        claims: [
          {
            says: [
              'dp is just recursion with a cache',
              'dynamic programming is recursion plus memo',
              'so it is recursion that remembers results',
            ],
            isRight: true,
            reply:
              'Yes, that is the top-down form: the recursion is the recurrence, and the cache makes sure that each state is solved once. A table does the same bottom up.',
          },
          {
            says: [
              'dp works for every optimization problem',
              'any optimization problem can be solved with dp',
              'every maximum problem is dp',
            ],
            isRight: false,
            reply:
              'No, a best answer must be made of best answers to smaller states. The longest path without repeated nodes is not: the best parts may share a node.',
          },
          {
            says: [
              'dp is the same as divide and conquer',
              'dynamic programming is divide and conquer',
              'so it splits like merge sort',
            ],
            isRight: false,
            reply:
              'No, classic divide and conquer, such as merge sort, splits into separate parts that never repeat. DP pays off because the same subproblem is needed by several larger ones.',
          },
        ],
      },
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
      further: {
        example:
          'A frog jumps 1 or 2 stones. You need the least effort from stone 0 to stone 5.\n- Each jump is a choice.\n- Stone 3 is reached by 1 + 2, by 2 + 1 and by 1 + 1 + 1.\n- Then all three face the same task: stone 3 to stone 5.\nSituations repeat and the problem asks for a minimum: DP.',
        why: 'When many sequences of choices end in the same situation, there are far fewer situations than sequences. A count or a best value of a situation can be combined from smaller ones without looking at the sequences; a list of all solutions has to write out each one.',
        check: {
          ask: 'One task is to print all ways to climb 60 stairs with steps of 1 or 2, the other is to count them. Which of the two can DP do quickly: print or count?',
          right: ['count', 'counting', 'the number', 'the second'],
          because:
            'The count needs one addition per stair. Printing has to write out more than 10^12 ways, however cleverly they are found.',
          wrong: [
            {
              says: ['print', 'printing', 'list'],
              reply:
                'How long is the output of that task? No technique is faster than the time to write down its own answer.',
            },
            {
              says: ['both'],
              reply: 'One of the two has an output that grows exponentially with the stairs. Which one?',
            },
            {
              says: ['neither', 'none'],
              reply:
                'Think of the last step: one of the tasks needs only two smaller numbers for each stair.',
            },
          ],
        },
        claims: [
          {
            says: [
              'every problem with minimum or maximum is dp',
              'if it says maximum it is dp',
              'min or max means dynamic programming',
            ],
            isRight: false,
            reply:
              'No, the largest number of an array needs one pass and no states. DP needs choices that influence later ones, and situations that are reached repeatedly.',
          },
          {
            says: [
              'counting the ways is usually dp',
              'how many ways means dp',
              'number of ways is a sign of dp',
            ],
            isRight: true,
            reply:
              'Yes, it is a strong sign, as long as different choices lead to the same situation. If a formula exists, such as n! for orders, you do not even need a table.',
          },
          {
            says: [
              'if choices are independent i need no dp',
              'no dp when choices do not affect each other',
              'independent choices need no dp',
            ],
            isRight: true,
            reply:
              'Yes. If no choice influences another, make the best choice for each element on its own: for [3, -1, 4] keep the positive numbers.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does a memo make Fibonacci fast?',
      about: 509,
      asks: [
        'why does memo make fibonacci fast',
        '2^n to n',
        'arent it the same calls',
        'why memoization helps',
        'fibonacci exponential to linear',
      ],
      answer:
        'Each of the n + 1 different arguments is computed only once; every repeated call is a lookup, O(1), so its whole subtree of calls disappears. Different states times work per state: n · O(1).',
      further: {
        example:
          'Take `fib(5)` with the base cases 0 and 1.\n- Without a memo it makes 15 calls; `fib(2)` alone is computed 3 times.\n- With a memo it makes 9 calls: 5, 4, 3, 2, 1 and 0 for the first time, and 1, 2 and 3 once more.\nThese last three return at once and start no further calls.',
        why: '`fib(k)` depends only on k, so a stored result stays right forever. For each argument of 2 or more only the first call goes on, and it makes two calls. So at most n - 1 calls go on, and there are at most 2(n - 1) + 1 calls in all.',
        check: {
          ask: 'With a memo and the base cases 0 and 1, how many calls does `fib(6)` make in all, if lookups count as calls, too?',
          right: ['11', 'eleven'],
          because:
            'The arguments 2 to 6 each make two calls once, which is 10, and the first call makes it 11.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply:
                'That is the number of different arguments. Some of them are called a second time and found in the memo; count these, too.',
            },
            {
              says: ['25', 'twenty-five'],
              reply: 'That is the count without a memo. With one, a repeated argument starts no new calls.',
            },
            {
              says: ['6', 'six', '12', 'twelve'],
              reply:
                'Close to the right idea. How many arguments make two calls each, and which call starts it all?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the memo version still makes the same calls',
              'arent the same calls made anyway',
              'it still calls everything once more',
            ],
            isRight: false,
            reply:
              'No, a repeated call returns at once and starts no calls of its own. For `fib(20)`, 21,891 calls become 39.',
          },
          {
            says: [
              'so it trades memory for time',
              'memo costs memory but saves time',
              'you pay with o(n) memory',
            ],
            isRight: true,
            reply:
              'Yes. It stores n + 1 results, O(n) memory, and saves a number of calls that grows like 1.618^n.',
          },
          {
            says: [
              'memoized fib uses constant space',
              'memo needs only o(1) memory',
              'space stays constant with a memo',
            ],
            isRight: false,
            reply:
              'No, the memo has up to n + 1 entries and the recursion is up to n calls deep. Two variables in a loop need O(1) space.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I count the ways to climb with 1 or 2 steps?',
      about: 70,
      asks: [
        'climbing stairs',
        '1 or 2 steps but then',
        'ways to climb',
        'why fibonacci',
        'number of ways to climb',
        'climbing stairs in simple words',
        'climbing stairs idea',
        'climb stairs dp explained',
        'number of ways to climb n steps',
        'why is climbing stairs fibonacci',
        'stairs with one or two steps idea',
      ],
      answer:
        'The last step comes from one or two stairs below, so ways(n) = ways(n - 1) + ways(n - 2), with ways(0) = ways(1) = 1.',
    },
    {
      kind: 'how',
      question: 'Why does house i look back to house i - 2?',
      about: 198,
      asks: [
        'house robber',
        'take or skip',
        'rob recurrence',
        'dp of i - 2',
        'rob or skip',
        'house robber in simple words',
        'house robber idea',
        'rob houses not adjacent explained',
        'how does house robber work',
        'maximum sum of nonadjacent elements',
        'rob or skip each house',
      ],
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
        'top-down vs bottom-up',
        'memo or table',
        'difference between memoization and tabulation',
        'memoization or tabulation',
        'recursion with memo vs table',
      ],
      answer:
        'Either works in an interview, with the same recurrence and the same worst-case cost. Memoization is the recursion plus a cache and visits only the states it needs; a table has no recursion limit and can drop old rows. Start with the recursion, because it shows the recurrence.',
      further: {
        example:
          'House Robber with [5, 1, 9].\n- Top down: `solve(0)` asks for `solve(1)` and `solve(2)`. Below them `solve(3)` and `solve(4)` are 0, so `solve(2)` = 9, `solve(1)` = max(9, 1) = 9, and `solve(0)` = max(9, 5 + 9) = 14.\n- Bottom up: a loop fills the same values from the end: 9, 9, 14.',
        why: 'Both evaluate the same equation for the same states. The recursion finds the order by itself, since a call returns only after the calls it needs. A loop must be given an order in which needed states come first. So they differ only in who takes care of the order.',
        check: {
          ask: 'The coins are 4 and 5. Top down, `f(9)` calls itself for the amount minus each coin, as long as that is not negative. For how many different amounts is `f` called?',
          right: ['5', 'five'],
          because:
            'From 9 you reach 5 and 4, from 5 you reach 1 and 0, and from 4 only 0. With 9 itself these are 5 amounts.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply:
                'That would be the whole table. Follow only the calls: to which amounts does 9 lead, and where do these lead?',
            },
            {
              says: ['6', 'six'],
              reply: 'You counted every call. One amount is called twice, but it is a single state.',
            },
            { says: ['4', 'four'], reply: 'Did you count the amount you started with?' },
          ],
        },
        claims: [
          {
            says: [
              'bottom up is always faster',
              'a table is always faster than a memo',
              'tabulation has better complexity',
            ],
            isRight: false,
            reply:
              'No, the worst-case cost is the same. A table saves the overhead of calls, but it also fills states that the recursion may never need.',
          },
          {
            says: [
              'top down only visits states it needs',
              'memo skips unreachable states',
              'recursion computes only reachable states',
            ],
            isRight: true,
            reply: 'Yes. With amount 100 and coins 30 and 50, only 7 of the 101 amounts are ever reached.',
          },
          {
            says: [
              'a table can drop old rows',
              'bottom up lets me drop old values',
              'with loops i can keep two values',
            ],
            isRight: true,
            reply:
              'Yes. A loop knows which values are still read, so the stairs need two variables. A memo usually stores every result.',
          },
        ],
      },
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
      further: {
        example:
          'Suppose `dp[i]` reads all earlier cells, as in the longest increasing subsequence, and n = 5.\n- States: 5.\n- Work: the cells read 0, 1, 2, 3 and 4 earlier ones, 10 in all.\nIn general this is n(n - 1)/2, so O(n²) time. No cell can be dropped, so the space is O(n).',
        why: 'A state runs its own loop only once; a state that needs it later pays a single lookup. Charge that lookup to the state that makes it. Then each operation belongs to exactly one state, and adding up the states counts everything.',
        check: {
          ask: 'A table has one state for each pair i, j below n, and every state tries O(n) splits. What is the total time?',
          right: [
            'o(n^3)',
            'n^3',
            'o(n³)',
            'cubic',
            'n cubed',
            'n*n*n',
            'o(n*n*n)',
            'o(n^2*n)',
            'n^2*n',
            'o(n**3)',
            'n**3',
          ],
          because: 'There are n² states, and each does O(n) work, so the product is O(n³).',
          wrong: [
            {
              says: ['n^2', 'o(n²)', 'o(n^2)', 'quadratic', 'n squared', 'n**2'],
              reply: 'That is the number of states. What does each of them do on top?',
            },
            {
              says: ['2^n', 'exponential', 'o(2^n)'],
              reply: 'Every pair is solved only once. Count the pairs first, then the work for one of them.',
            },
          ],
        },
        claims: [
          {
            says: [
              'cost is just the number of states',
              'so time equals number of states',
              'time is the size of the table',
            ],
            isRight: false,
            reply:
              'Only if each state takes O(1). In the longest increasing subsequence there are n states, but each reads up to n others, so it takes O(n²).',
          },
          {
            says: [
              'a memo has a better big o than a table',
              'top down is asymptotically faster',
              'memo version is cheaper in big o',
            ],
            isRight: false,
            reply:
              'No, in the worst case both solve the same states with the same work. A memo only saves states that are never reached.',
          },
          {
            says: [
              'time is states times work per state',
              'number of states times transitions',
              'states times choices is the cost',
            ],
            isRight: true,
            reply:
              'Yes. Climbing stairs has n + 1 states with 2 choices each, so about 2n steps, which is O(n).',
          },
        ],
      },
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
        'what goes into dp[0]',
        'what is dp[0]',
        'why is dp[0] 1',
        'why is dp[0] 0',
        'what are base cases in dp',
        'what is a base case in dp',
      ],
      answer:
        'Write in words what `dp[i]` means, including whether element i counts, then the base case follows: the empty prefix usually gives 0 for sums and 1 for counts (there is one way to do nothing).',
      further: {
        example:
          'Count the ways up 2 stairs: 1 + 1 and 2, so the answer is 2.\n- With `dp[0] = 1` and `dp[1] = 1` you get `dp[2]` = 1 + 1 = 2.\n- With `dp[0] = 0` you get 1: the single step of 2 is lost.\nFor the most money from houses [5, 2], `dp[0]` is 0, since no house pays nothing.',
        why: 'When the recurrence goes back to the empty prefix, one choice covers everything so far. That choice must count as exactly one solution, so a count starts from 1. Its value must come from the choice alone, so a sum starts from 0.',
        check: {
          ask: '`dp[a]` is the fewest coins that pay amount a, and `dp[a] = 1 + min(dp[a - c])` over the coins c. What must `dp[0]` be?',
          right: ['0', 'zero'],
          because:
            'Paying nothing takes 0 coins. Then amount c, paid with the coin c, correctly costs 1 + 0 = 1.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'Then an amount that equals one of the coins would cost two coins. How many coins do you need to pay nothing?',
            },
            {
              says: ['infinity', 'inf', 'infinite'],
              reply:
                'That says that nothing cannot be paid. Then no other amount could be built from it either.',
            },
          ],
        },
        claims: [
          {
            says: ['dp[0] is always 0', 'dp[0] should be zero every time', 'base case is zero always'],
            isRight: false,
            reply:
              'No, for counts it is usually 1: there is exactly one way to choose nothing. With 0, every solution that starts from it would be lost.',
          },
          {
            says: ['dp[0] is 1 when counting ways', 'for counts dp[0] is one', 'one way to do nothing'],
            isRight: true,
            reply:
              'Yes, if `dp[0]` stands for the empty prefix. Choosing nothing is one way, so every solution built on it counts once.',
          },
          {
            says: ['dp needs n + 1 entries then', 'so the array has length n+1', 'i need n plus one cells'],
            isRight: true,
            reply:
              'Yes, if `dp[i]` is about the first i elements: i runs from 0 to n, which makes n + 1 cells.',
          },
        ],
      },
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
        'how do i get the dp formula',
        'find the transition formula',
        'how do i derive the recurrence',
        'what is the last choice in dp',
        'from choices to a formula',
        'how do i write the recurrence',
        'how do i write a recurrence',
      ],
      answer:
        'Ask for the last decision: what could the final step have been, and which smaller problem remains in each case? The state is what that smaller problem needs to know. Test it on n = 1, 2, 3 by hand.',
      further: {
        example:
          'Cover a strip of 2 by n with dominoes.\n- The last column is one upright domino: 2 by n - 1 remains.\n- Or the last two columns are two flat dominoes: 2 by n - 2 remains.\nSo t(n) = t(n - 1) + t(n - 2). By hand, t(1) = 1, t(2) = 2 and t(3) = 3, which the formula confirms: 2 + 1 = 3.',
        why: 'Each solution has exactly one last decision. Grouping the solutions by it puts each into exactly one group, and within a group only a smaller problem of the same kind remains. So adding or comparing the groups covers every solution, none of them twice.',
        check: {
          ask: "`f(n)` counts the strings of n letters a and b that have no two adjacent a's, for n above 2. How long is the free part if the string ends in a: n - 1, n - 2 or n - 3?",
          right: ['n - 2', 'n-2', 'f(n-2)', 'f(n - 2)', 'n minus 2', 'n minus two'],
          because:
            'Before the last a there must be a b, so the last two letters are fixed and the n - 2 letters before them are free.',
          wrong: [
            {
              says: ['n - 1', 'n-1', 'f(n-1)', 'f(n - 1)', 'n minus 1', 'n minus one'],
              reply:
                'A string of that length may itself end in a. What must the letter before the last a be?',
            },
            {
              says: ['n - 3', 'n-3', 'f(n-3)', 'f(n - 3)', 'n minus 3', 'n minus three'],
              reply: 'How many letters are really fixed by the last a? Look only at its neighbor.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the state must contain all choices so far',
              'i have to remember every earlier choice',
              'state is the whole history',
            ],
            isRight: false,
            reply:
              'No, only what influences the choices that remain. In House Robber the index is enough; which houses were robbed earlier changes nothing.',
          },
          {
            says: [
              'i can also split by the first step',
              'thinking about the first choice works too',
              'the first decision works as well',
            ],
            isRight: true,
            reply:
              'Yes. Then `solve(i)` is about the elements from i on, the mirror image: the first choice is fixed and a shorter suffix remains.',
          },
          {
            says: [
              'recurrence comes from the last decision',
              'you look at the last step',
              'group the solutions by the last choice',
            ],
            isRight: true,
            reply:
              'Yes. Each solution has one last step, so for stairs with steps of 1, 2 or 3 there are three groups, and three smaller counts are added.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I decode two digits from 10 to 26?',
      about: 91,
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
      about: 152,
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
      about: 740,
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
        'should i use greedy or dp',
        'when greedy and when dp',
        'is greedy enough or do i need dp',
        'greedy vs dynamic programming in simple words',
        'how do i choose between greedy and dp',
        'does greedy work here or dp',
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
        'my dp gives wrong answer how do i debug',
        'how do i find the bug in my dp',
        'dp gives wrong answer',
        'debugging dp',
        'table wrong',
        'where is my dp wrong',
        'how do i debug my dp',
        'why is my dp wrong',
        'my dp gives a wrong result',
        'how do i debug a dp',
      ],
      answer:
        'Write down what a cell means, fill a tiny example by hand, and compare the tables. Typical faults: a wrong base case, an order that reads cells not yet filled, and returning the last cell where the maximum over all is needed.',
    },
    {
      kind: 'what',
      question: 'What is memoization?',
      asks: ['what is memoization', 'memoization meaning', 'cache results recursion', 'what is memo'],
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
      about: 509,
      asks: [
        'why is recursive fibonacci 2^n',
        'why is fib exponential',
        'how many calls does naive fibonacci make',
        'why is recursive fibonacci slow',
        'why is fibonacci recursion exponential',
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
      further: {
        example:
          'Rooms A, B and C in a row, with doors between neighbors. You need the fewest steps to C.\n- steps(A) = 1 + steps(B).\n- steps(B) = 1 + min(steps(A), steps(C)).\n`steps(A)` calls `steps(B)`, which calls `steps(A)` before anything is stored.\nIf doors only lead forward, steps(C) = 0, steps(B) = 1 and steps(A) = 2.',
        why: 'A state is stored only after all the states it reads are known. On a cycle each one waits for the next, and the last waits for the first. Without cycles some state reads nothing; compute it, remove it, and the same holds for those that remain.',
        check: {
          ask: 'A knight can return to a square it has left. What is the simplest algorithm that finds its fewest moves between two squares of a chessboard?',
          right: ['bfs', 'breadth-first search', 'breadth first search', 'breadth-first', 'breadth first'],
          because:
            'Every move counts the same, so breadth-first search reaches the squares in order of distance and needs no order of the states given in advance.',
          wrong: [
            {
              says: ['dijkstra'],
              reply:
                'That would work, but it is made for moves of different cost. All moves cost the same here, so a simpler search is enough.',
            },
            {
              says: ['dp', 'dynamic programming', 'memo', 'memoization'],
              reply: 'The squares lead back to each other. Which square could you compute first?',
            },
            {
              says: ['dfs', 'depth-first', 'depth first'],
              reply:
                'It may reach the target by a long detour first. You need the squares in order of their distance.',
            },
          ],
        },
        claims: [
          {
            says: [
              'a visited set makes the recursion correct',
              'just mark visited and return infinity',
              'return infinity for states on the path',
            ],
            isRight: false,
            reply:
              'No, it ends the loop, but the value then depends on the path by which you came, and storing it can be wrong for other paths.',
          },
          {
            says: [
              'the states must form a dag',
              'dp needs dependencies without cycles',
              'there must be an order of the states',
            ],
            isRight: true,
            reply:
              'Yes. In a DAG there is a topological order, so each state can be computed after all the states that it reads.',
          },
          {
            says: [
              'moves in all four directions create cycles',
              'going left and right again is a cycle',
              'up and down moves give a cycle',
            ],
            isRight: true,
            reply:
              'Yes, one step right and one step left leads back to the same cell after 2 moves. Only a rule such as strictly rising values prevents that.',
          },
        ],
      },
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
      about: 213,
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
        'does memoization help factorial',
        'would caching speed up factorial',
        'what about memoization, does it help fact',
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
      about: 198,
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
      further: {
        example:
          'Take [4, 5, 1].\n- Longest increasing subsequence that ends at i: 1, 2, 1. The last cell says 1, but the answer is 2, from 4, 5.\n- House Robber, best of the houses so far: 4, 5, 5. Here the last cell, 5, is the answer.',
        why: 'A cell for "best of the first i elements" may leave out element i, so it is at least as good as the cell before it, and the best value travels to the end. A cell that must end at i has no such choice, so an earlier, better value is not passed on.',
        check: {
          ask: '`dp[i]` is the length of the run of equal numbers that ends at i. What should the program return as the longest run of [7, 7, 7, 2, 2]?',
          right: ['3', 'three'],
          because:
            'The cells are 1, 2, 3, 1, 2. The longest run ends at index 2, so return the maximum of all cells, 3.',
          wrong: [
            { says: ['2', 'two'], reply: 'That is the last cell. Does the longest run end there?' },
            {
              says: ['5', 'five'],
              reply: 'A run consists of equal numbers only. Where does the first run break?',
            },
          ],
        },
        claims: [
          {
            says: [
              'returning max(dp) is always safe',
              'i can always return the maximum of dp',
              'max over all cells always works',
            ],
            isRight: false,
            reply:
              'No. For the decodings of "110" the cells are 1, 1, 2, 1: the maximum is 2, but only the last cell, 1, counts the whole string.',
          },
          {
            says: [
              'house robber returns the last cell',
              'for house robber the last value is right',
              'rob answer is dp[n-1]',
            ],
            isRight: true,
            reply:
              'Yes, because there a cell means the best of all houses so far, whether or not its own house is robbed.',
          },
          {
            says: [
              'for lis i take the max over all',
              'lis needs the maximum of the array',
              'longest subsequence may end anywhere',
            ],
            isRight: true,
            reply:
              'Yes, its cells mean "ends at i", and the longest one may end anywhere: for [1, 2, 0] the cells are 1, 2, 1.',
          },
        ],
      },
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
      about: 198,
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
      about: 198,
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
    {
      kind: 'what',
      question: 'What is a subproblem?',
      asks: [
        'what is a subproblem',
        'subproblem meaning',
        'what are subproblems in dp',
        'what is an overlapping subproblem',
        'what are overlapping subproblems',
        'example of a subproblem',
        'why do subproblems overlap',
      ],
      answer:
        'A subproblem is the same task on a smaller input, such as “the number of ways to climb i stairs” for the task with n stairs. Subproblems overlap when several larger ones need the same smaller one: fib(5) and fib(4) both need fib(3). Then storing each answer once saves time, and that is dynamic programming.',
      further: {
        example:
          'fib(5) needs fib(4) and fib(3). fib(4) needs fib(3) and fib(2). So fib(3) is needed twice, and fib(2) three times. Stored once, each is computed only once.',
        why: 'The answer to a subproblem does not depend on who asks for it. So it can be stored and used again.',
        check: {
          ask: 'Plain recursion computes fib(4) = fib(3) + fib(2). How often is fib(2) called altogether?',
          right: ['2', 'two', 'twice'],
          because: 'Twice: once by fib(4), once by fib(3).',
          wrong: [
            { says: ['1', 'one', 'once'], reply: 'fib(3) calls it, too.' },
            { says: ['3', 'three'], reply: 'Who calls fib(2)? Only fib(4) and fib(3) do.' },
          ],
        },
        claims: [
          {
            says: ['overlapping subproblems make dp useful', 'dp helps when subproblems repeat'],
            isRight: true,
            reply: 'Yes. Otherwise a stored answer is never used again.',
          },
          {
            says: ['merge sort has overlapping subproblems', 'the halves of merge sort overlap'],
            isRight: false,
            reply: 'No. Its two halves share no element, so nothing repeats.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a state in dynamic programming?',
      asks: [
        'what is a state',
        'what is a dp state',
        'state meaning in dp',
        'what does state mean in dynamic programming',
        'state and transition',
        'what is a transition',
        'state vs transition',
      ],
      answer:
        'A state is the set of values that describe a subproblem completely: an index i, or an index and the remaining capacity. `dp[state]` is its answer. A transition says how to compute it from smaller states: for stairs, `ways[i] = ways[i - 1] + ways[i - 2]`. Put into the state only what later decisions depend on; every further value multiplies the number of states.',
    },
    {
      kind: 'what',
      question: 'What is a recurrence?',
      asks: [
        'what is a recurrence',
        'what is a recurrence relation',
        'recurrence meaning',
        'what is a recursive formula',
        'example of a recurrence',
        'recurrence in dp explained',
        'what is the transition formula',
      ],
      answer:
        'A recurrence is a formula that gives the answer for a state from the answers for smaller ones, with start values. Fibonacci: f(i) = f(i - 1) + f(i - 2), with f(0) = 0 and f(1) = 1. House Robber: best(i) = max(best(i - 1), best(i - 2) + money of house i). To find one, ask which last choices lead to state i.',
      further: {
        example:
          'The stairs: w(0) = 1, w(1) = 1. w(2) = w(1) + w(0) = 2, w(3) = 2 + 1 = 3, w(4) = 3 + 2 = 5.',
        why: 'The last move leads to state i from one of a few smaller states. Every solution uses exactly one of these moves, so combining their answers covers all.',
        check: {
          ask: 'f(0) = 1, f(1) = 2 and f(i) = f(i - 1) + f(i - 2). What is f(3)?',
          right: ['5', 'five'],
          because: '5: f(2) = 3, and f(3) = 3 + 2.',
          wrong: [
            { says: ['3', 'three'], reply: 'That is f(2). Go one further.' },
            { says: ['8', 'eight'], reply: 'That is f(4).' },
          ],
        },
        claims: [
          {
            says: ['a recurrence needs start values', 'base values are part of a recurrence'],
            isRight: true,
            reply: 'Yes. Without them there is nothing to build on.',
          },
          {
            says: ['a recurrence is the same as a loop', 'a recurrence is code'],
            isRight: false,
            reply: 'No. It is a formula. You can compute it by recursion with a memo, or by a loop.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What does `dp[i]` mean?',
      asks: [
        'what does dp[i] mean',
        'meaning of dp[i]',
        'what does the dp array store',
        'what is in a dp cell',
        'what does each entry of the table mean',
      ],
      answer:
        'It means what you define, and writing that sentence is the first step. For stairs: `dp[i]` is the number of ways to reach step i. For coins: `dp[a]` is the fewest coins for the amount a. For subarrays often “the best that ends exactly at i”. Then the start values and the formula follow from the sentence. Write it as a comment above the array.',
    },
    {
      kind: 'compare',
      question: 'Is dynamic programming just recursion with a cache?',
      asks: [
        'is dp just recursion with a cache',
        'dp vs recursion',
        'difference between dp and recursion',
        'is memoization the same as caching',
        'why is dp faster than recursion',
        'recursion or dp',
        'is memoization dynamic programming',
        'i dont understand dp at all is it just recursion',
        'is dp just recursion',
        'is dynamic programming just recursion',
        'is dp the same as recursion',
      ],
      answer:
        'Top-down, yes: plain recursion that stores each result by its arguments. fib(40) makes about 330 million calls without a cache, and about 80 with one. Bottom-up does the same without recursion, by filling a table from the smallest state. Caching helps only if the same arguments come up again, and if the result depends on nothing else.',
      further: {
        example:
          'Fibonacci with a memo, which is a map from the argument n to the result. fib(0) is 0 and fib(1) is 1.\n- fib(4) calls fib(3), which calls fib(2), which computes 1 + 0 = 1 and stores it: {2: 1}.\n- fib(3) adds fib(1) = 1 to that and stores 2: {2: 1, 3: 2}.\n- fib(4) now needs fib(2). It is in the memo, so nothing is computed again: 2 + 1 = 3, stored as {2: 1, 3: 2, 4: 3}.',
        why: 'A call with the same arguments always gives the same result, as long as it depends on nothing else. So a later call may return what the first one computed. Only n + 1 different arguments exist, while without a memo the number of calls more than doubles with every two steps of n.',
        check: {
          ask: 'With a memo, fib(5) is computed for the first time. For how many different arguments is a sum computed, if fib(0) and fib(1) are given?',
          right: ['4', 'four'],
          because: '4: the arguments 2, 3, 4 and 5, each once.',
          wrong: [
            { says: ['5', 'five'], reply: 'Which arguments lie between 2 and 5, both included?' },
            {
              says: ['7', 'seven', '8', 'eight'],
              reply: 'A later call with the same argument only reads the memo. Do not count it.',
            },
          ],
        },
        claims: [
          {
            says: [
              'memoization is recursion that remembers its results',
              'top down dp is recursion with a memo',
            ],
            isRight: true,
            reply: 'Yes. The recursion stays the same; only the repeated calls become lookups.',
          },
          {
            says: ['a memo makes every recursion faster', 'caching helps any recursion'],
            isRight: false,
            reply: 'No. Merge sort never sees the same part twice, so a memo would only cost memory there.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is tabulation?',
      asks: [
        'what is tabulation',
        'tabulation meaning',
        'what is bottom up',
        'what is bottom-up dp',
        'what does bottom up mean',
        'what does top down mean',
        'tabulation in simple words',
        'fill the table from small to large',
      ],
      answer:
        'Tabulation computes all states in a loop, from the smallest to the largest, and stores them in a table. When you compute `dp[i]`, everything it needs is already there, so no recursion is needed: `dp[0] = dp[1] = 1`, then `dp[i] = dp[i - 1] + dp[i - 2]`. It is also called bottom-up. Memoization, or top-down, starts at the large problem and stores results on the way.',
    },
    {
      kind: 'how',
      question: 'How do I start a dynamic programming problem?',
      asks: [
        'how do i start a dp problem',
        'steps to solve a dp problem',
        'how do i approach dp',
        'dp recipe',
        'how do i begin with dynamic programming',
        'should i write recursion first',
        'how do i practice dp',
        'dp in five steps',
      ],
      answer:
        'Write the brute-force recursion first: which choices are there, and what remains after each? The arguments that remain are the state. Define in a sentence what the function returns, add base cases, then a memo. Check a tiny example by hand. Only then turn it into a table, if you like, and drop rows you no longer need. Practice with stairs, robber, coins, grids.',
    },
    {
      kind: 'how',
      question: 'In which order do I fill the table?',
      asks: [
        'in which order do i fill the table',
        'how do i fill the dp table',
        'order of the dp loops',
        'which dp cells come first',
        'how do i know the loop order in dp',
        'fill order of a table',
      ],
      answer:
        'Before you compute a cell, every cell it reads must be done. If `dp[i]` reads `dp[i - 1]`, go from small i to large. If `dp[i]` reads `dp[i + 1]`, go from the end. A grid cell that reads the one above and the one on the left is filled row by row. Ranges (i, j) are filled by length. If unsure, use a memo: recursion finds the order itself.',
    },
    {
      kind: 'how',
      question: 'How do I save memory in dynamic programming?',
      asks: [
        'how do i save memory in dp',
        'what is space optimization',
        'reduce dp space',
        'how do i optimize the space of a dp',
        'dp with two variables',
        'rolling array',
        'why can i drop old rows',
      ],
      answer:
        'See which earlier cells the formula reads. If it reads only the last two, keep two variables: `a, b = b, a + b` for Fibonacci, O(1) instead of O(n). If a row reads only the row before, keep two rows, or one row that you overwrite in the right direction. You lose the old cells, so you can no longer trace back which choices were made.',
    },
    {
      kind: 'how',
      question: 'How do I reconstruct the solution and not only its value?',
      asks: [
        'how do i reconstruct the solution',
        'how do i get the actual choices from dp',
        'print the dp solution',
        'trace back through the table',
        'which items did dp choose',
        'backtrack through the dp table',
      ],
      answer:
        'Keep the whole table and walk back from the final cell: at each state, find the option that gave its value, record the choice, and go to the smaller state. Or store the best choice of each state while you fill it. For coins: `last[a]` is the coin that gave the best `dp[a]`; start at the amount and subtract `last[a]` until 0.',
    },
    {
      kind: 'what',
      question: 'What are the types of dynamic programming problems?',
      asks: [
        'what are the types of dp problems',
        'kinds of dp',
        'dp patterns list',
        'what dp patterns are there',
        'categories of dynamic programming',
        'what is 1d dp',
        'what is 2d dp',
        '1d vs 2d dp',
      ],
      answer:
        'They differ in the state. One index (1D): stairs, House Robber. Index and capacity: knapsack, coins. Two indices (2D): paths in a grid, two strings such as edit distance. A range i to j: interval DP. The best ending at each element: longest increasing subsequence. Index and mode: stock trading. So name the state first, then you know the type.',
    },
    {
      kind: 'how',
      question: 'How do I compute Fibonacci with dynamic programming?',
      about: 509,
      asks: [
        'how do i solve fibonacci with dp',
        'fibonacci with memoization',
        'fibonacci with a table',
        'how do i write fibonacci recursively',
        'recursive fibonacci',
        'fibonacci dp in simple words',
        'fib with memo',
      ],
      answer:
        'f(n) = f(n - 1) + f(n - 2), with f(0) = 0 and f(1) = 1. Plain recursion takes exponential time, because it computes the same values again and again. Add a memo, or fill an array from 0 to n: 0, 1, 1, 2, 3, 5, 8. That is O(n). Since only the last two are needed, two variables are enough: O(1) space.',
      further: {
        example:
          '`a, b = 0, 1`. Each round sets `a, b = b, a + b`: (1, 1), (1, 2), (2, 3), (3, 5), (5, 8). After 5 rounds a is 5 = f(5).',
        why: 'Each value depends on the last two only. So older ones can be dropped, and two variables hold all that is needed.',
        check: {
          ask: 'f(0) = 0 and f(1) = 1. What is f(6)?',
          right: ['8', 'eight'],
          because: '8: the sequence is 0, 1, 1, 2, 3, 5, 8.',
          wrong: [
            { says: ['5', 'five'], reply: 'That is f(5). Count from f(0).' },
            { says: ['13', 'thirteen'], reply: 'That is f(7).' },
          ],
        },
        claims: [
          {
            says: ['with a memo fibonacci is o(n)', 'memoized fibonacci is linear'],
            isRight: true,
            reply: 'Yes. Each value is computed once.',
          },
          {
            says: ['recursive fibonacci is o(n) without a memo', 'plain recursive fibonacci is linear'],
            isRight: false,
            reply: 'No. It calls itself twice, and the number of calls grows exponentially.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is it called dynamic programming?',
      asks: [
        'why is it called dynamic programming',
        'where does the name dynamic programming come from',
        'what does dynamic mean in dp',
        'what does programming mean in dp',
        'who invented dynamic programming',
        'meaning of the name dp',
      ],
      answer:
        'The name comes from Richard Bellman in the 1950s. “Programming” meant planning, as in a schedule, not writing code, and “dynamic” meant decisions made step by step over time. He also liked that “dynamic” can hardly be meant in a bad sense. So the name says little about the method: solve smaller problems once, store their answers, and build the larger answer from them.',
    },
    {
      kind: 'what',
      question: 'What does it mean to store results by their arguments?',
      asks: [
        "what do you mean 'stores each result by its arguments'",
        'what does stores each result by its arguments mean',
        'stores each result by its arguments show me',
        'what do you mean stores by its arguments can you show me',
        'show me how memoization stores the results',
        'what is stored in the memo',
        'what does the memo contain',
        'what is the key of the memo',
        'how does the cache know the result',
        'show me memoization with an example',
        'what does the cache contain',
      ],
      answer:
        'The memo is a map from the argument of a call to its result. For Fibonacci, fib(2) computes 1 and stores `memo[2] = 1`; fib(3) computes 2 and stores `memo[3] = 2`. When fib(4) needs fib(2), too, it finds 1 in the memo and makes no further calls. With two arguments the key is the pair, `memo[(i, j)]`. In Python, `@cache` does it for you.',
    },
    {
      kind: 'why',
      question: 'Why do people use dynamic programming?',
      asks: [
        'why do people use dynamic programming',
        'why use dynamic programming',
        'what is the point of dynamic programming',
        'why not simply recursion',
        'why not just use plain recursion',
        'why is dynamic programming fast',
        'what is dp good for',
        'why do i need dynamic programming',
        'why not try everything',
      ],
      answer:
        'Because plain recursion solves the same subproblem again and again. Climbing 40 stairs by 1 or 2 has more than 165 million ways, but only 41 different subproblems: “in how many ways can I reach stair i?” for i from 0 to 40. Solve each once, store the result, and reuse it: 40 additions or fewer.',
    },
    {
      kind: 'why',
      question: 'Why does dynamic programming work?',
      asks: [
        'why does dynamic programming work',
        'why is dp correct',
        'what must hold for dynamic programming',
        'why can i combine the answers of subproblems',
        'what is optimal substructure',
        'why does dp need overlapping subproblems',
        'why does dp need optimal substructure',
      ],
      answer:
        'The answer for a large input can be computed from answers for smaller ones (for best values: optimal substructure): the ways to stair 5 are the ways to stair 4 plus those to stair 3, as the last step is 1 or 2. That is 5 + 3 = 8. And the same smaller answers are needed many times (overlapping subproblems), so storing them pays off.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I forget to store a result in the memo?',
      asks: [
        'what happens if i forget to store the result in the memo',
        'what if i do not save to the memo',
        'i check the memo but never fill it',
        'what happens without the memo',
      ],
      answer:
        'The answer stays right, but every state is computed again and again. Fibonacci of 40 then needs more than 300 million calls; with the memo it is 79. Store the result before each return of the recursive case: `memo[n] = f(n - 1) + f(n - 2)`.',
    },
    {
      kind: 'how',
      question: 'How do I count the ways if I may climb up to k steps?',
      about: 70,
      asks: [
        'what if i can take up to k steps',
        'climbing stairs with k steps',
        'what if three steps are allowed as well',
        'generalize climbing stairs to k steps',
      ],
      answer:
        'Add up the last k counts: `ways[i] = ways[i - 1] + ... + ways[i - k]`, with `ways[0] = 1`. For k = 3 the counts for 0 to 4 stairs are 1, 1, 2, 4, 7. That takes O(n · k), or O(n) if you keep a running sum of the last k counts.',
    },
    {
      kind: 'compare',
      question: 'Do I use recursion or a loop for large inputs?',
      asks: [
        'recursion or a loop, which one should i use for large n',
        'recursion or loop for n = 100000',
        'what happens with recursion for very large n',
        'memo or loop for deep recursion',
      ],
      answer:
        'For large n use a loop. Recursion with a memo does the same O(n) work, but its first descent is n calls deep: Python stops near 1,000, and Java and JavaScript usually overflow before 100,000. A loop from the smallest index needs no call stack, and often two variables replace the table. A memo is fine for small n, or if few states are reached.',
    },
    {
      kind: 'how',
      question: 'How do I test a dynamic programming solution?',
      asks: [
        'how do i test a dp',
        'which inputs should i test for dp',
        'edge cases for dynamic programming',
        'test cases for a dp problem',
      ],
      answer:
        'Test the smallest inputs by hand: 0, 1, 2 and 3, which check the base cases. Then write the plain recursion without a memo and compare both on all small inputs. Add one input on which the greedy choice fails, such as coins 1, 3, 4 and amount 6: the answer is 2, but greedy takes 3 coins. Last, one without a solution.',
    },
    {
      kind: 'what',
      question: 'What are the base cases of a linear DP?',
      asks: [
        'what is the base case of climbing stairs',
        'which base cases do i need',
        'what are the base cases',
        'base case of house robber',
        'how do i start the table',
      ],
      answer:
        'The values you know without the formula, as many as the formula looks back. Stairs read n - 1 and n - 2, so two: ways(0) = 1 (do nothing) and ways(1) = 1. House Robber: no house gives 0, one house its money. Check the smallest inputs by hand: ways(2) = 1 + 1 = 2 is right.',
    },
    {
      kind: 'mistake',
      question: 'What if there is only one element, or none?',
      asks: [
        'what if theres only one house',
        'what if there is only one house',
        'only one element',
        'what if the array is empty',
        'empty input',
        'n is 0 or 1',
        'what if n is 1',
      ],
      answer:
        'With one house the answer is its money, with none it is 0. If you fill `dp[1]` or read `nums[1]` before testing the length, such inputs crash. Either return early for n < 2, or use two variables that start at 0: `prev, cur = 0, 0`, then for each house `prev, cur = cur, max(cur, prev + x)`. That needs no special case.',
    },
    {
      kind: 'how',
      question: 'How do I explain a DP in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain dp to an interviewer',
        'how do i present a dp solution',
        'what do i say about my dp',
        'how do i explain dynamic programming',
      ],
      answer:
        'In four sentences. State: “`dp[i]` is the most money from the first i houses.” Choice: “I skip house i, or rob it and add `dp[i-2]`.” Base cases: “`dp[0]` is 0.” Order and cost: “From left to right, O(n) time; two variables are enough, O(1) space.” Then fill the table for four numbers.',
    },
    {
      kind: 'why',
      question: 'Why can I not just use recursion?',
      asks: [
        'but why cant i just use recursion',
        'why cant i just use recursion',
        'why not plain recursion',
        'is recursion enough',
        'why do i need a table',
      ],
      answer:
        'You can, but without a memo the same arguments are computed again and again: `ways(5)` calls `ways(3)` twice and `ways(2)` three times, and for n = 40 there are over 300 million calls. With a memo the recursion is as good as a table: each of the n values is computed once.',
    },
    {
      kind: 'cost',
      question: 'What is the time complexity of a DP?',
      asks: [
        'time complexity of dp',
        'how do i find the complexity of a dp',
        'cost of dynamic programming',
        'how much time does a dp take',
        'space of a dp',
      ],
      answer:
        'Number of states times work per state. One index with O(1) work: O(n), as in House Robber. One index with a loop over all earlier ones: O(n²). Two indices: O(m · n). The space is the size of the table, or less if a cell reads only the last few cells or the last row.',
    },
    {
      kind: 'mistake',
      question: 'What if all numbers are negative in the maximum subarray?',
      about: 53,
      asks: [
        'what if all are negative',
        'all numbers negative',
        'max subarray with negative numbers only',
        'kadane all negative',
        'is the answer 0 if all are negative',
      ],
      answer:
        'The answer is the largest single number, since the subarray may not be empty: [-3, -1, -2] gives -1. So start `best` and the current sum with the first element, not with 0; with 0 the result would be 0. The rule `cur = max(x, cur + x)` then works unchanged.',
    },
    {
      kind: 'how',
      question: 'When may I take two digits in decode ways?',
      about: 91,
      asks: ['when can i take two digits', 'two digits in decode ways', 'when are two digits valid'],
      answer:
        'If they form a number from 10 to 26. So the first digit is 1, or it is 2 and the second at most 6. For "226": 2|2|6, 22|6 and 2|26 make 3 ways. "27" has only 2|7, and in "06" neither 0 nor 06 is valid.',
    },
    {
      kind: 'cost',
      question: 'How many calls does naive recursive Fibonacci make?',
      about: 509,
      asks: [
        'how many calls does fib(5) make',
        'number of calls of fibonacci without memo',
        'count the calls of recursive fibonacci by hand',
        'i count 15 calls for n = 5 without memo',
      ],
      answer:
        'One call for itself, and those of its two parts: calls(n) = calls(n - 1) + calls(n - 2) + 1, with one call each for n = 0 and n = 1. From n = 0 on that is 1, 1, 3, 5, 9, 15, 25, so fib(5) makes 15 calls, with the first one and those of the base cases counted. It grows like 1.618^n.',
    },
    {
      kind: 'cost',
      question: 'How much memory does Fibonacci with a memo take?',
      about: 509,
      asks: [
        'fibonacci with memo how much memory',
        'memory of fibonacci with a dict',
        'space complexity of memoized fibonacci',
        'does the dict of fibonacci need memory',
        'is the space of fibonacci with memoization o(1)',
        'how much memory does the version with the dict need',
      ],
      answer:
        'O(n): the memo, a dict or a table, holds n + 1 results, f(0) to f(n), and the recursion has at most n calls open at once, which is O(n), too. A loop that keeps only the last two values needs O(1).',
      further: {
        example:
          'n = 5: the memo ends with the 6 results 0, 1, 1, 2, 3, 5, and while fib(5) waits for fib(4), that for fib(3), fib(2) and fib(1), 5 calls are open.',
        why: 'Each result is stored once and never removed, and there are n + 1 different arguments. The first path goes down to the base case before anything is stored, so n calls wait.',
        check: {
          ask: 'fib(20) with a memo that stores each result, base cases included: how many results does the memo hold at the end?',
          right: ['21', 'twenty one', 'twenty-one'],
          because: '21: f(0) to f(20).',
          wrong: [{ says: ['20', 'twenty'], reply: 'Is f(0) stored, too?' }],
        },
        claims: [
          {
            says: ['fibonacci with a memo takes o(n) space', 'the memo of fibonacci holds n + 1 results'],
            isRight: true,
            reply: 'Yes. It holds f(0) to f(n), and the call stack is up to n deep as well.',
          },
          {
            says: ['the memory of fibonacci with a dict stays o(1)', 'memoized fibonacci takes o(1) space'],
            isRight: false,
            reply:
              'No, it takes O(n): the dict holds n + 1 results, and up to n calls are open. O(1) is for a loop with two variables.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'How much space does naive recursive Fibonacci take?',
      asks: [
        'space of naive fibonacci',
        'space complexity of recursive fibonacci',
        'is the space of fibonacci 2^n',
        'does recursive fib use exponential memory',
        'why is the space of fib o(n) and not o(2^n)',
        'memory of fibonacci without memo',
        'how deep is the stack of fibonacci',
      ],
      answer:
        'O(n), although it makes exponentially many calls. Memory depends on how many calls are open at the same time, not on how many are made. fib(n - 1) has returned before fib(n - 2) starts, so the open calls are one path in the tree of calls, at most n long. fib(30) makes 2,692,537 calls, but never more than 30 are open.',
      about: 509,
      further: {
        example:
          'fib(5), with fib(0) = 0 and fib(1) = 1.\n- It calls fib(4), that one fib(3), then fib(2), then fib(1): 5 calls are open.\n- fib(1) returns, and its frame is free. fib(2) now calls fib(0), in the same memory.\n- In all 15 calls are made, and never more than 5 are open.',
        why: 'A call needs memory from its start until it returns. At any moment the open calls are the current one, its caller, the caller of that, and so on up to fib(n). Each of them has a smaller argument than its caller, so there are at most n (for n >= 1). The calls that have returned use no memory anymore.',
        check: {
          ask: 'How many calls are open at most while naive fib(8) runs, with the base cases fib(0) and fib(1)?',
          right: ['8', 'eight'],
          because: '8: fib(8), fib(7) and so on down to fib(1).',
          wrong: [
            {
              says: ['67'],
              reply: 'That is the number of all calls. How many of them are waiting at the same time?',
            },
            {
              says: ['256', '2^8'],
              reply:
                'That bounds the number of calls. How long is the longest path of calls that have not returned?',
            },
          ],
        },
        claims: [
          {
            says: ['naive fibonacci needs o(2^n) space', 'recursive fibonacci takes exponential memory'],
            isRight: false,
            reply:
              'No, the time is exponential, the space is O(n). Only one path of calls is open at a time.',
          },
          {
            says: ['the space is the depth of the recursion', 'space is the depth of the call stack'],
            isRight: true,
            reply:
              'Yes, besides what the calls store elsewhere. Calls that have returned use no stack anymore.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How do the numbers of climbing stairs differ from Fibonacci?',
      asks: [
        'is climbing stairs just fibonacci',
        'climbing stairs fibonacci shifted by one',
        'why is the answer for 5 stairs 8',
        'climbing stairs n = 5',
        'climbing stairs vs fibonacci off by one',
        'which fibonacci number is climbing stairs',
        'what is the result for 5 steps',
      ],
      answer:
        'They follow the same recurrence and are shifted by one: with steps of 1 or 2, ways(n) is the Fibonacci number F(n + 1), where F(0) = 0 and F(1) = 1. The ways for 0 to 5 stairs are 1, 1, 2, 3, 5, 8, and F(0) to F(5) are 0, 1, 1, 2, 3, 5. So 5 stairs have 8 = F(6) ways. Only the start differs: ways(0) is 1, F(0) is 0.',
      about: 70,
    },
    {
      kind: 'mistake',
      question: 'What does House Robber return if all houses have 0?',
      asks: [
        'house robber with all zeros',
        'all houses have 0 money',
        'what if every house is 0',
        'rob houses [0,0,0]',
        'house robber zeros',
        'does house robber need a special case for zeros',
      ],
      answer:
        'It returns 0. At each house you take the larger of “skip”, `best[i-1]`, and “take”, `best[i-2] + 0`, and both are 0. So no special case is needed for zeros. Start with 0, which is also right for an empty row of houses.',
      about: 198,
    },
  ],
  problems: [
    {
      number: 70,
      questions: [
        {
          question: 'Why do the two smaller counts add up?',
          asks: ['but then', 'base case', 'why fibonacci', '1 or 2 steps'],
          answer:
            'The last step to stair n comes from stair n - 1 or n - 2, so the two numbers of ways add up. Start with ways(0) = 1 and ways(1) = 1; two variables are enough.',
        },
        {
          question: 'What does counting the ways cost?',
          asks: ['cost', 'complexity of the stairs', 'is it 2^n'],
          answer:
            'O(n) time and O(1) space with two variables. Plain recursion makes exponentially many calls.',
        },
        {
          question: 'Why is my result shifted by one?',
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
          question: 'Why is robbing every second house wrong?',
          asks: ['every second', 'greedy odd even', '11 expected 12'],
          answer:
            'Summing every second house is wrong: two houses may be skipped in a row, as in [2, 1, 1, 2]. Take the maximum at each house.',
          further: {
            example:
              'Take the houses [4, 1, 2, 9, 3]. Every second house gives 4 + 2 + 3 = 9 or 1 + 9 = 10.\nThe maximum at each house gives 4, 4, 6, 13, 13: at the 9 you add the 4 from two houses back or more. The answer 4 + 9 = 13 skips two houses in a row.',
            why: 'The rule only forbids neighbors; it does not force you to rob again after one skipped house. At each house the recurrence compares robbing with skipping, so gaps of any length are among the plans that it compares.',
            check: {
              ask: 'What is the most you can rob from [6, 1, 2, 7]?',
              right: ['13', 'thirteen'],
              because:
                'Robbing the first and the last house gives 6 + 7 = 13; both alternating plans give only 8.',
              wrong: [
                {
                  says: ['8', 'eight'],
                  reply:
                    'That is what every second house gives. How many houses may you skip between two robbed ones?',
                },
                {
                  says: ['14', '15', '16'],
                  reply: 'Some of these houses are neighbors. Which pairs may be robbed together?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'sum even and odd houses and take the max',
                  'compare odd houses with even houses',
                  'every second house is optimal',
                ],
                isRight: false,
                reply:
                  'No. For [4, 1, 2, 9, 3] both alternating sums are at most 10, but 4 + 9 = 13 is possible.',
              },
              {
                says: [
                  'you may skip two houses in a row',
                  'skipping two neighbors is allowed',
                  'two in a row can stay unrobbed',
                ],
                isRight: true,
                reply:
                  'Yes, only robbing two neighbors is forbidden. In [5, 1, 1, 5] skipping both middle houses gives 10.',
              },
            ],
          },
        },
        {
          question: 'What does the solution cost?',
          asks: ['cost', 'complexity of robbing', 'time complexity', 'big o of this'],
          answer:
            'O(n) time and O(1) space: each house compares two values, and only the last two results are kept.',
        },
        {
          question: 'Must `best(i)` include house i?',
          asks: ['what dp[i] means', 'meaning of the state', 'must house i be taken'],
          answer:
            '`best(i)` is the most money from houses up to i, whether house i is robbed or not. That is why the last value is the answer.',
        },
        {
          question: 'What if there is only one house?',
          asks: ['what if theres only one house', 'one house', 'no houses', 'empty', 'single house'],
          answer:
            'Then its money is the answer, and with no house it is 0. With two variables that start at 0 you need no special case: after the first house the value is max(0, 0 + money).',
        },
      ],
    },
    {
      number: 213,
      questions: [
        {
          question: 'Why do I solve the row twice?',
          asks: ['circle', 'one circle', '2 why twice'],
          answer:
            'The first and the last house are neighbors, so at least one of them is not robbed. Solve the row without the first house and without the last one, and take the better result.',
        },
        {
          question: 'What do the two passes cost?',
          asks: ['cost', 'complexity of the circle', 'time complexity', 'big o of this'],
          answer: 'O(n) time, since the two passes are linear, and O(1) space.',
        },
        {
          question: 'Why does a single house give 0?',
          asks: ['one house gives 0', 'single house fails', 'empty slices'],
          answer:
            'Without its first or its last house a single house leaves an empty row, and both passes give 0. Return its value before you start.',
        },
      ],
    },
    {
      number: 91,
      questions: [
        {
          question: 'What happens at a 0?',
          asks: ['zero', 'leading zero'],
          answer:
            'A 0 alone stands for no letter, so it needs a 1 or a 2 before it: "06" has no decoding, and "10" has one.',
        },
        {
          question: 'What does counting the decodings cost?',
          asks: ['cost', 'complexity of decoding', 'time complexity', 'big o of this'],
          answer:
            'O(n) time, since each position looks at one and two digits; O(1) space with two variables.',
        },
        {
          question: 'Why is `dp[0]` equal to 1?',
          asks: ['what dp[i] means', 'meaning of the state', 'why dp[0] is 1'],
          answer:
            '`dp[i]` is the number of ways to decode the first i digits. The empty prefix has one way, so `dp[0]` is 1.',
        },
        {
          question: 'How many decodings does "226" have?',
          asks: ['decode ways 226', '226', 'how many ways', 'its 2 ways', 'example with 226'],
          answer:
            'Three: 2|2|6, 22|6 and 2|26. The table is 1, 1, 2, 3: the last cell adds the 2 ways before the single 6 and the 1 way before the pair 26.',
        },
      ],
    },
    {
      number: 509,
      questions: [
        {
          question: 'Why is plain recursion so slow?',
          asks: ['exponential', 'memo fib', 'base fib'],
          answer:
            'It computes the same values again and again, with a number of calls that grows like 1.618^n. A memo or a loop computes each value once.',
        },
        {
          question: 'How fast can the n-th number be computed?',
          asks: ['cost', 'complexity of fibonacci', 'time complexity', 'big o of this'],
          answer:
            'O(n) with a loop or a memo. A memo or a table takes O(n) space, two variables O(1). Matrix powers need only O(log n) multiplications.',
        },
        {
          question: 'Why does it fail for n = 0?',
          asks: ['wrong for n = 0', 'crashes for small n', 'index error at 1'],
          answer: 'Return n at once for n below 2. An array of size n + 1 has no index 1 if n is 0.',
        },
      ],
    },
    {
      number: 746,
      questions: [
        {
          question: 'Where is the top?',
          asks: ['top', 'start at 0 or 1'],
          answer:
            'The top is one step beyond the last stair, and you reach it from either of the last two stairs. So the answer is the smaller of their two totals.',
        },
        {
          question: 'What does finding the cheapest climb cost?',
          asks: ['cost', 'complexity of the cheap stairs', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space: each stair takes the smaller of the two before it.',
        },
        {
          question: 'Why is my result too large?',
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
          question: 'How do I get each count in constant time?',
          asks: ['linear', 'popcount dp'],
          answer:
            '`dp[i] = dp[i >> 1] + (i & 1)`: `i >> 1` drops the last bit and gives a smaller number whose count you already know. Each number takes O(1), so all take O(n).',
        },
        {
          question: 'What does counting all of them cost?',
          asks: ['cost', 'complexity of counting bits', 'time complexity', 'big o of this'],
          answer:
            'O(n) time, O(1) per number; the output takes O(n). Counting each number alone takes O(n log n).',
        },
        {
          question: 'Why is one entry missing?',
          asks: ['wrong index', 'length of the result', 'one entry missing'],
          answer: 'The result contains 0 to n, so it has n + 1 entries, and entry 0 is 0.',
        },
      ],
    },
    {
      number: 740,
      questions: [
        {
          question: 'How do I treat equal and missing values?',
          asks: ['sums', 'gaps in values'],
          answer:
            'Add up equal values first, so that each value has one sum. A value that does not occur has the sum 0.',
        },
        {
          question: 'What does the solution cost?',
          asks: ['cost', 'complexity of delete and earn', 'time complexity', 'big o of this'],
          answer:
            'O(n + m), where m is the largest value: sum up per value, then one pass over the values. With sorted distinct values it takes O(n log n).',
        },
        {
          question: 'May I take all copies of a value?',
          asks: ['takes a value only once', 'equal numbers', 'result too small'],
          answer: 'If you take a value, you may take all its copies, so its worth is value · count.',
        },
      ],
    },
    {
      number: 790,
      questions: [
        {
          question: 'What is the recurrence?',
          asks: ['recurrence', 'partial states'],
          answer: 'f(n) = 2 f(n - 1) + f(n - 3), with f(0) = f(1) = 1 and f(2) = 2.',
        },
        {
          question: 'What does counting the tilings cost?',
          asks: ['cost', 'complexity of the tiling', 'time complexity', 'big o of this'],
          answer: 'O(n) time and O(1) space with the last three values.',
        },
        {
          question: 'Why do I get the Fibonacci numbers?',
          asks: ['only dominoes counted', 'result too small', 'forgets the trominoes'],
          answer:
            'You counted only the dominoes. Two L-shaped pieces, with dominoes between them, also fill a strip of any length from 3 on, in two mirrored ways.',
        },
        {
          question: 'Why is it wrong for large n?',
          asks: ['numbers get huge', 'wrong for large n', 'modulo forgotten'],
          answer:
            'The counts grow exponentially and overflow. Take every sum modulo 10^9 + 7, and use 64-bit numbers in Java or C++.',
        },
      ],
    },
    {
      number: 32,
      questions: [
        {
          question: 'What is at the bottom of the stack?',
          asks: ['stack', 'base index', 'dp join'],
          answer:
            'The index of the last `)` without a match, at first -1. After a `)` that matches, the run is i minus the index on top; a `)` without a match becomes the new bottom.',
        },
        {
          question: 'What do the stack and the table cost?',
          asks: ['cost', 'complexity of the brackets', 'time complexity', 'big o of this'],
          answer:
            'O(n) time with a stack or a table. Two counters, once from the left and once from the right, need only O(1) space.',
        },
        {
          question: 'Why is my result too long?',
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
  claims: [
    {
      says: ['house robber adds the money of every house', 'best[i] = best[i-1] + nums[i]'],
      isRight: false,
      reply:
        'No, that would rob adjacent houses. `best[i]` is the larger of `best[i - 1]` (skip) and `best[i - 2] + money` (take).',
    },
    {
      says: ['memo and table cost the same', 'top down and bottom up have the same cost'],
      isRight: true,
      reply:
        'Yes, in the worst case: the same states and the same work for each. The memo also needs a call stack.',
    },
    {
      says: ['climbing stairs is just fibonacci', 'climbing stairs is the fibonacci sequence'],
      isRight: true,
      reply:
        'Yes. The last step comes from n - 1 or n - 2, so `ways(n) = ways(n - 1) + ways(n - 2)`, with ways(0) = ways(1) = 1.',
    },
    {
      says: ['with 3 steps add the last three', 'for steps of 1 2 or 3 sum three values'],
      isRight: true,
      reply: 'Yes: `ways(n) = ways(n - 1) + ways(n - 2) + ways(n - 3)`.',
    },
    {
      says: ['dp is always better than greedy', 'greedy always fails'],
      isRight: false,
      reply:
        'No. Where a greedy choice can be proved safe, greedy is simpler and faster. Otherwise DP compares all choices.',
    },
    {
      says: ['two variables are enough for fibonacci', 'climbing stairs needs o(1) space'],
      isRight: true,
      reply: 'Yes. Only the last two values are read again.',
    },
    {
      says: ['memoization always helps', 'a memo makes every recursion faster'],
      isRight: false,
      reply:
        'No. It helps only if the same arguments come up again. Merge sort, for example, never solves the same part twice.',
    },
    {
      says: ['house robber takes the maximum of skip and take', 'max of dp[i-1] and dp[i-2] plus nums[i]'],
      isRight: true,
      reply: 'Yes. Either this house is skipped, or it is taken and the one before it is not.',
    },
    {
      says: [
        'greedy always gives the optimal answer',
        'greedy is always optimal',
        'greedy always gives the best answer',
      ],
      isRight: false,
      reply:
        'No. It needs a proof for each problem: with the coins 1, 3 and 4 greedy pays 6 with three coins, although 3 + 3 is enough.',
    },
    {
      says: ['dp needs overlapping subproblems', 'dp only helps with overlapping subproblems'],
      isRight: true,
      reply: 'Yes. Otherwise a stored answer is never used again.',
    },
    {
      says: ['memoization is top down', 'memoization is the top down approach'],
      isRight: true,
      reply: 'Yes. It is the recursion plus a cache. A table goes bottom-up.',
    },
    {
      says: ['memoization is bottom up'],
      isRight: false,
      reply: 'No, top-down: the recursion plus a cache. A table goes bottom-up.',
    },
    {
      says: ['tabulation is bottom up', 'a table is bottom up'],
      isRight: true,
      reply: 'Yes. It starts with the base cases. Memoization goes top-down.',
    },
    {
      says: ['every recursive problem is dp', 'every recursion is dp', 'all recursion is dp'],
      isRight: false,
      reply: 'No. It helps only if the same subproblems come up again. Merge sort never solves one twice.',
    },
    {
      says: ['dp is always faster than greedy', 'dp is faster than greedy'],
      isRight: false,
      reply: 'No. Where a greedy choice can be proved safe, greedy is simpler and usually faster.',
    },
    {
      says: ['memoization saves time', 'memoization saves time if subproblems repeat'],
      isRight: true,
      reply: 'Yes, if the same arguments come up again: each is then computed once.',
    },
    {
      says: [
        'dp is just recursion with a cache',
        'dynamic programming is recursion with a cache',
        'its just recursion with a cache',
        'dp means recursion plus memoization',
        'dp is recursion that remembers its results',
        'memoization is recursion with a cache',
      ],
      isRight: true,
      reply:
        'Yes, top down it is that: recursion that stores each result by its arguments. Bottom up, the same recurrence fills a table in a loop. It helps only if the same arguments come up again, as in Fibonacci.',
    },
    {
      says: [
        'i take every second house',
        'rob every other house',
        'house robber takes every second house',
        'the best is either the even or the odd houses',
        'take the larger of the odd and even houses',
        'alternating houses is optimal',
      ],
      isRight: false,
      reply:
        'No. For [2, 1, 1, 2] every second house gives 3, but the first and the last one give 4. Decide at each house: skip it, or rob it and add the best up to two houses before.',
    },
    {
      says: [
        'house robber is max of skip and rob',
        'dp[i] is max(dp[i-1], dp[i-2] + nums[i])',
        'either i skip the house or i rob it and add the best two before',
        'take the max of the previous and the one two back plus this house',
        'rob or skip each house and take the maximum',
      ],
      isRight: true,
      reply:
        'Yes. Either house i is skipped, then the best is that of i - 1, or it is robbed, then it adds to the best of i - 2.',
    },
    {
      says: [
        'every recursion is dp',
        'dp works for every recursive problem',
        'all recursive functions are dynamic programming',
        'any problem can be solved with dp',
        'recursion is the same as dp',
      ],
      isRight: false,
      reply:
        'No. DP needs subproblems that come up again. Merge sort is recursive, but its halves never repeat, so a table gains nothing.',
    },
    {
      says: [
        'dp is greedy',
        'dp is the same as greedy',
        'dynamic programming takes the best choice at each step',
        'greedy gives the same result as dp',
        'dp always picks the locally best option',
      ],
      isRight: false,
      reply:
        'No. Greedy takes the choice that looks best now and never looks back. DP compares all choices by their best complete results. For coins 1, 3, 4 and the amount 6 greedy needs 3 coins, DP finds 2.',
    },
    {
      says: [
        'climbing stairs is fibonacci',
        'ways(n) = ways(n-1) + ways(n-2)',
        'the number of ways is the sum of the two before',
        'climbing stairs adds the last two values',
        'to reach stair n i come from n-1 or n-2',
        'add the ways of the previous two stairs',
      ],
      isRight: true,
      reply:
        'Yes. The last step comes from one or two stairs below, and these are different ways, so the two counts add up.',
    },
    {
      says: [
        'the ways are multiplied',
        'multiply the ways of the two stairs before',
        'climbing stairs multiplies',
        'ways(n) is ways(n-1) times ways(n-2)',
      ],
      isRight: false,
      reply:
        'No. The two numbers of ways are added: 3 ways to climb 3 stairs and 5 ways to climb 4 make 8 for 5. Multiplying would be right for choices made one after the other.',
    },
    {
      says: [
        'ways(0) is 0',
        'dp[0] is 0 for climbing stairs',
        'there are 0 ways to climb zero stairs',
        'the base case is 0 ways',
      ],
      isRight: false,
      reply:
        'No, 1. There is one way to climb zero stairs: do nothing. With 0 the number for stair 2 would come out as 1 instead of 2.',
    },
    {
      says: [
        'i only need the last two values',
        'two variables are enough',
        'it can be done with o(1) space',
        'i can do it in constant space',
        'the table can be replaced by two variables',
        'keep only the previous two values',
      ],
      isRight: true,
      reply: 'Yes. Only the last two values are read, so two variables are enough: O(1) space.',
    },
    {
      says: [
        'top down is faster than bottom up',
        'bottom up is always faster',
        'memoization is slower in big o',
        'a table is always better than memoization',
        'bottom up has a better complexity',
      ],
      isRight: false,
      reply:
        'Not always. Top down is recursive and may exceed the recursion limit, and both take the same O. Bottom up has no calls; top down computes only the states that are needed.',
    },
    {
      says: [
        'the time is the number of states times the work per state',
        'dp time is states times transitions',
        'the cost is the size of the table times the work per cell',
        'complexity of dp is the number of subproblems times the time for each',
      ],
      isRight: true,
      reply:
        'Yes. The number of different states times the work per state. House Robber has n states with O(1) work each: O(n).',
    },
    {
      says: [
        'memoization only saves a constant factor',
        'a memo does not change the complexity',
        'with memo it is still exponential',
        'fibonacci with memo is o(2^n)',
        'caching makes it only a bit faster',
      ],
      isRight: false,
      reply:
        'No. A memo brings it to O(n), because only n + 1 different arguments occur. Without it the calls form a tree of almost 2^n.',
    },
    {
      says: [
        'in house robber 2 i solve it twice',
        'leave out the first or the last house and take the max',
        'for the ring i run house robber twice',
        'house robber 2 is the max of without the first and without the last',
        'either skip the first house or the last house',
      ],
      isRight: true,
      reply:
        'Yes. The first and the last house are neighbors, so they are not robbed together. Solve the row without the first and the row without the last house, and take the better one.',
    },
    {
      says: [
        'the base case is the smallest input',
        'base cases are the values i know without computing',
        'the base case is where the recurrence starts',
        'i need base cases before filling the table',
      ],
      isRight: true,
      reply:
        'Yes. A table that counts must start with 1 for the empty case, one that takes a minimum with 0 for it and infinity for the rest.',
    },
    {
      says: [
        'a zero is ignored in decode ways',
        'zeros do not matter in decode ways',
        'a 0 can be decoded alone',
        '0 maps to a letter',
        'decode ways skips zeros',
      ],
      isRight: false,
      reply: 'No. A 0 is no letter of its own. "06" has no decoding, and "30" has none either; "10" has one.',
    },
    {
      says: [
        'kadane either extends or starts new',
        'max subarray is max(x, best + x)',
        'drop the sum when it is negative',
        'kadane is dp',
        'if the sum before is negative i start again',
      ],
      isRight: true,
      reply:
        'Yes. At each element either extend the subarray that ends before it, or start again here: the larger of x and best + x. A negative sum before it is dropped.',
    },
    {
      says: [
        'memo is always slower',
        'memoization is always slower',
        'memo is slower than a table',
        'a table is always faster than a memo',
      ],
      isRight: false,
      reply:
        'No, not in Big O: both compute each state once. The calls of a memo cost a constant factor; on the other hand it computes only states that are needed.',
    },
    {
      says: [
        'dp[i] is the cost to reach step i',
        'dp[i] is the minimum cost to reach stair i',
        'dp[i] is the cheapest way to get to step i',
        'the state is the step and the value is the cost to reach it',
      ],
      isRight: true,
      reply:
        'Yes. For Min Cost Climbing Stairs: the least you pay to arrive there. The top is one past the last stair.',
    },
    {
      says: [
        'its 2^n without memo',
        'without a memo it is exponential',
        'plain recursion is 2^n',
        'without memo the recursion takes o(2^n)',
        'recursion without a memo is exponential',
      ],
      isRight: true,
      reply:
        'Yes. With two choices per step, plain recursion makes up to 2^n calls. A memo leaves one computation per state.',
    },
    {
      says: [
        '226 has 2 decodings',
        '226 has 2 ways',
        'decode ways of 226 is 2',
        'there are two ways to decode 226',
      ],
      isRight: false,
      reply: 'No, 3: 2|2|6, 22|6 and 2|26.',
    },
    {
      says: [
        'a leading zero is fine in decode ways',
        'if it starts with 0 i skip it',
        'a string starting with 0 has one decoding',
      ],
      isRight: false,
      reply:
        'No. "06" is no letter, and a 0 alone is none either, so a string that starts with 0 has 0 ways.',
    },
  ],
} satisfies TutorTexts
