import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What does "lowest common ancestor" mean?',
      asks: [
        'what is lca',
        'lowest common ancestor meaning',
        'path problems in trees',
        'what does lowest common ancestor mean',
      ],
      answer:
        'The LCA of two nodes is the deepest node with both in its subtree; a node counts as its own descendant. Path problems carry something down (a sum) or combine results from both children upward.',
    },
    {
      kind: 'how',
      question: 'What does the recursion return?',
      asks: [
        'lca of binary tree',
        'what does the recursion return',
        'found left and right',
        'lca idea',
        'lca with recursion what do i return',
        'what should the recursive lca function return',
        'lowest common ancestor both sides non null',
        'return value in lca of binary tree',
        'what should my lca function return',
        'both sides found',
        'lca recursion explained',
      ],
      answer:
        'Return the node itself if it is null, p or q. Otherwise ask both subtrees: if both return something, this node is the LCA; else pass on the one that is not null.',
    },
    {
      kind: 'mistake',
      question: 'Why is the result of the left or right call lost?',
      asks: [
        'lca always none',
        'forgot return',
        'left or right not returned',
        'function returns none',
        'lca returns none',
      ],
      answer:
        'The last line must return: `return left or right`. Without `return` a result found below is lost on the way up, and the call yields None.',
    },
    {
      kind: 'how',
      question: 'What should the recursive function carry down?',
      asks: [
        'path sum 3',
        'path starts anywhere',
        'prefix sum on a tree',
        'what should the recursive function carry down',
        'map of prefix sums path',
        'path that starts anywhere with sum k',
        'count paths in a tree',
      ],
      answer:
        'Carry the sum from the root and a map of how often each prefix sum occurs on the current path. Add `map[sum - target]`, count your own sum, recurse, and take your sum out again before returning.',
    },
    {
      kind: 'why',
      question: 'Why do I remove a sum from the map after the recursion?',
      asks: [
        'why remove from the map after recursion',
        'backtrack the prefix map',
        'wrong count across branches',
        'undo in the map when going back up',
      ],
      answer:
        "The map must contain only the ancestors. Without removing your sum, a sibling's branch would find prefixes that are not on its path and count paths that go down and across.",
    },
    {
      kind: 'how',
      question: 'Why can I not return both sides upward?',
      asks: [
        'maximum path sum',
        'return one branch',
        'negative branch to zero',
        'bend at the node',
        'max path sum what do i return and what do i save',
        'return one side only',
        "why can't both sides go up",
      ],
      answer:
        'Return the best one-sided path, `node + max(left, right, 0)`, but record `node + left + right` with negative sides counted as 0. A parent can only extend one side. Start the record at minus infinity, for all-negative trees.',
    },
    {
      kind: 'mistake',
      question: 'Why do I check the sum at a leaf and not at null?',
      asks: [
        'path sum leaf check',
        'returns true at null',
        'root to leaf',
        'node with one child',
        'path sum true for a non leaf',
        'null is not a leaf',
      ],
      answer:
        'Check the sum at a leaf (no children), not at null: an inner node with one child would otherwise end a path at its missing child.',
    },
    {
      kind: 'mistake',
      question: 'Why do all my paths share the same list?',
      asks: [
        'all paths share the same list',
        'path sum 2 returns empty lists',
        'copy the path',
        'all paths come out empty or the same',
      ],
      answer:
        'Append a copy of the path (`path[:]`): otherwise all results are the same list, which is empty at the end. Remove the node from the path when you leave it.',
    },
    {
      kind: 'cost',
      question: 'What do path sums cost?',
      asks: ['path sum complexity', 'paths output cost', 'pairs of paths n squared', 'cost of copying paths'],
      answer:
        'Visiting is O(n). Copying each root-to-leaf path costs up to O(n · h) in all. Trying every start node for path sum III costs O(n · h), the prefix map O(n).',
    },
    {
      kind: 'when',
      question: 'Which value do I pass on?',
      asks: [
        'when path recursion',
        'top down or bottom up',
        'which value to pass',
        'carry the sum down or return it',
        'which information goes down the tree',
      ],
      answer:
        'If a node needs to know about its ancestors (the sum so far), pass it down as a parameter. If it needs to know about its subtree, return it.',
    },
    {
      kind: 'how',
      question: 'How do I find all nodes at a given distance?',
      asks: [
        'distance between two nodes',
        'nodes at distance k',
        'parent pointers',
        'tree as graph',
        'nodes at distance k from a target',
      ],
      answer:
        "Record each node's parent, then run BFS from the target over children and parent with a visited set, as in a graph. The distance of two nodes is depth(p) + depth(q) - 2 · depth(LCA).",
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor with parent pointers?',
      asks: [
        'lca with parent pointers',
        'ancestors set',
        'lca as intersection of lists',
        'lca if nodes know their parent',
      ],
      answer:
        'Walk up from p and store the ancestors, then walk up from q to the first stored one. Or use two pointers that switch to the other start at the top, as with intersecting lists: O(1) space.',
    },
    {
      kind: 'mistake',
      question: 'What if one of the two nodes is missing?',
      asks: ['lca when one node is missing', 'p not in the tree', 'lca ii node may not exist'],
      answer:
        'If one of the nodes may be missing, the usual recursion is wrong: it returns p although q is not in the tree. Visit both subtrees before you check the node itself, count how many of p and q were found, and answer only if both were.',
    },
    {
      kind: 'cost',
      question: 'Can I find the lowest common ancestor in O(log n)?',
      asks: ['many lca queries', 'binary lifting', 'lca in log n', 'preprocess lca'],
      answer:
        'With many queries use binary lifting: store the 2^j-th ancestor of each node, O(n log n) once; then each query costs O(log n). Lift the deeper node to the depth of the other; if they are equal, that is the answer. Otherwise lift both, by large jumps first, while their ancestors differ: their parent is the answer.',
    },
    {
      kind: 'mistake',
      question: 'Can I stop when the sum is too large?',
      asks: [
        'stop path sum early when sum exceeds target',
        'prune path sum',
        'can i stop when sum is too large',
      ],
      answer:
        'No, not if values may be negative: a later node can bring the sum back to the target. Early stopping is right only when no value is negative.',
    },
    {
      kind: 'why',
      question: 'Why does Path Sum III use prefix sums?',
      asks: [
        'why prefix sums in path sum iii',
        'how does a prefix sum work on a tree path',
        'path sum 3 why a map',
      ],
      answer:
        'A downward path is a part of the path from the root, so its sum is the difference of two running sums. At each node ask how many ancestors have running sum `current - target`; the map answers in O(1) instead of walking up again.',
    },
    {
      kind: 'when',
      question: 'Does any path from the root to a leaf have a given total?',
      asks: [
        'chain from the boss down to someone with no reports that adds up to a number',
        'does a way from the top to a leaf have this total',
        'sum along a branch down to the bottom',
        'is there a line of descendants whose scores add to exactly 100',
      ],
      answer:
        'This is a path sum from the root to a leaf: walk depth-first and pass down what remains of the target; at a leaf check that it is used up exactly. O(n) time, O(h) stack.',
    },
    {
      kind: 'compare',
      question: 'Why do I return one value and update another?',
      asks: [
        'path problem or plain traversal',
        'return the height or the best path',
        'why return one value and update another',
      ],
      answer:
        'In a path problem a node returns what its parent can extend, the best path downward, and separately updates the best path that bends at it. A plain traversal returns the answer itself.',
      with: 'tree-traversal',
    },
    {
      kind: 'when',
      question: 'How many downward paths have a given total?',
      asks: [
        'closest common boss of two people',
        'longest way between two people in a family tree',
        'most expensive route in a network without cycles, up and then down',
        'how many downward routes have this total',
      ],
      answer:
        'For paths in a tree, let each node return the best path its parent can extend, and update a global best with paths that bend at the node. For a common ancestor return the node found; if both sides return one, this node is the answer. To count downward paths with a total, use prefix sums in a hash map along the current path. O(n) each.',
    },
    {
      kind: 'mistake',
      question: 'Must the common ancestor be a third node?',
      asks: [
        'the common ancestor must be a third node',
        'lca cannot be p itself, right',
        'ancestor is always above both nodes',
        'lca has to be a third node',
      ],
      answer:
        'No, a node counts as its own descendant. If q is below p, the lowest common ancestor is p itself.',
    },
    {
      kind: 'mistake',
      question: 'Does the maximum path always go through the root?',
      asks: [
        'maximum path always goes through the root',
        'best path runs from leaf to leaf, right',
        'max path sum must use the root',
      ],
      answer:
        'No, the best path may lie inside a subtree and may be a single node. With root -10 and children 5 and 7, the best path is just the 7, since bending at the root gives 2.',
    },
    {
      kind: 'mistake',
      question: 'Is the answer 0 if all values are negative?',
      asks: [
        'all negative so the answer is 0',
        'empty path counts, right',
        'max path sum of only negative numbers',
        'all negative tree max path sum 0',
      ],
      answer:
        'No, a path needs at least one node, so for a tree with the single value -3 the answer is -3. Start the record at minus infinity; only the sides may count as 0.',
    },
    {
      kind: 'mistake',
      question: 'Is it enough to store which sums were seen?',
      asks: [
        'a set of prefix sums is enough',
        'each sum occurs once on a path, right',
        'why counts and not just seen',
      ],
      answer:
        'No, with zeros or negative values the same sum can occur several times on one path. For 1, 0, 2 going down and target 2 there are two paths: 0, 2 and 2. Store how often each sum occurs.',
    },
    {
      kind: 'mistake',
      question: 'Why does it miss paths that begin at the root?',
      asks: [
        'misses paths that begin at the root',
        'path count is one too low',
        'root paths are not counted',
        'prefix map lacks the start',
        'path sum iii misses paths from the root',
      ],
      answer:
        'The map must contain the sum 0 once before you start. It stands for the empty prefix, so a path from the root with exactly the target finds `current - target = 0`.',
    },
    {
      kind: 'mistake',
      question: 'Why does it count empty paths when the target is 0?',
      asks: [
        'counts empty paths when target is 0',
        'too many paths for target zero',
        'every node counted once extra',
      ],
      answer:
        "You add the node's own sum to the map before the lookup, so with target 0 each node finds itself. Look up `current - target` first, then add the current sum.",
    },
    {
      kind: 'mistake',
      question: 'Why do my paths contain nodes of other branches?',
      asks: [
        'paths contain nodes of other branches',
        'printed path gets longer and longer',
        "second path still has the first one's nodes",
        'leftover values in the route',
      ],
      answer:
        'You share one list and do not remove the node when you leave it. After both recursive calls do `path.pop()`, also at leaves, so do not return before it.',
    },
    {
      kind: 'mistake',
      question: 'Why does it find only the first path?',
      asks: [
        'finds only the first path',
        'search stops after one hit',
        'other matching branches are ignored',
        'prints one path instead of all',
      ],
      answer:
        'You return as soon as a leaf matches, or combine the calls with `or`, which skips the right side. To collect all paths, record the match and visit both children in any case.',
    },
    {
      kind: 'mistake',
      question: 'Why are only nodes below the target found?',
      asks: [
        'only nodes below the target are found',
        'distance k ignores the upper part',
        'nodes above are missing',
      ],
      answer:
        "A search from the target downward cannot reach its ancestors. Record each node's parent first and treat the tree as a graph: BFS over both children and the parent, with a visited set.",
    },
    {
      kind: 'when',
      question: 'How do I find the deepest folder that contains both files?',
      asks: [
        'deepest folder that contains both files',
        'last species both animals come from',
        'cheapest chain of pipes down to any outlet',
        'number of detours between two branches of a hierarchy',
      ],
      answer:
        'What two nodes share is their lowest common ancestor, and a route between them goes up to it and down again; a total along links is a path sum. Both are one depth-first walk in which each node combines what its children return: O(n) time, O(h) stack.',
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor of more than two nodes?',
      asks: [
        'lca of more than two nodes',
        'common ancestor of a whole group',
        'deepest node above all given ones',
        'lca of three nodes',
      ],
      answer:
        'Use the same recursion with a set: return the node itself if it is in the set, or if both sides return something; otherwise return the side that found something. It is O(n), provided all given nodes are in the tree.',
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor of the deepest leaves?',
      asks: [
        'lca of the deepest leaves',
        'smallest subtree with all deepest nodes',
        'common ancestor of the lowest level',
      ],
      answer:
        'Return a pair of depth and node from each subtree. If both depths are equal, return this node; otherwise the node of the deeper side. In both cases the returned depth is the larger depth + 1. One pass, O(n).',
    },
    {
      kind: 'compare',
      question: 'Which solution for the lowest common ancestor should I write?',
      asks: [
        'store both root paths or one recursion',
        'two path lists vs recursive lca',
        'which lca solution to code',
      ],
      answer:
        'Choose the single recursion: O(n) time, O(h) stack, no lists. Two stored root paths are the same order of cost and easier to explain; the last common node is the answer. With many queries use binary lifting.',
    },
    {
      kind: 'compare',
      question: 'How does the lowest common ancestor differ in a search tree?',
      asks: [
        'lca in a search tree or in any binary tree',
        'lowest common ancestor bst vs binary tree',
        'difference between lca in a bst and in a normal tree',
        '235 vs 236',
      ],
      with: 'binary-search-tree',
      answer:
        'In a search tree the values tell the way: go left if both are smaller than the node, right if both are larger, otherwise the node is the answer. O(h) time, O(1) space in a loop. In any other tree search both sides: the node where both find something is the answer, O(n).',
    },
  ],
  problems: [
    {
      number: 236,
      questions: [
        {
          asks: ['returns none', 'forgot return left or right', 'always none'],
          answer:
            'The last line must be `return left or right`; without it, what the calls below found is lost on the way up.',
        },
        {
          asks: [
            'how do i know where p is',
            'which side is p in',
            'how to find p and q first',
            'how do i even know where p is',
            'how do i find p and q first',
            'do i have to search for p before',
          ],
          answer:
            'You do not know in advance, and need not. Each call checks only its own node: if it is null, p or q, it returns that. Otherwise it asks left and right, and what they return tells what lies below.',
        },
        {
          asks: ['what if p is above q', 'p is an ancestor of q', 'one node is below the other'],
          answer:
            'Then the search returns p as soon as it reaches it and never looks below. That is the answer: a node counts as its own ancestor, and the problem guarantees that both nodes are in the tree.',
        },
        {
          asks: [
            'do left and right both return something',
            'what do left and right return',
            'so both calls return something',
          ],
          answer:
            'Not always. A call returns p, q or their meeting point if its subtree contains one of them, and null if it contains none. At most nodes one side or both are null. Think about what it means when neither is.',
        },
      ],
    },
    {
      number: 437,
      questions: [
        {
          asks: [
            '3 carry down',
            'map prefix',
            'remove on the way back',
            'start anywhere',
            'what should recursive function carry',
          ],
          answer:
            'Carry the running sum and a map of how often each earlier sum occurs on this path, with 0 once. Add `map[sum - target]`, then add your own sum, recurse, and remove it again.',
        },
        {
          asks: ['path sum iii cost', 'value inserted before lookup', 'same prefix sum twice on a path'],
          answer:
            'O(n) on average with the map, since each node does one lookup. Look up before you add your own sum, and store counts, because zeros and negative values repeat a sum.',
        },
        {
          asks: [
            'counts bending paths',
            'too many paths across branches',
            'path iii forgets to remove its sum',
          ],
          answer:
            'The map still contains sums of the sibling branch. Subtract 1 from the count of your own sum after both calls.',
        },
      ],
    },
    {
      number: 124,
      questions: [
        {
          asks: ['max negative', 'negative branch', 'return vs record'],
          answer: 'Count a negative side as 0, start the record at minus infinity, and return only one side.',
        },
        {
          asks: ['what does the gain mean', 'max path sum cost', 'answer larger than any path'],
          answer:
            'The gain is the best sum of a path that starts at this node and goes down one side. O(n). If the answer is too large, you return both sides to the parent, which makes a fork.',
        },
      ],
    },
    {
      number: 112,
      questions: [
        {
          asks: ['leaf', 'null check true', 'one child'],
          answer:
            'Test at a leaf, not at null: a node with one child is no end of a path. An empty tree has no path.',
        },
        {
          asks: ['path sum cost', 'true for an empty tree', 'path sum with negative values'],
          answer:
            'O(n) time, O(h) stack. An empty tree has no path, so it is false even for 0. With negative values do not stop early when the sum is too large.',
        },
      ],
    },
    {
      number: 257,
      questions: [
        {
          asks: ['copy', 'arrow join', 'backtrack list'],
          answer:
            'Pass a new string to each call, or share a list and pop after the calls; join with an arrow at a leaf.',
        },
        {
          asks: ['binary tree paths cost', 'missing arrow at the leaf', 'paths printed for inner nodes'],
          answer:
            'Up to O(n · h) for the strings, as each leaf copies its path. Record a path only at a node without children, and join its values with "->" there, so that no arrow is missing or left over.',
        },
      ],
    },
    {
      number: 113,
      questions: [
        {
          asks: ['ii copy', 'empty lists result', 'pop'],
          answer: 'Append a copy and pop on the way back.',
        },
        {
          asks: ['path sum ii cost', 'same list many times', 'leftover nodes in path ii'],
          answer:
            'O(n · h) in the worst case, since each matching path is copied. Append a copy and pop after both calls, also at leaves.',
        },
      ],
    },
    {
      number: 863,
      questions: [
        {
          asks: ['k parents', 'visited set', 'k = 0'],
          answer:
            'Record parents first, then run BFS from the target over children and parent, with a visited set, for k levels; k = 0 is the target itself.',
        },
        {
          asks: ['distance k cost', 'distance k only below', 'walks back to the target'],
          answer:
            'O(n): each node enters the queue once. Without parent links only the subtree is found; without the visited set the walk comes back to where it was.',
        },
      ],
    },
    {
      number: 2096,
      questions: [
        {
          asks: ['common prefix', 'U count', 'lca path'],
          answer:
            'Find both paths from the root, drop the common prefix, replace the rest of the first by U.',
        },
        {
          asks: ['directions cost', 'what do u l r mean', 'directions start below destination'],
          answer:
            'O(n). U goes to the parent, L and R to the left and right child: each step up is U, then the letters of the path down to the destination follow. If the destination is an ancestor, the answer consists of U only.',
        },
      ],
    },
    {
      number: 543,
      questions: [
        {
          asks: ['not through root', 'edges or nodes', 'return height'],
          answer:
            'The path may lie in a subtree, so keep a global best. The length counts edges: left height + right height.',
        },
        {
          asks: ['diameter cost', 'diameter returned instead of height', 'diameter one too large'],
          answer:
            'O(n). Return `1 + max(left, right)` to the parent and record `left + right`. If it is one too large, you counted nodes rather than edges.',
        },
      ],
    },
    {
      number: 235,
      questions: [
        {
          asks: ['one is', 'p equals root', 'loop'],
          answer:
            'If the node equals p or q, it is the answer: neither "both smaller" nor "both larger" holds.',
        },
        {
          asks: ['lca bst cost', 'which branch to follow', 'works without the order'],
          answer:
            'O(h) time and O(1) space in a loop. Go left if both values are smaller, right if both are larger. In a tree without order you need the recursion of problem 236.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'An escape game is a tree of rooms, each with the minutes it takes. A team starts in the first room and goes on until it is in a room that leads nowhere else. Can a team play for exactly 90 minutes?',
      words: ['exactly 90 minutes'],
      not: 'tree-traversal',
      why: 'If each call only reports the total of its subtree, it adds up the minutes of side branches that the team never enters.',
      idea: 'Subtract the minutes on the way down, and check for zero at a room that leads nowhere else.',
      cost: 'O(n)',
    },
    {
      task: 'Biologists arrange 300,000 groups of animals in a tree, each group inside the one above it. Given two species at the bottom of this tree, find the smallest group that contains both of them.',
      words: ['smallest group that contains both'],
      not: 'tree-traversal',
      why: 'Sizes, depths or contents of single branches do not show it: you need the point where the paths to the two species split.',
      idea: 'Let each side report whether it contains one of the two species; the lowest group with a report from two sides is the answer.',
      cost: 'O(n)',
    },
    {
      task: 'The canals of a country form a tree of 100,000 locks. Passing a lock earns or costs a boat some coins. A boat tour may begin and finish at any lock, but passes none twice. What is the most a tour can earn?',
      words: ['form a tree of 100,000 locks'],
      not: 'backtracking',
      why: 'Trying every tour means one for each pair of locks, about five billion, while the best arm below each lock can be computed once.',
      idea: 'Let each lock return its best single arm downward, or 0 if that is a loss, and record the lock plus its two best arms.',
      cost: 'O(n)',
    },
    {
      task: 'Rope bridges link 60,000 tree houses so that exactly one route leads from any house to any other. Each bridge has a weight limit, and the tree is given with its root. How heavy a load can go between two given houses?',
      words: ['between two given houses'],
      not: 'tree-traversal',
      why: 'The weakest bridge of a subtree may be off the route, so a report about whole branches gives a limit that is too low.',
      idea: 'Find where the paths from the root to the two houses split, and take the smallest limit on the two parts below that house.',
      cost: 'O(n)',
    },
    {
      task: 'A model railway has 100,000 stops whose tracks form a tree. You may lay one extra track between any two stops that have none yet. How many stops can the loop that it closes contain at most?',
      words: ['the loop that it closes'],
      not: 'tree-traversal',
      why: 'The height of a branch measures only routes that lead straight down, while the longest loop usually comes up one branch and goes down another.',
      idea: 'The extra track closes a loop with the route between its ends, so find the longest route: join the two deepest branches at each stop.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
