import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What does "lowest common ancestor" mean?',
      about: 236,
      asks: [
        'what is lca',
        'lowest common ancestor meaning',
        'path problems in trees',
        'what does lowest common ancestor mean',
        'what is a lowest common ancestor',
      ],
      answer:
        'The lowest common ancestor (LCA) of two nodes is the deepest node with both in its subtree; a node counts as its own descendant.',
      further: {
        example:
          'The root 1 has children 2 and 3, and 2 has children 4 and 5.\n- 4 and 5: both are below 2, so it is 2.\n- 4 and 3: only the root has both below it, so it is 1.\n- 4 and 2: a node counts as its own descendant, so it is 2.',
        why: 'A node has at most one parent, so the ancestors of a node form one line up to the root. Once the lines of two nodes meet, they stay together. The node where they meet is the deepest one they share.',
        check: {
          ask: 'A tree is a chain: 1 is the root, 2 is its child, 3 the child of 2, 4 the child of 3. What is the lowest common ancestor of 2 and 4?',
          right: ['2', 'two'],
          because: '2: it is its own descendant, 4 is below it, and no deeper node has 2 in its subtree.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: '1 is a common ancestor. Is there a deeper node that has both in its subtree?',
            },
            { says: ['3', 'three'], reply: '4 is below 3. Is 2 below 3 as well?' },
          ],
        },
        claims: [
          {
            says: ['the lca must be above both nodes', 'the ancestor has to be a third node'],
            isRight: false,
            reply: 'No. If one node is below the other, the upper one is the lowest common ancestor.',
          },
          {
            says: ['the root is always a common ancestor', 'every pair has the root in common'],
            isRight: true,
            reply:
              'Yes. The root has all nodes in its subtree. Often there is a deeper common ancestor, though.',
          },
          {
            says: ['two nodes can have two lowest common ancestors', 'there may be several lcas'],
            isRight: false,
            reply:
              'No. The common ancestors are on one line up to the root, and only one of them is the deepest.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What does the recursion return?',
      about: 236,
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
        'what gets returned where',
        'what gets returned where for 5 and 4',
        'what does each call return for the lca',
      ],
      answer:
        'If the node is null, p or q, return it. Otherwise call both subtrees: if both return something, this node is the LCA; if not, pass on the result that is not null.',
      further: {
        example:
          'The root 6 has children 2 and 8, and 2 has a right child 4. Look for 4 and 8.\n- At 2: the left call gives null, the right one 4. Pass on 4.\n- At 8: it is one of the two, so it is returned.\n- At 6: both calls gave something, so 6 is the answer.',
        why: 'A call gives null exactly if its subtree has neither node. So if both sides give something, one node is on each side, and no deeper node can have both. If one side gives null, the answer cannot be on that side.',
        check: {
          ask: 'The root 6 has a left child 2, and 2 has children 1 and 3. You look for 1 and 3. What does the root get back from its left call?',
          right: ['2', 'two', 'node 2'],
          because: '2: both of its calls return something, so it returns itself, and the root passes it on.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That is what 2 gets from its left side. What does it do with two results?',
            },
            {
              says: ['3', 'three'],
              reply: 'That is what 2 gets from its right side. What does it do with two results?',
            },
            {
              says: ['6', 'six'],
              reply:
                'The root is asking its left child. Which node is the first to get something from both sides?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the call on 5 returns 5 immediately and never looks at 4',
              'the call on p returns p at once and never looks below',
              'if p is above q the recursion never visits q',
              'returning p stops the search below p',
            ],
            isRight: true,
            reply:
              'Yes. The call on p returns p at once. If q is below p, nothing is found elsewhere, so p is passed up to the root as the result, and it is the lowest common ancestor. That needs both to be in the tree.',
          },
          {
            says: ['each call returns the lca', 'the return value is always the lca'],
            isRight: false,
            reply:
              'No. If only one of the two nodes is in the subtree, the call returns that one. Only above it does it become clear what it means.',
          },
          {
            says: [
              'if both sides return something this node is the answer',
              'two results mean the node is the lca',
            ],
            isRight: true,
            reply: 'Yes. Then p is on one side and q on the other, so this is the deepest node with both.',
          },
          {
            says: ['it returns p without looking below it', 'the search stops at p'],
            isRight: true,
            reply: 'Yes. If q is below p, the answer is p anyway, provided that both nodes are in the tree.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why is the result of the left or right call lost?',
      about: 236,
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
      about: 437,
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
      about: 437,
      asks: [
        'why remove from the map after recursion',
        'backtrack the prefix map',
        'wrong count across branches',
        'undo in the map when going back up',
      ],
      answer:
        "The map must contain only the ancestors. Without removing your sum, a sibling's branch would find prefixes that are not on its path and count paths that go down and across.",
      further: {
        example:
          'The root 4 has a left child 1 and a right child 3. You count paths with sum 2; there is none.\n- At the left child the sum is 5.\n- At the right child it is 7, and you look up 7 - 2 = 5.\n\nIf the 5 is still in the map, you count a path that does not exist.',
        why: "The difference of two running sums is the sum of a path only if one of the two nodes is above the other. A sum from a sibling's branch does not belong to the line above you, so the difference means nothing.",
        check: {
          ask: 'A node has depth 3, the root has depth 0. When you arrive there, what do all counts in the map add up to, with the empty sum 0 included?',
          right: ['4', 'four'],
          because: '4: the ancestors at the depths 0, 1 and 2 count one each, and the empty sum counts one.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'Those are the ancestors. Which sum was in the map before the root?',
            },
            { says: ['5', 'five'], reply: "Is the node's own sum in the map already when you arrive?" },
          ],
        },
        claims: [
          {
            says: ['removing means deleting the key', 'i delete the sum from the map'],
            isRight: false,
            reply:
              'Almost: reduce its count by 1. An ancestor may have the same sum, and its entry must stay.',
          },
          {
            says: ['remove it before the recursive calls', 'take the sum out and then recurse'],
            isRight: false,
            reply:
              'No. The nodes below need it, because their paths may begin right after this node. Remove it after both calls.',
          },
          {
            says: [
              'without removing it counts too many paths',
              'forgetting it gives a result that is too large',
            ],
            isRight: true,
            reply: 'Yes. The result can become too large, because sums of other branches match by chance.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why can I not return both sides upward?',
      about: 124,
      asks: [
        'what does the function return for max path sum',
        'max path sum return value',
        'what do i return in maximum path sum',
        'maximum path sum',
        'return one branch',
        'negative branch to zero',
        'bend at the node',
        'max path sum what do i return and what do i save',
        'return one side only',
        "why can't both sides go up",
      ],
      answer:
        'A parent can extend only one side. So return the best one-sided path, `node + max(left, right, 0)`, but record `node + left + right`, with negative sides counted as 0. Start the record at minus infinity, for trees with only negative values.',
      further: {
        example:
          'A node has the value 4, its sides return 6 and 3, and its parent has the value 10.\n- It records 4 + 6 + 3 = 13.\n- It returns 4 + 6 = 10, so the parent gets a path of 20.\n\nReturning 13 would give the parent 23, but that shape forks at the node and is no path.',
        why: 'A path is a line. At its highest node it may go down on both sides. At every other node one link of the path leads up, so only one can lead down. What you return is continued upward, so it is the second case.',
        check: {
          ask: 'A node has the value 2, and its sides return 5 and 1. Which number does it return to its parent?',
          right: ['7', 'seven'],
          because: '7: its own value and the better side, 2 + 5. The parent can extend only one of the two.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply:
                'That is what the node records. Can a path that comes from the parent go down on both sides?',
            },
            { says: ['5', 'five'], reply: 'That is the better side alone. Is the node itself on the path?' },
          ],
        },
        claims: [
          {
            says: ['a side with a negative sum counts as 0', 'ignore negative sides'],
            isRight: true,
            reply:
              'Yes. Leaving that side out is better than making the path smaller, and a path may end at the node.',
          },
          {
            says: ['the record can start at 0', 'start the best at zero'],
            isRight: false,
            reply:
              'No. If all values are negative, the best path is the single largest value, below 0. Start at minus infinity.',
          },
          {
            says: ['the best path passes through the root', 'the answer is at the root'],
            isRight: false,
            reply: 'No. It may bend at any node, so every node must compare its own path with the record.',
          },
        ],
      },
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
        'A path ends at a leaf, a node without children. If you test at null, an inner node with one child ends a path at its missing child, too.',
      further: {
        example:
          'The root 5 has only a left child 3, and the target is 5.\n- Test at null: the missing right child gets a remainder of 5 - 5 = 0 and reports true. But 5 is not a leaf.\n- Test at a leaf: at 3 the remainder is 5 - 5 - 3 = -3. The result is false, as it should be.',
        why: 'A missing child says something about one side only: the path may go on at the other. A path from the root is complete only where both children are missing, and that is the definition of a leaf.',
        check: {
          ask: 'A program counts matching paths, but it tests at null instead of at leaves. A leaf completes a matching path. How many times is this path counted?',
          right: ['2', 'two', 'twice'],
          because: '2: the leaf has two missing children, and both receive the same remainder.',
          wrong: [
            {
              says: ['1', 'one', 'once'],
              reply: 'How many missing children does a leaf have? The test runs at each of them.',
            },
          ],
        },
        claims: [
          {
            says: [
              'testing at null is the same as testing at a leaf',
              'null and leaf checks give the same result',
            ],
            isRight: false,
            reply: 'No. A node with one child has a missing child, too, and there the path has not ended.',
          },
          {
            says: ['an empty tree has no path even for 0', 'an empty tree with target 0 is false'],
            isRight: true,
            reply: 'Yes. A path needs a leaf, and an empty tree has none.',
          },
          {
            says: ['a node with one child can end a path', 'a path may end where one child is missing'],
            isRight: false,
            reply: 'No, not a path from the root to a leaf. It must continue with the child that exists.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do all my paths share the same list?',
      about: 113,
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
        'Visiting all nodes is O(n). Copying each root-to-leaf path costs up to O(n · h) in all. Counting downward paths costs O(n · h) if you try every start node, and O(n) on average with a map of prefix sums.',
      further: {
        example:
          'Take a chain of 6 nodes.\n- From every node to the bottom: 6 + 5 + 4 + 3 + 2 + 1 = 21 visits.\n- With the prefix map: 6 visits, one lookup each.\n\nIn a perfect tree of 7 nodes the first version makes 7 + 3 + 3 + 1 + 1 + 1 + 1 = 17 visits.',
        why: 'If you try every start, a node is visited once for itself and once for each of its ancestors, at most h times in all. That gives O(n · h). The map answers for all ancestors at once, so one visit is enough.',
        check: {
          ask: 'A chain has 4 nodes, and you walk to the bottom from every one of them. How many node visits are that?',
          right: ['10', 'ten'],
          because: '10: the walks have 4, 3, 2 and 1 nodes.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That would be a single walk. How many walks are there, and how long is each?',
            },
            {
              says: ['16', 'sixteen'],
              reply: 'You let every walk have 4 nodes. How long is the one that starts at the lowest node?',
            },
            {
              says: ['6', 'six'],
              reply: 'Those are only the steps to lower nodes. The start of each walk is visited, too.',
            },
          ],
        },
        claims: [
          {
            says: ['trying all starts is quadratic in every tree', 'every start node always makes it o(n^2)'],
            isRight: false,
            reply:
              'Only if the tree is about as deep as a chain. In general it is O(n · h), and in a balanced tree that is O(n log n).',
          },
          {
            says: ['the prefix map makes it o(n)', 'one lookup per node is linear'],
            isRight: true,
            reply:
              'Yes, on average. Each node does one lookup and two changes in the map, all O(1) on average.',
          },
          {
            says: ['copying the paths costs nothing', 'appending path copies is free'],
            isRight: false,
            reply:
              'No. A copy takes as many steps as the path has nodes, so all root-to-leaf paths cost up to O(n · h).',
          },
        ],
      },
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
      further: {
        example:
          "The root 5 has children 3 and 8.\n- You want each node's sum from the root: 5 passes down 5, so 3 gets 5 + 3 = 8 and 8 gets 5 + 8 = 13.\n- You want each node's sum of its subtree: 3 and 8 return 3 and 8, and 5 adds up 5 + 3 + 8 = 16.",
        why: 'Only one path leads from the root to a node, so everything above it is settled on arrival. What is below it comes in two parts, and both are complete only when both calls have returned.',
        check: {
          ask: 'You mark each node whose value equals the sum of all values below it. Does that sum go down as a parameter or come up as a result?',
          right: ['up', 'result', 'returned', 'return', 'comes up'],
          because:
            'Up: it depends only on the subtree, and it is known when both calls have returned their sums.',
          wrong: [
            {
              says: ['down', 'parameter', 'pass down'],
              reply: 'Before you enter the children, which of the values below the node do you know?',
            },
          ],
        },
        claims: [
          {
            says: ['you have to choose one of the two', 'either parameter or return value, never both'],
            isRight: false,
            reply:
              'No. Many solutions do both: they pass the sum so far down and return the number of matches.',
          },
          {
            says: ['what depends on ancestors goes down as a parameter', 'the sum so far is a parameter'],
            isRight: true,
            reply: 'Yes. It is known when the call is made, and each child gets its own value.',
          },
          {
            says: ['the height of a node is passed down', 'a subtree result goes down as a parameter'],
            isRight: false,
            reply:
              'No. The height depends on what is below, so it must be returned. It is the depth that is passed down.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find all nodes at a given distance?',
      about: 863,
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
      about: 1650,
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
      about: 236,
      asks: [
        'what if one of them isnt in the tree',
        'what if q is not in the tree',
        'one node does not exist',
        'lca when one node is missing',
        'p not in the tree',
        'lca ii node may not exist',
      ],
      answer:
        'If one of the nodes may be missing, the usual recursion is wrong: it returns p although q is not in the tree. Visit both subtrees before you check the node itself, count how many of p and q were found, and answer only if both were.',
    },
    {
      kind: 'cost',
      question: 'Can I find the lowest common ancestor in O(log n)?',
      about: 236,
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
      about: 437,
      asks: [
        'why prefix sums in path sum iii',
        'how does a prefix sum work on a tree path',
        'path sum 3 why a map',
      ],
      answer:
        'A downward path is a part of the path from the root, so its sum is the difference of two running sums. At each node you need the number of ancestors with the running sum `current - target`, and the map gives it in O(1) instead of a walk back up.',
      further: {
        example:
          'A path goes down 3, 1, 2, -1 and the target is 3. The running sums are 3, 4, 6, 5, after the empty sum 0.\n- At 3: 3 - 3 = 0 was there. The path is 3.\n- At 4: there was no 1.\n- At 6: 3 was there. The path is 1, 2.\n- At 5: there was no 2.',
        why: 'The running sum at a node contains the running sum of each ancestor. Take that one away, and what remains is the path in between. So paths with the target correspond one to one to ancestors with a certain running sum.',
        check: {
          ask: 'The running sum at a node is 10 and the target is 3. Which earlier running sum do you look up?',
          right: ['7', 'seven'],
          because: '7: a path from just below that ancestor down to here has the sum 10 - 7 = 3.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the sum of the path you want. What does the earlier sum have to be, so that the difference is this?',
            },
            {
              says: ['13', 'thirteen'],
              reply: 'You added them. Earlier sum plus target must give the current sum.',
            },
          ],
        },
        claims: [
          {
            says: ['it only works with positive values', 'negative values break the prefix sums'],
            isRight: false,
            reply:
              'No. A difference of sums is right for all numbers. It is a sliding window that would need positive values.',
          },
          {
            says: ['it is subarray sum equals k along a path', 'the same idea as for subarrays'],
            isRight: true,
            reply:
              'Yes. Each path from the root is like an array. The only new part is undoing the map when you go back up.',
          },
          {
            says: ['a set of sums is enough', 'i only need to know whether the sum occurred'],
            isRight: false,
            reply:
              'No. With zeros or negative values a sum can occur twice on one path, and each occurrence is another path.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Does any path from the root to a leaf have a given total?',
      about: 112,
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
      about: 236,
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
      about: 124,
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
      about: 124,
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
      about: 437,
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
      about: 437,
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
      about: 437,
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
      about: 113,
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
      about: 113,
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
      about: 863,
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
      about: 236,
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
      about: 235,
      asks: [
        'in a bst is it easier',
        'lca in a bst easier',
        'and in a bst',
        'lca in a search tree or in any binary tree',
        'lowest common ancestor bst vs binary tree',
        'difference between lca in a bst and in a normal tree',
        '235 vs 236',
        "if it's a search tree, can i just go left or right by comparing values",
        "and if it's a search tree, i can just go left or right by comparing values, so no need to visit everything",
        'do i have to visit every node for the lca in a search tree',
        'can i compare values to find the lca in a search tree',
      ],
      with: 'binary-search-tree',
      answer:
        'In a search tree the values tell the way: go left if both are smaller than the node, right if both are larger, otherwise the node is the answer. O(h) time, O(1) space in a loop. In any other tree search both sides: the answer is the node where both find something, or the one of the two that is above the other, O(n).',
      further: {
        example:
          'A search tree has the root 20, with left child 10, and 10 has children 5 and 15. Look for 5 and 15.\n- At 20 both are smaller: go left.\n- At 10 they part, since 5 < 10 < 15. Done after two nodes.\n\nIn an unordered tree you would also search below 10 and on the right of 20.',
        why: 'In a search tree the values tell on which side of a node p and q are, without a search. As long as both are on the same side, the answer is there, too. Other trees give no such hint, so you must look.',
        check: {
          ask: 'In a search tree a walk from the root passes 20, then 6, then 12. Which of these is the lowest common ancestor of 9 and 14?',
          right: ['12', 'twelve'],
          because: '12: at 20 both are smaller and at 6 both are larger, but 12 is between them.',
          wrong: [
            { says: ['6', 'six'], reply: 'Compare both values with 6. Are they on different sides of it?' },
            {
              says: ['20', 'twenty'],
              reply: 'Compare both values with 20. Are they on different sides of it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'in a search tree i can just go left or right by comparing values',
              'if it is a search tree i can go left or right by comparing values',
              'in a bst i need not visit everything',
              'with a search tree comparing values is enough',
            ],
            isRight: true,
            reply:
              'Yes. Both values smaller than the node: go left. Both larger: go right. Otherwise this node is the answer. You visit one path only, O(h).',
          },
          {
            says: ['in a search tree i must search both sides as well', 'a bst needs the same recursion'],
            isRight: false,
            reply:
              'No, though the recursion would work. Two comparisons tell which side to follow, so one path is enough: O(h).',
          },
          {
            says: ['the first node between the two values is the answer', 'where p and q part is the lca'],
            isRight: true,
            reply:
              'Yes. Coming from the root, the first node that is not smaller or larger than both is the answer.',
          },
          {
            says: ['comparing values works in any binary tree', 'the loop works for every tree'],
            isRight: false,
            reply: 'No. Without the order of a search tree a smaller value may be on either side.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a path sum?',
      asks: [
        'what is a path sum',
        'what is a root to leaf path',
        'path sum meaning',
        'path sum in simple words',
        'how does path sum work',
        'sum of a path in a tree',
      ],
      answer:
        'The sum of the values on a path, usually from the root down to a leaf. For the root 5 with children 3 and 8 the root-to-leaf sums are 8 and 13. To test for a target, subtract the value of each node on the way down and check at a leaf whether nothing is left. Read carefully where a path may start and end.',
    },
    {
      kind: 'how',
      question: 'How do I find the lowest common ancestor in a plain binary tree?',
      about: 236,
      asks: [
        'how would i find the lowest common ancestor of two nodes in a plain binary tree',
        'how do i find the lowest common ancestor of two nodes',
        'lca of two nodes in a binary tree',
        'how do i find the lca of two nodes',
        'lowest common ancestor without a search tree',
        'how does lca work in a normal binary tree',
      ],
      answer:
        'With one recursion. If the node is null, p or q, return it. Otherwise search both subtrees. If both return a node, p and q are on different sides, so this node is the answer; if only one does, pass that result up; otherwise return null. Both must be in the tree. O(n) time, O(h) space.',
    },
    {
      kind: 'why',
      question: 'Is one node allowed to be above the other?',
      about: 236,
      asks: [
        'what if p is the parent of q',
        'what if q is below p',
        'one node is the ancestor of the other',
        'what if p is the root',
        'what if p and q are the same node',
        'parent of the other one',
      ],
      answer:
        'Yes, and the code needs no extra case. A node is its own ancestor. The search returns p as soon as it meets it and does not look below. No other branch finds anything, so p is passed up to the root as the answer. If p and q are the same node, the answer is that node.',
    },
    {
      kind: 'how',
      question: 'Does the search for the common ancestor need parent pointers?',
      about: 236,
      asks: [
        'does it work without parent pointers',
        'do i need parent pointers',
        'lca without parent links',
        'do nodes need to know their parent',
      ],
      answer:
        'It works without them. The recursion goes down from the root and passes results up, and that replaces parent links: a node knows what its left and right call found. With parent links there is another way: store the ancestors of p, then walk up from q to the first stored one.',
    },
    {
      kind: 'how',
      question: 'How do I explain the lowest common ancestor in an interview?',
      about: 236,
      asks: [
        'how would i explain that in an interview',
        'explain lca to an interviewer',
        'how do i present the lca solution',
        'how do i explain path sum',
        'how do i explain the diameter of a tree',
      ],
      answer:
        'Define the return value first: “The call returns p or q or their ancestor if it finds any of them in this subtree, otherwise null.” Then: “If both sides return something, they part here, so this node is the answer. Otherwise I pass up what I found.” Say that both must be in the tree. O(n) time, O(h) space.',
    },
    {
      kind: 'mistake',
      question: 'What if values in the tree are negative?',
      asks: ['whats with negative values', 'negative values in path sum'],
      answer:
        'Path sums still work, but you may not stop early when the sum passes the target: 5 and then -3 comes back to 2. For the maximum path sum, count a negative side as 0, and start the record at minus infinity, so that a tree of negative values returns its largest value.',
    },
    {
      kind: 'how',
      question: 'How do I get all paths from the root to the leaves?',
      about: 257,
      asks: [
        'how do i get all root to leaf paths',
        'list all root to leaf paths',
        'all paths in a binary tree',
        'print every path to a leaf',
        'collect all paths',
      ],
      answer:
        'Keep one list as the current path. On entering a node append its value; at a leaf save a copy of the list; otherwise recurse into the children; at the end remove the value again. For 1 with children 2 and 3, where 2 has the child 5, the paths are 1-2-5 and 1-3. A tree with only the root has one path.',
    },
    {
      kind: 'how',
      question: 'Can I find the common ancestor without recursion?',
      about: 236,
      asks: [
        'can the lca be done without recursion',
        'can it be done without recursion',
        'lca with a loop',
        'iterative lca',
        'lca without recursion',
      ],
      answer:
        'Yes. Traverse with your own stack, and store the parent of each node in a map until both p and q are found. Then collect all ancestors of p in a set, and walk up from q: the first node in the set is the answer. O(n) time and space. In a search tree a simple loop down from the root is enough.',
    },
    {
      kind: 'mistake',
      question: 'What if the tree has only the root?',
      asks: [
        'what if the tree has only the root',
        'tree with one node',
        'only the root',
        'what if the tree is empty',
        'single node path sum',
      ],
      answer:
        'Then the root is a leaf: a path sum exists exactly if its value is the target, there is one path, and the diameter is 0 edges. The maximum path sum is its value, even if negative. An empty tree has no path, so a path sum is false, even for target 0.',
    },
    {
      kind: 'mistake',
      question: 'Does the order of p and q matter?',
      about: 236,
      asks: [
        'does the order of p and q matter',
        'can i swap p and q',
        'must p be smaller than q',
        'p and q in any order',
      ],
      answer:
        'The order does not matter. Both versions treat the two alike: the recursion stops at either of them, and in a search tree you compare both with the node. Only code that assumes p < q, such as `p.val <= node.val <= q.val`, needs them in order: take min and max first.',
    },
  ],
  problems: [
    {
      number: 236,
      questions: [
        {
          question: 'Why does my function return null?',
          asks: ['returns none', 'forgot return left or right', 'always none'],
          answer:
            'The last line must be `return left or right`; without it, what the calls below found is lost on the way up.',
        },
        {
          question: 'How do I know on which side a node is?',
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
          question: 'What if one of the two is an ancestor of the other?',
          asks: ['what if p is above q', 'p is an ancestor of q', 'one node is below the other'],
          answer:
            'Then the search returns p as soon as it reaches it and never looks below. That is the answer: a node counts as its own ancestor, and the problem guarantees that both nodes are in the tree.',
          further: {
            example:
              'The root 3 has a left child 5, and 5 has a right child 2. Look for 5 and 2.\n- The call at 5 finds that it is one of the two and returns 5 at once.\n- The right side of the root returns null, so the root passes on 5. The 2 was never visited.',
            why: 'Every common ancestor has p in its subtree, so none is deeper than p itself. If q is below p, then p is one, and so the deepest. And if q is found nowhere else, it can only be below p.',
            check: {
              ask: 'You look for the root 3 and a leaf 6 that is three levels below it. How many calls does the search make?',
              right: ['1', 'one'],
              because: '1: the first call sees that its own node is one of the two and returns it.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'Does the search go down to the leaf? What does the very first call check?',
                },
                {
                  says: ['3', 'three'],
                  reply: 'Those are the levels in between. What does the first call return, and when?',
                },
                { says: ['2', 'two'], reply: 'Does the root have to call its children at all?' },
              ],
            },
            claims: [
              {
                says: ['the search has to go on below p to find q', 'you must still look for q below p'],
                isRight: false,
                reply:
                  'No. Wherever q is below p, the answer is p. If q is elsewhere, another call finds it.',
              },
              {
                says: ['it relies on both nodes being in the tree', 'it needs the guarantee that q exists'],
                isRight: true,
                reply: 'Yes. If q were missing, the search would still return p, which would be wrong.',
              },
              {
                says: ['a node is not its own ancestor', 'the answer must be strictly above p'],
                isRight: false,
                reply: 'No. In this problem a node counts as its own ancestor, so p may be the answer.',
              },
            ],
          },
        },
        {
          question: 'Do both calls always return something?',
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
          question: 'What do I carry down, and what do I undo?',
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
          question: 'What does it cost, and when do I add my own sum?',
          asks: ['path sum iii cost', 'value inserted before lookup', 'same prefix sum twice on a path'],
          answer:
            'O(n) on average with the map, since each node does one lookup. Look up before you add your own sum, and store counts, because zeros and negative values repeat a sum.',
        },
        {
          question: 'Why does it count paths across branches?',
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
          question: 'How do I treat negative sides?',
          asks: ['max negative', 'negative branch', 'return vs record'],
          answer:
            'Count a negative side as 0, start the record at minus infinity, and return only the better side.',
        },
        {
          question: 'What does the gain mean, and why is my answer too large?',
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
          question: 'Where do I test the sum?',
          asks: ['leaf', 'null check true', 'one child'],
          answer:
            'Test at a leaf, not at null: a node with one child is no end of a path. An empty tree has no path.',
        },
        {
          question: 'What about an empty tree and negative values?',
          asks: ['path sum cost', 'true for an empty tree', 'path sum with negative values'],
          answer:
            'An empty tree has no path, so it is false even for 0. With negative values do not stop early when the sum is too large. O(n) time, O(h) stack.',
        },
      ],
    },
    {
      number: 257,
      questions: [
        {
          question: 'Do I pass a string or share a list?',
          asks: ['copy', 'arrow join', 'backtrack list'],
          answer:
            'Pass a new string to each call, or share a list and pop after the calls; join with an arrow at a leaf.',
        },
        {
          question: 'When do I record a path, and what does it cost?',
          asks: ['binary tree paths cost', 'missing arrow at the leaf', 'paths printed for inner nodes'],
          answer:
            'Record a path only at a node without children, and join its values with "->" there, so that no arrow is missing or left over. The strings cost up to O(n · h), as each leaf copies its path.',
        },
      ],
    },
    {
      number: 113,
      questions: [
        {
          question: 'Why are my results empty lists?',
          asks: ['ii copy', 'empty lists result', 'pop'],
          answer:
            'You append the same list again and again, and it is empty at the end. Append a copy, and pop each node when you leave it.',
        },
        {
          question: 'Why do nodes remain in the path, and what does it cost?',
          asks: ['path sum ii cost', 'same list many times', 'leftover nodes in path ii'],
          answer:
            'You left a node without popping it. Pop after both calls, also at leaves, so do not return before the pop. It costs O(n · h) at worst, since each matching path is copied.',
        },
      ],
    },
    {
      number: 863,
      questions: [
        {
          question: 'How do I reach nodes above the target?',
          asks: ['k parents', 'visited set', 'k = 0'],
          answer:
            'Record parents first, then run BFS from the target over children and parent, with a visited set, for k levels; k = 0 is the target itself.',
        },
        {
          question: 'Why do I need parent links and a visited set?',
          asks: ['distance k cost', 'distance k only below', 'walks back to the target'],
          answer:
            'Without parent links only the subtree is found; without the visited set the walk comes back to where it was. Each node enters the queue once, so it takes O(n).',
        },
      ],
    },
    {
      number: 2096,
      questions: [
        {
          question: 'How do I turn two paths into the directions?',
          asks: ['common prefix', 'U count', 'lca path'],
          answer:
            'Find the paths from the root to both nodes and drop their common prefix. Replace every letter left in the first path by U, and append what is left of the second.',
        },
        {
          question: 'What do U, L and R stand for?',
          asks: ['directions cost', 'what do u l r mean', 'directions start below destination'],
          answer:
            'U goes to the parent, L and R to the left and right child: each step up is U, then the letters of the path down to the destination follow. If the destination is an ancestor, the answer consists of U only. O(n) time.',
        },
      ],
    },
    {
      number: 543,
      questions: [
        {
          question: 'Must the longest path go through the root?',
          asks: ['not through root', 'edges or nodes', 'return height'],
          answer:
            'It may lie in a subtree, so keep a global best. The length counts edges: left height + right height.',
        },
        {
          question: 'Why is my result one too large?',
          asks: ['diameter cost', 'diameter returned instead of height', 'diameter one too large'],
          answer:
            'You counted nodes rather than edges. Return `1 + max(left, right)` to the parent, and record `left + right`. O(n) time.',
        },
        {
          question: 'Which small tree has a longest path that avoids the root?',
          asks: [
            'give me a small tree where the answer doesnt go through the root',
            'how do i test it',
            'which tree breaks my solution',
            'example where the diameter is not at the root',
            'how do i test the diameter',
          ],
          answer:
            'Root 1 has only a left child 2. Node 2 has children 3 and 4; 3 has a left child 5, and 4 a right child 6. The longest path is 5-3-2-4-6: 4 edges, with its bend at 2. At the root, left depth plus right depth is 3 + 0 = 3, so a solution that looks at the root only returns 3. Also test a single node: 0.',
        },
        {
          question: 'Is it O(n²) to compute the depth at every node?',
          asks: [
            'do i have to compute depth at every node, thats O(n^2)',
            'if i call depth at each node isnt the total O(n^2)',
            'how do i get O(n) instead of O(n^2)',
            'depth is O(n) and i call it for each node',
          ],
          answer:
            'Yes: a separate `depth` call at every node costs O(n²) on a chain, n + (n - 1) + ... + 1 steps. You need only one recursion. `depth(node)` gets left and right from its children anyway, so before it returns `1 + max(left, right)` it updates `best = max(best, left + right)`. Each node is visited once: O(n).',
        },
        {
          question: 'How do I adapt the code of the maximum path sum?',
          asks: [
            'so i replace node->val by 1 and drop the max(0), best = left+right and return 1+max',
            'show me the code for diameter in c++',
            'how do i change the path sum code to get the diameter',
          ],
          answer:
            'Record `best = max(best, left + right)` without the value of the node, and return `1 + max(left, right)`. The `max(0, ...)` is no longer needed, since no depth is negative, but null still returns 0. Start with `best = 0`. Depths count nodes, so `left + right` is the number of edges of the path that bends here.',
        },
      ],
    },
    {
      number: 235,
      questions: [
        {
          question: 'What if the node equals one of the two?',
          asks: ['one is', 'p equals root', 'loop'],
          answer: 'Then it is the answer: neither "both are smaller" nor "both are larger" holds.',
        },
        {
          question: 'Which branch do I follow, and does it need the order?',
          asks: ['lca bst cost', 'which branch to follow', 'works without the order'],
          answer:
            'Go left if both values are smaller, right if both are larger: O(h) time and O(1) space in a loop. In a tree without order you need the recursion of problem 236.',
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
  claims: [
    {
      says: [
        'the lca of a node and its child is the node itself',
        'the lca of a node and its descendant is the node',
      ],
      isRight: true,
      reply: 'Yes. A node counts as its own descendant.',
    },
    {
      says: ['the diameter always goes through the root', 'the longest path passes the root'],
      isRight: false,
      reply: 'No. The longest path may lie inside one subtree.',
    },
    {
      says: ['return the height and record the diameter', 'the function returns the height not the diameter'],
      isRight: true,
      reply:
        'Yes. The parent can only extend one side, so it gets the height; the longest path over this node is recorded beside it.',
    },
    {
      says: ['a path sum must end at a leaf', 'only leaves count for a path sum'],
      isRight: true,
      reply: 'Yes, for paths from the root to a leaf: a leaf has no children at all.',
    },
    {
      says: ['a node with one child is a leaf'],
      isRight: false,
      reply: 'No. A leaf has no children; with one child the path must go on.',
    },
    {
      says: [
        'if both sides find something the node is the lca',
        'left and right both not null means this is the lca',
      ],
      isRight: true,
      reply: 'Yes. The two nodes are on different sides, so here their paths part.',
    },
    {
      says: ['a node can be its own ancestor', 'the lca can be one of the two nodes'],
      isRight: true,
      reply: 'Yes. If one of the two is above the other, it is the lowest common ancestor.',
    },
    {
      says: [
        'if both are in the left subtree the answer is the root',
        'if both nodes are on the left the lca is the root',
        'the lca is always the root',
        'when both are on the same side the root is the lca',
        'both in one subtree means the root is the answer',
      ],
      isRight: false,
      reply:
        'No. If both are in the left subtree, the answer is in there, too: the right call returns null, and the result of the left one is passed up. The root is the answer only if they are on different sides (or one of them is the root).',
    },
    {
      says: [
        'if both are in the left subtree the answer is in the left subtree',
        'if both are on the same side the lca is on that side',
        'when one side returns null i return the other side',
        'pass up the result that is not null',
        'if only one side finds something return that',
      ],
      isRight: true,
      reply:
        'Yes. If both are below the left child, their lowest common ancestor is there as well, so pass up what the left call returns.',
    },
    {
      says: [
        'if p is the parent of q the answer is p',
        'if one node is above the other the upper one is the lca',
        'p itself is the answer when q is below p',
        'when i reach p i can return it without looking below',
        'the lca of a parent and its child is the parent',
      ],
      isRight: true,
      reply:
        'Yes. A node counts as its own ancestor, so the search stops at p and returns it. It need not look further down for q.',
    },
    {
      says: [
        'it returns null if one of the nodes is missing',
        'the lca code also works if a node is not in the tree',
        'it notices when q is missing',
        'if one node is not in the tree it returns null',
      ],
      isRight: false,
      reply:
        'No. It assumes that both are there. If only p is in the tree, it returns p, which is wrong. If one may be missing, count how many you found, and accept only if it is two.',
    },
    {
      says: [
        'i subtract the value at every node',
        'subtract the node value from the target on the way down',
        'each node reduces the remaining sum by its value',
        'the remaining target gets smaller by the node value',
        'i pass target minus node.val down',
      ],
      isRight: true,
      reply:
        'Yes. Subtract the value of each node on the way down, and at a leaf check whether nothing is left.',
    },
    {
      says: [
        'i can stop when the sum is bigger than the target',
        'if the sum exceeds the target i can return false',
        'stop as soon as the sum is too large',
        'when the remaining sum is negative i can stop',
        'prune when the sum is greater than the target',
      ],
      isRight: false,
      reply:
        'No. A later node may be negative and bring the sum back: 5 with a child -3 has the path sum 2. Stop early only if all values are nonnegative.',
    },
    {
      says: [
        'i check the sum when the node is null',
        'at null i check whether the sum is zero',
        'the check belongs at the null node',
        'when i reach null and the rest is 0 it is true',
        'a missing child ends the path',
      ],
      isRight: false,
      reply:
        'No. Check at a leaf. A node with one child is not a leaf, so a null child does not end a path: root 1 with only a left child 2 and target 1 must give false.',
    },
    {
      says: [
        'the diameter does not have to pass through the root',
        'the longest path can be inside one subtree',
        'the diameter may avoid the root',
        'the longest path need not go through the root',
        'i have to check left plus right at every node',
      ],
      isRight: true,
      reply:
        'Yes. The diameter bends at some node, and that may be deep in one subtree. So compute left + right at every node and keep the maximum.',
    },
    {
      says: [
        'the function returns the best path',
        'max path sum returns left plus right plus node to the parent',
        'the recursion returns the best path sum found so far',
        'i return both sides plus the node',
        'return node + left + right to the parent',
      ],
      isRight: false,
      reply:
        'No. The parent can only extend a path that goes down one side. Return `node + max(left, right, 0)`, and record `node + left + right` beside it.',
    },
    {
      says: [
        'the function returns the best one sided path',
        'return only the larger side plus the node',
        'i return one side and record both sides',
        'return node plus the larger side and update the best with both sides',
        'the return value and the answer are different things',
      ],
      isRight: true,
      reply:
        'Yes. A parent can extend only one side, so the returned value uses one side, and the record uses both.',
    },
    {
      says: [
        'negative sides count as 0',
        'a negative side is dropped',
        'i use max(0, side)',
        'if a side is negative i take 0 instead',
        'skip a subtree with a negative sum',
      ],
      isRight: true,
      reply:
        'Yes. A side with a negative sum would make the path worse, so it counts as 0, which means that the path does not go there.',
    },
    {
      says: [
        'the max path sum is 0 if all values are negative',
        'with only negative values the answer is 0',
        'start the best at 0',
        'an empty path counts as 0',
        'the best path sum is never negative',
      ],
      isRight: false,
      reply:
        'No. A path needs at least one node. For the single node -3 the answer is -3, so start the record at minus infinity.',
    },
    {
      says: [
        'the diameter is the number of nodes on the longest path',
        'the diameter counts nodes',
        'diameter of three nodes in a row is 3',
        'the diameter is left plus right plus 1',
      ],
      isRight: false,
      reply:
        'No. The diameter counts edges in most statements: for a chain of 3 nodes it is 2. Read whether nodes or edges count.',
    },
    {
      says: [
        'lca takes o(n) time',
        'path sum visits every node once',
        'the time is o(n) and the space is o(h)',
        'the diameter is o(n) in one pass',
        'finding the lca looks at every node at most once',
      ],
      isRight: true,
      reply: 'Yes. Every node is visited once: O(n) time. The open calls are one per level: O(h) space.',
    },
    {
      says: [
        'i search the left and the right side',
        'the lca searches both subtrees',
        'i look in both subtrees for p and q',
        'search left and right for the two nodes',
        'call the function on both children',
      ],
      isRight: true,
      reply:
        'Yes. Each call asks both subtrees whether p or q is there. In a search tree one side is enough, since the values tell which.',
    },
    {
      says: [
        'when both return something that is the answer',
        'if both calls return a node this is the lca',
        'when both sides find something the current node is the answer',
        'both sides not null means the answer is here',
      ],
      isRight: true,
      reply: 'Yes. p is on one side and q on the other, so they part at this node.',
    },
    {
      says: [
        'if only one returns something i return null',
        'when only one side finds something return null',
        'one side null means return null',
        'if one side is empty the answer is null',
      ],
      isRight: false,
      reply:
        'No, pass up what it returned. It is p, q or already the answer. With null the find would be lost.',
    },
    {
      says: [
        'i remove the last node after the recursion',
        'pop the node after both calls',
        'after visiting both children remove the node from the path',
        'backtrack by popping the last node',
        'undo the path when leaving the node',
      ],
      isRight: true,
      reply:
        'Yes. The path is shared by all branches: append on entering a node, and remove it when you leave.',
    },
    {
      says: [
        'i use prefix sums in a map',
        'path sum 3 uses prefix sums',
        'count earlier sums that equal current minus target',
        'path sum iii uses a map of prefix sums',
        'the map counts the sums on the current path',
      ],
      isRight: true,
      reply:
        'Yes. The map contains the sums of the path from the root to this node. A path down to here with sum k exists for each earlier sum equal to current - k. Remove your sum when you leave.',
    },
    {
      says: [
        'the answer is 6 since 2 is smaller and 8 is bigger',
        'the lca is the root if one value is smaller and the other is bigger',
        'if one is smaller and one is larger this is the lca',
        'the node between both values is the lca',
        'they split at the node that lies between them',
      ],
      isRight: true,
      reply:
        'Yes. In a search tree the two values part at the first node between them: one is smaller, one is larger, so they are on different sides.',
    },
    {
      says: [
        'the order of p and q matters',
        'p must come before q',
        'p must be smaller than q for the lca',
        'swapping p and q changes the answer',
      ],
      isRight: false,
      reply: 'No. lca(p, q) is the same as lca(q, p): the code asks only whether a node is one of the two.',
    },
  ],
} satisfies TutorTexts
