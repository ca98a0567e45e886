import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'How do I reverse a list without losing the rest?',
      asks: [
        'how do i reverse a list without losing the rest',
        'what is list reversal',
        'reverse pointers idea',
        'prev cur next',
        'how do i reverse a linked list',
        'three pointers prev cur next',
      ],
      answer:
        'Walk the list and turn each `next` pointer around. Three pointers: the part already reversed (`prev`), the current node and the rest. Save `cur.next` as the rest before you change it. Only links change, no node is copied: in-place, O(1) memory.',
    },
    {
      kind: 'mistake',
      question: 'Why does my reversal return only one node?',
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
    },
    {
      kind: 'how',
      question: 'How do I connect the reversed part again?',
      asks: [
        'reverse between left and right',
        'reverse a section',
        'i lose the part before left',
        'reconnect both ends',
        'reverse from position m to n',
        'how do i connect the reversed part again',
      ],
      answer:
        'Start at a dummy and stop at the node before left. Reverse right - left + 1 nodes. Then the node before points to the new front of the section, and the old first node of it to what follows.',
    },
    {
      kind: 'how',
      question: 'What if fewer than k are left?',
      asks: [
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
      asks: [
        'recursive reversal',
        'recursion reverse list',
        'head.next.next = head',
        'why head.next = null',
        'reverse list recursively explained',
        'what does head.next.next do',
      ],
      answer:
        'Reverse the rest first; `head.next` then is the last node of the reversed rest, so `head.next.next = head` appends the head, and `head.next = null` ends the list. Without the last step the two nodes point at each other.',
    },
    {
      kind: 'cost',
      question: 'Which reversal uses less memory?',
      asks: [
        'recursive or iterative reversal',
        'stack depth reversing',
        'space of reversal',
        'recursive reverse stack overflow',
        'which reversal uses less memory',
      ],
      answer:
        "Both O(n) time. The loop needs O(1) space, the recursion O(n) for its call stack, which overflows Python's default limit at about 1000 nodes.",
    },
    {
      kind: 'how',
      question: 'How do I swap nodes in pairs?',
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
        'When the statement reverses the list or a part, reads it from the end without extra memory, or pairs the first with the last node (reorder, palindrome).',
    },
    {
      kind: 'how',
      question: 'What if k is larger than the length?',
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
      asks: ['reverse with a stack or with three pointers', 'which reversal is better in an interview'],
      answer:
        'Prefer the loop with three pointers: O(1) space. The recursion is as short but keeps n frames on the call stack, which can overflow on long lists; an explicit stack also costs O(n) memory.',
    },
    {
      kind: 'mistake',
      question: 'Why is the part before the reversed section lost?',
      asks: [
        'the part before the reversed section is lost',
        'reverse between left and right, links at the borders wrong',
        'after reversing a group the connection is broken',
        'the rest of the list disappears after a group',
      ],
      answer:
        "Keep two nodes before you start: the one before the section, and the section's first node, which becomes its last. Afterwards link the former to the new first node and the latter to what follows; a dummy node covers a section that starts at the head.",
    },
    {
      kind: 'how',
      question: 'How do I know that a full group is left?',
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
      ],
      answer:
        '`cur.next` is the only link to the nodes after it. Once it points back to `prev`, nothing leads to them anymore, so keep the old value in a variable first.',
    },
    {
      kind: 'mistake',
      question: 'Why does only one number come out after reversing?',
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
      asks: [
        'head is still the first node after reversing, right',
        'head stays the front',
        'i can keep using head as start',
        'head changes by itself in the caller',
      ],
      answer:
        'No, the variable `head` still refers to the same node, and that node is now last. For 1, 2, 3 it ends a list that starts at 3. Use the returned node.',
    },
    {
      kind: 'mistake',
      question: 'Does the recursive reversal take constant space?',
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
      asks: [
        'k groups must cost n times k',
        'reversing blocks is quadratic, right',
        'does counting each group make it slower than linear',
        'reverse k group complexity n*k',
        'k group reversal must be n*k',
      ],
      answer:
        'No, it is O(n) for every k: each node is counted once and reversed once. There are at most n / k full groups, each with O(k) work.',
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
      asks: [
        'insert in front or reverse and reconnect',
        'which method for a section reversal',
        'head insertion vs three pointers in the middle',
      ],
      answer:
        'Both are one pass with O(1) space. Moving each node to the front of the section is easier to get right, because its borders stay attached all the time. Three pointers are the better choice for a whole list.',
    },
  ],
  problems: [
    {
      number: 206,
      questions: [
        {
          asks: ['returns one node', 'lost next', 'return cur or prev', 'cycle after'],
          answer: 'Save `cur.next` before you overwrite it, and return `prev`: `cur` is null at the end.',
        },
        {
          asks: ['what does prev mean in reversal', 'meaning of prev and cur', 'prev starts as null why'],
          answer:
            '`prev` is the head of the part already reversed, `cur` the first node of the rest. `prev` starts as null because the old head must end the new list.',
        },
        {
          asks: ['reverse list cost', 'why is it constant memory', 'loop or recursive reverse list'],
          answer:
            'O(n) time: each link is changed once. The loop needs three variables, O(1) space; the recursion needs n stack frames.',
        },
      ],
    },
    {
      number: 92,
      questions: [
        {
          asks: ['between lose left part', 'left equals 1', 'reconnect section'],
          answer:
            "Keep the node before the section and the section's first node: after reversal the first becomes the last, `first.next = rest` and `before.next = newFront`. With a dummy left = 1 is no special case.",
        },
        {
          asks: [
            'what does before mean in reverse between',
            'cost of reversing a part',
            'reverse between one pass',
          ],
          answer:
            '`before` is the node just ahead of the section, a dummy if left is 1. One pass: O(n) time, O(1) space.',
        },
        {
          asks: [
            'section off by one right',
            'stops one node early in reverse ii',
            'how many moves for left to right',
          ],
          answer:
            'Moving nodes to the front of the section takes right - left moves, because the first node stays. Reversing links takes right - left + 1 steps.',
        },
      ],
    },
    {
      number: 25,
      questions: [
        {
          asks: ['k last', 'connect', 'recursion k'],
          answer:
            'Check for k nodes before reversing. The old first node is the tail of its group; remember it for linking to the next group.',
        },
        {
          asks: ['what does the group tail mean', 'k group variables', 'group before and next group'],
          answer:
            "The group's first node becomes its tail after reversing, and the next group is attached to it. You also need the node before the group and the first node after it.",
        },
        {
          asks: ['k group cost', 'is reversing k groups linear', 'space of k group recursion'],
          answer:
            'O(n) time: each node is counted once and reversed once. A loop needs O(1) space, the recursion one frame per group, O(n / k).',
        },
        {
          asks: ['reversing in groups of k', 'how do i reverse k nodes at a time', 'reverse every k nodes'],
          answer:
            'Walk k nodes ahead; if fewer are left, stop. Otherwise reverse these k, link the node before the group to the new first one and the old first one, now the tail, to what follows. That tail is the node before the next group.',
        },
      ],
    },
    {
      number: 24,
      questions: [
        {
          asks: ['dummy', 'odd node', 'order of assignments'],
          answer:
            'Save the third node before you change a link, and connect `prev` to the second one, which now comes first.',
        },
        {
          asks: ['swap pairs cost', 'swap pairs loses every second node', 'second pair disappears'],
          answer:
            'O(n) time, O(1) space in a loop. If a pair disappears, the last node of the swapped pair before it still points to the old first node of this pair: set its `next` (`prev.next`) to the second node.',
        },
      ],
    },
    {
      number: 2130,
      questions: [
        {
          asks: ['even length'],
          answer: 'The length is even, so both halves are equal.',
        },
        {
          asks: ['what is the twin', 'maximum twin sum cost', 'twin sum with reversed half'],
          answer:
            'Node i is paired with node n - 1 - i (counted from 0), so reverse the second half and add pair by pair. O(n) time, O(1) space; with an array O(n) space.',
        },
      ],
    },
    {
      number: 445,
      questions: [
        {
          asks: ['stacks', 'result in front'],
          answer: 'Insert new digits at the front of the result.',
        },
        {
          asks: [
            'leading digits first addition cost',
            'add two numbers ii without reversing',
            'carry left at the end ii',
          ],
          answer:
            'O(n + m) time. With two stacks of digits you need not reverse the lists, O(n + m) memory. If a carry is left, put one more node in front.',
        },
      ],
    },
    {
      number: 2487,
      questions: [
        {
          asks: ['stack', 'keep greater', 'recursion end'],
          answer: 'Walk from the end, and keep each node that is at least the maximum so far.',
        },
        {
          asks: [
            'removes equal nodes by mistake',
            'remove nodes from list cost',
            'what does the running maximum mean',
          ],
          answer:
            'When you walk the reversed list, the running maximum is the largest value to the right of the current node. Remove only strictly smaller nodes, so equal ones stay. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 2816,
      questions: [
        {
          asks: ['carry', 'first digit new node'],
          answer: 'If the first digit is above 4, put a new 1 in front.',
        },
        {
          asks: ['double a number as list cost', 'carry above 4 why', 'convert list to integer for doubling'],
          answer:
            'Doubling a digit creates a carry of 1 exactly when the digit is at least 5, and the carry never spreads further: the last digit of a doubled digit is at most 8, so adding 1 creates no new carry. O(n), one pass. Converting to an integer overflows in Java and C++, as there may be 10^4 digits.',
        },
      ],
    },
    {
      number: 2074,
      questions: [
        {
          asks: ['last', 'count before'],
          answer: 'The last group may be short: count its nodes, and reverse it if that number is even.',
        },
        {
          asks: ['even length groups meaning', 'group lengths 1 2 3', 'even groups cost'],
          answer:
            'Groups have the sizes 1, 2, 3 and so on, and only the last may be shorter. Reverse a group if the number of nodes it really has is even. O(n) time, O(1) space.',
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
} satisfies TutorTexts
