import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'How do I reverse a list without losing the rest?',
      asks: [
        'reverse a linked list with a loop',
        'iterative reversal of a list',
        'how do i reverse a list without losing the rest',
        'what is list reversal',
        'reverse pointers idea',
        'prev cur next',
        'how do i reverse a linked list',
        'three pointers prev cur next',
        'reverse a linked list in simple words',
        'reverse linked list idea',
        'how does reversing a linked list work',
        'three pointers to reverse a list',
        'prev cur next reversal',
        'reverse the links',
        'reversing a list step by step',
      ],
      answer:
        'Walk the list and turn each `next` pointer around. Three pointers: the part already reversed (`prev`), the current node and the rest. Save `cur.next` as the rest before you change it. Only links change, no node is copied: in-place, O(1) memory.',
      further: {
        example:
          'Take 3, 1, 2, with `prev` null and `cur` at the 3.\n- Save the 1, set 3→null; `prev` is 3, `cur` is 1.\n- Save the 2, set 1→3; `prev` is 1, `cur` is 2.\n- Save null, set 2→1; `prev` is 2, `cur` is null.\nReturn `prev`: 2, 1, 3.',
        why: 'Between two steps there are two lists: the nodes walked so far, in reverse, from `prev` on, and the untouched rest from `cur` on. A step moves one node from the rest to the front of the reversed part, so none is lost.',
        check: {
          ask: 'The list is 8, 5, 9, 4. Which node is `prev` after two steps of the loop?',
          right: ['5', 'five'],
          because: '5: the first step turns the 8 around, the second puts the 5 in front of it.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply:
                'That is `prev` after one step, when a single node has been turned around. Do the second step.',
            },
            {
              says: ['9', 'nine'],
              reply: 'That is `cur`, the first node of the rest. `prev` is the front of the reversed part.',
            },
            {
              says: ['4', 'four'],
              reply: 'That is `prev` at the very end. How many nodes have been turned around by now?',
            },
          ],
        },
        claims: [
          {
            says: [
              'i need a second list for the result',
              'reversing needs new nodes',
              'you have to copy the nodes',
            ],
            isRight: false,
            reply:
              'No, each node stays and only its `next` changes, so three variables are enough: O(1) memory.',
          },
          {
            says: ['prev is the new head at the end', 'at the end i return prev'],
            isRight: true,
            reply: 'Yes, when `cur` is null, all nodes are in the reversed part, and `prev` is its front.',
          },
          {
            says: ['first cur.next = prev and then save next', 'i can save next after turning the link'],
            isRight: false,
            reply:
              'No, by then `cur.next` is `prev`, so you would save the wrong node and lose the rest. Save first.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my reversal return only one node?',
      about: 206,
      asks: [
        'my reverse list returns only one node',
        'reverse list has only one node left',
        'reverse returns only the last node',
        'i get one node',
        'cur.next = prev before saving next',
        'lost the rest when reversing',
        'reversed list has a single node',
        'i overwrite next and lose the list',
        'output only first element after reverse',
      ],
      answer:
        'Either you overwrite `cur.next` before you save it, so the rest is lost, or you return the old `head`, which is now the last node. Order: `next = cur.next`, `cur.next = prev`, `prev = cur`, `cur = next`. Return `prev`, since `cur` is null at the end.',
      further: {
        example:
          'Both bugs print the same on 5, 8, 3. With a wrong return the links are right, 3→8→5→null, but you start at `head`, the 5, and nothing follows. With the lost rest, 5→null is set first, then `cur` becomes null, and only the 5 was ever turned. Returning `prev` fixes just the first case.',
        why: 'In both cases you start printing at the old head, and its link is null: in one case because it is the last node, in the other because it is the only node that was turned around.',
        check: {
          ask: 'Your reversal of 2, 6, 9 prints only 2, but `prev` at the end of the loop is the 9. Which bug is it: a lost rest or the return value?',
          right: ['return value', 'return', 'returns head', 'returned head'],
          because:
            'The return value: `prev` got to the 9, so all links were turned, and the function just returns the old head.',
          wrong: [
            {
              says: ['lost', 'rest', 'overwrite', 'overwritten'],
              reply: 'If the nodes after the 2 had been lost, could `prev` have come to the 9?',
            },
            {
              says: ['both'],
              reply: 'One of them rules out that `prev` ever gets to the 9. Which one is left?',
            },
          ],
        },
        claims: [
          {
            says: ['i should return cur', 'cur is the new head', 'return cur at the end'],
            isRight: false,
            reply:
              'No, `cur` is null when the loop ends, so the result would be empty. The last node you turned is `prev`.',
          },
          {
            says: ['i should return prev', 'prev is the front of the reversed list'],
            isRight: true,
            reply: 'Yes, when the loop ends, `prev` is the old last node, which now comes first.',
          },
          {
            says: ['head is updated by the function', 'returning head gives the new front'],
            isRight: false,
            reply: 'No, `head` still names the old first node, which is now the last one.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I connect the reversed part again?',
      about: 92,
      asks: [
        'reverse between left and right what do i need to save',
        'what do i need to save when reversing a part',
        'which nodes do i remember when reversing between left and right',
        'reverse between left and right',
        'reverse a section',
        'i lose the part before left',
        'reconnect both ends',
        'reverse from position m to n',
        'how do i connect the reversed part again',
      ],
      answer:
        "Start at a dummy and stop at the node before `left`; also keep the section's first node. Reverse right - left + 1 nodes. Then link the node before to the new front of the section, and the old first node, now its last, to what follows.",
      further: {
        example:
          'Take a, b, c, d, e with left = 2 and right = 4. The node before is a, and the first of the section is b. Reversing three nodes gives d→c→b. Then `a.next = d` and `b.next = e`: a, d, c, b, e.',
        why: 'Reversing changes only links between nodes of the section. Two links cross its borders: the one into it still leads to the old first node, and the one out of it belongs to the node that is now last. So exactly these two must be set.',
        check: {
          ask: 'The list is 6, 1, 9, 3, 5 with left = 3 and right = 4. Which node must the 9 point to in the end?',
          right: ['5', 'five'],
          because: '5: the 9 is the last node of the reversed section 3, 9, so it links to what follows.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'That was its next node before. In the reversed section the 3 comes before it.',
            },
            {
              says: ['1', 'one'],
              reply:
                'The 1 is before the section and gets the link into it. Which node comes after the section?',
            },
            {
              says: ['null', 'none', 'nothing'],
              reply: 'Then the nodes after the section would be lost. Which node follows the section?',
            },
          ],
        },
        claims: [
          {
            says: ['the node before points to the new front', 'before.next is the last node i reversed'],
            isRight: true,
            reply:
              'Yes, the last node that was turned around is the front of the section, so the node before must lead to it.',
          },
          {
            says: [
              'the old first node still leads the section',
              'the first node of the section keeps its position',
            ],
            isRight: false,
            reply: 'No, it becomes the last node of the section, so it gets the link to what follows.',
          },
          {
            says: ['left = 1 needs no dummy', 'without a dummy left = 1 just works'],
            isRight: false,
            reply:
              'Only with code of its own: there is no node before the section, and the head itself changes. A dummy makes it an ordinary case.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What if fewer than k are left?',
      about: 25,
      asks: [
        'what if the last group is smaller than k',
        'the last group has fewer than k nodes',
        'leftover nodes in reverse k group',
        'reverse in k groups',
        'check for k nodes first',
        'connect groups',
        'group tail',
        'reverse nodes k at a time',
        'what if fewer than k are left',
      ],
      answer:
        'First check that k nodes are left. Reverse them; the former first node is the tail of the group and gets linked to the next group. The tail of the group before links to the new front. A dummy serves as the first "tail".',
    },
    {
      kind: 'how',
      question: 'How do I reorder a list as first, last, second, second last?',
      about: 143,
      asks: [
        'reorder list',
        'split reverse merge',
        'weave two halves',
        'l0 ln l1',
        'first last second second last order',
        'reorder list steps',
      ],
      answer:
        'Find the middle, cut there, reverse the second half, and weave the halves by taking a node from each in turn.',
    },
    {
      kind: 'mistake',
      question: 'Why does my reordered list loop forever?',
      about: 143,
      asks: [
        'reorder list loops forever',
        'cycle after reorder',
        'print never ends',
        'forgot to cut the first half',
        'reorder list has a cycle',
        'endless loop after weaving',
      ],
      answer:
        'The first half was not cut: its last node still points into the second half, so the weave makes a cycle. Set `mid.next = null` before you reverse the second half.',
    },
    {
      kind: 'how',
      question: 'Why do I set `head.next` to null?',
      about: 206,
      asks: [
        'recursive reversal',
        'recursion reverse list',
        'why head.next = null',
        'reverse list recursively explained',
        'what does head.next.next do',
      ],
      answer:
        'Reverse the rest first; `head.next` then is the last node of the reversed rest, so `head.next.next = head` appends the head, and `head.next = null` ends the list. Without the last step the two nodes point at each other.',
      further: {
        example:
          'Reverse 4, 9 recursively. The call for the rest returns the 9, and `head` is the 4, whose `next` still is the 9. `head.next.next = head` sets 9→4. Now 4→9 and 9→4 form a cycle. `head.next = null` cuts it: 9, 4.',
        why: 'The call for the rest never changes the link of `head` itself. So `head.next` still leads to the last node of the reversed rest, without any walk, but afterward this old link points the wrong way.',
        check: {
          ask: 'On 1, 2, 3 you leave out `head.next = null` in every call. Which two nodes point at each other in the end?',
          right: ['1 and 2', '2 and 1', '1, 2', '2, 1', '1 2', '2 1', 'first two'],
          because: '1 and 2: the links become 3→2, 2→1, and the 1 still has its old link to the 2.',
          wrong: [
            {
              says: ['2 and 3', '3 and 2', '2, 3', '3, 2', '2 3', '3 2', 'last two'],
              reply: 'The call for the 1 overwrites the link of the 2. Whose link is never overwritten?',
            },
            {
              says: ['1 and 3', '3 and 1', '1, 3', '3, 1'],
              reply:
                'They were never neighbors, and a call only links neighbors. Which node keeps its old link?',
            },
          ],
        },
        claims: [
          {
            says: ['only the old head really needs it', 'the other links are overwritten anyway'],
            isRight: true,
            reply:
              'Yes, the link of every later node is overwritten by the call of the node before it. Only the first node would keep its old link.',
          },
          {
            says: ['without it i just get a shorter list', 'leaving it out loses the last node'],
            isRight: false,
            reply:
              'No, you get a cycle: the first two nodes of the input point at each other, and printing never ends.',
          },
          {
            says: [
              'head.next.next = head appends the head to the reversed rest',
              'head.next is the tail of the reversed rest',
            ],
            isRight: true,
            reply:
              'Yes, `head.next` was the first node of the rest, so it is the last one of the reversed rest.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Which reversal uses less memory?',
      about: 206,
      asks: [
        'recursive or iterative reversal',
        'stack depth reversing',
        'space of reversal',
        'recursive reverse stack overflow',
        'which reversal uses less memory',
      ],
      answer:
        "The loop does: it needs O(1) space, while the recursion needs O(n) for its call stack, which overflows Python's default limit at about 1000 nodes. Both take O(n) time.",
      further: {
        example:
          'On a list of 4 nodes the recursion opens `reverse(1)`, `reverse(2)`, `reverse(3)` and `reverse(4)` before it changes the first link: 4 frames. The loop has `prev`, `cur` and `next`, and the same three variables are enough for 100,000 nodes.',
        why: 'A call changes its link only after the call for the rest has returned, so none can end before the deepest one. The loop is done with a node after one step and can reuse its variables.',
        check: {
          ask: 'The recursion stops at the last node. On a list of 6 nodes, how many calls are open at the deepest moment?',
          right: ['6', 'six'],
          because: '6: each node has its own call, and none returns before the call for the last node does.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'A call waits until the call for its rest returns. How many are waiting when the last node is reached?',
            },
            {
              says: ['5', 'five'],
              reply: 'These are the waiting calls. Count the call that handles the last node as well.',
            },
            {
              says: ['3', 'three'],
              reply:
                'The loop has that many variables. The recursion has a frame for each node that it has reached.',
            },
          ],
        },
        claims: [
          {
            says: [
              'the recursion is slower asymptotically',
              'recursive reversal takes more than linear time',
            ],
            isRight: false,
            reply:
              'No, both are O(n) in time, with one call or one step per node. They differ in space only.',
          },
          {
            says: ['the loop needs only three pointers', 'iterative reversal is constant space'],
            isRight: true,
            reply: 'Yes, `prev`, `cur` and the saved next node are all, for any length.',
          },
          {
            says: ['recursion is free because no array is used', 'no extra list means constant memory'],
            isRight: false,
            reply: 'No, the call stack counts, too: n frames are open at once, so it is O(n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I swap nodes in pairs?',
      about: 24,
      asks: ['swap nodes in pairs', 'swap pairs pointers', 'k = 2', 'swap every two nodes'],
      answer:
        'With `prev` before the pair a, b: `prev.next = b`, `a.next = b.next`, `b.next = a`, then `prev = a`. It is reversal in groups of two; an odd last node stays.',
    },
    {
      kind: 'when',
      question: 'When must I reverse a list?',
      asks: [
        'when list reversal',
        'signs for reversing',
        'palindrome or reorder',
        'k group',
        'when must i reverse a list',
        'which problems need reversal',
      ],
      answer:
        'Reverse when the statement asks for the opposite order of the list or a part of it, when you must read it from the end without extra memory, or when the first node is paired with the last (reorder, palindrome).',
      further: {
        example:
          'Is 2, 7, 7, 2 a palindrome, in O(1) memory? The first 2 must be compared with the last one, but the links only go forward. Reverse the second half, 7, 2, to 2, 7 and walk both halves: 2 and 2, 7 and 7, so it is one.',
        why: 'A singly linked list can be walked in one direction only. If the result depends on the other direction, you store the nodes, O(n) memory, or walk from the head again for each node, O(n²) time. Turning the links around avoids both.',
        check: {
          ask: 'You merge two ascending lists, and the result must be descending. Where do you insert each next smallest node so that you need no reversal: at the front or at the end?',
          right: ['front', 'head', 'beginning', 'start'],
          because: 'At the front: the smallest comes first and is pushed back by all later, larger nodes.',
          wrong: [
            {
              says: ['end', 'tail', 'back'],
              reply: 'Then the smallest node stays first. Where must a later, larger node go instead?',
            },
          ],
        },
        claims: [
          {
            says: ['merging sorted lists needs a reversal', 'i must reverse to merge two lists'],
            isRight: false,
            reply:
              'No, merging appends each next node at the end, in the given order, so nothing has to be read or linked backward.',
          },
          {
            says: [
              'reading from the end in constant memory means reversing',
              'no extra memory and backward means reverse',
            ],
            isRight: true,
            reply:
              'Yes, without a stack, an array or recursion, turning the links around is the way to read backward in O(n) time.',
          },
          {
            says: ['a stack reads it backward as well', 'i could push the nodes on a stack instead'],
            isRight: true,
            reply: 'Yes, push all nodes and pop them. It costs O(n) memory, but the list stays untouched.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What if k is larger than the length?',
      about: 61,
      asks: [
        'rotate list',
        'rotate by k',
        'k larger than length',
        'make a ring',
        'rotate a list right by k places',
      ],
      answer:
        'Find the length and the last node, take `k % length`, link the last node to the head to make a ring, and cut after length - k nodes. No reversal needed.',
    },
    {
      kind: 'how',
      question: 'How do I add two numbers whose first digit comes first?',
      about: 445,
      asks: [
        'add two numbers ii',
        'most significant digit first',
        'carry runs backward',
        'stack or reverse for addition',
        'add numbers when the first digit comes first',
      ],
      answer:
        'Addition starts at the last digit, so reverse both lists, add with a carry, and put each new digit in front of the result. If the lists must not change, push the digits on two stacks: O(n) memory instead of O(1).',
    },
    {
      kind: 'how',
      question: 'How do I remove nodes with a greater value to their right?',
      about: 2487,
      asks: [
        'remove nodes with a greater value to the right',
        'reverse then keep the maximum',
        'next greater in a list remove',
        'drop smaller nodes without stack',
        'remove nodes that have a larger one after them',
      ],
      answer:
        'Reverse the list, walk it and keep only nodes that are not smaller than the largest so far, then reverse it back. What was to the right now comes first, so one running maximum decides. O(n) time, O(1) space.',
    },
    {
      kind: 'how',
      question: 'How does reversing by inserting in front work?',
      about: 92,
      asks: [
        'insert in front variation',
        'move node to front of segment',
        'one pass reverse segment',
        'head insertion reversal',
        'move each node to the front of the section',
      ],
      answer:
        "Hold on to the segment's first node. For each node after it in the segment: unlink that node and insert it right after `before`. After right - left moves the segment is reversed, and both of its ends are already attached.",
    },
    {
      kind: 'when',
      question: 'How do I read a chain backward in constant memory?',
      asks: [
        'read a chain backward in constant memory',
        'turn blocks of k wagons around',
        'compare the second half with the first from behind',
        'add two numbers stored most significant digit first',
      ],
      answer:
        'Reverse when the nodes, or some of them, must be put in the opposite order in place, or when you must read a list from its end in O(1) space. Reverse that part, do the work, and reverse it back if the list must not change.',
    },
    {
      kind: 'compare',
      question: 'Which reversal is better in an interview?',
      about: 206,
      asks: ['reverse with a stack or with three pointers', 'which reversal is better in an interview'],
      answer:
        'Prefer the loop with three pointers: O(1) space. The recursion is as short but keeps n frames on the call stack, which can overflow on long lists; an explicit stack also costs O(n) memory.',
    },
    {
      kind: 'mistake',
      question: 'Why is the part before the reversed section lost?',
      about: 92,
      asks: [
        'the part before the reversed section is lost',
        'reverse between left and right, links at the borders wrong',
        'after reversing a group the connection is broken',
        'the rest of the list disappears after a group',
      ],
      answer:
        "Keep two nodes before you start: the one before the section, and the section's first node, which becomes its last. Afterward link the former to the new first node and the latter to what follows; a dummy node covers a section that starts at the head.",
    },
    {
      kind: 'how',
      question: 'How do I know that a full group is left?',
      about: 25,
      asks: [
        'last group has fewer than k nodes',
        'leave the remainder as it is in k groups',
        'how do i know a full group is left',
      ],
      answer:
        'Before you reverse a group, walk k nodes ahead: if you reach null first, leave the rest as it is. That walk adds O(n) in total, since it looks at each node once more.',
    },
    {
      kind: 'why',
      question: 'Why does my reversal lose the rest?',
      asks: [
        'why does it lose the rest',
        'why is the rest of the list gone',
        'why do i have to save next first',
        "why can't i set cur.next before moving on",
        'what happens if i forget to save next',
        'what if i do not store the next node first',
      ],
      answer:
        '`cur.next` is the only link to the nodes after it. Once it points back to `prev`, nothing leads to them anymore, so keep the old value in a variable first.',
      further: {
        example:
          'On 6, 2, 5 `cur` is the 6. `cur.next = prev` sets 6→null, and now no link and no variable leads to the 2, so 2 and 5 are gone. `cur = cur.next` gives null, and the loop ends with the 6 alone. With the 2 saved first, `cur` moves on to it.',
        why: 'In a singly linked list exactly one link leads to each node after the head. If you overwrite that link, only a variable can still lead to the node, and through it to all that follow.',
        check: {
          ask: 'On 4, 7, 1, 3 the first step is right, but at the 7 you overwrite `next` without saving it. How many nodes can you no longer reach?',
          right: ['2', 'two'],
          because: '2: the nodes 1 and 3. The 4 and the 7 are still reachable from `cur`.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'One node directly follows the 7. But what else was reachable only through it?',
            },
            { says: ['3', 'three'], reply: 'The 7 itself is still in `cur`. Which nodes came after it?' },
            {
              says: ['4', 'four', 'all'],
              reply: 'The part already reversed is still there. Which nodes came after the 7?',
            },
          ],
        },
        claims: [
          {
            says: ['saving cur is enough', 'i still have cur so nothing is lost'],
            isRight: false,
            reply:
              'No, after `cur.next = prev` the variable `cur` leads only into the reversed part. The rest needs a variable of its own.',
          },
          {
            says: [
              'save next before changing the link',
              'the order is save next, flip, move prev, move cur',
              'so first next = cur.next',
            ],
            isRight: true,
            reply: 'Yes, `next = cur.next` is the first line of the loop, and `cur = next` is the last one.',
          },
          {
            says: ['the order of the four lines does not matter', 'i can do prev = cur first'],
            isRight: false,
            reply:
              'No, with `prev = cur` before `cur.next = prev` the node would point to itself. The order is save, turn, move `prev`, move `cur`.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does only one number come out after reversing?',
      about: 206,
      asks: [
        'only one number comes out after reversing',
        'i print after reversing and see one value',
        'reversed list prints just the old first node',
        'after reverse(head) head has one element',
      ],
      answer:
        'You probably print from the old head, which is now the last node. The new first node is what the function returns: write `head = reverse(head)` and print from there. If that list is too short as well, you either changed `cur.next` before saving it or returned the old head.',
    },
    {
      kind: 'mistake',
      question: 'Why does nothing come out after reversing?',
      about: 206,
      asks: [
        'reverse returns null',
        'nothing comes out after reversing',
        'my reversed list is empty',
        'function gives back none at the end',
        'the reversed list prints nothing',
      ],
      answer:
        'You return `cur`, which is null when the loop ends. Return `prev`: it is the last node you reversed and the new head.',
    },
    {
      kind: 'mistake',
      question: 'Why do the first two nodes print back and forth?',
      about: 206,
      asks: [
        'first two nodes print back and forth',
        'reversed list ends in 2 1 2 1',
        'after reversing it flips between two numbers',
        'the end of the reversed list loops',
        'prints 2 1 2 1 forever after reversing',
      ],
      answer:
        'The old head still points to the second node, which points back. In the loop, start with `prev = None` and not with the head; in the recursion set `head.next = None` after `head.next.next = head`.',
    },
    {
      kind: 'mistake',
      question: 'Is `head` still the first node after reversing?',
      about: 206,
      asks: [
        'head is still the first node after reversing, right',
        'head stays the front',
        'i can keep using head as start',
        'head changes by itself in the caller',
      ],
      answer:
        'No, the variable `head` still refers to the same node, and that node is now last. For 1, 2, 3 it ends a list that starts at 3. Use the returned node.',
      further: {
        example:
          'On 7, 4 with `head` at the 7, call `new = reverse(head)`. The links are now 4→7→null. Printing from `head` gives just 7, printing from `new` gives 4, 7. `head = new` makes the name fit again.',
        why: "The function changes the links inside the nodes, not the variables of its caller. The caller's `head` refers to a node, and no assignment within the function makes it refer to another one.",
        check: {
          ask: 'You reverse 3, 8, 6, 2. What is the `next` of the old head now?',
          right: ['null', 'none', 'nothing', 'nil', 'nullptr'],
          because: 'Null: the old head, the 3, is the last node of 2, 6, 8, 3.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'That was its next node before. At which end of the reversed list is the old head?',
            },
            {
              says: ['6', 'six', '2', 'two'],
              reply: 'Write down the reversed list. What comes after the 3 in it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'head stays the front',
              'head moves to the new first node by itself',
              'head is updated automatically',
            ],
            isRight: false,
            reply: 'No, it refers to the same node as before, and that node is now at the end.',
          },
          {
            says: ['i have to write head = reverse(head)', 'use the returned node as the head'],
            isRight: true,
            reply: 'Yes, only the returned node leads to the whole list, so assign it to `head`.',
          },
          {
            says: ['head is the tail now', 'the old head is the last node now'],
            isRight: true,
            reply: 'Yes, the old first node ends the reversed list, and its `next` is null.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does the recursive reversal take constant space?',
      about: 206,
      asks: [
        'recursive reverse is constant space, right',
        'recursion makes no new list so o(1) memory',
        'no array used so space is 1',
      ],
      answer:
        "No, each call waits for the next one, so n frames are on the call stack: O(n) space. At Python's default limit a list of about 1000 nodes already fails. The loop with three pointers is O(1).",
    },
    {
      kind: 'mistake',
      question: 'Does counting each group make it slower than linear?',
      about: 25,
      asks: [
        'k groups must cost n times k',
        'reversing blocks is quadratic, right',
        'does counting each group make it slower than linear',
        'reverse k group complexity n*k',
        'k group reversal must be n*k',
      ],
      answer:
        'No, it is O(n) for every k: each node is counted once and reversed once. There are at most n / k full groups, each with O(k) work.',
      further: {
        example:
          'Take 6 nodes. With k = 3: count 3, reverse 3, count 3, reverse 3, which is 12 visits. With k = 2 there are three groups of 2 + 2 visits: 12. With k = 6 there is one group of 6 + 6: 12. Each time it is 2n.',
        why: 'Doubling k doubles the work for each group and halves the number of groups. The product (n / k) · 2k is 2n and does not depend on k.',
        check: {
          ask: 'There are n = 12 nodes and k = 4. Each node of a full group is counted once and reversed once. How many node visits are that in all?',
          right: ['24', 'twenty-four'],
          because: '24: three groups with 4 + 4 visits each, which is 2n.',
          wrong: [
            { says: ['48'], reply: 'That is n times k. A group makes 2k visits: how many groups are there?' },
            { says: ['12', 'twelve'], reply: 'That is one visit per node. How often is each node visited?' },
            { says: ['8', 'eight'], reply: 'That is the work for one group. How many groups are there?' },
          ],
        },
        claims: [
          {
            says: ['reversing in groups costs n times k', 'it must be o(n * k)', 'k group is o(nk)'],
            isRight: false,
            reply: 'No, a group costs O(k), and there are at most n / k full groups, so the total is O(n).',
          },
          {
            says: ['the leftover nodes are only counted', 'the last short group is just walked'],
            isRight: true,
            reply: 'Yes, fewer than k nodes are left at the end. They are walked once and stay as they are.',
          },
          {
            says: ['a larger k makes it slower', 'big groups take longer in total'],
            isRight: false,
            reply:
              'No, larger groups are fewer. For 6 nodes it is 12 visits with k = 2, with k = 3 and with k = 6.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'May I reverse values instead of links?',
      asks: [
        'swapping the values is just as good',
        'i only exchange the numbers, not nodes',
        'copy values to array and write back reversed',
        'may i reverse values instead of links',
      ],
      answer:
        'Usually not: interviewers want the links reversed, and some statements (swap pairs, k groups) forbid changing values. With an array it takes O(n) memory, copies whole records if nodes are large, and other references to a node then see different data.',
    },
    {
      kind: 'mistake',
      question: 'Why does my section reversal take one node too many?',
      about: 92,
      asks: [
        'section reversal takes one node too many',
        'reverse between stops too early',
        'one off in left right reversal',
        'the node after right is reversed too',
      ],
      answer:
        'Count the work: a section from left to right has right - left + 1 nodes. Reversing links one by one takes right - left + 1 steps, moving nodes to the front takes only right - left moves, since the first node stays.',
    },
    {
      kind: 'mistake',
      question: 'Why do my groups come out in the wrong order?',
      about: 25,
      asks: [
        'groups come out but in wrong places',
        'a group vanishes after reversing blocks',
        'second block disappears in k groups',
        'only the first k nodes remain',
        'only the first group is left',
      ],
      answer:
        'You did not link the tail of the previous group to the new front of this one. Before you reverse a group, save its first node: after the reversal it is the tail, and the next group must be attached there.',
    },
    {
      kind: 'when',
      question: 'How do I read digits from the end without extra memory?',
      asks: [
        'read the digits from behind without extra memory',
        'wagons leave the dead end track in opposite order',
        'fold the chain so first meets last',
        'flip every block of four pages',
      ],
      answer:
        'Reverse the links when nodes are needed from the back and the chain only goes forward. Three pointers do it in O(n) time and O(1) space; for blocks also keep the tail of the previous block.',
    },
    {
      kind: 'how',
      question: 'How do I print a list backward without changing it?',
      asks: [
        'print backwards without changing the list',
        'read from the end, list is read only',
        'reverse order output, must not modify',
        'other threads read the list while i reverse',
      ],
      answer:
        'Push the nodes on a stack and pop them: O(n) memory, and the list stays untouched. Reversing, reading and reversing back needs O(1) memory, but no one else may read the list meanwhile.',
    },
    {
      kind: 'how',
      question: 'How do I reverse a doubly linked list?',
      asks: [
        'reverse a doubly linked list',
        'swap prev and next for all nodes',
        'turn around a list with back links',
        'turn a doubly linked list around',
      ],
      answer:
        'Swap `next` and `prev` in every node and return the old tail. After the swap the following node is in `prev`, so move on with `cur = cur.prev`. O(n) time, O(1) space.',
    },
    {
      kind: 'compare',
      question: 'Which method should I use to reverse a section?',
      about: 92,
      asks: [
        'insert in front or reverse and reconnect',
        'which method for a section reversal',
        'head insertion vs three pointers in the middle',
      ],
      answer:
        'Both are one pass with O(1) space. Moving each node to the front of the section is easier to get right, because its borders stay attached all the time. Three pointers are the better choice for a whole list.',
    },
    {
      kind: 'how',
      question: 'How do I reverse a linked list recursively?',
      about: 206,
      asks: [
        'reverse a linked list recursively',
        'recursive linked list reversal',
        'reverse list with recursion',
        'how does recursive reversal work',
        'reverse linked list recursion explained',
        'head.next.next = head',
      ],
      answer:
        'Base case: an empty list or one node is its own reversal. Otherwise `new_head = reverse(head.next)` reverses the rest; after it, `head.next` is the last node of that rest. Attach the old head there: `head.next.next = head`, then `head.next = null`, and return `new_head`. O(n) time, but also O(n) space for the calls.',
    },
    {
      kind: 'why',
      question: 'Why do I return `prev` and not `head`?',
      about: 206,
      asks: [
        'why do we return prev and not head',
        'why return prev',
        'why do i return prev',
        'why not return head after reversing',
        'why is prev the new head',
        'why return prev instead of cur',
      ],
      answer:
        'After the loop, `cur` is null and `prev` is the last node that was turned around, the new front. `head` still refers to the old first node, which is now the last. For 1 → 2 → 3 the result is 3 → 2 → 1: `prev` is 3, while `head` is 1 and would give a list of one node.',
    },
    {
      kind: 'when',
      question: 'Where is reversing a linked list used in practice?',
      asks: [
        'when would anyone need to reverse a list in real life',
        'real example of reversing a linked list',
        'when would i need that in practice',
        'what is reversing a list good for',
      ],
      answer:
        'Mostly as a step of something else: comparing the second half of a list backward for a palindrome, or adding numbers whose highest digit comes first. Messages that threads push onto a lock-free stack come out newest first, so the reader takes all and reverses them; the Linux kernel has `llist_reverse_order` for that. In interviews it shows whether you handle links with care.',
    },
    {
      kind: 'how',
      question: 'How do I explain reversing a list in an interview?',
      about: 206,
      asks: [
        'how would i explain this in an interview',
        'how do i explain reversing a linked list',
        'how do i present the reversal',
        'what do i say about prev cur and next',
      ],
      answer:
        'Draw 1 → 2 → 3. Say: "For each node I save what comes next, turn its link to the previous node, then move both pointers. Everything before cur is already reversed. At the end prev is the new head." O(n) time, O(1) space. Name the tests: empty, one node, two nodes.',
    },
    {
      kind: 'mistake',
      question: 'What if the list is empty or has one node?',
      about: 206,
      asks: [
        'what if the list is empty or one node',
        'reverse an empty list',
        'reverse a list with one node',
        'what if head is null',
        'what if the list is empty',
      ],
      answer:
        'Both work without a special case. Empty: `cur` is null, the loop does not run, and `prev`, null, is returned. One node: one round sets its `next` to null and makes it `prev`. Only the recursive version must test `head is None or head.next is None` first.',
    },
    {
      kind: 'what',
      question: 'What is `prev` at the start?',
      about: 206,
      asks: [
        'what is prev at the start',
        'what do i initialize prev with',
        'prev initial value',
        'is prev null in the beginning',
      ],
      answer:
        '`prev` starts at null and `cur` at the head. The first node you turn gets `prev`, null, as its next, since it will be the last node. After each round `prev` is the head of the part that is already reversed.',
    },
    {
      kind: 'compare',
      question: 'Can I reverse a list with a stack?',
      about: 206,
      asks: [
        'can i reverse with a stack',
        'reverse a linked list using a stack',
        'stack instead of three pointers',
      ],
      answer:
        'Yes. Push all nodes, then pop and link them; set the `next` of the last one to null, or you get a cycle. It takes O(n) time but also O(n) space, while the loop with three pointers needs O(1). Mention it, then write the loop.',
    },
    {
      kind: 'mistake',
      question: 'What happens if `cur = next` comes before `prev = cur`?',
      asks: [
        'order of prev = cur and cur = next',
        'does the order of the lines matter in reverse list',
        'can i swap prev = cur and cur = next',
        'what if cur = next comes first',
        'prev = cur first or cur = next first',
        'in which order do i move prev and cur',
        'swapped the last two lines in reverse',
      ],
      answer:
        'The reversal breaks. `prev = cur` must store the node that was just turned, before cur moves on. If `cur = next` comes first, prev becomes the next node instead, and that node is then linked to itself. For 1 → 2 → 3 both pointers are null at the end, so you return an empty list. The right order is: save next, turn the link, move prev, move cur.',
      about: 206,
    },
  ],
  problems: [
    {
      number: 206,
      questions: [
        {
          question: 'What do I save first, and what do I return?',
          asks: ['returns one node', 'lost next', 'return cur or prev', 'cycle after'],
          answer:
            'Save `cur.next` before you overwrite it. At the end return `prev`, because `cur` is null then.',
        },
        {
          question: 'What do `prev` and `cur` stand for?',
          asks: ['what does prev mean in reversal', 'meaning of prev and cur', 'prev starts as null why'],
          answer:
            '`prev` is the head of the part already reversed, `cur` the first node of the rest. `prev` starts as null because the old head must end the new list.',
        },
        {
          question: 'Which needs less memory, the loop or the recursion?',
          asks: ['reverse list cost', 'why is it constant memory', 'loop or recursive reverse list'],
          answer:
            'The loop needs less: three variables, O(1) space, while the recursion needs n stack frames. Both take O(n) time, since each link is changed once.',
        },
      ],
    },
    {
      number: 92,
      questions: [
        {
          question: 'How do I attach the reversed section?',
          asks: ['between lose left part', 'left equals 1', 'reconnect section'],
          answer:
            "Keep the node before the section and the section's first node, which becomes its last. Afterward set `first.next = rest` and `before.next = newFront`. With a dummy, left = 1 is no special case.",
        },
        {
          question: 'Which node is `before`?',
          asks: [
            'what does before mean in reverse between',
            'cost of reversing a part',
            'reverse between one pass',
          ],
          answer:
            '`before` is the node just ahead of the section, or the dummy if left is 1. It gets the link to the new front of the section. One pass is enough: O(n) time, O(1) space.',
        },
        {
          question: 'How many moves reverse the section?',
          asks: [
            'section off by one right',
            'stops one node early in reverse ii',
            'how many moves for left to right',
          ],
          answer:
            'Moving nodes to the front of the section takes right - left moves, because the first node stays. Reversing links takes right - left + 1 steps.',
        },
        {
          question: 'Which nodes do I have to save?',
          asks: [
            'reverse between left and right what do i need to save',
            'what do i save in reverse linked list ii',
            'which pointers do i need for reversing a part',
            'what do i remember before reversing the section',
          ],
          answer:
            "Two nodes: `before`, the node in front of the section, and the section's first node, which will be its last. After reversing, `before.next` leads to the new first node, and the old first node leads to the node after the section. A dummy makes sure that `before` exists when left is 1.",
        },
      ],
    },
    {
      number: 25,
      questions: [
        {
          question: 'What do I check before a group, and what do I remember?',
          asks: ['k last', 'connect', 'recursion k'],
          answer:
            'Check that k nodes are left before you reverse. Remember the old first node: it becomes the tail of its group, and the next group is linked to it.',
        },
        {
          question: 'What is the tail of a group?',
          asks: ['what does the group tail mean', 'k group variables', 'group before and next group'],
          answer:
            "The group's first node becomes its tail after reversing, and the next group is attached to it. You also need the node before the group and the first node after it.",
        },
        {
          question: 'Is it still linear in the number of nodes?',
          asks: ['k group cost', 'is reversing k groups linear', 'space of k group recursion'],
          answer:
            'Yes, each node is counted once and reversed once, so it takes O(n) time. A loop needs O(1) space, the recursion one frame per group, O(n / k).',
        },
        {
          question: 'How do I reverse k nodes at a time?',
          asks: ['reversing in groups of k', 'how do i reverse k nodes at a time', 'reverse every k nodes'],
          answer:
            'Walk k nodes ahead; if fewer are left, stop. Otherwise reverse these k, link the node before the group to the new first one and the old first one, now the tail, to what follows. That tail is the node before the next group.',
          further: {
            example:
              'Take a, b, c, d, e and k = 2, with the dummy as the node before.\n- a and b are there: reverse them to dummy→b→a→c; a is now the node before the next group.\n- c and d are there: a→d→c→e; c is now the node before the next group.\n- Only e is left, so stop.\nThe result is b, a, d, c, e.',
            why: 'A group is attached by two links, one into it and one out of it. Once both are set, the list up to there is final, and its last node is the one before the next group, so the same step can be repeated.',
            check: {
              ask: 'The list is 7, 1, 4, 8, 2, 9 with k = 3. After the first group is reversed, which node is the one before the next group?',
              right: ['7', 'seven'],
              because: '7: the group is now 4, 1, 7, so its old first node is its tail, just before the 8.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'The 4 is the new front of the group. Which node is at its end now?',
                },
                {
                  says: ['8', 'eight'],
                  reply: 'That is the first node of the next group. Which node comes directly before it now?',
                },
                {
                  says: ['1', 'one'],
                  reply: 'The 1 is in the middle and stays there. Write down the reversed group.',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the leftover nodes are reversed as well',
                  'the last short group is turned around, too',
                ],
                isRight: false,
                reply:
                  'No, in this problem fewer than k nodes at the end keep their order. So walk k nodes ahead before you change a link.',
              },
              {
                says: [
                  'the old first node is the tail of its group',
                  'the first node of a group ends up last',
                ],
                isRight: true,
                reply: 'Yes, and the next group is attached to it, so save it before you reverse.',
              },
              {
                says: [
                  'i can reverse first and count while reversing',
                  'no need to check for k nodes before',
                ],
                isRight: false,
                reply:
                  'Only if you reverse the piece back when you run out of nodes halfway. Counting first avoids that.',
              },
            ],
          },
        },
        {
          question: 'What if the last group is smaller than k?',
          asks: [
            'what if the last group is smaller than k',
            'fewer than k nodes left',
            'do i reverse the rest',
            'leftover nodes',
          ],
          answer:
            'It stays in its order. Before each group walk k nodes ahead; if you reach null earlier, stop and leave the rest attached. For 1 → 2 → 3 and k = 2 the result is 2 → 1 → 3.',
        },
      ],
    },
    {
      number: 24,
      questions: [
        {
          question: 'In which order do I change the links?',
          asks: ['dummy', 'odd node', 'order of assignments'],
          answer:
            'Save the third node before you change a link, and connect `prev` to the second one, which now comes first.',
        },
        {
          question: 'Why does a pair disappear?',
          asks: ['swap pairs cost', 'swap pairs loses every second node', 'second pair disappears'],
          answer:
            'If a pair disappears, the last node of the swapped pair before it still points to the old first node of this pair. Set its `next`, that is `prev.next`, to the second node, which now comes first. The loop takes O(n) time and O(1) space.',
        },
      ],
    },
    {
      number: 2130,
      questions: [
        {
          question: 'Are both halves equally long?',
          asks: ['even length'],
          answer:
            'Yes, the length is always even. So both halves have the same number of nodes, and every node has a partner.',
        },
        {
          question: 'Which nodes form a pair?',
          asks: ['what is the twin', 'maximum twin sum cost', 'twin sum with reversed half'],
          answer:
            'Nodes i and n - 1 - i, counted from 0, form a pair. So reverse the second half and add pair by pair: O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 445,
      questions: [
        {
          question: 'Where do I put each new digit?',
          asks: ['stacks', 'result in front'],
          answer:
            'Put each new digit at the front of the result. You add from the last digit on, so it belongs before those you already have.',
        },
        {
          question: 'Can I add without reversing the lists?',
          asks: [
            'leading digits first addition cost',
            'add two numbers ii without reversing',
            'carry left at the end ii',
          ],
          answer:
            'Yes, push the digits of both lists on two stacks and pop them: O(n + m) time and memory. If a carry is left at the end, put one more node in front.',
        },
      ],
    },
    {
      number: 2487,
      questions: [
        {
          question: 'Which nodes stay?',
          asks: ['stack', 'keep greater', 'recursion end'],
          answer:
            'A node stays if no larger value comes after it. Walk from the end, and keep each node that is at least the maximum so far.',
        },
        {
          question: 'What happens to equal nodes?',
          asks: [
            'removes equal nodes by mistake',
            'remove nodes from list cost',
            'what does the running maximum mean',
          ],
          answer:
            'Equal nodes stay: only a strictly larger value to the right removes a node. On the reversed list that value is the running maximum, so remove a node only if it is smaller than that. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 2816,
      questions: [
        {
          question: 'When does the result get an extra digit?',
          asks: ['carry', 'first digit new node'],
          answer:
            'If the first digit is above 4, doubling it gives a carry, so put a new node with a 1 in front.',
        },
        {
          question: 'Can a carry spread over several digits?',
          asks: ['double a number as list cost', 'carry above 4 why', 'convert list to integer for doubling'],
          answer:
            'No carry ever spreads. A digit of 5 or more gives a carry of 1, and the last digit of a doubled digit is at most 8, so adding 1 makes no new carry. One pass is enough, O(n). Converting to an integer overflows in Java and C++, as there may be 10^4 digits.',
        },
      ],
    },
    {
      number: 2074,
      questions: [
        {
          question: 'What about the last, shorter group?',
          asks: ['last', 'count before'],
          answer:
            'The last group may have fewer nodes than its turn asks for. Count the nodes that it really has, and reverse it if that number is even.',
        },
        {
          question: 'Which groups are reversed?',
          asks: ['even length groups meaning', 'group lengths 1 2 3', 'even groups cost'],
          answer:
            'A group is reversed if the number of nodes it really has is even. The groups have the sizes 1, 2, 3 and so on, and only the last may be shorter. It takes O(n) time and O(1) space.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A ski lift is a singly linked list of 50,000 masts, from the valley to the peak. For the ride down, relink the same nodes so that they run from the peak to the valley, using constant extra space. Return the new head.',
      words: ['run from the peak to the valley'],
      not: 'linked-list-manipulation',
      why: 'Appending nodes as they come keeps the direction from valley to peak, but here the node met last must be first.',
      idea: 'Walk with the previous, current and next mast, and turn each link around as you pass it.',
      cost: 'O(n)',
    },
    {
      task: 'Pallets arrive as a singly linked list of up to 300,000 nodes. A robot lifts three at once and sets them down in the opposite order, then the next three, and so on; one or two left at the end stay. Relink the nodes accordingly.',
      words: ['sets them down in the opposite order'],
      not: 'linked-list-two-pointers',
      why: 'A pointer three nodes ahead shows where each group ends, but the links inside the group still point forward.',
      idea: 'Check that three nodes remain, reverse their links, attach both ends to the list, and continue after the group.',
      cost: 'O(n)',
    },
    {
      task: 'Sunflowers in a row are a singly linked list of 300,000 heights, from west to east. Unlink every flower that has a taller one anywhere east of it, in linear time and with space for a few references.',
      words: ['anywhere east of it', 'space for a few references'],
      not: 'linked-list-manipulation',
      why: 'When you pass a flower from the west, a taller one may still come thousands of nodes later, and looking ahead each time is quadratic.',
      idea: 'Reverse the list, keep each flower that is at least as tall as the tallest so far, and reverse what remains.',
      cost: 'O(n)',
    },
    {
      task: 'A singly linked list holds the weights of 2n children, and n, up to 100,000, is given. The first child sits on a seesaw with the last, the second with the last but one, and so on. Find the largest difference, with constant extra space.',
      words: ['the second with the last but one'],
      not: 'linked-list-two-pointers',
      why: 'A fixed gap reaches one node counted from the end; finding a new partner that way for each child takes n walks, which is quadratic.',
      idea: 'Walk to node n, reverse the links of the second half, and compare both halves side by side from their heads.',
      cost: 'O(n)',
    },
    {
      task: 'Mine carts leave in the order of a singly linked list. The first k, up to 100,000, roll one by one into a dead-end tunnel, come out the way they went in, and then leave before the others. Relink the nodes into the new order.',
      words: ['dead-end tunnel', 'come out the way they went in'],
      not: 'linked-list-manipulation',
      why: 'Cutting off the first k carts and linking them again as they come keeps their order, but the cart that rolled in last comes out first.',
      idea: 'Reverse the links of the first k carts, link the old first cart to cart k + 1, and return cart k as the head.',
      cost: 'O(k)',
    },
  ],
  claims: [
    {
      says: ['at the end return curr', 'return cur at the end', 'the new head is curr'],
      isRight: false,
      reply: 'No, return `prev`. At the end `cur` is null, and `prev` is the last node, the new head.',
    },
    {
      says: ['at the end return prev', 'the new head is prev'],
      isRight: true,
      reply: 'Yes. `cur` is null then, and `prev` is the last node that was turned around.',
    },
    {
      says: ['prev starts at null', 'prev is null at the start', 'prev is none at first'],
      isRight: true,
      reply: 'Yes. The old head becomes the tail, and its `next` must be null.',
    },
    {
      says: ['prev starts at the head', 'prev is the head at the start'],
      isRight: false,
      reply: 'No, it starts at null: the old head becomes the tail and must point to null.',
    },
    {
      says: ['reversing takes o(n) time and o(1) space', 'the loop needs constant space'],
      isRight: true,
      reply:
        'Yes. Each node is turned around once, with three pointers. The recursive version needs O(n) stack.',
    },
    {
      says: ['set curr.next before saving it', 'i can change next and then save the rest'],
      isRight: false,
      reply: 'No, save `cur.next` first. After the change nothing leads to the rest.',
    },
    {
      says: [
        'reversing a list needs to save the next node',
        'reversing must save the next node',
        'save the next node before changing the link',
      ],
      isRight: true,
      reply: 'Yes. After the link is turned around, nothing else leads to the rest.',
    },
    {
      says: [
        'reversing a linked list needs o(n) extra memory',
        'reversing a linked list needs a second list',
      ],
      isRight: false,
      reply: 'No, O(1): three pointers are enough in a loop. Only the recursive version needs O(n) stack.',
    },
    {
      says: [
        'the old head connects to the next group',
        'i connect the old head to the next group',
        'the first node of the group becomes its tail',
        'the old first node links to the following group',
      ],
      isRight: true,
      reply:
        'Yes. After reversing, the old first node is the last one of its group, so its `next` must lead to what follows.',
    },
    {
      says: [
        'the new head connects to the next group',
        'the front of the reversed group links to the rest',
        'the last node of the group stays last',
      ],
      isRight: false,
      reply:
        'No. The old first node is now the last one of the group, and it links to the rest. The new first one is attached to the node before the group.',
    },
    {
      says: [
        'if left is 1 the head changes',
        'when left = 1 there is a new head',
        'with left 1 the result starts with another node',
      ],
      isRight: true,
      reply:
        'Yes. Then the first node is part of the section. A dummy before the head gives it a predecessor, and `dummy.next` is the new head.',
    },
    {
      says: [
        'the head never changes when reversing a part',
        'reversing between left and right keeps the head',
        'i can always return head in reverse between',
      ],
      isRight: false,
      reply:
        'No. If left is 1, the first node moves: for 1 → 2 → 3 with left 1 and right 2 the result starts with 2. Return `dummy.next`.',
    },
    {
      says: [
        'an empty list needs a special case',
        'reversing an empty list crashes',
        'with one node the reversal fails',
      ],
      isRight: false,
      reply:
        'No. With an empty list `cur` is null, the loop does not run, and you return `prev`, which is null. With one node you run once and return that node.',
    },
    {
      says: [
        'with an empty list i return null',
        'an empty list works without a special case',
        'one node is its own reversal',
      ],
      isRight: true,
      reply:
        'Yes. `prev` starts at null and the loop does not run, so null is returned. One node only gets its `next` set to null.',
    },
    {
      says: [
        'prev moves after cur',
        'first cur = next and then prev = cur',
        'the order of moving prev and cur does not matter',
      ],
      isRight: false,
      reply: 'No. `prev = cur` must come first: after `cur = next`, the old node would be lost for `prev`.',
    },
    {
      says: ['prev moves before cur', 'first prev = cur and then cur = next', 'prev takes the old cur'],
      isRight: true,
      reply: 'Yes. `prev` must be the node that was just turned around, so it is set before `cur` moves on.',
    },
    {
      says: [
        'the old head still points to the second node',
        'after reversing head.next is the second node',
        'head.next stays the same',
      ],
      isRight: false,
      reply:
        'No. In 1 → 2 → 3 the old head 1 becomes the last node, so its `next` is null. If it still led to 2, you would have a cycle.',
    },
    {
      says: [
        'the old head becomes the tail',
        'after reversing the old head points to null',
        'head.next is null in the end',
      ],
      isRight: true,
      reply:
        'Yes. `prev` starts at null, so the first node you turn around gets null as its next: it is the new end.',
    },
    {
      says: [
        'recursion uses o(1) space',
        'the recursive reversal needs no extra space',
        'recursive reversal is constant memory',
      ],
      isRight: false,
      reply: 'No. Each of the n calls waits on the call stack, so it takes O(n) space. The loop takes O(1).',
    },
    {
      says: [
        'recursion takes o(n) space',
        'the recursive reversal keeps n calls on the stack',
        'the loop saves the call stack',
      ],
      isRight: true,
      reply: 'Yes. The calls go down to the last node before any link is turned, so n of them wait.',
    },
    {
      says: [
        'reversing creates a new list',
        'reversing copies the nodes',
        'i need new nodes for the reversed list',
      ],
      isRight: false,
      reply: 'No. The same nodes stay where they are in memory. Only their `next` links are changed.',
    },
    {
      says: [
        'in k group the rest is reversed too',
        'the last short group is reversed as well',
        'fewer than k nodes at the end are reversed',
      ],
      isRight: false,
      reply:
        'No. If fewer than k nodes are left, they stay as they are: for k = 2, 1 → 2 → 3 becomes 2 → 1 → 3.',
    },
    {
      says: [
        'a short last group stays as it is',
        'the remaining nodes are not reversed',
        'fewer than k nodes stay in order',
      ],
      isRight: true,
      reply: 'Yes. So first check that k nodes are left, and only then reverse them.',
    },
    {
      says: [
        'swapping the values is the same as swapping nodes',
        'i can swap values in swap pairs',
        'changing values is fine for reversing',
      ],
      isRight: false,
      reply:
        'Not quite. The output looks the same, but the problem forbids changing values, and other references to a node would see different data. Change the links.',
    },
    {
      says: [
        'reversing a part takes two loops that make it quadratic',
        'reversing between left and right is o(n^2)',
        'moving nodes to the front makes it quadratic',
      ],
      isRight: false,
      reply: 'No. You walk to the section once and turn each of its links once: O(n) in total.',
    },
    {
      says: [
        'at the end i return head',
        'i return head after reversing',
        'return head at the end of the reversal',
        'the result is head',
      ],
      isRight: false,
      reply:
        'No. `head` is the old first node, which is now the last. Return `prev`, the last node that was turned around: for 1 → 2 → 3 that is 3.',
    },
    {
      says: ['prev starts as a new node', 'prev is a dummy node at the start', 'prev starts at node 0'],
      isRight: false,
      reply:
        'No. `prev` starts at null, because the first node becomes the last one and must end the list. A dummy there would be an extra node at the end.',
    },
    {
      says: [
        'prev is null at the start',
        'before the loop prev is none',
        'prev = none and cur = head at the start',
      ],
      isRight: true,
      reply: 'Yes. The first node then gets null as its next, which makes it the end of the reversed list.',
    },
    {
      says: [
        'after the first step 1 points to null',
        'the first node gets null as its next',
        'after one step the first node leads to null',
      ],
      isRight: true,
      reply: 'Yes. `prev` is null at the start, so node 1 gets null as its next: it will be the last node.',
    },
    {
      says: ['then 2 points to 1', 'in the second step 2 links to 1', 'the second node leads to the first'],
      isRight: true,
      reply: 'Yes. `prev` is node 1 then, so node 2 links back to it.',
    },
    {
      says: ['3 stays the tail', 'the last node stays the last', 'the head stays the head'],
      isRight: false,
      reply:
        'No. For 1 → 2 → 3 the result is 3 → 2 → 1: the last node becomes the head and the head becomes the tail.',
    },
    {
      says: ['3 becomes the head', 'the last node becomes the new head', 'the old tail is the new head'],
      isRight: true,
      reply: 'Yes. It is the last node that was turned around, so `prev` refers to it at the end.',
    },
  ],
} satisfies TutorTexts
