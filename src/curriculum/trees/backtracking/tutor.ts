import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What does pruning mean?',
      asks: [
        'what does pruning mean',
        'how to prune',
        'cut branches early',
        'make backtracking faster',
        'how do i make it faster by cutting',
        'stop early in backtracking',
      ],
      answer:
        'Pruning is leaving a branch as soon as it cannot lead to a solution: the sum is too large, a queen is attacked, not enough elements are left. Sort first, so that one too large value ends the loop. It does not change the worst case, but often the running time.',
    },
    {
      kind: 'what',
      question: 'What is a decision tree?',
      asks: ['what is a decision tree', 'state space tree', 'tree of choices', 'tree of choices drawing'],
      answer:
        'Each node is a partial candidate, each edge a choice, each leaf a complete or dead candidate. Backtracking walks this tree depth-first without ever building it; its size times the work per node is the running time.',
    },
    {
      kind: 'mistake',
      question: 'How big can n be?',
      asks: [
        'backtracking too slow',
        'tle in permutations',
        'exponential time limit',
        'how big can n be',
        'permutations time out',
        'too slow for n = 20',
      ],
      answer:
        'Your n is probably too large for the number of candidates: 2^20 is about a million and 10! is 3.6 million, but 20! is hopeless. If n is larger, you need pruning, memoization or another pattern. Copying the path at each node adds O(n) per node.',
    },
    {
      kind: 'what',
      question: 'Is backtracking just a form of DFS?',
      asks: [
        'what is backtracking',
        'backtracking = recursion?',
        'define backtracking',
        'brute force with extra steps',
        'backtracking in simple words',
        "isn't backtracking just dfs",
      ],
      answer:
        'Backtracking builds a candidate one choice at a time: choose, explore, undo. That is DFS over partial candidates instead of a given graph. It is brute force that abandons a partial candidate as soon as it cannot succeed (pruning), so whole branches are never visited.',
      further: {
        example:
          'Choose two of the digits 1, 2, 3 so that their sum is 5.\n- Choose 1, then 2: the sum is 3, undo the 2. Then 3: the sum is 4, undo the 3 and the 1.\n- Choose 2, then 3: the sum is 5, record it.\n\nA failure takes back only the last choice. An earlier one goes only when all its continuations have been tried.',
        why: 'Every candidate is reached by its own sequence of choices, so walking all sequences misses none. And if a partial candidate breaks a rule that later choices cannot repair, all its completions break it, so leaving the branch loses nothing.',
        check: {
          ask: 'You build strings of 5 bits without two neighboring 1s, and you have `11`. How many 5-bit strings do you skip by leaving this branch?',
          right: ['8', 'eight'],
          because:
            '8: three positions are still open with two values each, so 2 · 2 · 2 strings from 11000 to 11111 are never built.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That many positions are still open, but each of them can be 0 or 1. How many strings begin with 11?',
            },
            {
              says: ['1', 'one'],
              reply: '`11` itself is not complete yet. How many complete strings begin with it?',
            },
            {
              says: ['32'],
              reply:
                'That is the number of all strings of this length. Only those that begin with 11 are in this branch.',
            },
          ],
        },
        claims: [
          {
            says: ['backtracking is just brute force', 'it tries everything like brute force'],
            isRight: false,
            reply:
              'Almost: in the worst case it does, but it leaves a partial candidate as soon as that cannot succeed, so whole branches are skipped.',
          },
          {
            says: [
              'backtracking finds the shortest solution first',
              'the first solution has the fewest steps',
            ],
            isRight: false,
            reply:
              'No. It finds solutions in the order of its choices. For the fewest steps use breadth-first search.',
          },
          {
            says: ['backtracking is dfs on the choices', 'it is depth first search over partial solutions'],
            isRight: true,
            reply:
              'Yes. It follows one choice all the way down, comes back, undoes it, and takes the next one.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Is a very small n a sign of backtracking?',
      asks: [
        'n <= 12 and return all',
        'when backtracking',
        'small n all solutions',
        'does tiny n ring the bell',
        'recognize backtracking',
        'how do i know it is backtracking',
        'print all possible',
      ],
      answer:
        'A small limit (n up to 10 to 20) is a sign, and so are "return all", "every combination" and "arrange so that nothing conflicts". 2^12 = 4096 subsets are cheap; 12! permutations (479 million) would need pruning. If the problem asks only for a count or an optimum, think of DP.',
      further: {
        example:
          'A statement says n ≤ 8 and wants every way to color n fence posts with 3 colors so that neighbors differ. Even without the rule there are only 3^8 = 6,561 colorings. With n ≤ 40 there would be 3^40, about 10^19, so no program could list them.',
        why: 'A list of all results takes at least as many steps as it has entries, and their number usually grows exponentially. So such a statement must keep n small. That is also why a small limit tells you which running time the authors expect.',
        check: {
          ask: 'A courier visits 6 customers, and you try every order of the visits. How many candidates are there?',
          right: ['720', '6!'],
          because:
            '720: there are 6 choices for the first visit, then 5, 4, 3, 2 and 1, and these choices multiply.',
          wrong: [
            {
              says: ['64', '2^6'],
              reply:
                'That counts the subsets of 6 customers. Here each candidate contains all of them; what differs?',
            },
            {
              says: ['36', '6^2'],
              reply:
                'The first customer can be any of 6. How many remain for the second, the third and so on?',
            },
            {
              says: ['21'],
              reply:
                'You added the numbers of choices. Every first choice can be followed by every second one, so do they add up?',
            },
          ],
        },
        claims: [
          {
            says: ['small n always means backtracking', 'n up to 15 means it must be backtracking'],
            isRight: false,
            reply:
              'No, it is a hint. If you need only a count or a best value, DP over bitmasks may be better: 15 · 2^15 states instead of 15! orders.',
          },
          {
            says: ['return all combinations means backtracking', 'find all solutions is backtracking'],
            isRight: true,
            reply:
              'Yes, as a rule. If every solution must be listed, the output itself can be exponential, and building candidates step by step fits.',
          },
          {
            says: ['backtracking is fine for n = 100', 'it works with n = 1000 too'],
            isRight: false,
            reply:
              'No, not for subsets or orders: there are about 10^30 subsets of 100 elements. Only very strong pruning could help.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'How do I know that it needs backtracking and not DP?',
      asks: [
        'backtracking or dp',
        'all the ways',
        'how do i know it wants backtracking and not dp',
        'count vs list',
        'count all ways, backtrack or dp',
        'all solutions or number of solutions',
      ],
      answer:
        'If every solution must be listed, backtrack: the output itself may be exponential. If only a count or the best value is needed and the same subproblems come up again, use DP or memoization.',
      with: 'dynamic-programming',
      further: {
        example:
          'Coins 1 and 2, amount 4.\n- List the combinations: 1+1+1+1, 1+1+2 and 2+2. Each must be written out, so backtrack.\n- Count them: a table for the amounts 0 to 4 is 1, 1, 1, 1, 1 with coin 1, and 1, 1, 2, 2, 3 with both. The last 3 is the answer.',
        why: 'DP is fast because one number in a table stands for all the paths that lead to a state, however many they are. A list cannot be shortened like that: writing every solution takes at least one step for each.',
        check: {
          ask: 'A backpack holds 50 kg. You choose among 30 items with whole weights and need only the best total value. Backtracking or dynamic programming?',
          right: ['dynamic programming', 'dp', 'dynamic', 'knapsack'],
          because:
            'Dynamic programming: only one number is needed, and the states (item, weight left) repeat, at most 30 · 51 of them.',
          wrong: [
            {
              says: ['backtracking', 'backtrack'],
              reply:
                'How many subsets do 30 items have? And does the task want them listed, or just one number?',
            },
          ],
        },
        claims: [
          {
            says: ['backtracking with a memo is dp', 'adding a memo makes it dynamic programming'],
            isRight: true,
            reply:
              'Yes. As soon as a call returns a value that depends only on its arguments, storing that value turns the search into DP.',
          },
          {
            says: ['dp is always faster than backtracking', 'dp would list all solutions faster'],
            isRight: false,
            reply:
              'No. If every solution must be listed, both need at least as many steps as there are solutions.',
          },
          {
            says: ['dp needs subproblems that repeat', 'without repeated states dp gains nothing'],
            isRight: true,
            reply: 'Yes. If every state is reached only once, a stored result is never used again.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I copy the path?',
      asks: [
        'subsets all empty',
        'res.append(path) gives empty lists',
        'list ends up as [[],[],[]]',
        'permutations all empty',
        'same list appended',
        'all results are empty lists',
        'same list appended many times',
        'why copy the path',
      ],
      answer:
        'Without the copy, the same list object is appended each time, and it is empty again at the end. Append a copy: `res.append(path[:])` (Java: `new ArrayList<>(path)`, JavaScript: `[...path]`).',
      further: {
        example:
          'Choose one of 8 and 9.\n- `path` is [8], and `res.append(path)` stores it. Pop: `path` is [], and so is `res[0]`.\n- `path` is [9] and is stored again. Now both entries show [9]. Pop: both show [].\n\nWith `path[:]` the result is [[8], [9]].',
        why: 'A variable does not contain a list but refers to one. `res.append(path)` stores one more reference to the same list, and every later `append` and `pop` changes what all these references show.',
        check: {
          ask: '`path` is [3]. You run `res.append(path)` without a copy, and then `path.append(4)`. How many elements does `res[0]` have now?',
          right: ['2', 'two'],
          because: '2: `res[0]` and `path` are the same list, so `res[0]` is [3, 4] as well.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That was its length at the moment of storing. Does `res[0]` have a list of its own?',
            },
            {
              says: ['0', 'zero'],
              reply: 'Nothing was popped here. Which list does `res[0]` refer to, and what is in it?',
            },
          ],
        },
        claims: [
          {
            says: ['res.append(path) stores the current elements', 'append already makes a copy'],
            isRight: false,
            reply:
              'No. It stores a reference to the one shared list. Later changes show up in every stored result.',
          },
          {
            says: ['strings do not need a copy', 'with strings no copy is needed'],
            isRight: true,
            reply:
              'Yes, in Python, Java and JavaScript. A string cannot change there: `s + c` makes a new one, so a stored string stays as it is.',
          },
          {
            says: ['i need a deep copy', 'copy.deepcopy is necessary'],
            isRight: false,
            reply:
              'No, not for numbers and strings, where `path[:]` is enough. Only a board of lists needs copies of its rows.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'What changes in the loop for subsets, combinations and permutations?',
      asks: [
        'subsets vs combinations vs permutations',
        'what changes in the loop',
        'start index or used',
        'perms combos subsets',
        'start index or used array',
        'subset vs permutation loop',
      ],
      answer:
        'Subsets: loop from `start`, record at every node. Combinations: loop from `start`, record only at length k. Permutations: loop over all elements, skip used ones, record at length n.',
    },
    {
      kind: 'mistake',
      question: 'Why do I pass a start index?',
      asks: [
        'combination sum duplicates [2,2,3] [2,3,2]',
        'same combination in another order',
        'loop from 0',
        'start index',
        'same combination in different order',
        'why pass a start index',
        'why start index',
      ],
      answer:
        'Pass a start index and loop from it, so that each combination comes in one order only. With reuse allowed recurse with `i`, without reuse with `i + 1`.',
      further: {
        example:
          'Take the pairs of 2, 5, 9.\n- Loop from the start index: after 2 come 5 and 9, after 5 comes 9, after 9 nothing. Three pairs.\n- Loop from 0 and skip the element already taken: also 5, 2 and 9, 2 and 9, 5. The same pairs come a second time.',
        why: 'If the index only grows, a set can be built in exactly one order, that of its indices. And every set can be listed in that order, so each one appears once and none is lost.',
        check: {
          ask: 'You choose pairs from 4 elements, and the next level starts at `i + 1`. How many pairs come out?',
          right: ['6', 'six'],
          because:
            '6: after the first element come 3 others, after the second 2, after the third 1, after the last none.',
          wrong: [
            {
              says: ['12', 'twelve'],
              reply:
                'That counts each pair in both orders. After the third element, can the first one still be chosen?',
            },
            {
              says: ['16', 'sixteen'],
              reply: 'That pairs each element with itself, too. Which indices are left after index `i`?',
            },
            {
              says: ['4', 'four'],
              reply:
                'Count the partners of each element separately: how many come after the first, how many after the second?',
            },
          ],
        },
        claims: [
          {
            says: ['permutations need a start index too', 'use the start index for permutations as well'],
            isRight: false,
            reply:
              'No. In permutations every order counts, so each level loops over all elements and skips the used ones.',
          },
          {
            says: ['with reuse you recurse with i', 'recurse with i if elements can repeat'],
            isRight: true,
            reply: 'Yes. Then the next level may take the same element again, but none before it.',
          },
          {
            says: ['start + 1 is the same as i + 1', 'i can pass start + 1 to the next level'],
            isRight: false,
            reply:
              'No. If the loop from 0 has just taken index 2, `start + 1` is 1, so the next level may take index 2 again.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I skip duplicates in subsets?',
      about: 90,
      asks: [
        'skip duplicates in subsets',
        'i > start and nums[i] == nums[i-1]',
        'combination sum 2 duplicates',
        'permutations 2',
        'permutations of [1,1,2] i get the same ones two times',
        'how do i prevent the same permutation twice',
        'subsets ii loses results with duplicates',
        'i > 0 or i > start for skipping duplicates',
        '[1,2,2] misses [2,2]',
        'skip duplicates in combination sum 2',
        'duplicates in the input give duplicate subsets',
        'i > start meaning',
        'misses [2,2]',
        'how do i avoid duplicate subsets when the input is [1,2,2]',
        'how do i avoid duplicate subsets',
        'how do i avoid duplicates when the input has equal values',
        'why do i get [1,2] twice',
      ],
      answer:
        'Sort, then skip a value equal to the one before it at the same depth: `i > start and nums[i] == nums[i - 1]`. For permutations skip it if the equal value before it is not used.',
      further: {
        example:
          'Take 4, 4, 6.\n- At the top, index 0 gives [4]. Below it the second 4 is the first of its loop (`i == start`), so it is taken: [4, 4], [4, 4, 6]. Then [4, 6].\n- At the top, index 1 is another 4 with `i > start`: skip it.\n- Index 2 gives [6].\n\nWith [] that makes 6 subsets.',
        why: 'Two equal values at the same depth extend the same path, and everything that may follow the second may also follow the first. So the branch of the second only repeats results. One level deeper the path is different, so nothing repeats.',
        check: {
          ask: 'How many different subsets does 1, 1, 1, 2 have, the empty one included?',
          right: ['8', 'eight'],
          because: '8: a subset has zero to three 1s, and the 2 or not, so 4 · 2.',
          wrong: [
            {
              says: ['16', 'sixteen'],
              reply: 'That treats the three 1s as different elements. How many 1s can a subset have?',
            },
            { says: ['4', 'four'], reply: 'Those are the choices for the 1s. What about the 2?' },
            { says: ['7', 'seven'], reply: 'Did you count the empty subset? List them by the number of 1s.' },
          ],
        },
        claims: [
          {
            says: ['i > 0 works as well', 'i can test i > 0 instead of i > start'],
            isRight: false,
            reply:
              'No. Then the second 4 of 4, 4 is skipped even after the first was taken, and [4, 4] is missing.',
          },
          {
            says: ['the array has to be sorted first', 'it only works after sorting'],
            isRight: true,
            reply: 'Yes. The test compares neighbors, so equal values must be next to each other.',
          },
          {
            says: ['then no subset contains two equal values', 'the skip forbids taking both equal values'],
            isRight: false,
            reply:
              'No. It only forbids starting two branches with the same value at one depth. One level deeper the second one may be taken.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I use sets of row plus column for diagonals?',
      about: 51,
      asks: [
        'n queens diagonals',
        'check diagonals fast',
        'row - col',
        'row + col sets',
        'n queens columns and diagonals',
      ],
      answer:
        'Cells of one diagonal share `row - col`, those of the other direction `row + col`. Keep a set for each, and one for columns: each check is O(1).',
    },
    {
      kind: 'why',
      question: 'Why do I undo the choice?',
      asks: [
        'why undo the choice',
        'what if i dont pop',
        'restore state',
        'unchoose',
        'why path.pop() after the recursive call',
        "doesn't python create a new list for each call",
        'do i need to remove the element after recursion',
        'why pop after the call',
        'is undo needed',
        'path keeps growing',
        'what happens if i forget to undo',
        'what if i do not undo the choice',
        'what happens if i leave out the pop',
      ],
      answer:
        'The state is shared by all branches. Without undoing, a sibling starts with choices that are not its own. Undo exactly what you did, after the recursive call.',
      further: {
        example:
          'List the subsets of 4, 7 without `path.pop()`: `path` is [], then [4], then [4, 7]. Back at the top, the loop takes 7, and `path` becomes [4, 7, 7]. With the two pops it shrinks to [4] and then to [] first, so the branch of 7 starts with [7].',
        why: 'There is only one list, and all calls refer to it. When a call returns, its local variables disappear, but its changes to the list remain. Only the reverse step restores what the caller had before.',
        check: {
          ask: 'A call starts with `path = [5]`. It and its inner calls append 12 elements in all, and each call undoes its own changes. How many elements does `path` have when the call returns?',
          right: ['1', 'one'],
          because: '1: every append was followed by its pop, so the caller finds `path` as it was, [5].',
          wrong: [
            {
              says: ['13', 'thirteen'],
              reply: 'Then nothing would have been undone. What belongs to every `append`?',
            },
            {
              says: ['12', 'twelve'],
              reply:
                'Those elements were appended inside. What did each call do with its own one before it returned?',
            },
            {
              says: ['0', 'zero', 'empty'],
              reply: 'Does a call undo only its own changes, or those of its caller, too?',
            },
          ],
        },
        claims: [
          {
            says: ['you only undo when the branch failed', 'no undo after a solution was found'],
            isRight: false,
            reply:
              'No. If the search goes on after a solution, the next branch must start from the same state, too. Only a search that stops may skip it.',
          },
          {
            says: ['the undo comes before the recursive call', 'pop first and then recurse'],
            isRight: false,
            reply: 'No. The inner call needs the choice in place. Undo it after the call has returned.',
          },
          {
            says: ['no undo needed with path + [x]', 'passing a new list means no pop'],
            isRight: true,
            reply:
              "Yes. The call gets a list of its own, so the caller's list never changes. Each copy costs O(n), though.",
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'How big is the search tree?',
      asks: [
        'backtracking complexity',
        'subsets 2^n',
        'permutations n!',
        'copying cost',
        'tc of subsets and permutations',
        'how big is the search tree',
        'do i count the output in space',
        'what is the time complexity of backtracking',
        'why is backtracking exponential',
      ],
      answer:
        'The cost is the number of nodes times the work per node: O(n · 2^n) for subsets and O(n · n!) for permutations, with the copies. The recursion is at most n deep, so it needs O(n) extra space besides the output.',
      further: {
        example:
          'Take 3 elements.\n- Subsets: 8 nodes, one per subset, with lengths 0, 1, 1, 1, 2, 2, 2, 3. Copying them takes 12 element copies.\n- Permutations: levels of 1, 3, 6 and 6 nodes, 16 in all, and 6 results of length 3, so 18 element copies.',
        why: 'Each node is one call, and a call does its own loop and perhaps a copy. Adding that up over all nodes counts every step exactly once. A subset has n/2 elements on average, so the copies alone are n/2 · 2^n.',
        check: {
          ask: 'You list all subsets of 4 elements and copy each one. How many elements are copied in all?',
          right: ['32', 'thirty-two'],
          because: '32: there are 2^4 = 16 subsets, and they have 2 elements on average.',
          wrong: [
            {
              says: ['16', 'sixteen'],
              reply: 'That is the number of subsets. How long are they on average?',
            },
            {
              says: ['64'],
              reply: 'That would be right if every subset had all 4 elements. How long are they on average?',
            },
            {
              says: ['8', 'eight'],
              reply: 'Each element is in that many subsets. How many elements are there?',
            },
          ],
        },
        claims: [
          {
            says: ['all subsets cost o(2^n)', 'there are 2^n subsets so the time is 2^n'],
            isRight: false,
            reply:
              'Almost: there are 2^n subsets, but they have n/2 elements on average, so copying them makes it O(n · 2^n).',
          },
          {
            says: ['backtracking needs exponential memory', 'the memory is o(2^n) too'],
            isRight: false,
            reply:
              'No, not besides the output. There is one path, and the recursion is at most n deep: O(n).',
          },
          {
            says: ['all permutations cost o(n * n!)', 'permutations are n times n factorial'],
            isRight: true,
            reply: 'Yes. There are n! results, and copying each one takes n steps.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I search for a word in a grid?',
      about: 79,
      asks: [
        'word search in a grid',
        'mark visited and restore',
        'backtracking on a board',
        'visited cell',
        'letters used twice in word search',
        'restore the board',
      ],
      answer:
        'Mark the cell (for example with `#`), try the four neighbors with the next letter, and restore it before returning. Check bounds and letter first. O(cells · 3^L) in the worst case.',
    },
    {
      kind: 'how',
      question: 'When can I add a closing parenthesis?',
      about: 22,
      asks: [
        'generate parentheses',
        'open and close counts',
        'when can i close',
        'valid parentheses combinations when to add )',
      ],
      answer:
        'Add `(` while open < n, add `)` while close < open. Then every string built is valid, and no check at the end is needed.',
    },
    {
      kind: 'how',
      question: 'How do I cut a string into palindromes?',
      about: 131,
      asks: [
        'palindrome partitioning',
        'sudoku solver',
        'try all cuts',
        'return true early',
        'cut string into palindromes',
        'solve sudoku idea',
      ],
      answer:
        'Try each prefix that is a palindrome and recurse on the rest. In sudoku try digits at an empty cell and return `true` at once when the rest succeeds, otherwise clear the cell and try the next digit.',
    },
    {
      kind: 'mistake',
      question: 'Why does my search go on after the base case?',
      asks: [
        'base case hit twice',
        'missing return after append',
        'index out of range in recursion',
        'adds a result but continues',
      ],
      answer:
        'After recording a complete candidate return, or the loop goes on with an index past the end. In subsets do not return at each node, since every node is recorded.',
    },
    {
      kind: 'how',
      question: 'What is the template of backtracking?',
      asks: ['backtracking template', 'skeleton of backtracking', 'general backtracking code'],
      answer:
        'The template is: if complete, record a copy and return; otherwise for each allowed choice: apply it, recurse, undo it. Only three things change per problem: what counts as complete, which choices are allowed, and what must be undone.',
    },
    {
      kind: 'compare',
      question: 'How does backtracking differ from DFS?',
      asks: ['backtracking vs dfs', 'is backtracking just dfs', 'difference dfs and backtracking'],
      answer:
        'Backtracking is DFS on the tree of choices, with undoing. DFS on a graph marks nodes as visited for good and visits each once; backtracking restores the state, because the same cell or element may be used in another candidate.',
    },
    {
      kind: 'why',
      question: 'Why is a visited set wrong in word search?',
      about: 79,
      asks: [
        'why is a visited set wrong in word search',
        'global visited fails',
        'why restore instead of visited for good',
      ],
      answer:
        'A cell on a failed path may be part of a right one, reached by another route. If it stays marked, that path is never found; the mark must cover only the current path.',
      further: {
        example:
          'The grid is one row, B A A, and the word is AAB.\n- Start at the first A, go to the second: its only neighbor is already used, so this fails.\n- Start at the second A, go to the first, then to B: found.\n\nIf the marks of the first try stay, the second try never starts.',
        why: 'Whether a cell can help depends on how you came: which cells are used already, and which letter is next. So a failed path through a cell says nothing about other paths through it.',
        check: {
          ask: 'Marks are restored on the way back. The word is MANGO, and the search has just matched M, A, N. How many cells are marked now?',
          right: ['3', 'three'],
          because: '3: exactly the cells of the current path. Every failed branch has removed its marks.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'The cell of the G is not found yet. Which cells are on the path so far?',
            },
            {
              says: ['2', 'two'],
              reply: 'May the path use the cell of its first letter again? Then that one needs a mark, too.',
            },
            {
              says: ['all', 'every cell', 'all visited'],
              reply: 'Failed branches have returned already. What did they do with their marks?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a cell that failed once never needs another visit',
              'visited once is enough as in flood fill',
            ],
            isRight: false,
            reply:
              'No. In a flood fill only reaching a cell counts. Here the route matters, and another route may succeed through the same cell.',
          },
          {
            says: ['without marks a cell could be used twice', 'you need marks on the current path'],
            isRight: true,
            reply: 'Yes. In the row A, B the word ABA would be found by stepping back onto the same A.',
          },
          {
            says: [
              'unmark the cell before trying the neighbors',
              'restore the letter before the recursive calls',
            ],
            isRight: false,
            reply:
              'No. Then the path could step back onto the cell. Restore it after all four neighbors have been tried.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Should I include and exclude, or use a loop?',
      asks: [
        'include or exclude vs loop',
        'subsets with bitmask',
        'two ways to generate subsets',
        'iterative subsets',
      ],
      answer:
        'Both generate all 2^n subsets in O(n · 2^n). Include/exclude branches twice per element and records at the leaves; the loop with a start index records at every node. A bitmask from 0 to 2^n - 1 needs no recursion, but cannot prune.',
    },
    {
      kind: 'cost',
      question: 'How many calls can pruning save?',
      asks: [
        'how many calls can pruning save',
        'does pruning improve the complexity',
        'worst case with pruning',
        'does pruning change big o',
      ],
      answer:
        'Pruning rarely changes the worst case, which stays exponential, but it often cuts the running time by orders of magnitude. Check cheap conditions before the call, so that a dead branch costs O(1).',
    },
    {
      kind: 'compare',
      question: 'Is backtracking the same as DFS?',
      asks: [
        'difference between backtracking and dfs',
        'is backtracking the same as dfs',
        'backtracking vs depth first search',
      ],
      answer:
        'Backtracking is DFS over choices: the tree is built while you walk, and each choice is undone afterward, so that another candidate may use it. DFS on a graph visits given nodes and leaves them marked, once each.',
    },
    {
      kind: 'cost',
      question: 'How many subsets and permutations are there?',
      asks: [
        'why 2^n subsets',
        'why 2^n though',
        'why 2^n',
        'why are there 2^n subsets of an array',
        'how many subsets for 4 elements',
        'number of subsets of n elements',
        'subsets vs permutations time complexity',
        'how many subsets and permutations are there',
        '2^n or n factorial',
        'cost of listing all combinations',
        'how many subsets are there',
        'how many combinations are there',
      ],
      answer:
        'Each element is in or out, which doubles the number of subsets: there are 2^n subsets, and n! permutations, each up to n long: O(n · 2^n) and O(n · n!) with the copies. Combinations of length k number n over k.',
    },
    {
      kind: 'when',
      question: 'How do I find all ways to seat the guests?',
      asks: [
        'all ways to seat the guests',
        'every combination that adds to the amount',
        'place pieces so that none attacks another',
        'all ways to split a phone number into words',
        'fill the puzzle so that all rules hold',
      ],
      answer:
        'Use backtracking for all arrangements, or for one that satisfies rules, when n is small: choose, explore, undo, and leave a branch as soon as a rule is broken. It is exponential; if you need only a count or an optimum and states repeat, use DP.',
    },
    {
      kind: 'cost',
      question: 'How do I make a puzzle solver faster?',
      asks: [
        'sudoku solver too slow',
        'n queens solver takes too long',
        'speed up constraint search',
        'how to make a puzzle solver faster',
      ],
      answer:
        'Check rules in O(1) with a set (or bits) per row, column and box, or per column and diagonal for queens, instead of scanning. In Sudoku always fill the cell with the fewest possible values first. Both save a lot; the worst case stays exponential.',
    },
    {
      kind: 'how',
      question: 'How does combination sum work?',
      about: 39,
      asks: [
        'how does combination sum work',
        'and combination sum',
        'combination sum idea',
        'each number as often as you like until the target',
      ],
      answer:
        'From a start index on, try each number: subtract it from what is left and recurse with the same index, since it may be used again. Record the path when nothing is left, and stop when a number is larger than what is left; with sorted input that ends the whole loop. All numbers must be positive.',
    },
    {
      kind: 'mistake',
      question: 'Do permutations need a start index too?',
      about: 46,
      asks: [
        'start index for permutations too',
        'permutations loop from start, right',
        'for i in range(start, n) in permutations',
      ],
      answer:
        'No, a start index gives each set in one order only, so from 1, 2, 3 you would get just the order 1, 2, 3. Permutations loop over all elements and skip the used ones.',
    },
    {
      kind: 'mistake',
      question: 'Does comparing `nums[i]` with `nums[i-1]` work without sorting?',
      asks: [
        'skip duplicates without sorting, right',
        'is sorting needed for nums[i] == nums[i-1]',
        'duplicates still there although i skip equal neighbors',
      ],
      answer:
        'It needs sorting: equal values must be adjacent. In 2, 1, 2 the two 2s are not neighbors, so the subset 2 comes out twice, and the subset 1, 2 also as 2, 1.',
    },
    {
      kind: 'mistake',
      question: 'Can I put the results into a set at the end?',
      asks: [
        'put the results in a set at the end',
        'remove duplicates afterward, just as good',
        'set of tuples instead of skipping',
      ],
      answer:
        'Only for small inputs, because all duplicates are built first. For twenty equal numbers there are 21 different subsets, but you would build 2^20, about a million. Sort and skip equal values at the same depth.',
    },
    {
      kind: 'mistake',
      question: 'Is the first solution that is found the best one?',
      asks: [
        'first solution found is the best one',
        'backtracking returns the optimum first, right',
        'stop at the first hit for the minimum',
      ],
      answer:
        'No, it finds solutions in the order of your loop. For the best one visit all candidates, and cut a branch when even its most optimistic value cannot beat the best so far (branch and bound).',
    },
    {
      kind: 'mistake',
      question: 'Must I always undo a choice?',
      asks: [
        'always undo, even with strings',
        'pop needed when i pass path + [x]',
        'do i undo if each call gets a copy',
        'new list per call, still remove',
      ],
      answer:
        'Only if the state is shared. `path + [x]` or a string `s + c` makes a new object for the call, so there is nothing to undo, but each copy costs O(n). A shared list, set or board must be restored.',
    },
    {
      kind: 'mistake',
      question: 'Why does only one permutation come out?',
      about: 46,
      asks: [
        'only one permutation comes out',
        'just 1 2 3 and then it stops',
        'used stays true for all',
        'permutations list has a single entry',
      ],
      answer:
        'You do not reset `used[i]` after the recursive call, so after the first result every element stays used. Undo both: `used[i] = False` and `path.pop()`.',
    },
    {
      kind: 'mistake',
      question: 'Why is the same element used twice in a subset?',
      asks: [
        'same element used twice in a subset',
        'subsets contain 3 3',
        'combinations in descending order appear',
        'start + 1 or i + 1',
      ],
      answer:
        'You pass `start + 1` instead of `i + 1`. The next level may then take an element that is already in the path. The next index depends on the element just chosen, so recurse with `i + 1`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my combination sum never stop?',
      about: 39,
      asks: [
        'combination sum never stops',
        'recursion too deep when reusing numbers',
        'target goes negative forever',
        'endless loop with a 0 in the input',
      ],
      answer:
        'You do not stop when the remaining target becomes negative, so the same number is taken forever. Return when it is 0 or below. A candidate of 0 would also repeat forever, so all numbers must be positive.',
    },
    {
      kind: 'mistake',
      question: 'Why does it find the solution but return false?',
      asks: [
        'finds the solution but returns false',
        'search goes on after success',
        'true is lost on the way up',
        'word exists but the answer is no',
      ],
      answer:
        'The result of the inner call is ignored. Write `if solve(next): return True` in the loop, and `return False` only after all choices have failed.',
    },
    {
      kind: 'mistake',
      question: 'Why is my sudoku board empty again at the end?',
      about: 37,
      asks: [
        'sudoku board is empty again at the end',
        'solved grid gets erased',
        'solution disappears after the search',
        'output equals the input board',
        'sudoku solver finishes but the grid is empty',
      ],
      answer:
        'You undo the last choice even after success. Return true before the line that clears the cell, so that the digit stays when the remaining cells could be filled.',
    },
    {
      kind: 'when',
      question: 'How do I list every code that a lock could have?',
      asks: [
        'every code the lock could have',
        'share the marbles fairly among k children',
        'order the guests so rivals never sit together',
        'all teams of five within the budget',
        'fill the crossword with the given words',
      ],
      answer:
        'All arrangements, or any one that obeys rules, and few items: use backtracking, one choice per level, undone afterward. If only "is it possible" or a count is needed and sums are small, use dynamic programming.',
    },
    {
      kind: 'how',
      question: 'How do I find permutation number k without listing all?',
      about: 60,
      asks: [
        'k-th permutation directly',
        'permutation number k without listing all',
        'skip to the k-th order',
        'kth permutation without generating all',
      ],
      answer:
        'Do not list them. Each first element starts (n - 1)! permutations, so with k counted from 0 the index of the first element is `k / (n - 1)!` rounded down; continue with the remainder and the remaining elements. O(n²) with a list.',
    },
    {
      kind: 'how',
      question: 'How do I halve the search for n queens by symmetry?',
      about: 51,
      asks: [
        'halve the n queens search by symmetry',
        'symmetry breaking in backtracking',
        'avoid mirrored solutions',
      ],
      answer:
        'Try only the left half of the first row for the first queen and double the count; for odd n count the middle column separately without doubling. The mirror image of each solution is a solution too, so that covers all of them.',
    },
    {
      kind: 'how',
      question: 'How do I return the solutions one at a time?',
      asks: [
        'give solutions one at a time',
        'lazy generator for permutations',
        'too many results for memory',
        'stream all combinations',
      ],
      answer:
        'Yield each solution instead of collecting them: `yield path[:]` and `yield from` for the inner call. The memory is then O(n) for the current path; the total time stays exponential.',
    },
    {
      kind: 'compare',
      question: 'Should I swap in place or use an array of used elements?',
      about: 46,
      asks: [
        'swap in place or used array',
        'permutations by swapping vs used flags',
        'which permutation method',
      ],
      answer:
        'Choose the used array: the order is predictable, and duplicates can be skipped after sorting. Swapping `nums[start]` with itself and each later element needs no extra array, but the output is not in lexicographic order, and duplicates need a set per level.',
    },
    {
      kind: 'how',
      question: 'How do I generate all subsets?',
      about: 78,
      asks: [
        'how do i generate all subsets',
        'all subsets in simple words',
        'generate the power set',
        'list every subset',
        'subsets with recursion',
        'how does the subsets recursion work',
        'print all subsets of an array',
        'include or exclude each element',
      ],
      answer:
        'Decide for each element whether it is in or out. `go(i)`: if i = n, record a copy of `path`. Otherwise call `go(i + 1)` without element i, then append element i, call `go(i + 1)` again, and pop it. For [1, 2] the results are [], [2], [1], [1, 2]. There are 2^n subsets, so it takes O(n · 2^n).',
      further: {
        example:
          '[1, 2, 3]: leave out 1, and you get the subsets of [2, 3]: [], [3], [2], [2, 3]. Take 1, and you get the same four with a 1 in front. Together that is 8 = 2³.',
        why: 'Each subset is one sequence of in-or-out decisions, and each sequence gives another subset. So trying both choices for each element lists every subset exactly once.',
        check: {
          ask: 'How many subsets does a set of 4 elements have, counting the empty one?',
          right: ['16', 'sixteen', '2^4'],
          because: '16: two choices for each of the 4 elements, 2 · 2 · 2 · 2.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'That is for 3 elements. A fourth element can be in or out of each of them.',
            },
            { says: ['15', 'fifteen'], reply: 'Does the empty set count?' },
            {
              says: ['24'],
              reply: 'That is the number of orders of 4 elements. In a subset the order does not matter.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the complexity is o(2^n)',
              'time is o(2^n)',
              'generating all subsets takes o(2^n)',
              'subsets are o(2^n)',
            ],
            isRight: false,
            reply:
              'No, for all subsets it is O(n · 2^n): there are 2^n of them, and copying one takes up to n steps. O(2^n) only counts the subsets.',
          },
          {
            says: [
              'the complexity is o(n * 2^n)',
              'time is o(n * 2^n)',
              'generating all subsets takes o(n * 2^n)',
            ],
            isRight: true,
            reply: 'Yes, for all subsets. There are 2^n of them, and copying one takes up to n steps.',
          },
          {
            says: ['the empty set is a subset too', 'there are 2^n subsets'],
            isRight: true,
            reply: 'Yes. Leaving out every element is one of the 2^n sequences of choices.',
          },
          {
            says: ['subsets can be generated in o(n^2)', 'listing all subsets is polynomial'],
            isRight: false,
            reply: 'No. There are 2^n of them, and each must be written out.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I generate all permutations?',
      about: 46,
      asks: [
        'how do i generate all permutations',
        'all permutations in simple words',
        'list every order of the elements',
        'permutations with recursion',
        'how does the permutation recursion work',
        'print all permutations of a string',
        'generate all arrangements',
      ],
      answer:
        'Fill one position after the other. In each call go through all elements, skip those already used, append one, mark it as used, call for the next position, then undo both. When the path has n elements, record a copy. [1, 2, 3] gives 6 = 3! permutations, starting with 123 and 132. It takes O(n · n!), so n should be at most about 9 or 10.',
      further: {
        example:
          '[1, 2, 3]: first position 1, then 2, then 3: 123. Undo 3 and 2, take 3 and then 2: 132. Undo all, start with 2: 213 and 231. Start with 3: 312 and 321.',
        why: 'Each permutation is one sequence of choices: n for the first position, n - 1 for the second, and so on. The calls walk through all of them.',
        check: {
          ask: 'How many permutations do 4 different elements have?',
          right: ['24', '4!'],
          because: '24: 4 · 3 · 2 · 1.',
          wrong: [
            {
              says: ['16', 'sixteen'],
              reply: 'That is the number of subsets. How many choices remain for the second position?',
            },
            { says: ['10', 'ten'], reply: 'The choices multiply and do not add up.' },
          ],
        },
        claims: [
          {
            says: ['permutations need a start index', 'i pass start + 1 for permutations'],
            isRight: false,
            reply:
              'No. Earlier elements may come later, too, so keep track of which are used. Only the version that swaps elements passes start + 1.',
          },
          {
            says: ['there are n! permutations', 'the number grows like n factorial'],
            isRight: true,
            reply: 'Yes. So n must stay small, about 10 at most.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I generate all combinations?',
      about: 77,
      asks: [
        'how do i generate all combinations',
        'all combinations of size k',
        'choose k of n elements',
        'combinations with recursion',
        'list all pairs of elements with recursion',
        'n choose k recursively',
      ],
      answer:
        'Choose elements in increasing order of index, so that each group comes only once. `go(start)`: if the path has k elements, record a copy. Otherwise, for i from `start` to the end: append element i, call `go(i + 1)`, pop. For k = 2 and [1, 2, 3] that gives [1, 2], [1, 3], [2, 3]. Stop early if too few elements are left.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between a permutation, a combination and a subset?',
      asks: [
        'permutation vs combination',
        'subset vs combination',
        'what is a permutation',
        'what is a subset',
        'what is a combination',
        'subset vs subsequence',
        'difference between subset and permutation',
        'how many permutations are there',
      ],
      answer:
        'A permutation is an order of all elements: 123 and 321 differ, and n elements have n! of them. A combination is a choice of k elements without order, a subset a choice of any size: [1, 2] equals [2, 1], and there are 2^n subsets. A subsequence keeps the original order. For 3 elements: 6 permutations, 8 subsets, 3 pairs.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between recursion and backtracking?',
      asks: [
        'backtracking vs recursion',
        'is backtracking recursion',
        'recursion or backtracking',
        'difference between backtracking and recursion',
        'is every recursion backtracking',
        'backtracking in one sentence',
      ],
      answer:
        'Recursion is a tool: a function calls itself. Backtracking is a method that uses it: make a choice, call yourself for the next choice, and undo the choice afterward to try another. Computing a factorial is recursion without backtracking, because nothing is chosen or undone. Generating all subsets is backtracking.',
    },
    {
      kind: 'what',
      question: 'What does choose, explore, undo mean?',
      asks: [
        'what does choose explore unchoose mean',
        'choose explore undo',
        'what does unchoose mean',
        'three steps of backtracking',
        'what are the steps of backtracking',
        'choose recurse undo',
        'explain choose explore un-choose',
      ],
      answer:
        'They are the three steps of backtracking. Choose: add an option to the path, `path.append(x)`. Explore: call the function for the next decision. Undo: take the option back, `path.pop()`, so that the next option starts from the same state. Without the undo step, old choices stay in the path and later results contain them.',
    },
    {
      kind: 'cost',
      question: 'What does O(2^n) mean?',
      asks: [
        'what is o(2^n)',
        'what does o(2^n) mean',
        'what is exponential time',
        'exponential time meaning',
        'how bad is exponential time',
        'o(2^n) vs o(n^2)',
        'what is o(n!)',
      ],
      answer:
        'The work doubles with each additional element: 2^10 is about a thousand, 2^20 a million, 2^30 a billion. It happens when each element is either in or out, as with subsets, or when a function calls itself twice with n - 1. O(n!) is worse still: 10! is 3.6 million. So exponential code works only for small n, up to about 20 or 25.',
      further: {
        example:
          'Subsets of 3 elements: 8. Of 4 elements: 16. Of 20: about a million. Of 40: about 10^12, too many.',
        why: 'Each new element can be in or out of every choice so far, so it doubles their number.',
        check: {
          ask: 'An O(2^n) program takes 1 second for n = 25. About how long for n = 30?',
          right: ['32', '32 seconds', 'thirty-two'],
          because: '32 seconds: five more elements double the work five times.',
          wrong: [
            {
              says: ['5', 'five', '6'],
              reply: 'Each additional element doubles the time; it does not add a second.',
            },
            { says: ['10', 'ten'], reply: 'Double 1 second five times.' },
          ],
        },
        claims: [
          {
            says: ['one more element doubles the work', 'adding one element doubles the time'],
            isRight: true,
            reply: 'Yes. That is what 2^n means.',
          },
          {
            says: ['a faster computer solves exponential problems', 'more hardware fixes o(2^n)'],
            isRight: false,
            reply: 'No. A computer that is a thousand times faster allows only about 10 more elements.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I solve Sudoku?',
      about: 37,
      asks: [
        'how do i solve sudoku',
        'sudoku solver idea',
        'sudoku in simple words',
        'how does a sudoku solver work',
        'fill a sudoku with backtracking',
        'sudoku backtracking explained',
      ],
      answer:
        'Find the next empty cell (if none, return true) and try the digits 1 to 9. A digit is allowed if it is not yet in the row, the column or the 3 by 3 box. Write it, call yourself for the rest, and if that returns true, return true. Otherwise erase the digit and try the next. If no digit works, return false. Sets per row, column and box make the test O(1).',
    },
    {
      kind: 'why',
      question: 'Why do people use backtracking?',
      asks: [
        'why do people use backtracking',
        'why use backtracking',
        'what is the point of backtracking',
        'why not simply try everything',
        'why not just brute force',
        'why is backtracking faster than brute force',
        'what is backtracking good for',
      ],
      answer:
        'It abandons a partial choice as soon as it cannot work, and with it everything that would follow. Placing 8 queens, one per row, has 8^8 = 16,777,216 arrangements; once two queens attack each other, all arrangements that begin this way are skipped together. It visits far fewer, and it stores only the current path.',
    },
    {
      kind: 'how',
      question: 'How do I test a backtracking solution?',
      asks: [
        'how do i test backtracking',
        'which inputs should i test for backtracking',
        'edge cases for backtracking',
      ],
      answer:
        'Count the results for small n: 2^n subsets, n! permutations, so 8 and 6 for n = 3. Check that there are no repeats by putting them in a set, and that the recorded lists are copies, not one shared list. Then try an empty input, one element, duplicates in the input, and a case without a solution.',
    },
    {
      kind: 'cost',
      question: 'How many calls are there for the subsets of [1, 2, 3]?',
      about: 78,
      asks: [
        'for subsets of [1,2,3] how many calls are there',
        'number of calls for subsets',
        'how many recursive calls for three elements',
        'how many nodes has the decision tree',
        'count the calls of subsets',
      ],
      answer:
        'With a start index and a loop, each call records one subset, so there are exactly as many calls as subsets: 8 for three elements, 2^n for n. With “take it or leave it” the results are only at the leaves: 8 leaves and 7 inner nodes, so 15 calls, 2^(n+1) - 1.',
    },
    {
      kind: 'cost',
      question: 'What is the time complexity of backtracking?',
      asks: [
        'time complexity of backtracking',
        'cost of backtracking',
        'how slow is backtracking',
        'big o of backtracking',
      ],
      answer:
        'Multiply the number of nodes in the decision tree by the work per node. Subsets: 2^n results of up to n elements, O(n · 2^n). Permutations: O(n · n!). With b choices on d levels: O(b^d). Pruning rarely changes the worst case, but it often saves most of the time. The space is the depth, O(n), plus the results.',
    },
    {
      kind: 'mistake',
      question: 'What if the input of a backtracking search is empty or tiny?',
      asks: [
        'what if n is 2',
        'subsets of an empty list',
        'permutations of one element',
        'empty array in subsets',
      ],
      answer:
        'Subsets of [] are [[]]: the empty set is a subset. Permutations of [] are also [[]], and of [7] just [[7]]. Combination Sum with target 0 records the empty path at once. N queens has one solution for n = 1, none for n = 2 and n = 3, and two for n = 4. The usual base case gives all of these.',
    },
    {
      kind: 'how',
      question: 'How do I explain backtracking in an interview?',
      asks: [
        'how would i explain that in an interview',
        'explain backtracking to an interviewer',
        'how do i present a backtracking solution',
        'what do i say about backtracking',
      ],
      answer:
        'Draw the decision tree for a small input first. Then say what a level decides, which choices there are, when a path is complete, and when you give up early. “I choose, recurse and undo, because all branches share one path.” Give the cost as number of leaves times the work to copy one, and the depth as space.',
    },
    {
      kind: 'how',
      question: 'How do I handle duplicates in permutations?',
      about: 47,
      asks: [
        'what about duplicates like [1,1,2]',
        'permutations with duplicates',
        'permutations ii',
        'duplicate permutations',
        'how do i skip duplicates in permutations',
      ],
      answer:
        'Sort the numbers. In the loop skip a number that is used, and skip one that equals the number before it if that one is not used: `i > 0 and nums[i] == nums[i-1] and not used[i-1]`. Then equal numbers enter only in their order from left to right. [1, 1, 2] gives 3 results: 112, 121 and 211.',
    },
    {
      kind: 'how',
      question: 'How many results do parentheses and digits give?',
      asks: [
        'how many are there for n=3',
        'how many parentheses strings for n = 3',
        'number of results of generate parentheses',
        'how many letter combinations',
        'how many combinations for 3 digits',
      ],
      answer:
        'Generate Parentheses: the Catalan numbers 1, 2, 5, 14, 42 for n = 1 to 5. For n = 3 the five are ((())), (()()), (())(), ()(()), ()()(). Letter combinations: the product of the letters, 3 · 3 · 3 = 27 for "234", and 4 for each 7 or 9.',
    },
    {
      kind: 'why',
      question: 'Why do I unmark the cell in word search?',
      about: 79,
      asks: [
        'why do i unmark the cell',
        'why do i restore the cell',
        'why unmark',
        'why reset visited in word search',
        'do i need to unmark the cell',
      ],
      answer:
        'The mark says “used by the current path”. When the path gives up here, the cell must be free for other paths, which may reach it from another side. Without it, words are missed: the first wrong attempt blocks cells that the right path needs. So restore it after the four calls.',
    },
    {
      kind: 'how',
      question: 'How do subsets grow from element to element?',
      about: 78,
      asks: ['subsets how', 'how do subsets work'],
      answer:
        'Decide for each element: take it or leave it. That doubles the number each time: 2 for one element, 4, 8, and 16 for four, 2^n in all. The empty set is one of them. With a loop: record a copy of the path at every call, then for i from `start` on append, recurse with i + 1, and remove.',
    },
    {
      kind: 'cost',
      question: 'How many permutations are there if elements repeat?',
      asks: [
        'how many permutations when elements repeat',
        'number of permutations with duplicates',
        'how many permutations has [1,1,2]',
        'permutations of a multiset how many',
        'n! divided by what',
        'why are there only 3 permutations of 1 1 2',
        'count of unique permutations',
        'how many different arrangements of aab',
      ],
      answer:
        'n! divided by the factorial of how often each value occurs. [1, 1, 2] has 3! / 2! = 6 / 2 = 3 permutations: 112, 121 and 211. Swapping the two 1s changes nothing, so each of them is counted 2! = 2 times among the 3! = 6. [1, 1, 2, 2] has 4! / (2! · 2!) = 24 / 4 = 6.',
      about: 47,
      further: {
        example:
          'The word AAB. Name its letters A1, A2 and B: there are 3! = 6 orders.\n- A1 A2 B and A2 A1 B both read AAB.\n- A1 B A2 and A2 B A1 both read ABA.\n- B A1 A2 and B A2 A1 both read BAA.\n\nThe 6 orders form 3 pairs, so there are 6 / 2! = 3 different words.',
        why: 'Pretend that equal elements can be told apart: then there are n! orders. If a value occurs c times, its copies can change their positions among themselves in c! ways, and the sequence reads the same. So each different sequence is counted c! times for that value, and you divide by c! for every value.',
        check: {
          ask: 'How many different permutations does [7, 7, 7, 2] have?',
          right: ['4', 'four'],
          because: '4: 4! / 3! = 24 / 6. Only the position of the 2 matters, and there are four.',
          wrong: [
            {
              says: ['24'],
              reply: 'That counts the 7s as different. How many of these orders read the same?',
            },
            {
              says: ['8', '12'],
              reply: 'How many orders do three equal 7s have among themselves? Divide by that.',
            },
          ],
        },
        claims: [
          {
            says: ['i divide n! by the number of repeated elements', 'divide by how often the value repeats'],
            isRight: false,
            reply:
              'No, by the factorial of how often it occurs. For three equal values that is 3! = 6, not 3.',
          },
          {
            says: [
              'equal elements make fewer different permutations',
              'duplicates reduce the number of permutations',
            ],
            isRight: true,
            reply: 'Yes. Each value that occurs c times divides the number by c!.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does the order in which subsets are listed matter?',
      asks: [
        'does the order of subsets matter',
        'in which order are the subsets listed',
        'my subsets come out in another order',
        'order of subsets in the output',
        'is the order of the power set important',
        'expected output has another order of subsets',
      ],
      answer:
        'The problem Subsets accepts its results in any order. Your code only fixes which order you get: the loop with a start index lists [], [1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3] for [1, 2, 3]. Leaving each element out first and then taking it gives [], [3], [2], [2, 3], [1] and so on. They are the same 8 subsets.',
      about: 78,
    },
    {
      kind: 'why',
      question: 'Why do my subsets come out in this order?',
      asks: [
        'why does [3] come after [2]',
        'why does [3] come before [2]',
        'why is [3] last',
        'why does [1,2,3] come before [2]',
        'why [1,3] after [1,2,3]',
        'why is [3] the second subset',
        'which subset comes first and why',
      ],
      answer:
        'It depends on how you generate the subsets of [1, 2, 3]. The loop with a start index finishes everything that begins with 1, then with 2, then with 3, so [2] and [2, 3] come before [3]. With “leave it out, then take it” for each element, the decision on 3 is the deepest and changes first: [], [3], [2], [2, 3]. So there [3] comes before [2].',
      about: 78,
    },
    {
      kind: 'cost',
      question: 'What do b, d and k mean in O(k · b^d)?',
      asks: [
        'what is b^d',
        'what does b stand for',
        'what does d stand for',
        'what do the letters in o(k * b^d) mean',
        'what is k in the bound of backtracking',
        'what does o(d) mean',
      ],
      answer:
        'b is the number of options at each level, d the number of levels, and k the length of a result that is copied. A tree with b options at each of d levels has up to b^d leaves, and copying each result costs up to k. For subsets of n elements b is 2, d and k are n: O(n · 2^n). The space O(d) is the path and the call stack.',
    },
  ],
  problems: [
    {
      number: 78,
      questions: [
        {
          question: 'Why are all my results empty lists?',
          asks: ['empty lists', 'copy path', 'res.append(path) same list'],
          answer:
            'You append the same list again and again, and it is empty at the end. Append a copy, `path[:]`.',
        },
        {
          question: 'What does `start` mean, and what does it cost?',
          asks: ['what does start mean in subsets', 'subsets cost', 'subset with elements in other order'],
          answer:
            '`start` is the first index still allowed, so each subset comes in one order. 2^n subsets of up to n elements: O(n · 2^n).',
        },
      ],
    },
    {
      number: 39,
      questions: [
        {
          question: 'Why do I get the same numbers in several orders?',
          asks: ['order duplicates', '[2,3,2] again', 'start index reuse', 'loop from 0'],
          answer:
            'Your loop starts at 0 on every level. Loop from the start index instead, then each combination comes in one order. Recurse with `i`, not `i + 1`, since reuse is allowed.',
        },
        {
          question: 'What does `remaining` mean, and how deep does the search go?',
          asks: ['what does remaining mean', 'combination sum cost', 'reuse stops the same number'],
          answer:
            '`remaining` is what is left of the target; 0 is a solution, below 0 is a dead end. The depth is at most target / smallest, so the cost is exponential in that. Recurse with the same index, or a number cannot be reused.',
        },
      ],
    },
    {
      number: 46,
      questions: [
        {
          question: 'Why are my results empty, or why does only one come out?',
          asks: ['empty', 'used array', 'copies', 'list ends up empty'],
          answer:
            'Append a copy of the path, or every result becomes empty at the end. After the recursive call undo both the path and the used mark, or only one result comes out.',
        },
        {
          question: 'What does `used` mean, and what does it cost?',
          asks: ['what does used mean', 'permutations cost', 'repeated elements in permutation'],
          answer:
            '`used[i]` says that element i is in the current path. n! permutations, each copied in O(n): O(n · n!). If a path contains the same element twice, the used test is missing; if a whole permutation comes twice, the input has equal values, and you skip a value whose equal neighbor before it is not used.',
        },
      ],
    },
    {
      number: 51,
      questions: [
        {
          question: 'How do I check the diagonals in O(1)?',
          asks: ['n diagonal', 'row - col', 'check diagonals fast'],
          answer:
            'Cells on one diagonal share `row - col`, and those on a diagonal of the other direction share `row + col`. Two sets of these numbers make the check O(1).',
        },
        {
          question: 'What do the sets contain?',
          asks: ['what do the sets contain in queens', 'n queens cost', 'queens board strings'],
          answer:
            'They contain the columns and diagonals that are attacked by queens already placed. There are at most O(n!) placements, since each queen excludes its column. Build the strings only for a solution.',
        },
      ],
    },
    {
      number: 79,
      questions: [
        {
          question: 'When do I restore a cell?',
          asks: ['visited', 'restore cell', 'reuse cell', 'tle'],
          answer:
            'Restore the cell after trying its four neighbors, whether or not they succeeded. A global visited set without restoring blocks other paths. If it is too slow, mark cells in the grid itself and return at the first letter that differs.',
        },
        {
          question: 'Why does the cost have 3^L and not 4^L?',
          asks: ['word search cost', 'why 3 directions', 'word found though letter used twice'],
          answer:
            'After the first step one of the four neighbors is the cell you came from, so at most three are left: O(cells · 3^L). If a letter is used twice, the cell is not marked while it is on the path.',
        },
      ],
    },
    {
      number: 22,
      questions: [
        {
          question: 'Can I build all strings and filter them at the end?',
          asks: ['valid', 'when to close', 'filter afterwards'],
          answer:
            'Do not filter at the end: that builds 2^(2n) strings. If you close only while `close < open`, every prefix stays valid, and no check at the end is needed.',
          further: {
            example:
              'Take n = 2. After `(` there are two choices.\n- Another `(`: now both are used, so only `))` can follow. Result `(())`.\n- A `)`: now both counts are 1, so closing is not allowed and `(` follows. Result `()()`.\n\nTwo strings are built to the end, not 2^4 = 16.',
            why: 'A string is valid if no prefix closes more than it has opened, and if both totals are n. The test before each `)` secures the first, and the limits for both counts secure the second.',
            check: {
              ask: 'n is 3 and the prefix is `(()`. How many valid strings begin with it?',
              right: ['2', 'two'],
              because:
                '2: one `(` and two `)` are left. `())` and `)()` keep every prefix valid, but `))(` closes too early.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply: 'The rest has three arrangements, but one of them closes too early. Which?',
                },
                {
                  says: ['5', 'five'],
                  reply: 'That is the number for the empty prefix. What is left to add after `(()`?',
                },
                { says: ['1', 'one'], reply: 'Both brackets are allowed as the next one. Follow each.' },
              ],
            },
            claims: [
              {
                says: ['you can close whenever close < n', 'closing is allowed while close < n'],
                isRight: false,
                reply:
                  'No. With n = 2, after `()` there is one `)` left, but using it gives `())`, which closes something that was never opened.',
              },
              {
                says: ['every prefix stays valid', 'no prefix ever closes too much'],
                isRight: true,
                reply:
                  'Yes. A `)` is added only while more are open than closed, so the prefix can always be completed.',
              },
              {
                says: ['there are 2^n results', 'the number of results doubles with n'],
                isRight: false,
                reply: 'No. It is the Catalan number: 1, 2, 5, 14 for n = 1 to 4.',
              },
            ],
          },
        },
        {
          question: 'What do `open` and `close` count?',
          asks: ['what do open and close count', 'parentheses cost', 'invalid strings appear'],
          answer:
            'They count the brackets used so far. The number of results is the n-th Catalan number, which grows like 4^n / n^1.5; each has length 2n, so the cost is O(4^n / √n). Invalid strings appear if you close without `close < open`.',
        },
      ],
    },
    {
      number: 1863,
      questions: [
        {
          question: 'How does the recursion go over all subsets?',
          asks: ['recursion', 'carry'],
          answer:
            'Each element is in or out: pass the XOR so far down both branches, and add up the values at the ends of all branches.',
        },
        {
          question: 'Is there a solution without trying all subsets?',
          asks: ['xor total cost', 'subset xor without backtracking', 'what does xor so far mean'],
          answer:
            'Every bit that occurs in any number is set in the XOR of exactly half of all subsets, so the sum is (OR of all numbers) · 2^(n - 1), in O(n). Passing the XOR down to all subsets takes O(2^n).',
        },
      ],
    },
    {
      number: 90,
      questions: [
        {
          question: 'Which equal values do I skip?',
          asks: ['ii skip', 'i > start', 'duplicates'],
          answer:
            'Sort first, then skip when `i > start` and the value equals the one before: at the same depth it would start the same subsets again.',
        },
        {
          question: 'What goes wrong with `i > 0` instead of `i > start`?',
          asks: ['subsets ii cost', 'i > 0 instead of i > start', 'set of tuples for duplicates'],
          answer:
            'The second 2 in 1, 2, 2 is then skipped even after the first was taken, so [2, 2] and [1, 2, 2] are missing. The right version takes O(n · 2^n) at worst.',
        },
      ],
    },
    {
      number: 40,
      questions: [
        {
          question: 'Which equal values do I skip, and when do I break?',
          asks: ['ii duplicates', 'i > start condition', 'break when larger'],
          answer:
            'Skip equal values at the same depth only (`i > start`); deeper down they are allowed. In sorted order break when a value is larger than what is left.',
        },
        {
          question: 'May a number be used more than once?',
          asks: ['combination sum ii cost', 'each number once', 'reuse in combination ii'],
          answer:
            'Each number may be used once, so recurse with `i + 1`; equal values may appear together only if the input has them several times. O(n · 2^n) at worst.',
        },
      ],
    },
    {
      number: 17,
      questions: [
        {
          question: 'What do I return for no digits?',
          asks: ['empty input', 'product'],
          answer:
            'For no digits return an empty list, not [""]. Otherwise recurse by digit: at most 4^n strings, each of length n.',
        },
        {
          question: 'What does the index mean, and what does it cost?',
          asks: ['letter combinations cost', 'digits to letters meaning of index', 'phone keypad order'],
          answer:
            '`index` is the position of the digit whose letter is chosen next. At most 4^n results of length n, in any order, so O(n · 4^n).',
        },
      ],
    },
    {
      number: 131,
      questions: [
        {
          question: 'Can each palindrome check be O(1)?',
          asks: ['memo', 'substring check cost'],
          answer:
            'Fill a table for all pairs of ends first, in O(n²): a substring is a palindrome if its ends are equal and the part between them is one. Then each check is a lookup.',
        },
        {
          question: 'What does `start` mean, and what does it cost?',
          asks: ['palindrome partition cost', 'what does start mean in partition', 'partition prefix check'],
          answer:
            '`start` is where the next piece begins; when it reaches the end, record the pieces. O(n · 2^n) at worst, since there are 2^(n - 1) ways to cut.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'Three children share eight different toys, and each child must get at least two. Print every way to give out all the toys.',
      words: ['Print every way'],
      not: 'zero-one-knapsack',
      why: 'Its table stores a count, a best value or a yes for each amount, not every single way of giving out the toys.',
      idea: 'Give the next toy to each child in turn, continue with the rest, and take it back; stop when the toys left are too few for those who still need some.',
      cost: 'O(n · 3^n) for n toys, with the printing',
    },
    {
      task: 'A radio host fills exactly 45 minutes with jingles of 6, 7, 11 and 13 minutes; each may be played as often as she likes, and the order does not matter. She wants a list of all selections that fit.',
      words: ['wants a list of all selections'],
      not: 'unbounded-knapsack',
      why: 'Its table says whether 45 minutes can be filled, or in how many ways, but it does not contain the selections themselves.',
      idea: 'Add a jingle that is not shorter than the last one, continue with the minutes left, and remove it again.',
      cost: 'O(k^(T/m)) for k jingles, T minutes, shortest jingle m',
    },
    {
      task: 'A trail map shows 10 mountain huts and the paths between some of them. A club wants a hike that visits every hut exactly once, starting and ending wherever it likes. Find one, or show that none exists.',
      words: ['10 mountain huts', 'every hut exactly once'],
      not: 'depth-first-search',
      why: 'It marks a hut for good, so after a wrong turn the huts of the failed hike are no longer free for another one.',
      idea: 'Extend the hike to each free neighboring hut in turn, and free the hut again when no way to finish follows from it.',
      cost: 'O(n!)',
    },
    {
      task: 'A sculptor has 14 stones that weigh up to a billion grams each. The four corners of a platform must carry exactly the same weight, and every stone must be used. Show a split that works, or report that there is none.',
      words: ['has 14 stones', 'up to a billion grams each'],
      not: 'zero-one-knapsack',
      why: 'Its table would need a row of billions of sums, and three corners at once even more, while 14 stones leave few choices.',
      idea: 'Put the heaviest unused stone on each corner that can still carry it, continue with the next one, and take it back if the rest fails.',
      cost: 'O(4^n)',
    },
    {
      task: 'In a coded bill, each of at most nine letters stands for a different digit, and no number begins with 0. Two words, read as numbers, add up to the third. Which digits can the letters have? List all keys.',
      words: ['stands for a different digit', 'List all keys'],
      not: 'digit-and-bit-parsing',
      why: 'It can add two numbers digit by digit with a carry, but here the digits are unknown and must be tried.',
      idea: 'Go through the columns from the right, give each new letter an unused digit, drop keys whose column does not add up, and free the digit again.',
      cost: 'O(10^k) for k letters',
    },
  ],
  claims: [
    {
      says: ['all subsets take O(n * 2^n) time', 'the total time for subsets is O(n * 2^n)'],
      isRight: true,
      reply: 'Yes. There are 2^n subsets, and copying each one takes up to n steps.',
    },
    {
      says: ['i do not need to copy the path', 'append the path without copying'],
      isRight: false,
      reply: 'No, append a copy. All results would be the same list, which is empty again at the end.',
    },
    {
      says: ['without the copy all results are empty', 'if i do not copy the results are all the same list'],
      isRight: true,
      reply: 'Yes. They are the same list, and every choice in it is undone by the end.',
    },
    {
      says: ['undo the choice after the recursive call', 'remove the last element after the call returns'],
      isRight: true,
      reply: 'Yes. Then the next choice starts from the same state.',
    },
    {
      says: ['undo the choice before the recursive call', 'remove the element before recursing'],
      isRight: false,
      reply: 'No, after it. The call must see the choice.',
    },
    {
      says: ['there are 2^n subsets', 'subsets take 2 to the n'],
      isRight: true,
      reply: 'Yes. Each element is in or out. Copying each one makes it O(n · 2^n).',
    },
    {
      says: ['there are n factorial permutations', 'permutations take n!'],
      isRight: true,
      reply: 'Yes. Copying each one makes it O(n · n!).',
    },
    {
      says: ['memoization always helps in backtracking', 'a memo makes permutations faster'],
      isRight: false,
      reply:
        'No. It helps only where the same state comes up again; listing all arrangements visits each one once.',
    },
    {
      says: [
        'backtracking is just brute force',
        'its just brute force',
        'backtracking tries everything',
        'backtracking is the same as trying all combinations',
        'it checks all possibilities',
      ],
      isRight: false,
      reply:
        'Almost: it tries choices like brute force, but it leaves a partial candidate as soon as that cannot succeed. With 8 queens it drops a row the moment two queens attack each other, and never builds the rest.',
    },
    {
      says: [
        'i have to copy the path when adding it to the result',
        'the path must be copied before it is saved',
        'append a copy of the path to the result',
        'i need a copy of the current list',
        'save a copy and not the path itself',
      ],
      isRight: true,
      reply:
        'Yes. All branches share one path. Without a copy every result is the same list, which is empty at the end. In Python append `path[:]`, in JavaScript `[...path]`.',
    },
    {
      says: [
        'permutations use a start index like subsets',
        'i use a start index for permutations',
        'permutations need a start index',
        'a start index works for permutations too',
      ],
      isRight: false,
      reply:
        'No. A start index gives each set in one order only: from 1, 2, 3 you would get just 1, 2, 3. Permutations loop over all elements and skip the used ones.',
    },
    {
      says: [
        'permutations loop over all elements and skip used ones',
        'for permutations i need a used array',
        'permutations start the loop at 0 every time',
        'a used set replaces the start index in permutations',
        'permutations check which numbers are already used',
      ],
      isRight: true,
      reply:
        'Yes. Any element may come next, as long as it is not in the path yet. So loop from 0 and skip the used ones.',
    },
    {
      says: [
        'the start index avoids duplicates',
        'the start index prevents the same set in another order',
        'with the start index i only look at later elements',
        'start makes sure that each subset comes once',
        'i pass i + 1 so that an element is not used again',
      ],
      isRight: true,
      reply:
        'Yes. It keeps you from choosing earlier elements again, so each set comes in one order only: [1, 2] and not also [2, 1].',
    },
    {
      says: [
        'in combination sum i can use the same number again',
        'combination sum passes i instead of i + 1',
        'the same number can be reused in combination sum',
        'reuse means recursing with the same index',
        'to reuse an element pass i and not i + 1',
      ],
      isRight: true,
      reply:
        'Yes. Pass i instead of i + 1: then the same number is available again. Each level reduces what is left, so it ends.',
    },
    {
      says: [
        'in combination sum 2 i can reuse numbers',
        'combination sum 2 passes the same index',
        'combination sum ii allows the same number again',
      ],
      isRight: false,
      reply:
        'No. In Combination Sum II each number may be used once, so recurse with i + 1, and skip equal values on the same level after sorting.',
    },
    {
      says: [
        'for duplicates i sort and skip equal neighbors',
        'sort the array and skip the same value on the same level',
        'to avoid duplicate subsets sort and skip nums[i] == nums[i-1]',
        'skip a number that equals the previous one in the loop',
        'duplicates need sorting first',
      ],
      isRight: true,
      reply:
        'Yes. Sort first, and on one level skip a value that equals the one before it: `i > start and nums[i] == nums[i - 1]`.',
    },
    {
      says: [
        'comparing with the previous works without sorting',
        'i do not have to sort to skip duplicates',
        'sorting is not needed for duplicates',
        'skipping duplicates works on an unsorted array',
      ],
      isRight: false,
      reply:
        'No. Without sorting, equal values need not be adjacent. In [1, 2, 1] the test against the previous value never fires, and [1, 2] and [2, 1] both come out.',
    },
    {
      says: [
        'a diagonal is row minus col and the other is row plus col',
        'row - col and row + col identify the diagonals',
        'two queens attack on a diagonal if row - col or row + col is equal',
        'the diagonals are stored as row plus col and row minus col',
        'cells on the same diagonal have the same row - col',
      ],
      isRight: true,
      reply:
        'Yes. Cells of one diagonal share row - col, and cells of a diagonal of the other direction share row + col.',
    },
    {
      says: [
        'n queens always has a solution',
        'there is a solution for every n',
        'for n = 2 there is a solution',
        'two queens fit on a 2x2 board',
        'n queens works for n = 3',
      ],
      isRight: false,
      reply:
        'No. For n = 2 and n = 3 there is no solution, and for n = 1 there is one. All other n have some.',
    },
    {
      says: [
        'there are 8 subsets of 3 elements',
        'each element is in or out so 2^n',
        'subsets of [1,2,3] are 8',
        'the empty set counts as a subset',
        'the number of subsets doubles with each element',
      ],
      isRight: true,
      reply:
        'Yes. Each element is in or out, which makes 2 · 2 · ... · 2 = 2^n subsets, the empty one included. For 3 elements there are 8.',
    },
    {
      says: [
        'subsets take o(n^2)',
        'generating subsets is n squared',
        'the time for subsets is o(n^2)',
        'all subsets can be found in o(n log n)',
      ],
      isRight: false,
      reply:
        'No. There are 2^n subsets, and each is copied in up to n steps: O(n · 2^n). For n = 20 that is a million subsets, while n² is only 400.',
    },
    {
      says: [
        'the space is o(n) without the results',
        'the recursion depth is n',
        'the stack is at most n deep',
        'the path has at most n elements',
        'space is o(n) for the path and the call stack',
      ],
      isRight: true,
      reply: 'Yes. The path and the open calls are at most n deep: O(n), if the results are not counted.',
    },
    {
      says: [
        'i dont have to undo the choice',
        'undoing is not needed because the call returns',
        'the undo is not necessary',
        'the recursion undoes the choice by itself',
        'leaving out the pop changes nothing',
      ],
      isRight: false,
      reply:
        'No. Every branch works on the same path. If the last choice stays in it, the next choice is added after it: for subsets of [1, 2] you would get [1, 2, 2] where [2] belongs.',
    },
    {
      says: [
        'i always have to undo the choice',
        'every backtracking must undo',
        'undo is needed even if i pass a copy',
        'you must always pop',
      ],
      isRight: false,
      reply:
        'No. Undo is needed if the state is shared. If each call gets its own copy, such as `path + [x]`, there is nothing to undo; but each copy costs O(n).',
    },
    {
      says: [
        'backtracking is choose explore undo',
        'i add it, recurse and remove it',
        'push, recurse and pop',
        'choose then recurse then undo',
        'add the element, call the function, remove the element',
      ],
      isRight: true,
      reply: 'Yes. Choose, recurse, undo. The path is the same before and after each round of the loop.',
    },
    {
      says: [
        'i can add ) anytime',
        'a closing parenthesis can be added anytime',
        'i can always add a closing bracket',
        'closing is allowed at any time',
        'add ) whenever close < n',
      ],
      isRight: false,
      reply:
        'No, only while there are more open parentheses than closed ones: close < open. Otherwise the string begins like `())`, which no continuation can repair.',
    },
    {
      says: [
        'i can add ) if close is less than open',
        'add ) only when there are more open than closed',
        'closing needs more opened than closed',
        'open < n for ( and close < open for )',
      ],
      isRight: true,
      reply:
        'Yes. Add `(` while open < n, and `)` while close < open. Every string built this way can be completed.',
    },
    {
      says: [
        '3 digits give 9 combinations',
        'three digits give nine results',
        'the number of combinations is 3 times the digits',
        'add the letters of all digits',
        '2 digits give 6 combinations',
      ],
      isRight: false,
      reply:
        'No. Choices of independent digits multiply: 3 · 3 · 3 = 27 for three digits with three letters each. 9 would be the sum.',
    },
    {
      says: [
        '3 digits give 27 combinations',
        'the letters of the digits multiply',
        '2 digits give 9 combinations',
        'multiply the number of letters of each digit',
      ],
      isRight: true,
      reply: 'Yes. 3 letters for each of 3 digits make 3 · 3 · 3 = 27.',
    },
    {
      says: [
        'in word search i need a visited set',
        'i mark the cells of the current path',
        'word search marks a cell and unmarks it later',
        'a cell must not be used twice in the same word',
        'mark the cell and restore it afterward',
      ],
      isRight: true,
      reply:
        'Yes, for the current path only. A cell may not be used twice in one word, but another path may use it: so mark it on entering and unmark it on leaving.',
    },
    {
      says: [
        'backtracking is exponential',
        'the time is exponential',
        'it is exponential in the worst case',
        'backtracking takes exponential time',
      ],
      isRight: true,
      reply:
        'Yes. Each level multiplies the number of candidates, so most backtracking is exponential or worse. Pruning helps, and small limits make it possible.',
    },
    {
      says: [
        'at every element i choose yes or no',
        'each element is taken or not',
        'for subsets i decide for each element to take it or skip it',
        'subsets include or exclude every element',
        'every number is either in or out',
      ],
      isRight: true,
      reply:
        'Yes. That makes a binary tree of choices with 2^n leaves, one for each subset. The loop with a start index gives the same subsets.',
    },
    {
      says: [
        '4 elements give 8 subsets',
        'four elements have 4 subsets',
        '4 elements have 15 subsets',
        'the empty set does not count as a subset',
      ],
      isRight: false,
      reply: 'No. 2 · 2 · 2 · 2 = 16 subsets for 4 elements, the empty one included. 8 is for 3 elements.',
    },
    {
      says: [
        'i cut at every position',
        'try every cut position',
        'palindrome partitioning tries every cut',
        'cut after each character and check the piece',
        'i cut where the first piece is a palindrome',
      ],
      isRight: true,
      reply:
        'Yes, but only if the piece before the cut is a palindrome; otherwise that branch is left. There are 2^(n-1) ways to cut n characters.',
    },
  ],
} satisfies TutorTexts
