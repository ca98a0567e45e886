import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a dummy head?',
      asks: [
        'what is a dummy head',
        'what is a sentinel node',
        'why dummy node',
        'why do people put a fake node before the head',
        'what is the dummy for',
        'dummy node purpose',
        'why do i need a dummy head',
        'what is a dummy node',
        'why use a dummy node',
      ],
      answer:
        'A dummy is an extra node before the head. With it every real node has a predecessor, so inserting or deleting at the front needs no special case. At the end you return `dummy.next`.',
      further: {
        example:
          'Delete every 4 from 4, 4, 7. With a dummy in front, `cur` starts there. Its next node is a 4, so `cur.next` skips it; the next one is a 4 again and is skipped, too. The 7 stays, and `dummy.next` is the 7. Without the dummy you would need a separate loop for the 4s at the front.',
        why: 'Inserting and deleting change the `next` of the node before. Only the head has no node before it, so only the head needs code of its own. An extra node in front removes that one difference.',
        check: {
          ask: 'The list is empty, so there is only the dummy, and `tail` is the dummy. You run `tail.next = node` for a node with 8 and move `tail`. What is `dummy.next`?',
          right: ['8', 'eight'],
          because:
            '8: `tail` was the dummy, so the assignment set the link of the dummy itself. The empty list needed no test.',
          wrong: [
            {
              says: ['null', 'none', 'nothing', 'empty'],
              reply: 'That was so before. Which node was `tail` when you set `tail.next`?',
            },
            {
              says: ['dummy'],
              reply: 'The dummy is in front and is not its own next node. Which link did the assignment set?',
            },
          ],
        },
        claims: [
          {
            says: ['the dummy must have the value 0', 'its value has to be -1', 'the dummy value matters'],
            isRight: false,
            reply:
              'No, its value is never read, because the result starts at `dummy.next`. Any value will do.',
          },
          {
            says: [
              'with a dummy the head can be removed like any node',
              'removing the first node is no special case',
            ],
            isRight: true,
            reply: 'Yes, the head then has a node before it, and deleting it sets `dummy.next`.',
          },
          {
            says: [
              'the dummy is part of the result',
              'the returned list contains the dummy',
              'so return dummy',
            ],
            isRight: false,
            reply:
              'No, you return `dummy.next`. If you return the dummy, its placeholder value is printed first.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I return `dummy.next` and not `head`?',
      asks: [
        'why return dummy.next and not head',
        'head was removed',
        'return head wrong',
        'what do i return if i used a dummy',
        'returning head gives the removed node',
      ],
      answer:
        'The old head may have been removed, or another node may come first now. `dummy.next` always is the current first node.',
      further: {
        example:
          'Remove every 2 from 2, 2, 6. `head` is still the first 2, and its link still leads to the second 2 and on to the 6. So `head` gives 2, 2, 6, as if nothing had happened. `dummy.next` was changed twice and is the 6.',
        why: '`head` is a variable that was set once, and removing nodes changes links but not this variable. `dummy.next` is the very link that each change at the front must set.',
        check: {
          ask: 'You insert a 1 in front of 3, 7 by means of a dummy. To which value does the variable `head` refer afterward?',
          right: ['3', 'three'],
          because: '3: nothing was assigned to `head`. The new first node is `dummy.next`.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That is `dummy.next`. Did any line assign something to the variable `head`?',
            },
            {
              says: ['7', 'seven'],
              reply:
                'Nothing moves a variable by itself. To which node did `head` refer before the insertion?',
            },
          ],
        },
        claims: [
          {
            says: ['head and dummy.next are always the same', 'it makes no difference which i return'],
            isRight: false,
            reply:
              'No, they differ as soon as the first node is removed or another node is put in front of it.',
          },
          {
            says: [
              'if the first node stays first returning head is fine',
              'head works if it is never removed',
            ],
            isRight: true,
            reply: 'Yes, then both are the same node. `dummy.next` is simply right in every case.',
          },
          {
            says: ['i should return the dummy', 'return dummy is the new list'],
            isRight: false,
            reply: 'No, the dummy is only a helper in front. Returning it puts its placeholder value first.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is an insertion O(1) in a linked list?',
      asks: [
        'to insert in the middle i have to walk there anyway so its O(n) too',
        'insert in the middle is O(n) because of the walk',
        'is insert O(1) in a linked list',
        'delete cost list',
        'always better than array',
        'why is a linked list insert O(1)',
        'array or linked list when',
        'is access by index slow in a list',
      ],
      answer:
        'It is O(1) only if you already hold the node before it; finding the position is O(n). There is no index access, and nodes lie scattered in memory. So a list is not simply better: arrays win for reading and for adding at the end.',
      further: {
        example:
          'A list has 1,000 nodes. If you already have node 500, inserting after it sets two links. If you only have the head, you follow 499 links to node 500 first. In an array you reach any index at once, but inserting after the 500th element moves the 500 elements after it.',
        why: 'A node knows its next node, but not its index, so a position can be reached only link by link. The insertion itself sets two links, no matter how long the list is.',
        check: {
          ask: 'You have the head and also the last node of a singly linked list with n nodes. What does it cost to remove the last node?',
          right: ['o(n)', 'linear'],
          because:
            'O(n): you must set the `next` of the node before it to null, and finding that node takes a walk from the head.',
          wrong: [
            {
              says: ['o(1)', 'constant'],
              reply: 'Which link must change, and in which node is it? How do you get to that node?',
            },
            {
              says: ['o(log n)', 'log n'],
              reply: 'Halving needs access by index. How does one reach a node in a list?',
            },
          ],
        },
        claims: [
          {
            says: [
              'inserting in the middle is always o(1)',
              'a list inserts anywhere in constant time',
              'insert is o(1) no matter where',
            ],
            isRight: false,
            reply: 'No, only if you already have the node before. Finding it from the head takes O(n).',
          },
          {
            says: [
              'appending is o(1) with a tail pointer',
              'adding at the end is constant if i keep the tail',
            ],
            isRight: true,
            reply:
              'Yes, set `tail.next` and move `tail`. Without a tail pointer you walk through all n nodes first.',
          },
          {
            says: ['access by index is o(n)', 'getting the element at index i means walking'],
            isRight: true,
            reply: 'Yes, the node at index i is reached by following i links from the head.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I merge two sorted lists?',
      about: 21,
      asks: [
        'merge two sorted lists',
        'merge with tail pointer',
        'dummy and tail',
        'attach the rest',
        'merge 2 sorted lists iteratively',
        'tail pointer merging',
      ],
      answer:
        'Start with a dummy and a `tail` at it. Attach the smaller of the two heads, advance that list and the tail. When one list is empty, attach the whole rest of the other at once. O(n + m), no new nodes.',
      further: {
        example:
          'Merge 2, 6 and 3, 4, 9.\n- 2 or 3: attach the 2.\n- 6 or 3: attach the 3.\n- 6 or 4: attach the 4.\n- 6 or 9: attach the 6.\nThe first list is empty, so the rest, 9, is attached with one link: 2, 3, 4, 6, 9.',
        why: 'In each sorted list the smallest remaining node is its head, so the next node of the result is one of the two heads. A rest is sorted and not smaller than the tail, so one link is enough for it.',
        check: {
          ask: 'You merge 1, 8, 9 and 2, 3. How many nodes are attached one by one, before the rest is attached at once?',
          right: ['3', 'three'],
          because: '3: the nodes 1, 2 and 3. Then the second list is empty, and 8, 9 follow with one link.',
          wrong: [
            { says: ['5', 'five'], reply: 'That is every node. After which node is one of the lists empty?' },
            {
              says: ['2', 'two'],
              reply:
                'That is the length of the second list. Is a node of the first one attached before it is used up?',
            },
            {
              says: ['4', 'four'],
              reply: 'Go through the comparisons: after which node is one of the lists empty?',
            },
          ],
        },
        claims: [
          {
            says: ['merging needs new nodes', 'i have to create a node for each value'],
            isRight: false,
            reply: 'No, the existing nodes are relinked, so O(1) extra space: a dummy and a tail pointer.',
          },
          {
            says: ['merging costs n times m', 'every node is compared with every other'],
            isRight: false,
            reply: 'No, each comparison attaches a node for good, so there are fewer than n + m comparisons.',
          },
          {
            says: ['the rest can be attached in one step', 'when one is empty i just link the other'],
            isRight: true,
            reply: 'Yes, it is sorted already, and all of it is at least as large as the tail.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Why is it slow to merge one list after another?',
      about: 23,
      asks: [
        'merge k lists cost',
        'one by one merging cost',
        'heap or pairwise',
        'k lists complexity',
        'merging k sorted lists, which way is fastest',
        'why is merging one after another slow',
      ],
      answer:
        'Merging one after the other costs O(k · N) for N nodes in all, since early nodes are walked again each time. A min heap of the k heads, or merging in pairs, costs O(N log k).',
    },
    {
      kind: 'mistake',
      question: 'Why did I lose the rest of the list?',
      asks: [
        'lost the rest of the list',
        'next overwritten',
        'list is cut',
        'i lose nodes',
        'my list loses nodes',
        'rest of the list disappears after changing next',
      ],
      answer:
        'Save `next` before you change a pointer: after `cur.next = other` the old rest is reachable only through the saved variable.',
      further: {
        example:
          'In 1, 2, 3 `cur` is the 1, and a node 7 is to follow it. `cur.next = seven` alone gives 1→7, and nothing leads to the 2 anymore. With `rest = cur.next` saved first, `seven.next = rest` brings them back: 1, 7, 2, 3.',
        why: 'A single link leads to all nodes after `cur`. Assigning to it does not move these nodes; it drops the only path to them, unless a variable or another link leads there as well.',
        check: {
          ask: 'In 5, 9, 4 `cur` is the 5 and x a new node. You run `cur.next = x` and then `x.next = cur.next`. To which node does x point?',
          right: ['x', 'itself', 'to itself'],
          because:
            'To itself: after the first line `cur.next` is x, so the second line links x to x, and 9 and 4 are lost.',
          wrong: [
            {
              says: ['9', 'nine'],
              reply: 'That was `cur.next` before the first line. What is it when the second line reads it?',
            },
            {
              says: ['null', 'none', 'nothing'],
              reply: 'The second line assigns something to it. What is `cur.next` at that moment?',
            },
            {
              says: ['4', 'four'],
              reply: 'No line follows two links. What is `cur.next` when the second line reads it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'setting the new link first needs no extra variable',
              'x.next = cur.next first and then cur.next = x',
            ],
            isRight: true,
            reply: 'Yes, the first line stores the rest in the new node, so the second line loses nothing.',
          },
          {
            says: ['i can find the rest again from the head', 'walking from head still gets me there'],
            isRight: false,
            reply:
              'No, from the head you come to `cur` and then follow its new link. The old rest is on no path.',
          },
          {
            says: ['the nodes after it move along', 'the rest is attached to the new node automatically'],
            isRight: false,
            reply:
              'No, an assignment changes one link. The new node has its own `next`, and you must set it.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my deletion miss the second of two equal nodes?',
      asks: [
        'delete node when equal twice',
        'remove duplicates skips',
        'prev moves when it should not',
        'consecutive values remain',
        'remove all duplicates keeps one',
        'three equal nodes in a row only one removed',
      ],
      answer:
        'After deleting a node do not move `prev`: the new `prev.next` must be checked too. Advance `prev` only when you keep a node.',
      further: {
        example:
          'Delete the 6s from 1, 6, 6, 2 with `prev` at the 1. The first 6 is unlinked: 1, 6, 2. If `prev` now moves to the other 6, the next test looks at the 2, and a 6 remains. If `prev` stays, `prev.next` is the other 6, which is deleted: 1, 2.',
        why: 'The loop tests `prev.next`. A deletion gives `prev` a new next node that was never tested. If `prev` moves onto it, it will never be `prev.next`, so it is skipped.',
        check: {
          ask: 'You delete all 5s from 5, 5, 5, 8, starting at a dummy, but move `prev` after every deletion. How many 5s remain?',
          right: ['1', 'one'],
          because: '1: the second 5 becomes `prev` and is never tested. The first and the third are deleted.',
          wrong: [
            {
              says: ['0', 'zero', 'none'],
              reply: 'That would be right if `prev` stayed. Which node is never looked at as `prev.next`?',
            },
            {
              says: ['2', 'two'],
              reply: 'After the first deletion `prev` moves to the second 5. Is the node after that deleted?',
            },
            {
              says: ['3', 'three', 'all'],
              reply: 'The very first test sees a 5 after the dummy. Go on from there, node by node.',
            },
          ],
        },
        claims: [
          {
            says: ['advance prev only when the node stays', 'move prev only if nothing was deleted'],
            isRight: true,
            reply: 'Yes, after a deletion the new next node must be tested from the same `prev`.',
          },
          {
            says: ['moving prev each time is fine if values differ', 'it only fails for equal neighbors'],
            isRight: false,
            reply:
              'Almost: the skipped node matters only if it has to be deleted as well. But when the last node is deleted, `prev` moves to null, and the next test of `prev.next` crashes.',
          },
          {
            says: ['prev has to move in every step', 'otherwise the loop never ends'],
            isRight: false,
            reply: 'No, each step either deletes a node or moves `prev`, so it ends after one step per node.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I avoid following the next of null?',
      asks: [
        'null pointer next of null',
        'cur.next is none',
        'attribute error nonetype next',
        'nonetype has no attribute next',
        'null pointer exception in a list loop',
        'segfault on last node',
      ],
      answer:
        'Check before you follow: `while cur and cur.next` when you use `cur.next.val`. Try the empty list, one node and two nodes by hand.',
    },
    {
      kind: 'how',
      question: 'What if one list is longer?',
      about: 2,
      asks: [
        'add two numbers linked list',
        'carry at the end',
        'different lengths',
        'add numbers stored in lists',
        'what if one list is longer',
        'last carry missing',
      ],
      answer:
        'Loop while either list has nodes or a carry is left; a missing node counts as 0. Append `sum % 10` and carry `sum / 10`. The carry in the condition creates the last digit of 5 + 5.',
    },
    {
      kind: 'how',
      question: 'How do I split a list into smaller and larger nodes?',
      about: 86,
      asks: [
        'partition list',
        'two lists less and greater',
        'odd even list',
        'split by condition',
        'split a list in small and large keeping the order',
      ],
      answer:
        'Build two lists with a dummy and a tail each, append every node to one of them, then join. End the second list with null: its last node may still point into the first, which makes a cycle.',
    },
    {
      kind: 'when',
      question: 'When do I need linked list manipulation?',
      asks: [
        'when linked list manipulation',
        'merge remove insert',
        'recognize pointer surgery',
        'which list problems need only relinking',
        'insert remove merge signs',
      ],
      answer:
        'When the statement gives list nodes and asks to merge, remove, insert, split or reorder by relinking, in one pass and without extra memory.',
      further: {
        example:
          'The sorted list 2, 5, 8 gets the value 6. The order of the others stays, and no index is needed: walk to the 5, the last node below 6, and set two links, 6→8 and then 5→6. One walk, and no second list.',
        why: 'These tasks only change which node follows which, and this is stored in the `next` links alone. So setting a few links does it, and no value has to be copied or moved.',
        check: {
          ask: 'Print a list from the last node to the first, in O(n) time and O(1) memory. What does it take: relinking in the given order or a reversal?',
          right: ['reversal', 'reverse', 'reversing', 'reversed'],
          because:
            'A reversal: the links only lead forward, so they must be turned around before you can walk from the end.',
          wrong: [
            {
              says: ['relinking', 'relink', 'given order'],
              reply:
                'You can only go forward along the links. How do you get from the last node to the one before it?',
            },
            {
              says: ['stack', 'recursion', 'array'],
              reply: 'That stores all nodes, which is O(n) memory. What can you do to the links instead?',
            },
          ],
        },
        claims: [
          {
            says: ['i can always swap values instead of nodes', 'copying the values does the same'],
            isRight: false,
            reply:
              'Only if the problem allows changing values. Many forbid it, and with an array of values you need O(n) memory.',
          },
          {
            says: [
              'same order with some nodes removed means relinking',
              'remove, insert and merge are all relinking',
            ],
            isRight: true,
            reply:
              'Yes, each of them changes a few `next` links during one walk and keeps the order of the nodes that stay.',
          },
          {
            says: [
              'in a sorted list binary search finds the node faster',
              'i can jump to the position in log n',
            ],
            isRight: false,
            reply:
              'No, there is no access by index: reaching the middle already means following half of the links.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'What is a doubly linked list?',
      asks: [
        'singly or doubly linked',
        'what is a doubly linked list',
        'when doubly',
        'prev pointer cost',
        'do i need a prev pointer',
        'singly vs doubly',
        'singly vs doubly linked list',
        'difference between singly and doubly linked list',
        'single or double linked list',
        'when do i need a doubly linked list',
        'what does prev add',
        'is a doubly linked list better',
        'do i need a prev link',
      ],
      answer:
        'A doubly linked node also knows its predecessor, so it can be removed in O(1) without a walk, and the list can be read backward. The price: one more pointer to keep right at each change.',
      further: {
        example:
          'In 3, 7, 5 you have only a reference to the 7 and want to remove it. Its `prev` is the 3 and its `next` the 5, so you set `three.next = five` and `five.prev = three`. In a singly linked list you would have to walk from the head to find the 3.',
        why: 'Unlinking needs the node before. With `prev` each node stores it, so no walk is needed. The price is that each neighborhood is stored on both sides, and every change must keep both right.',
        check: {
          ask: 'You insert a node between two neighbors of a doubly linked list. How many links must be set in all?',
          right: ['4', 'four'],
          because:
            '4: `prev` and `next` of the new node, `next` of its left neighbor, and `prev` of its right neighbor.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is enough in a singly linked list. Here each neighborhood is stored on both sides.',
            },
            {
              says: ['3', 'three'],
              reply:
                'Count the links of the new node, and then those of both neighbors that must lead to it.',
            },
          ],
        },
        claims: [
          {
            says: ['a doubly linked list finds an element faster', 'searching is faster with prev links'],
            isRight: false,
            reply:
              'No, you still follow link after link from one end, O(n). It only helps once you have the node.',
          },
          {
            says: ['removing a given node is o(1)', 'with the node in hand i can unlink it at once'],
            isRight: true,
            reply: 'Yes, both neighbors are known, and two links are set.',
          },
          {
            says: ['it needs two links per node', 'each node stores prev and next'],
            isRight: true,
            reply: 'Yes, one link more than in a singly linked list, and one more that can be wrong.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I unlink a node?',
      asks: [
        'delete a node',
        'remove node with value',
        'unlink node steps',
        'insert node steps',
        'how to unlink a node',
        'insert after a node order of the two assignments',
      ],
      answer:
        'To remove a node set `prev.next = node.next`. To insert after a node: first `new.next = node.next`, then `node.next = new`; in the other order you lose the rest.',
    },
    {
      kind: 'mistake',
      question: 'Why is there an infinite loop in my linked list?',
      asks: [
        'infinite loop in a linked list',
        'list never ends',
        'cycle by accident',
        'last node not null',
        'printing the list never ends',
        'forgot to cut the last next',
      ],
      answer:
        "Some `next` points backward. After splitting or reordering set the last node's `next` to null, and check with two nodes by hand.",
    },
    {
      kind: 'why',
      question: 'Why do I not just use an array?',
      asks: [
        'why not just use an array',
        'copy values to a list',
        'is copying to an array allowed',
        'linked list to array',
        'may i copy the list into an array',
        "why can't i just use values",
      ],
      answer:
        'It works in O(n) time but needs O(n) memory, and the interviewer wants to see pointers. Mention it as the simple solution, then do it in-place.',
    },
    {
      kind: 'how',
      question: 'How do I delete a node without the head?',
      about: 237,
      asks: [
        'delete node without head',
        'only the node is given',
        'copy next value into node',
        'remove node no access to previous',
        'only got the node, not the head, how to delete',
      ],
      answer:
        'Copy the value of the next node into this one, then set `node.next = node.next.next`. So the next node disappears instead. It is O(1), but it cannot remove the last node, and a reference to the removed next node becomes stale.',
    },
    {
      kind: 'how',
      question: 'How do I copy a list with random pointers?',
      about: 138,
      asks: [
        'copy list with random pointer',
        'interleave the copies',
        'deep copy without a map',
        'old to new map list',
        'clone a list with random pointers',
      ],
      answer:
        "Either map each old node to its copy, or insert each copy right after its original. Then `original.random.next` is the copy's random node, if `original.random` is not null. Finally separate the two lists. The map costs O(n) extra memory, interleaving O(1).",
    },
    {
      kind: 'compare',
      question: 'Do I relink the nodes or reverse the list?',
      asks: [
        'relinking or reversing',
        'list reversal vs manipulation',
        'do i need to reverse here',
        'add two numbers reverse or not',
        'when is reversing really needed in a list',
      ],
      answer:
        'Relink as you go when each decision needs only the node at hand and its neighbors, as in merging. Reverse first when results depend on nodes nearer the tail: for digits with the highest first, the carry runs against the links.',
      with: 'linked-list-reversal',
    },
    {
      kind: 'mistake',
      question: 'Why does deleting all nodes with a value never remove the first?',
      about: 203,
      asks: [
        'delete all nodes with a value never removes the first',
        'head has the value to be removed',
        'removing nodes crashes at the end of the list',
        'two equal values in a row, only one is deleted',
        'remove elements at the head',
        'two targets in a row not removed',
      ],
      answer:
        'Put a dummy before the head, so that the first node can be removed like any other. Advance only if nothing was removed: after `cur.next = cur.next.next` the new next node has not been checked.',
    },
    {
      kind: 'when',
      question: 'How do I remove some wagons of a train in one walk?',
      asks: [
        'remove some wagons of a train while walking it once',
        'merge two sorted chains of records by relinking',
        'drop every element with a bad flag from a chain of nodes',
        'insert into a sorted chain in place',
      ],
      answer:
        'Relink when nodes are removed, inserted or merged in place and keep their order: walk once with a pointer to the node before the current one, change its `next`, and begin at a dummy node so that the head is no special case. O(n) time, O(1) space.',
    },
    {
      kind: 'why',
      question: 'Why do I keep a pointer to the previous node?',
      asks: [
        'why keep a pointer to the previous node',
        'why not delete the node i stand on',
        'what do i need to unlink a node',
        'singly linked list removal needs what',
        'why do i need a prev pointer',
        'why do i need the previous node',
      ],
      answer:
        "Removing a node means changing the link that points to it, and that link is in the node before. In a singly linked list you cannot walk back, so keep the previous node while you walk. Without it you can only copy the next node's value here and unlink that one, which fails at the tail.",
      further: {
        example:
          'Remove the 8 from 3, 8, 5. With `prev` at the 3, `prev.next = cur.next` links the 3 to the 5. If you have only the node 8, you can copy the 5 into it and unlink the old 5: 3, 5 again. But the last node has no next node to copy from.',
        why: 'Which node follows is stored in a single link, the `next` of the node before, and no link leads back to it. So you need that node from your walk if you want to change its link.',
        check: {
          ask: 'You remove the 6 from 9, 4, 6, 2. Which node has its `next` changed?',
          right: ['4', 'four'],
          because: '4: its link led to the 6 and must now lead to the 2.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'Changing its own link does not take it out. Which link still leads to it?',
            },
            { says: ['2', 'two'], reply: 'The 2 and its link stay as they are. Which link leads to the 6?' },
            {
              says: ['9', 'nine'],
              reply: 'The 9 keeps its neighbor. Which node comes directly before the 6?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i can stop one node before instead of using two pointers',
              'looking at cur.next.val needs no prev',
            ],
            isRight: true,
            reply: 'Yes, walk with `cur` and test `cur.next.val`. Then `cur` itself is the node before.',
          },
          {
            says: ['cur = cur.next removes the node', 'moving my pointer deletes it'],
            isRight: false,
            reply:
              'No, that only moves your variable. The node before still links to the old one, so the list is unchanged.',
          },
          {
            says: ['copying the next value always works', 'i never need the node before'],
            isRight: false,
            reply: 'No, the last node has no next node to copy from, so it cannot be removed in that way.',
          },
          {
            says: ['in a doubly linked list i need no extra pointer', 'with prev links the node is enough'],
            isRight: true,
            reply: 'Yes, each node then knows the node before it, so it can be unlinked without a walk.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why does anyone use a linked list?',
      asks: [
        'linked list or dynamic array',
        'why does anyone use a linked list',
        'list vs array insert in the middle',
        'arrays beat lists in practice?',
      ],
      answer:
        'An array reads any index in O(1) and is fast to walk, since its elements are adjacent in memory; inserting in the middle moves the rest, O(n). A list inserts and removes in O(1) at a node you already have, but finding that node takes O(n), so in practice arrays usually win.',
    },
    {
      kind: 'mistake',
      question: 'Why does my new list end with old nodes?',
      asks: [
        'my new list ends with old nodes',
        'result list has extra elements at the end',
        'partition list makes a cycle',
        'forgot to end the list',
        'tail still points to the old chain',
      ],
      answer:
        "Set the last node's `next` to null when you have built the new list. Until then it still points to its old successor, which appends old nodes or makes a cycle.",
    },
    {
      kind: 'compare',
      question: 'When is it reversal and not relinking?',
      asks: [
        'change links or reverse links',
        'when is it reversal and not relinking',
        'merge, remove, insert vs turn around',
      ],
      answer:
        'If the order of the nodes stays and some are removed, inserted or merged, keep the node before and relink. If a part comes out in the opposite order, it is a reversal with three pointers.',
      with: 'linked-list-reversal',
    },
    {
      kind: 'what',
      question: 'Do I need to free the removed node?',
      asks: [
        'do i need to free the removed node',
        'memory of a deleted node',
        'delete in c++ after unlinking',
        'garbage collection of removed nodes',
      ],
      answer:
        'In Python, Java and JavaScript it is freed automatically once nothing refers to it. In C++ delete it yourself, after you have linked the node before it to its `next`. LeetCode does not require it, but mention it in an interview.',
    },
    {
      kind: 'mistake',
      question: 'Does `old = head` clone the nodes?',
      asks: [
        'copy = head makes a second list, right',
        'i saved head in another variable as backup',
        'does old = head clone the nodes',
        'changing my copy changed the original list',
      ],
      answer:
        'No, `copy = head` is only a second name for the same node. If you then set `copy.next`, the original list changes too. A real copy needs one new node per old node, O(n).',
    },
    {
      kind: 'mistake',
      question: 'Does `cur = None` delete the node?',
      asks: [
        'cur = none deletes the node, right',
        'cur = cur.next should remove it',
        'i set the variable to null but node stays',
        'del cur does nothing to the list',
      ],
      answer:
        'No, that only moves or clears your variable; the node before still points to the removed one. Change the link instead: `prev.next = cur.next`. In short: a name moves, a link changes.',
    },
    {
      kind: 'mistake',
      question: 'Can I binary search a linked list?',
      asks: [
        'sorted linked list so binary search is log n',
        'can i binary search a linked list',
        'jump to the middle of a sorted chain',
        'sorted list lookup should be logarithmic',
      ],
      answer:
        'No, reaching the middle of a list means walking there, so a search follows O(n) links: n/2 + n/4 + ... Only the number of comparisons is O(log n). For fast search in sorted data use an array, a balanced tree or a skip list.',
    },
    {
      kind: 'mistake',
      question: 'Why is my list empty after I print it?',
      asks: [
        'list is empty after i print it',
        'printing works once then nothing',
        'counting the nodes lost my list',
        'head is null after the loop',
      ],
      answer:
        'You used `head` itself as the loop variable, so it is null after the walk and nothing refers to the first node. Walk with a second variable, `cur = head`, and leave `head` alone.',
    },
    {
      kind: 'mistake',
      question: 'Why does only the end of my merged list come out?',
      about: 21,
      asks: [
        'only the end of the merged list comes out',
        'merge spits out just the last nodes',
        'merged result is too short',
        'most of my merged nodes vanish',
      ],
      answer:
        'Most likely `tail` never moves: each `tail.next = node` then overwrites `dummy.next`, and only what you attached last is left. After every attachment set `tail = tail.next`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my merge loop never end?',
      about: 21,
      asks: [
        'merge loop hangs forever',
        'merging two lists never stops',
        'my merge repeats the same node',
        'endless loop while both lists have nodes',
      ],
      answer:
        'You attach a node but do not advance the list it came from, so the same node is chosen again and then points to itself. After `tail.next = a` set `a = a.next`, and then `tail = tail.next`.',
    },
    {
      kind: 'mistake',
      question: 'Why is there a -1 at the front of my result?',
      asks: [
        'result starts with an extra zero',
        'a 0 appears in front of my list',
        'one number too many at the front',
        'why is there a -1 first',
        'a 0 in front of my merged list',
      ],
      answer:
        "You returned the dummy node itself, so its placeholder value is printed first. Return `dummy.next`; the dummy's value never belongs to the result.",
    },
    {
      kind: 'when',
      question: 'How do I drop canceled stops if each stop knows only the next?',
      asks: [
        'each stop knows only the next, drop canceled stops',
        'combine two sorted guest chains without new paper',
        'treasure hunt where every note names the next',
        'take out every card marked bad, one walk',
      ],
      answer:
        'These are chains in which each item knows only its successor, so you change links: remove, insert or merge while walking once with the previous node in hand, starting at a dummy. O(n) time, O(1) extra space.',
    },
    {
      kind: 'how',
      question: 'How do I merge sorted files that are larger than memory?',
      about: 23,
      asks: [
        'merge sorted files larger than memory',
        'k sorted sources that do not fit in ram',
        'external merge of huge sorted lists',
        'merge streams one item at a time',
      ],
      answer:
        'Keep only the current item of each source in a min heap. Repeatedly write out the smallest and read the next item from its source. Memory is O(k) for k sources plus buffers, and the time is O(N log k) for N items.',
    },
    {
      kind: 'compare',
      question: 'Do I use a heap or merge in pairs for k lists?',
      about: 23,
      asks: [
        'heap or pairwise for k lists',
        'merge k lists, which would you code',
        'priority queue vs divide and conquer merging',
        'k way merge without a heap',
      ],
      answer:
        'Both take O(N log k). Choose pairwise merging if all lists are in memory: it needs only the two-list merge and no tie-breaker. Choose the heap if items arrive as streams, because it needs only the current item of each list.',
    },
    {
      kind: 'why',
      question: 'Is the merge stable with ties?',
      about: 21,
      asks: [
        'equal values, which list goes first',
        'is the merge stable with ties',
        '< or <= when merging lists',
        'ties between two sorted lists',
      ],
      answer:
        'Take the node from the first list on ties, that is compare with `a.val <= b.val`. Then equal values keep their order, so a merge sort built on it is stable. The result is sorted either way.',
    },
    {
      kind: 'what',
      question: 'What is a linked list?',
      asks: [
        'what is a linked list',
        'define linked list',
        'linked list meaning',
        'explain linked lists',
        'what is a singly linked list',
        'how does a linked list work',
        'linked list in simple words',
        'linked list basics',
      ],
      answer:
        'A linked list is a chain of nodes. Each node has a value and a link `next` to the following node; the last one has null. You know only the first node, the head, and walk from there: 4 → 7 → 9 → null. Reaching the k-th element takes k steps, but inserting after a node you already have is O(1).',
      further: {
        example:
          'head → 4 → 7 → null. To insert 5 after 4: create node 5, set `five.next` to the node 7, then set `four.next` to node 5. Now it is 4 → 5 → 7 → null. No other node was touched.',
        why: 'The nodes may be anywhere in memory, and only the links say what comes next. So changing the order means changing one or two links, but finding the k-th node means following k links.',
        check: {
          ask: 'You hold only the head of a list of 100 nodes. How many `next` links do you follow to get to the last node?',
          right: ['99', 'ninety-nine'],
          because: '99: the head is the first node, and each link leads one node further.',
          wrong: [
            {
              says: ['100', 'hundred'],
              reply: 'You are already at the first node. Count the links between 100 nodes.',
            },
            { says: ['1', 'one'], reply: 'Does the head know where the last node is?' },
          ],
        },
        claims: [
          {
            says: ['inserting after a known node is o(1)', 'inserting in a linked list needs no shifting'],
            isRight: true,
            reply: 'Yes. Only two links change. Finding that node may take O(n).',
          },
          {
            says: [
              'i can read the k-th element of a linked list in o(1)',
              'a linked list has indices like an array',
            ],
            isRight: false,
            reply: 'No. There is no index: you have to follow the links from the head, O(k).',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a node in a linked list?',
      asks: [
        'what is a node',
        'what is a list node',
        'what does a node contain',
        'node meaning',
        'what is listnode',
        'how is a node defined in code',
        'what is node.val',
        'what is the difference between node and node.val',
        'class of a node',
      ],
      answer:
        'A node is one element of the chain: an object with a value `val` and a link `next` to the following node. `node` is the object itself, `node.val` is its value and `node.next` is the next object, or null at the end. Two different nodes can have the same value. In Python: a class with `self.val = val` and `self.next = None`.',
    },
    {
      kind: 'what',
      question: 'What are the head and the tail of a linked list?',
      asks: [
        'what is the head of a linked list',
        'what is the tail',
        'what is the head',
        'head and tail of a list',
        'head vs tail',
        'what does head mean',
        'what is head.next',
        'is the head a node or a value',
      ],
      answer:
        'The head is the first node, and it is all that you get: from it you reach all others. The tail is the last node, whose `next` is null. If the head is null, the list is empty. In 4 → 7 → 9 the head is the node 4 and the tail the node 9. Never lose the head: walk with a second variable `cur`.',
    },
    {
      kind: 'what',
      question: 'What does `next` mean, and why does it end with null?',
      asks: [
        'what does next mean',
        'what is null at the end',
        'what does curr = curr.next do',
        'what is the next pointer',
        'why is the last next null',
        'what is none at the end of a linked list',
        'what does cur = cur.next do',
        'how do i know where the list ends',
      ],
      answer:
        '`next` is the link from a node to the following one. The last node has no follower, so its `next` is null (None in Python), and that is how a loop knows where to stop. `cur = cur.next` moves your variable one node further and changes nothing in the list; `cur.next = x` changes the list itself.',
    },
    {
      kind: 'how',
      question: 'How do I traverse a linked list?',
      asks: [
        'how do i traverse a linked list',
        'how do i print a linked list',
        'how do i loop over a linked list',
        'how do i go through a linked list',
        'walk through all nodes',
        'iterate over a linked list',
        'traversing a linked list',
      ],
      answer:
        'Start with `cur = head`. While `cur` is not null, use `cur.val` and then set `cur = cur.next`. For 4 → 7 → 9 you see 4, 7 and 9, then `cur` is null and the loop ends. It takes O(n). Use a separate variable and leave `head` alone, or you cannot get back to the start.',
    },
    {
      kind: 'how',
      question: 'How do I find the length of a linked list?',
      asks: [
        'how do i find the length of a linked list',
        'count the nodes of a linked list',
        'size of a linked list',
        'how long is a linked list',
        'how many nodes does the list have',
        'get the length of a list of nodes',
      ],
      answer:
        'Walk and count: `count = 0`, `cur = head`; while `cur` is not null, add 1 and set `cur = cur.next`. An empty list gives 0. It is O(n), because a list of nodes does not store its length. If you need it often, count once and remember it, or keep a counter in your list class.',
    },
    {
      kind: 'how',
      question: 'How do I insert a node?',
      asks: [
        'how do i insert a node',
        'how do i insert at the beginning',
        'how do i insert at the end of a linked list',
        'how do i add a node to a linked list',
        'insert in the middle of a linked list',
        'add a node at the front',
        'append a node to a linked list',
        'insert after a given node',
      ],
      answer:
        'After a node `prev`: first `node.next = prev.next`, then `prev.next = node`; in the other order the rest is lost. At the front: `node.next = head`, then `head = node`. At the end: walk to the last node and set `last.next = node`, which is O(n) unless you keep a tail pointer. For an empty list the new node is the head.',
      further: {
        example:
          'Insert 5 after 4 in 4 → 7. First `five.next = four.next`, so 5 → 7. Then `four.next = five`: 4 → 5 → 7. In the wrong order, `four.next = five` comes first, nothing leads to 7 any more, and `five.next = four.next` makes 5 point to itself.',
        why: 'The only way to the rest of the list is `prev.next`. Once it is overwritten, the rest cannot be reached, so it must be saved in `node.next` before.',
        check: {
          ask: 'You keep only the head. What does adding a node at the front cost in Big O?',
          right: ['o(1)', '1', 'constant'],
          because: 'O(1): one link is set and the head variable changes.',
          wrong: [
            {
              says: ['o(n)', 'n', 'linear'],
              reply: 'Do any other nodes have to move, as they would in an array?',
            },
          ],
        },
        claims: [
          {
            says: ['i set prev.next first', 'first prev.next = node then node.next'],
            isRight: false,
            reply: 'No. Then the rest of the list is lost. Set `node.next = prev.next` first.',
          },
          {
            says: [
              'inserting at the end is o(n) without a tail pointer',
              'appending needs a walk to the end',
            ],
            isRight: true,
            reply: 'Yes. With a tail pointer it becomes O(1).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I delete a node?',
      asks: [
        'how do i delete a node',
        'how do i remove an element with a given value',
        'remove a node from a linked list',
        'delete a value from a linked list',
        'how to skip a node',
        'delete the head of a linked list',
        'how do i delete the first node',
      ],
      answer:
        'Stop at the node before it and skip it: `prev.next = prev.next.next`. To delete by value, walk with `prev` and look at `prev.next.val`. The head has no node before it, so start from a dummy node with `dummy.next = head` and return `dummy.next`. Deleting 7 from 4 → 7 → 9 leaves 4 → 9. Finding is O(n), unlinking O(1).',
      further: {
        example:
          'Delete 7 from 4 → 7 → 9. Stop at 4, because `prev.next.val` is 7. Set `prev.next = prev.next.next`, so 4 → 9. The node 7 still links to 9, but nothing leads to it any more.',
        why: 'The list is only what can be reached from the head. When no link leads to a node, it is no longer part of the list.',
        check: {
          ask: 'You delete the node 2 from 1 → 2 → 3. Whose `next` must change: that of 1, 2 or 3?',
          right: ['1', 'one', 'node 1'],
          because: '1: its link skips the node 2 and leads to 3.',
          wrong: [
            { says: ['2', 'two'], reply: 'Even if its link changes, node 1 still leads to it.' },
            { says: ['3', 'three'], reply: '3 comes after it. Which node leads to 2?' },
          ],
        },
        claims: [
          {
            says: ['setting node = null deletes it', 'cur = none removes the node'],
            isRight: false,
            reply: 'No. That only changes your variable. The link of the node before must change.',
          },
          {
            says: ['a dummy node makes deleting the head easy', 'with a dummy the head has a node before it'],
            isRight: true,
            reply: 'Yes. Then the head is removed like every other node.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I search in a linked list?',
      asks: [
        'how do i search in a linked list',
        'find a value in a linked list',
        'does the list contain a value',
        'search a linked list',
        'how do i get the k-th node',
        'get the node at index k',
        'access an element of a linked list',
      ],
      answer:
        'Walk from the head and compare each value; stop when it matches or when you reach null. That is O(n), sorted or not, because you cannot jump to the middle. For the node at index k, follow `next` k times and check for null on the way. If you search often, keep a map from value to node beside the list.',
    },
    {
      kind: 'compare',
      question: 'Array or linked list: which do I choose?',
      asks: [
        'array or linked list',
        'array vs linked list',
        'linked list vs array',
        'when should i use a linked list',
        'why use a linked list instead of an array',
        'difference between array and linked list',
        'is a linked list better than an array',
        'linked list or array list',
        'what is a linked list good for',
        'why do we use linked lists',
      ],
      answer:
        'Choose the array in most cases: it reads any index in O(1), is compact, and is fast to walk. Choose a linked list if you often insert or remove at positions you already hold a node for, such as in an LRU cache or at the front. There it needs O(1), the array O(n). A linked list has no index: the k-th element costs O(k).',
      further: {
        example:
          'Remove the first of 1,000 elements. An array moves 999 elements. A linked list sets `head = head.next`: one step. Now read element 500: the array computes its address, the list follows 500 links.',
        why: 'An array pays for order with adjacency: all elements sit side by side, so an insertion has to move them. A list pays with links: nothing moves, but nothing can be computed either.',
        check: {
          ask: 'You need the element at index i again and again. Array or linked list?',
          right: ['array', 'an array'],
          because: 'Array: it computes the address of index i in O(1); a list follows i links each time.',
          wrong: [
            {
              says: ['linked list', 'list', 'linked'],
              reply: 'How many links does it follow to reach index i?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a linked list is always faster for insertion',
              'inserting in a linked list is always o(1)',
            ],
            isRight: false,
            reply: 'Only if you already have the node before it. Finding it takes O(n).',
          },
          {
            says: ['an array is better for random access', 'arrays have o(1) index access'],
            isRight: true,
            reply: 'Yes. The address is computed from the index.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'What do the operations of a linked list cost?',
      asks: [
        'what is the time complexity of linked list operations',
        'linked list big o',
        'cost of linked list operations',
        'why is access slow in a linked list',
        'complexity of a linked list',
        'does a linked list use more memory than an array',
        'linked list time complexity table',
      ],
      answer:
        'Reading or finding the k-th element: O(k), since you follow the links. Inserting or removing at the head: O(1). After a node you have: O(1). At the end: O(n), or O(1) to append with a tail pointer. Searching: O(n). Memory is O(n), but each node also stores a link, so it needs more than an array of the same values.',
    },
    {
      kind: 'how',
      question: 'How do I create a linked list from an array?',
      asks: [
        'how do i create a linked list from an array',
        'build a linked list from a list',
        'convert an array to a linked list',
        'make a linked list',
        'turn an array into nodes',
        'how do i test linked list code with an array',
      ],
      answer:
        'Use a dummy node and a tail: `tail = dummy`; for each value set `tail.next = ListNode(value)` and `tail = tail.next`; at the end return `dummy.next`. [4, 7] becomes 4 → 7 → null, and an empty array gives null. It is O(n). For tests write the opposite too: walk the list and append each value to an array.',
    },
    {
      kind: 'how',
      question: 'How do I approach a linked list problem?',
      asks: [
        'how do i approach a linked list problem',
        'steps for linked list problems',
        'tips for linked lists',
        'should i draw the list',
        'how do i start a linked list question',
        'linked list strategy',
        'what tricks are there for linked lists',
      ],
      answer:
        'Draw three or four nodes with arrows, and redraw them after each line of code. Ask which links must change, and save what you would lose. Then pick the tool: a dummy node if the head may change, fast and slow pointers for the middle or a cycle, reversal if you must go backward. Test with an empty list, one node and two nodes.',
    },
    {
      kind: 'why',
      question: 'Why do people use linked lists?',
      asks: [
        'why do people use linked lists',
        'why use a linked list',
        'what is the point of linked lists',
        'why not simply an array instead of a linked list',
        'why do we need linked lists',
        'when is a linked list better than an array',
      ],
      answer:
        'To insert and remove without moving the others. In an array of 1,000 elements, inserting at the front moves all 1,000; in a linked list it changes two links, O(1). That holds only where you already have the node: the k-th element takes k steps to reach. So arrays are the usual choice, and lists serve queues and LRU caches.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I leave out the dummy node?',
      asks: [
        'what happens if i forget the dummy node',
        'what if i do not use a dummy',
        'can i do it without a dummy node',
        'is a dummy node necessary',
      ],
      answer:
        'Then the head is a special case. If it is deleted, or something is inserted before it, there is no previous node whose `next` you could change, so you need a branch that moves `head`. Without that branch the code crashes on null or returns the old head. It works without a dummy, but with one a single rule covers every node.',
    },
    {
      kind: 'compare',
      question: 'Do I need a doubly linked list, or is a singly linked one enough?',
      asks: [
        'singly or doubly linked list',
        'do i need a doubly linked list',
        'when is a singly linked list not enough',
        'when would i need a doubly linked list',
        'what do the previous pointers cost',
      ],
      answer:
        'A singly linked list is enough if you always come from the front and keep the previous node. Take a doubly linked one if you get a node directly and must unlink it in O(1), as in an LRU cache, or if you walk backward. It costs one more reference per node, and each change must repair the links in both directions.',
    },
    {
      kind: 'when',
      question: 'When do I already hold the node?',
      asks: [
        'when would i already hold the node',
        'give me a real example where i hold the node',
        'how would i already have the node in practice',
        'when is the position known without walking',
      ],
      answer:
        'When something else points to it. In an LRU cache the map leads from a key to its node, which then moves to the front in O(1). When you filter a list in one pass, you are at the node before the one to remove. A text editor keeps a pointer to the current line. If you must first search for the position, the walk costs O(n).',
    },
    {
      kind: 'when',
      question: 'Is a linked list good for an undo history?',
      asks: [
        'what about an undo history',
        'is a linked list good for undo',
        'would i use a linked list for undo and redo',
      ],
      answer:
        'It works: each state is a node, undo and redo follow one link, and a new action cuts off everything after the current node in O(1). Most programs use two stacks on arrays instead, one for undo and one for redo, which is simpler. If the history is limited and the oldest state must go, use a doubly linked list or a deque.',
    },
    {
      kind: 'what',
      question: "Is Python's deque a linked list?",
      asks: [
        "is python's collections.deque a linked list",
        'so a deque is a linked list then',
        'how is deque implemented',
      ],
      answer:
        "In CPython, `collections.deque` is a doubly linked list of blocks with 64 elements each. So both ends are O(1), and an index in the middle is O(n). You cannot get at its nodes, so it cannot move one element in O(1) as an LRU cache must. Java's `ArrayDeque` is a circular array, and `std::deque` in C++ usually an array of blocks.",
    },
    {
      kind: 'why',
      question: 'Do I need a dummy, or can I start with the smaller head?',
      about: 21,
      asks: [
        'why do we need the dummy there, cant i just start with the smaller head',
        'can i merge without a dummy',
        'start with the smaller head instead of a dummy',
      ],
      answer:
        'You can start with the smaller head. But then you must test for empty lists first, and you write the comparison twice: once to choose the head, once in the loop. With a dummy the first node is appended like all others, an empty list needs no test, and you return `dummy.next`. It costs one extra node.',
    },
    {
      kind: 'how',
      question: 'How do I test a function on linked lists?',
      asks: [
        'how do i test it on lists',
        'which lists should i try',
        'edge cases for linked lists',
        'test cases for a linked list problem',
      ],
      answer:
        'Try null, one node, two nodes, and lists of odd and of even length. Let the change happen at the head, in the middle and at the tail. Then walk the result and count its nodes: a wrong link shows as a missing node or as a walk that never ends.',
    },
    {
      kind: 'how',
      question: 'How do I explain a linked list solution in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain the dummy node in an interview',
        'how do i present merging two lists',
        'what do i say about pointers in an interview',
      ],
      answer:
        'Draw three nodes and say which link changes in which order. "I keep a tail, attach the smaller node, move on in that list, and at the end attach the rest. The dummy saves the special case for the head. O(m + n) time, O(1) space." Then test an empty list and one node.',
    },
    {
      kind: 'mistake',
      question: 'What if the list is empty or has only one node?',
      asks: [
        'what if the list is empty',
        'empty linked list',
        'what if there is only one node',
        'what if head is none',
        'list with a single node',
      ],
      answer:
        'Empty: `head` is null, so reading `head.next` fails; loop with `while cur` and nothing runs. One node: its `next` is null. With a dummy before the head both are ordinary cases, and you return `dummy.next`, which is null for an empty list. Always test these two by hand.',
    },
    {
      kind: 'cost',
      question: 'How much space does a dummy node cost?',
      asks: [
        'does a dummy node cost space',
        'space of a dummy node',
        'is the dummy o(n) or o(1)',
        'does the dummy node need extra memory',
        'is merging with a dummy still o(1) space',
        'how much memory does a dummy take',
        'isnt the dummy node extra space',
      ],
      answer:
        'O(1): it is one extra node, however long the list is. When you merge two lists with a dummy, the result consists of the existing nodes with changed links, so the whole merge needs O(1) extra space. It would be O(n) only if you made a new node for every element.',
    },
  ],
  problems: [
    {
      number: 21,
      questions: [
        {
          question: 'What do I return, and what about the rest?',
          asks: ['dummy', 'null list', 'return dummy next'],
          answer:
            'Return `dummy.next`. When one list is empty, the rest of the other is attached in a single step, without a loop.',
        },
        {
          question: 'What does `tail` stand for?',
          asks: [
            'what does tail mean when merging',
            'tail variable two sorted lists',
            'why not move the dummy',
          ],
          answer:
            '`tail` is the last node of the merged list so far; the next node is attached to it. The dummy stays where it is, so that you can return `dummy.next`.',
        },
        {
          question: 'What do the loop and the recursion cost?',
          asks: [
            'cost of merging two lists',
            'space of iterative and recursive merge',
            'merge two lists o(n + m)',
          ],
          answer:
            'O(n + m) time, since each step attaches one node for good. The loop needs O(1) space; the recursion needs O(n + m) for the call stack.',
        },
        {
          question: 'Do I need a dummy, or can I start with the smaller head?',
          asks: [
            'why do we need the dummy there, cant i just start with the smaller head',
            'can i do it without a dummy',
            'start with the smaller head',
          ],
          answer:
            'You can start with the smaller head, after a test whether one list is empty. Then the comparison is in your code twice: once for the head and once in the loop. With a dummy the first node is appended like all others, and an empty list needs no test. You return `dummy.next`.',
        },
        {
          question: 'What is the loop condition?',
          asks: [
            'merge two sorted lists whats the loop condition',
            'while both lists have nodes',
            'loop condition when merging two lists',
            'when does the merge loop stop',
          ],
          answer:
            'Loop while both lists still have a node: `while a and b`. Compare the two values, attach the smaller node and move in that list. When one list ends, leave the loop and attach the rest of the other in one step: `tail.next = a or b`.',
        },
        {
          question: 'What if one or both lists are empty?',
          asks: [
            'what if the list is empty',
            'one list is empty when merging',
            'both lists are null',
            'empty input for merge two lists',
          ],
          answer:
            'The loop does not run, and `tail.next = a or b` attaches the other list, or null if both are empty. So `dummy.next` is right in all three cases, and you need no special check.',
        },
      ],
    },
    {
      number: 23,
      questions: [
        {
          question: 'Why does the heap fail on equal values?',
          asks: ['k heap compare nodes', 'python heap error listnode', 'pairwise merging'],
          answer:
            'On equal values the heap compares the nodes, and nodes cannot be compared. Push (value, index, node), where the index differs for each entry. Merging in pairs needs no heap and has the same cost.',
        },
        {
          question: 'What is in the heap?',
          asks: ['what is in the heap for k lists', 'heap contains which nodes', 'heap size merging lists'],
          answer:
            'The heap contains the current head of each list that is not empty, at most k nodes. Its top is the smallest node not yet in the result.',
        },
        {
          question: 'Why does it take O(N log k)?',
          asks: ['cost with k lists in pairs', 'why n log k for lists', 'merge k sorted lists complexity'],
          answer:
            'In pairs there are log k rounds, and each round touches each of the N nodes at most once. With a heap each node is pushed and popped once, at O(log k) each.',
        },
        {
          question: 'Why do I use a heap?',
          asks: [
            'merge k lists why a heap',
            'why a heap for merge k sorted lists',
            'why a priority queue for k lists',
            'how does the heap help with k lists',
          ],
          answer:
            'At each step you need the smallest of k current heads. Comparing all k takes O(k) per node, O(N · k) in all. A min heap returns the smallest in O(log k), so the N nodes take O(N log k). Push the next node of the list from which you took one.',
        },
      ],
    },
    {
      number: 2,
      questions: [
        {
          question: 'Why is my last carry lost?',
          asks: ['carry', 'last carry lost', 'different lengths'],
          answer:
            'Your loop ends when both lists are empty, although a carry is left. Put the carry into the loop condition, otherwise 5 + 5 loses its 1. A missing node counts as 0.',
          further: {
            example:
              'Add 9, 9 and 2, that is 99 + 2.\n- 9 + 2 = 11: digit 1, carry 1.\n- 9 + 0 + 1 = 10: digit 0, carry 1.\n- Both lists are empty, but the carry is 1: digit 1.\nThe result is 1, 0, 1, that is 101.',
            why: 'The sum can have one digit more than both numbers. No list has a node for that digit, so only the carry in the condition can make the loop run once more.',
            check: {
              ask: 'Add 7 and 5, 9, that is 7 + 95. Which digit is in the last node of the result?',
              right: ['1', 'one'],
              because: '1: the sum is 102, stored as 2, 0, 1. The last node comes from the carry alone.',
              wrong: [
                {
                  says: ['9', 'nine'],
                  reply: '7 + 5 is more than 9, so the next digit changes. What happens to it?',
                },
                {
                  says: ['0', 'zero'],
                  reply: 'The sum for that digit is 10. What becomes of its carry when both lists are empty?',
                },
                {
                  says: ['2', 'two'],
                  reply:
                    'That is the first node, since the lists start with the last digit of the number. Go on.',
                },
              ],
            },
            claims: [
              {
                says: ['both lists must have the same length', 'i have to pad the shorter list first'],
                isRight: false,
                reply: 'No, a missing node simply counts as 0 while the other list or the carry goes on.',
              },
              {
                says: ['the carry is never more than 1', 'carry is only 0 or 1'],
                isRight: true,
                reply: 'Yes, the largest sum for a digit is 9 + 9 + 1 = 19, so at most 1 is carried.',
              },
              {
                says: ['i loop while both lists have nodes', 'the loop ends with the shorter list'],
                isRight: false,
                reply:
                  'No, then the rest of the longer list and the last carry are lost. Loop while either list has nodes or a carry is left.',
              },
            ],
          },
        },
        {
          question: 'What does `carry` stand for?',
          asks: ['what does carry mean in list addition', 'carry variable two numbers', 'why sum // 10'],
          answer:
            '`carry` is the part of the sum that does not fit into the current digit, `sum // 10`: 0 or 1 here, because 9 + 9 + 1 = 19. It is added to the next pair of digits.',
        },
        {
          question: 'What does it cost, and may I convert to integers?',
          asks: [
            'cost of adding two lists',
            'add two numbers length of result',
            'can i convert the lists to integers',
          ],
          answer:
            'It costs O(max(n, m)) time, and the result has at most one digit more than the longer list. Converting to an integer fails in Java or C++, where 100 digits do not fit; in Python it works but misses the point.',
        },
        {
          question: 'When may I stop adding?',
          asks: [
            'so when both lists end i stop',
            'when do i stop adding',
            'loop condition of add two numbers',
            'while l1 or l2 or carry',
          ],
          answer:
            'Not before the carry is used up: `while l1 or l2 or carry`. For 5 + 5 both lists have ended after one round, but the carry 1 still needs a node: the result is 0 → 1.',
        },
      ],
    },
    {
      number: 83,
      questions: [
        {
          question: 'When do I advance?',
          asks: ['stay on current', 'keep one', 'three equal'],
          answer:
            'Advance only when the next value is different. After you remove a node, stay, because the following one may be equal as well.',
        },
        {
          question: 'Why must the list be sorted?',
          asks: [
            'sorted duplicates cost one pass',
            'remove duplicates list space',
            'why must the list be sorted',
          ],
          answer:
            'In a sorted list equal values are adjacent, so one pass is enough: O(n) time and O(1) space. In an unsorted list you would need a set of the values seen.',
        },
      ],
    },
    {
      number: 203,
      questions: [
        {
          question: 'Why does a node with the value remain?',
          asks: ['head', 'consecutive matches', 'prev stays'],
          answer:
            'After removing a node you moved `prev`, and so the node that came next was never tested. Leave `prev` where it is until a node stays.',
        },
        {
          question: 'What do I return if the first node is removed?',
          asks: ['remove value cost', 'dummy needed when first matches', 'remove elements returns old head'],
          answer:
            'Return `dummy.next`, since the old head may have been removed. For 7, 7 and the value 7 the result is an empty list. It takes O(n) time and O(1) space.',
        },
      ],
    },
    {
      number: 237,
      questions: [
        {
          question: 'Why can it not remove the last node?',
          asks: ['given', 'no head', 'last'],
          answer:
            'The next node is copied into this one and unlinked instead, so there must be a next node. That is why the problem never gives you the last one.',
        },
        {
          question: 'Which node really disappears?',
          asks: ['why is it constant time', 'delete given node without head', 'which node really disappears'],
          answer:
            'The next node disappears: its value is copied into the node you were given, and then it is unlinked. Nothing is searched, so it is O(1).',
        },
      ],
    },
    {
      number: 82,
      questions: [
        {
          question: 'When does `prev` move?',
          asks: ['all prev', 'run of equal', '1 1 1'],
          answer:
            'Move `prev` only when the value after it occurs once; otherwise link `prev` past the whole run and stay.',
        },
        {
          question: 'Can the first node disappear as well?',
          asks: ['why keep none of the equal ones', '83 or 82 difference', 'duplicates all removed at head'],
          answer:
            'Here every value that occurs more than once disappears completely, so even the head may go: 1, 1, 2 becomes 2. That is why you need a dummy and a pointer to the last kept node.',
        },
      ],
    },
    {
      number: 86,
      questions: [
        {
          question: 'Why does my result contain a cycle?',
          asks: ['cycle', 'order kept', 'last next null'],
          answer:
            'The last node of the second chain may still point to a node of the first one. Set its `next` to null before you join the chains.',
        },
        {
          question: 'Is the original order kept?',
          asks: ['partition list cost', 'small and large chain variables', 'is the partition stable'],
          answer:
            'The order within both parts is kept, because each chain is appended to at its end. The nodes are only relinked: O(n) time and O(1) space.',
        },
      ],
    },
    {
      number: 328,
      questions: [
        {
          question: 'When does the loop stop?',
          asks: ['head of', 'loop condition'],
          answer:
            'Save the head of the even chain, and loop while `even` and `even.next` exist. Then link the last odd node to that head.',
        },
        {
          question: 'Is it about positions or values?',
          asks: ['odd even by index or value', 'odd even list cost', 'odd even loses the even part'],
          answer:
            'It is about positions, not values. Save the head of the even chain before the loop, because you must attach it after the last odd node. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 138,
      questions: [
        {
          question: 'What about a null `random`?',
          asks: ['null', 'map', 'O(1) space'],
          answer:
            'The copy of null is null, so look it up with a default, as in `map.get(node.random)`. If you insert each copy after its original instead, test `random` before you read its `next`.',
        },
        {
          question: 'Why do my copies point into the old list?',
          asks: [
            'random pointer copy cost',
            'copies point into the old list',
            'what does the map contain in the copy',
          ],
          answer:
            'You wrote `copy.random = node.random`, which leads to an original. The map leads from each original to its copy, so write `copy.random = map[node.random]`. O(n) time and space.',
        },
        {
          question: 'Can I do it without a hash map?',
          asks: [
            'can it be without a hash map',
            'copy random list in constant space',
            'without extra memory',
            'o(1) space for copying the random list',
          ],
          answer:
            "Yes. Insert each copy right after its original: A → A' → B → B'. Then the copy of `node.random` is `node.random.next`, so set `node.next.random = node.random.next` where random is not null. Finally separate the two lists. O(n) time and O(1) extra space.",
        },
        {
          question: 'What is hard about copying it?',
          asks: [
            'copy list with random pointer whats hard about it',
            'why not just copy node by node',
            'why is the random pointer a problem',
            'what is the difficulty with random',
          ],
          answer:
            '`random` may lead to a node whose copy does not exist yet. So first make all copies and map each original node to its copy; then set both links of each copy through the map. Use the node as key, not its value, since values may repeat.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A recipe is a singly linked list of up to 10,000 steps, and each node says whether its step is optional. Unlink all optional steps, without creating nodes, and return the head of the remaining list.',
      words: ['whether its step is optional'],
      not: 'linked-list-two-pointers',
      why: 'Two pointers find positions that depend on the length, such as the middle, but here each node itself says whether it goes.',
      idea: 'Walk from a dummy node before the head, link past each optional step, and move on only when the next one stays.',
      cost: 'O(n)',
    },
    {
      task: 'The results of a high jump contest are a singly linked list of 100,000 heights in the order of the jumps. Remove every node that is not higher than all jumps before it, using constant extra space, and return the head.',
      words: ['higher than all jumps before it'],
      not: 'linked-list-reversal',
      why: 'Reversing helps when later nodes decide; here earlier ones do, and from the tail you would not know what came before.',
      idea: 'Walk from the head with the highest jump so far, and unlink each next node that does not exceed it.',
      cost: 'O(n)',
    },
    {
      task: 'Two necklaces are singly linked lists of pearls, each with at least 100 nodes. Take pearls 40 through 60 of the first, counted from its head, and link them, in their order, right after pearl 10 of the second.',
      words: ['counted from its head'],
      not: 'linked-list-two-pointers',
      why: 'A leading pointer is for positions counted from an end you have not reached; from the head, a single walk and a counter suffice.',
      idea: 'Walk to pearl 39, then to pearl 60, close the gap in the first necklace, and relink the cut part between pearls 10 and 11 of the second.',
      cost: 'O(n)',
    },
    {
      task: 'A lottery jackpot has up to 200,000 digits, one per node of a singly linked list, highest digit first. Divide it by 7 in place and return the head of the quotient without leading zeros; the remainder is dropped.',
      words: ['Divide it by 7'],
      not: 'linked-list-reversal',
      why: 'Sums carry from the lowest digit, but long division starts at the highest one, so reversing would put the digits in the wrong order.',
      idea: 'Walk from the head with the remainder so far, write each quotient digit into its node, and unlink the zeros in front, but keep one if the quotient is 0.',
      cost: 'O(n)',
    },
    {
      task: 'Two polynomials are singly linked lists of up to 300,000 terms, each a coefficient and its exponent, highest exponent first. Exponents may be missing. Relink the nodes to form the sum in the same order; terms that add up to zero disappear.',
      words: ['each a coefficient and its exponent'],
      not: 'linked-list-reversal',
      why: 'Unlike digits, terms never carry into the next exponent, so starting from the tail gains nothing, and both lists would have to be turned back.',
      idea: 'Append the front term with the higher exponent to a tail, and add two terms with equal exponents into one node or drop both.',
      cost: 'O(n + m)',
    },
  ],
  claims: [
    {
      says: ['at the end i return tail', 'return the tail after merging'],
      isRight: false,
      reply: 'No, return `dummy.next`. `tail` is the last node.',
    },
    {
      says: ['return dummy at the end', 'i return the dummy node'],
      isRight: false,
      reply: 'No, return `dummy.next`. The dummy is not part of the list.',
    },
    {
      says: ['return dummy.next at the end', 'the result is dummy.next'],
      isRight: true,
      reply: 'Yes. That is the first real node, or null for an empty list.',
    },
    {
      says: ['with an empty list dummy.next is null', 'the dummy also works for an empty list'],
      isRight: true,
      reply: 'Yes. Then `dummy.next` is null, and the code needs no special case.',
    },
    {
      says: ['inserting in a linked list is always o(1)', 'insert at a position is constant'],
      isRight: false,
      reply: 'Only if you already have the node before it. Walking there takes O(n).',
    },
    {
      says: ['i can jump to the middle of a linked list', 'a linked list has an index'],
      isRight: false,
      reply: 'No. You have to follow the links from the head, O(n).',
    },
    {
      says: ['access by index in a linked list is o(1)', 'reading by index in a linked list is o(1)'],
      isRight: false,
      reply: 'No, O(n): you have to follow the links from the head.',
    },
    {
      says: ['access by index in a linked list is o(n)', 'reading by index in a linked list is o(n)'],
      isRight: true,
      reply: 'Yes. You have to follow the links from the head.',
    },
    {
      says: [
        'inserting at the head of a linked list is o(1)',
        'inserting at the head is o(1)',
        'insert at the front of a linked list is o(1)',
      ],
      isRight: true,
      reply: 'Yes. Only the new link and the head change.',
    },
    {
      says: ['inserting at the head of a linked list is o(n)', 'inserting at the head is o(n)'],
      isRight: false,
      reply: 'No, O(1): only the new link and the head change.',
    },
    {
      says: [
        'deleting a node in a linked list is o(1)',
        'deleting from a linked list is o(1)',
        'removing a node from a linked list is o(1)',
      ],
      isRight: false,
      reply:
        'Only if you already have the node before it, or the node itself in a doubly linked list. Finding it takes O(n).',
    },
    {
      says: ['linked lists use less memory than arrays', 'a linked list needs less memory than an array'],
      isRight: false,
      reply: 'No. Each node also stores a link, so a list usually takes more for the same elements.',
    },
    {
      says: [
        'i can go backwards in a singly linked list',
        'you can go back in a singly linked list',
        'a singly linked list can be read backwards',
      ],
      isRight: false,
      reply:
        'Not directly: a node only knows its next one, so it takes a stack or a reversal. A doubly linked node also knows the one before.',
    },
    {
      says: [
        'linked lists are always better than arrays',
        'linked lists are better than arrays',
        'linked lists are faster than arrays',
      ],
      isRight: false,
      reply:
        'No. Arrays read any index in O(1) and are close together in memory. A list wins for inserting where you already have the node.',
    },
    {
      says: [
        'inserting in a linked list is o(n) if i have to find the position',
        'finding an element in a linked list is o(n)',
        'search in a linked list is o(n)',
      ],
      isRight: true,
      reply: 'Yes. You have to walk from the head.',
    },
    {
      says: [
        'i have to loop over the rest',
        'the rest of the longer list needs another loop',
        'at the end i loop over the remaining nodes',
        'i copy the rest node by node',
      ],
      isRight: false,
      reply:
        'No. The rest is already linked and sorted, so one assignment is enough: `tail.next = a or b`. With an array you would copy, with a list you only change one link.',
    },
    {
      says: [
        'the rest is attached with one link',
        'tail.next is the list that is left',
        'i attach the remaining list in one step',
      ],
      isRight: true,
      reply:
        'Yes. The remaining nodes are already linked to each other, so setting `tail.next` to the first of them takes O(1).',
    },
    {
      says: [
        'merging two lists takes o(n) extra space',
        'merging two sorted lists needs new nodes',
        'merge two sorted lists is not in place',
      ],
      isRight: false,
      reply:
        'No. The loop only changes links between existing nodes: O(1) extra space besides the dummy. Only a recursive version needs O(m + n) call stack.',
    },
    {
      says: [
        'i stop when both lists are empty',
        'when both lists end i stop',
        'the loop of add two numbers ends with the lists',
        'stop when l1 and l2 are null',
      ],
      isRight: false,
      reply:
        'Not quite: a carry may be left. 5 + 5 gives 0 with carry 1, and without another round the 1 is lost. Loop while there is a node in either list or a carry.',
    },
    {
      says: [
        'a carry at the end needs another node',
        'the last carry makes a new node',
        '5 + 5 gives two digits',
      ],
      isRight: true,
      reply:
        'Yes. 5 + 5 is 0 with carry 1, so the result has the nodes 0 and 1. Put the carry into the loop condition.',
    },
    {
      says: [
        'a missing node counts as 0',
        'if one list is shorter i add 0',
        'the shorter number is padded with zeros',
      ],
      isRight: true,
      reply:
        'Yes. Take 0 for the digit of a list that has ended; then lists of different lengths need no special case.',
    },
    {
      says: [
        'i convert both lists to integers',
        'just turn the lists into numbers and add them',
        'converting to int is the expected solution',
      ],
      isRight: false,
      reply:
        'It works in Python, but in Java and C++ 100 digits overflow, and interviewers want the digit-by-digit addition with a carry: O(max(m, n)) time.',
    },
    {
      says: [
        'node = none deletes the node',
        'setting the variable to null removes it from the list',
        'cur = null removes the node',
      ],
      isRight: false,
      reply:
        'No. That only changes your variable. The node before still links to it. Set `prev.next = cur.next`.',
    },
    {
      says: [
        'to delete a node i change the next of the one before',
        'prev.next = cur.next deletes cur',
        'deleting means skipping a node',
      ],
      isRight: true,
      reply: 'Yes. The node before then leads past it, so it is no longer part of the list.',
    },
    {
      says: [
        'the dummy needs a special value',
        'the value of the dummy matters',
        'the dummy must be smaller than all nodes',
      ],
      isRight: false,
      reply: 'No. Its value is never read. It only makes sure that every real node has a node before it.',
    },
    {
      says: [
        'the dummy helps when the head changes',
        'with a dummy the first node is not special',
        'a dummy is useful when the head may be removed',
      ],
      isRight: true,
      reply:
        'Yes. The head then has a predecessor as well, so inserting or deleting there is the same code as anywhere else.',
    },
    {
      says: [
        'without a dummy it is impossible',
        'a dummy is always needed',
        'every linked list problem needs a dummy',
      ],
      isRight: false,
      reply:
        'No. It only saves a special case for the head. Where the head never changes, as in searching or counting, you do not need it.',
    },
    {
      says: [
        'cur = cur.next changes the list',
        'moving the pointer changes the list',
        'walking through the list modifies it',
      ],
      isRight: false,
      reply: 'No. It only moves your variable. The list changes only when you assign to a `next` field.',
    },
    {
      says: [
        'assigning to next changes the list',
        'only cur.next = something changes links',
        'a variable moves and a link changes',
      ],
      isRight: true,
      reply:
        'Yes. `cur = cur.next` moves a name; `cur.next = x` changes a link. That is the difference between walking and editing.',
    },
    {
      says: [
        'if the list is empty head.next is null',
        'with an empty list i can read head.next',
        'an empty list has a head node',
      ],
      isRight: false,
      reply:
        'No. With an empty list `head` itself is null, so `head.next` is an error. Test `head` first, or start at a dummy.',
    },
    {
      says: [
        'in an empty list head is null',
        'an empty list means head is none',
        'i must check head before head.next',
      ],
      isRight: true,
      reply:
        'Yes. There is no node at all, so reading a field of it fails. A loop `while cur` handles it without a special case.',
    },
    {
      says: [
        'the heap holds one node per list',
        'the heap has at most k nodes',
        'only the heads of the k lists are in the heap',
      ],
      isRight: true,
      reply:
        'Yes. The smallest of the k heads is the next node of the result; then its successor enters. So each of the N nodes costs O(log k).',
    },
    {
      says: [
        'the heap holds all nodes',
        'all nodes go into the heap at first',
        'merge k lists puts everything in the heap',
      ],
      isRight: false,
      reply:
        'It would work, but needlessly: with one node per list it takes O(k) space and O(N log k) time, instead of O(N) space and O(N log N) time.',
    },
    {
      says: [
        'counting the length takes constant time',
        'the length of a linked list is o(1)',
        'len of a linked list is known',
      ],
      isRight: false,
      reply: 'No, unless you store it. You must walk from the head and count, O(n).',
    },
    {
      says: [
        'prev.next = curr.next removes curr',
        'prev.next = cur.next deletes the current node',
        'setting prev.next to curr.next skips curr',
      ],
      isRight: true,
      reply:
        'Yes. The node before now leads to the one after, so `curr` is no longer reached. Do not move `prev` then, since the new next node has not been checked.',
    },
    {
      says: [
        'after removing i move prev too',
        'after deleting prev moves on as well',
        'prev moves in both cases',
      ],
      isRight: false,
      reply:
        'No. After a removal `prev.next` is a new node that has not been checked. With 5, 5, 8 and value 5, moving prev would skip the second 5.',
    },
    {
      says: [
        'odd even list is about positions',
        'odd even is by index and not by value',
        'the first third and fifth nodes come first',
      ],
      isRight: true,
      reply:
        'Yes. The nodes at positions 1, 3, 5, … come first, then those at 2, 4, …, whatever their values are.',
    },
    {
      says: [
        'odd even list is about values',
        'odd even sorts odd numbers first',
        'odd even linked list looks at the values',
      ],
      isRight: false,
      reply: 'No. It groups by position: 2, 1, 3 becomes 2, 3, 1, because 2 and 3 are at positions 1 and 3.',
    },
    {
      says: [
        'i compare cur with cur.next',
        'in a sorted list duplicates are neighbors',
        'duplicates are next to each other',
      ],
      isRight: true,
      reply:
        'Yes. In a sorted list equal values follow each other. If they are equal, set `cur.next = cur.next.next` and stay; otherwise move on.',
    },
    {
      says: [
        'partition makes two lists and connects them',
        'i make two lists and connect them',
        'one list for smaller and one for the rest',
      ],
      isRight: true,
      reply:
        'Yes. Attach each node to one of two chains, then link the end of the first to the start of the second. Set the last `next` to null, or you may get a cycle.',
    },
  ],
} satisfies TutorTexts
