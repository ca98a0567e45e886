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
        'choose explore undo',
        'backtracking in simple words',
        "isn't backtracking just dfs",
      ],
      answer:
        'Recursion that builds a candidate one choice at a time: choose, explore, undo. It is brute force that abandons a partial candidate as soon as it cannot succeed (pruning), so whole branches are never visited.',
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
        'A small limit (n up to 10 to 20) and "return all", "every combination", "arrange so that nothing conflicts". 2^12 = 4096 subsets are cheap; 12! permutations (479 million) would need pruning. If only a count or an optimum is asked, think of DP.',
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
        'If every solution must be listed, backtrack: the output itself is exponential. If only a count or the best value is asked and the same subproblems come again, use DP or memoization.',
      with: 'dynamic-programming',
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
    },
    {
      kind: 'how',
      question: 'How do I skip duplicates in subsets?',
      asks: [
        'skip duplicates in subsets',
        'i > start and nums[i] == nums[i-1]',
        'combination sum 2 duplicates',
        'permutations 2',
        'subsets ii loses results with duplicates',
        'i > 0 or i > start for skipping duplicates',
        '[1,2,2] misses [2,2]',
        'skip duplicates in combination sum 2',
        'duplicates in the input give duplicate subsets',
        'i > start meaning',
        'misses [2,2]',
      ],
      answer:
        'Sort, then skip a value equal to the one before it at the same depth: `i > start and nums[i] == nums[i - 1]`. For permutations skip it if the equal value before it is not used.',
    },
    {
      kind: 'how',
      question: 'How do I use sets of row plus column for diagonals?',
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
      ],
      answer:
        'The state is shared by all branches. Without undoing, a sibling starts with choices that are not its own. Undo exactly what you did, after the recursive call.',
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
      ],
      answer:
        'Number of nodes times work per node: subsets O(n · 2^n), permutations O(n · n!), with the copies. The recursion is at most n deep, so O(n) extra space besides the output.',
    },
    {
      kind: 'how',
      question: 'How do I search for a word in a grid?',
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
      asks: [
        'why is a visited set wrong in word search',
        'global visited fails',
        'why restore instead of visited for good',
      ],
      answer:
        'A cell on a failed path may be part of a right one, reached by another route. If it stays marked, that path is never found; the mark must cover only the current path.',
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
        'subsets vs permutations time complexity',
        'how many subsets and permutations are there',
        '2^n or n factorial',
        'cost of listing all combinations',
      ],
      answer:
        'There are 2^n subsets and n! permutations, each up to n long: O(n · 2^n) and O(n · n!) with the copies. Combinations of length k number n over k.',
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
        'No, equal values must be adjacent, so sort first. In 2, 1, 2 the two 2s are not neighbors, so the subset 2 comes out twice, and the subset 1, 2 also as 2, 1.',
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
      asks: [
        'swap in place or used array',
        'permutations by swapping vs used flags',
        'which permutation method',
      ],
      answer:
        'Choose the used array: the order is predictable, and duplicates can be skipped after sorting. Swapping `nums[start]` with itself and each later element needs no extra array, but the output is not in lexicographic order, and duplicates need a set per level.',
    },
  ],
  problems: [
    {
      number: 78,
      questions: [
        {
          asks: ['empty lists', 'copy path', 'res.append(path) same list'],
          answer: 'Append a copy, `path[:]`; the same list is changed and empty in the end.',
        },
        {
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
          asks: ['order duplicates', '[2,3,2] again', 'start index reuse', 'loop from 0'],
          answer:
            'Loop from the start index instead of 0, then each combination comes in one order. Recurse with `i`, not `i + 1`, since reuse is allowed.',
        },
        {
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
          asks: ['empty', 'used array', 'copies', 'list ends up empty'],
          answer: 'Append a copy of the path, and undo both the path and the used mark.',
        },
        {
          asks: ['what does used mean', 'permutations cost', 'repeated elements in permutation'],
          answer:
            '`used[i]` says that element i is in the current path. n! permutations, each copied in O(n): O(n · n!). If an element repeats, the used test is missing.',
        },
      ],
    },
    {
      number: 51,
      questions: [
        {
          asks: ['n diagonal', 'row - col', 'check diagonals fast'],
          answer:
            'Cells on one diagonal share `row - col`, on the other `row + col`: two sets make the check O(1).',
        },
        {
          asks: ['what do the sets contain in queens', 'n queens cost', 'queens board strings'],
          answer:
            'The columns and diagonals that are attacked by queens already placed. At most O(n!) placements, since each queen excludes its column. Build the strings only for a solution.',
        },
      ],
    },
    {
      number: 79,
      questions: [
        {
          asks: ['visited', 'restore cell', 'reuse cell', 'tle'],
          answer:
            'Restore the cell after trying its four neighbors, whether or not they succeeded. A global visited set without restoring blocks other paths. If it is too slow, mark cells in the grid itself and return at the first letter that differs.',
        },
        {
          asks: ['word search cost', 'why 3 directions', 'word found though letter used twice'],
          answer:
            'O(cells · 3^L): after the first step one neighbor is the cell you came from. If a letter is used twice, the cell is not marked while it is on the path.',
        },
      ],
    },
    {
      number: 22,
      questions: [
        {
          asks: ['valid', 'when to close', 'filter afterwards'],
          answer:
            'Never filter at the end: 2^(2n) strings are built then. Closing only while `close < open` keeps every prefix valid.',
        },
        {
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
          asks: ['recursion', 'carry'],
          answer:
            'Each element is in or out: pass the XOR so far down both branches and add it up at the end of each branch.',
        },
        {
          asks: ['xor total cost', 'subset xor without backtracking', 'what does xor so far mean'],
          answer:
            'O(2^n) with the XOR passed down. Faster: every bit that occurs in any number is set in the XOR of exactly half of all subsets, so the sum is (OR of all numbers) · 2^(n - 1).',
        },
      ],
    },
    {
      number: 90,
      questions: [
        {
          asks: ['ii skip', 'i > start', 'duplicates'],
          answer:
            'Sort first, then skip when `i > start` and the value equals the one before: at the same depth it would start the same subsets again.',
        },
        {
          asks: ['subsets ii cost', 'i > 0 instead of i > start', 'set of tuples for duplicates'],
          answer:
            'O(n · 2^n) at worst. With `i > 0` the second 2 in 1, 2, 2 is skipped even after the first was taken, and [2, 2] and [1, 2, 2] are missing.',
        },
      ],
    },
    {
      number: 40,
      questions: [
        {
          asks: ['ii duplicates', 'i > start condition', 'break when larger'],
          answer:
            'Skip equal values at the same depth only (`i > start`); deeper down they are allowed. In sorted order break when a value is larger than what is left.',
        },
        {
          asks: ['combination sum ii cost', 'each number once', 'reuse in combination ii'],
          answer:
            'O(n · 2^n) at worst. Each number may be used once, so recurse with `i + 1`; equal values may appear together only if the input has them several times.',
        },
      ],
    },
    {
      number: 17,
      questions: [
        {
          asks: ['empty input', 'product'],
          answer:
            'For no digits return an empty list, not [""]. Otherwise recurse by digit: at most 4^n strings, each of length n.',
        },
        {
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
          asks: ['memo', 'substring check cost'],
          answer: 'Precompute a table of palindromes to make each check O(1).',
        },
        {
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
} satisfies TutorTexts
