import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What are fast and slow pointers?',
      asks: [
        'what are fast and slow pointers',
        'tortoise and hare',
        'floyd cycle',
        'slow and fast pointer in simple words',
        'what does tortoise and hare do',
      ],
      answer:
        'Two pointers walk the same list at different speeds or with a fixed gap. Twice as fast: the slow one is in the middle when the fast one ends, and if there is a cycle they meet inside it. A gap of n finds the n-th node from the end.',
      further: {
        example:
          'On 1, 2, 3, 4, 5 both start at 1. Slow and fast move to 2 and 3, then to 3 and 5: fast is at the end and slow in the middle. With a gap of 2, the front pointer starts at 3 and the back one at 1. When the front one has passed 5, the back one is at 4, the second node from the end.',
        why: 'Two pointers in a fixed relation measure a distance without counting. At double speed the slow one has always done half of the way, and with a gap of n the back one always trails by n nodes.',
        check: {
          ask: 'A list has 7 nodes and no cycle, and both pointers start at node 1. At which node is slow when fast is at the last one?',
          right: ['4', 'four', 'the middle', 'middle'],
          because:
            '4: fast visits 1, 3, 5, 7, which takes three moves, and three single steps from 1 lead there.',
          wrong: [
            {
              says: ['3', 'three'],
              reply:
                'That is the number of moves. Where is slow after so many single steps, if it starts at node 1?',
            },
            {
              says: ['7', 'seven', 'the end'],
              reply: 'That is where fast is. Slow makes only one step for each jump of fast.',
            },
          ],
        },
        claims: [
          {
            says: [
              'fast jumps over nodes so it may miss the end',
              'the fast pointer can fly past the end',
              'jumping two misses the last node',
            ],
            isRight: false,
            reply:
              'No, before each jump you test `fast` and `fast.next`, so it stops at the last node or exactly one past it.',
          },
          {
            says: [
              'if they meet there is a cycle',
              'meeting again proves a loop',
              'without a cycle they never meet again',
            ],
            isRight: true,
            reply:
              'Yes, in a list with an end fast stays ahead of slow after the first step, until it reaches null.',
          },
          {
            says: ['it needs no extra memory', 'two pointers are constant space'],
            isRight: true,
            reply: 'Yes, two variables are all it stores, so O(1) space for any length of the list.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I recognize fast and slow pointers?',
      asks: [
        'how do i recognise fast slow',
        'signs for two pointers in lists',
        'middle, cycle, nth from end',
        'statement wants tortoise',
        'detect a loop or find the middle, which pattern',
        'how to spot fast and slow',
      ],
      answer:
        'The problem asks for a cycle, the middle, the n-th node from the end, a palindrome or an intersection, and wants one pass or O(1) extra space. The same fits any sequence in which each value determines the next one.',
      further: {
        example:
          'Say each station names exactly one next station: A→C, C→B, B→D, D→C. Does the trip from A ever end, with constant memory? One successor each and constant memory mean two speeds. Slow goes C, B, D and fast goes B, C, D: they meet after 3 steps, so it never ends.',
        why: 'A singly linked list gives you neither its length nor a link back. The middle and the n-th node from the end depend on the length, so a second pointer has to measure it during the same walk.',
        check: {
          ask: 'You need the node at one third of the length. Slow moves by one node. By how many nodes must fast move at a time?',
          right: ['3', 'three'],
          because: '3: when fast has done the whole way, slow has done a third of it.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'With that speed slow is halfway when fast is at the end. Which fraction do you need now?',
            },
            {
              says: ['1', 'one'],
              reply:
                'Then both stay together. How much faster must it be, so that slow has done only a part of the way?',
            },
          ],
        },
        claims: [
          {
            says: [
              'two pointers from both ends of a sorted array is the same',
              'it is the same as two sum on a sorted array',
            ],
            isRight: false,
            reply:
              'No, there two indices walk toward each other, and one of them walks backward. A singly linked list only goes forward.',
          },
          {
            says: [
              'one pass and constant memory hint at two pointers',
              'constant space on a list means slow and fast',
            ],
            isRight: true,
            reply:
              'Yes, without that limit a set of nodes or an array of all nodes is simpler, with O(n) memory.',
          },
          {
            says: ['it only works on linked lists', 'fast and slow need real list nodes'],
            isRight: false,
            reply:
              'No, any rule with exactly one next value works: happy numbers have no nodes, and in an array `i` can lead to `nums[i]`.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why do I not use a set to detect a cycle?',
      about: 141,
      asks: [
        'cant i just put the nodes in a set',
        'can i put the visited nodes in a set',
        'what is wrong with a set of visited nodes',
        'visited set vs tortoise and hare',
        'hash set of nodes vs floyd',
        'set or slow fast',
        'why not use a set to detect a cycle',
        'is a hash set ok for the cycle',
      ],
      answer:
        'Both take O(n) time. The set stores every node, O(n) space, and the first repeated node is where the cycle starts. Floyd needs O(1) space and a second phase to find the start.',
      with: 'hash-lookup',
      further: {
        example:
          'Take 1 to 5 with 5 linked back to 4. The set stores 1, 2, 3, 4, 5 and then sees 4 again: entrance found, with 5 stored nodes. Floyd keeps two pointers: they meet at 5 after 4 steps, and single steps from 1 and from 5 bring both to 4 after 3 more.',
        why: 'Any visited node could be the one that comes again, so a set must remember them all. With two speeds the cycle shows itself, because the distance between the pointers shrinks to 0, and nothing has to be remembered.',
        check: {
          ask: 'A list has 1,000 nodes and the last one links back to the tenth. How many nodes are in the set when it finds the repeated one?',
          right: ['1000', '1,000', 'a thousand', 'one thousand', 'all'],
          because:
            '1,000: each node is added at its first visit, and the repeat comes only after the last one.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'That is what Floyd stores. The set adds every node at its first visit: which node comes just before the repeat?',
            },
            {
              says: ['10', 'ten', '990', '991'],
              reply:
                'The repeated node is an early one, but you must first walk to the link that leads back to it.',
            },
            {
              says: ['500'],
              reply:
                'Nothing is halved here: the walk makes single steps until a node repeats. When is that?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the set has a worse time complexity',
              'floyd has the better time complexity',
              'a hash set makes it more than linear',
            ],
            isRight: false,
            reply: 'No, both take O(n) time. What the set costs is memory: one entry per node.',
          },
          {
            says: [
              'the set also gives me the entrance at once',
              'first repeated node is where the cycle starts',
            ],
            isRight: true,
            reply:
              'Yes, the first node that you meet a second time is the entrance. Floyd needs a second phase for it.',
          },
          {
            says: [
              'i can put the values into the set',
              'a set of values is enough',
              'store node.val in the set',
            ],
            isRight: false,
            reply:
              'No, values may repeat without a cycle, as in 1, 1, null. Put the nodes themselves into the set.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do slow and fast meet?',
      about: 141,
      asks: [
        'floyds cycle why do they meet',
        'why do the fast and slow pointer meet',
        'why do they meet in a cycle',
        'floyd why do they meet',
        'why do slow and fast meet',
        'proof of floyd',
        'gap shrinks by one',
        'could they jump over each other',
        'can the fast pointer jump over the slow one',
        'why do they always meet',
        'prove that fast catches slow',
      ],
      answer:
        'Once both are in the cycle the fast pointer gains one node per step, so their distance shrinks by exactly 1 each time and reaches 0; it cannot jump over. They meet within one round.',
      further: {
        example:
          'In a cycle A, B, C, D slow is at A and fast at B, so fast must gain 3 nodes to catch it.\n- Slow at B, fast at D: 2 left.\n- Slow at C, fast at B: 1 left.\n- Slow at D, fast at D: they meet.\nThe distance goes 3, 2, 1, 0 and skips nothing.',
        why: 'In one step fast moves 2 nodes and slow moves 1 in the same direction, so the distance that fast must still gain falls by 2 - 1 = 1. A whole number that falls by 1 at a time cannot skip 0.',
        check: {
          ask: 'In a cycle of 7 nodes, fast is 2 nodes ahead of slow. After how many steps do they meet?',
          right: ['5', 'five'],
          because:
            '5: measured around the cycle, fast trails slow by 7 - 2 nodes, and it gains one per step.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'Fast is ahead, so this distance only grows. By how many nodes does it trail slow, measured around the cycle?',
            },
            {
              says: ['7', 'seven'],
              reply:
                'That is a whole round. Fast already has a lead: how many nodes are left until it catches up with slow?',
            },
            {
              says: ['never'],
              reply:
                'Fast runs around the cycle and catches up with slow. By how many nodes does it trail slow, measured that way?',
            },
          ],
        },
        claims: [
          {
            says: [
              'with a cycle of 7 and fast 2 ahead they meet after 2 steps',
              'fast is 2 ahead so they meet after 2 steps',
            ],
            isRight: false,
            reply:
              'No. Fast must go around and catch up with slow. In a cycle of 7 that is 7 - 2 = 5 nodes to make up, and it gains one per step: 5 steps.',
          },
          {
            says: [
              'the gap grows by one per step until it is the whole cycle',
              'fast gets one further ahead each step until it has lapped slow',
              'the gap grows by 1 until it equals the cycle length',
            ],
            isRight: true,
            reply:
              'Yes, counted from slow forward to fast. Counted the other way it shrinks by 1 per step to 0. Both say the same: fast catches up with slow.',
          },
          {
            says: [
              'for a cycle of length 7 and fast 2 ahead the gap goes 2,3,4,5,6,7 so they meet after 5 steps',
              'with a cycle of 7 and fast 2 ahead they meet after 5 steps',
              'the gap goes 2,3,4,5,6,7 and at 7 they meet',
            ],
            isRight: true,
            reply:
              'Yes, in a cycle of 7 nodes. Fast is 2 ahead, so it has 7 - 2 = 5 nodes to make up, one per step. Counted from slow forward to fast, the gap goes 2, 3, 4, 5, 6, 7, and 7 is a whole round.',
          },
          {
            says: [
              'fast could jump over slow',
              'the fast one can skip past the slow one',
              'they might miss each other',
            ],
            isRight: false,
            reply:
              'No, when fast trails by one node, it moves 2 and slow moves 1, so they land on the same node. Passing would need a gain of 2.',
          },
          {
            says: ['the distance shrinks by one each step', 'fast gains one node per step'],
            isRight: true,
            reply: 'Yes, fast makes 2 and slow makes 1, so the distance falls by exactly 1 and must hit 0.',
          },
          {
            says: ['they only meet if the cycle length is odd', 'in an even cycle they never meet'],
            isRight: false,
            reply:
              'No, the distance falls by 1 per step, whatever the length is. In a cycle of 2 nodes they meet as in one of 3.',
          },
          {
            says: ['with speed three it could jump over', 'fast by 3 can pass slow'],
            isRight: true,
            reply:
              'Yes, then the distance falls by 2 and can go from 1 to -1. If both start at the head they still meet, but that needs another proof.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does starting again at the head find the start of the cycle?',
      about: 142,
      asks: [
        'why reset to head finds the cycle start',
        'second phase floyd',
        'distance to the entrance',
        'where does the cycle begin and why restart from head',
        'why does walking from head and meeting point work',
        'proof that one pointer from the head and one from the meeting point find the entry',
      ],
      answer:
        'When they meet, fast has walked twice as far as slow, so the distance slow has walked is a whole number of rounds. If the head is `a` steps before the entrance, then `a` more steps take slow to the entrance. A second pointer from the head needs the same `a` steps, so they meet there.',
      further: {
        example:
          'Take 1 to 7 with 7 linked back to 3, a cycle of 5 nodes. They meet at 6 after 5 steps, exactly one round. The head is 2 steps before the entrance: from 1 a pointer goes 2, 3, and from 6 the other goes 7, 3. They meet at 3.',
        why: 'Slow walked d steps and fast 2d, and both ended at the same node of the cycle, so the difference d is whole rounds. Walking d + a steps from the head is walking a steps and then whole rounds: it ends at the entrance.',
        check: {
          ask: 'Node 8 of 1 to 8 links back to node 4, and the pointers met at 6. How many single steps from 1 and from 6 lead both to the entrance?',
          right: ['3', 'three'],
          because: '3: from 1 via 2 and 3 to 4, and from 6 via 7 and 8 to 4.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'From 6 that leads to 8. Where does the link of 8 go, and where is the other pointer by then?',
            },
            {
              says: ['5', 'five'],
              reply: 'That is the length of the cycle. How far is the head from the entrance?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is the number of the entrance node. Count the steps from node 1 to it.',
            },
          ],
        },
        claims: [
          {
            says: ['both must move by one in the second phase', 'second phase uses the same speed'],
            isRight: true,
            reply:
              'Yes, the proof compares two walks of equal length. At different speeds they would not be at the entrance at the same time.',
          },
          {
            says: [
              'the pointer in the cycle may go around several times',
              'one pointer can pass the entrance before they meet',
            ],
            isRight: true,
            reply:
              'Yes, if the path from the head to the entrance is longer than the cycle, it makes whole rounds meanwhile and is still at the entrance at the right moment.',
          },
          {
            says: [
              'fast can keep its double speed in the second phase',
              'restart slow at head and let fast jump by two',
            ],
            isRight: false,
            reply:
              'No. With 7 linked back to 3 and the meeting at 6, after 2 steps one pointer is at 3 and the other is already at 5.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I loop while `fast` and `fast.next` are not null?',
      asks: [
        'fast.next.next null',
        'while fast and fast.next',
        'null pointer in cycle detection',
        'null check in fast slow',
        'fast pointer crashes at the end of an even list',
        'what happens if i forget to check fast.next',
        'what if i only check fast',
      ],
      answer:
        'A jump reads `fast.next.next`, so `fast` and `fast.next` must both exist. If both pointers start at the head, an even length ends with `fast` being null, and an odd length ends with `fast.next` being null.',
      further: {
        example:
          'On 1, 2, 3, 4 fast goes 1, 3, null: the loop must stop because `fast` is null. On 1, 2, 3 it goes 1, 3, and stops because `fast.next` is null. If you test only `fast.next`, the first list crashes: it reads `next` of null.',
        why: 'A jump of two can end at the last node or one past it. Which of the two happens depends on the length, and you do not know it, so the loop must test for both.',
        check: {
          ask: 'A loop tests only `fast.next`, and both pointers start at the head. On which list does it crash, one with 5 or one with 6 nodes?',
          right: ['6', 'six', 'even'],
          because: '6: fast goes 1, 3, 5 and then past the end, and then the test reads `next` of null.',
          wrong: [
            {
              says: ['5', 'five', 'odd'],
              reply:
                'There fast goes 1, 3, 5 and is at the last node, where `fast.next` is null. What about the other list?',
            },
            {
              says: ['both', 'neither', 'none'],
              reply: 'Write down the nodes that fast visits in each list. Is it a node or null at the end?',
            },
          ],
        },
        claims: [
          {
            says: ['slow needs a null check too', 'i must also test slow', 'slow can become null'],
            isRight: false,
            reply: 'No, slow only comes to nodes that fast has passed before, so they exist.',
          },
          {
            says: ['test fast first and then fast.next', 'fast must come before fast.next'],
            isRight: true,
            reply:
              'Yes, `and` evaluates from left to right and stops at the first false part, so `fast.next` is not read if `fast` is null.',
          },
          {
            says: ['an empty list is covered by the same condition', 'the loop also works for head = none'],
            isRight: true,
            reply: 'Yes, then `fast` is null at once, so the loop body never runs.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Which middle do I get with four nodes?',
      about: 876,
      asks: [
        'middle with even length',
        'first or second middle',
        'split in the middle',
        'which middle',
        'which middle do i get with four nodes',
        'second middle or first',
        'middle if the list has two nodes',
        'what if the list has just two nodes',
      ],
      answer:
        'Starting both at the head gives the second middle of an even list, so of two nodes the second; starting fast at `head.next` gives the first one. To split, cut after the first middle: you need the node before the second half.',
    },
    {
      kind: 'how',
      question: 'How do I remove the n-th node from the end?',
      about: 19,
      asks: [
        'remove nth from end',
        'gap of n',
        'why dummy',
        'delete the head case',
        'nth from the end in one pass',
        'two pointers with a gap',
        'removing the head itself in nth from end',
      ],
      answer:
        'Start both at a dummy, move fast n + 1 steps, then both until fast is null: slow is before the node to remove. The dummy makes removing the head an ordinary case.',
    },
    {
      kind: 'how',
      question: 'Why does each pointer walk a + b?',
      about: 160,
      asks: [
        'intersection of two lists',
        'switch heads',
        'why a + b',
        'two lists meet',
        'find where two lists join',
        'lists with different lengths meet',
      ],
      answer:
        'Each pointer walks its own list and then the other one. Both then have the same distance left to the end at the same time, so they reach the intersection together, or null together after a + b nodes if there is none.',
    },
    {
      kind: 'how',
      question: 'How do I test in O(1) memory whether a list is a palindrome?',
      about: 234,
      asks: [
        'palindrome linked list',
        'reverse second half',
        'O(1) space palindrome list',
        'is a list a palindrome with O(1) memory',
        'reverse half of the list to compare',
        'how do i check if a linked list is a palindrome',
        'palindrome linked list idea',
        'is a linked list the same backward',
        'compare a list with its reverse',
        'palindrome check on nodes',
        'linked list palindrome in simple words',
      ],
      answer:
        'Find the middle, reverse the second half, compare both halves node by node, and restore the list if asked. O(n) time and O(1) space; with an odd length the middle node does not matter.',
    },
    {
      kind: 'how',
      question: 'Why can an array be read as a linked list?',
      about: 287,
      asks: [
        'find duplicate number',
        'array as linked list',
        'floyd on array',
        'index as pointer',
        'duplicate number without changing the array',
        'why is the array a linked list',
      ],
      answer:
        'Read the array as a list in which i points to `nums[i]`. A duplicate value means two indices point to the same one, which is the entrance of a cycle. Floyd finds it in O(n) without changing the array.',
    },
    {
      kind: 'how',
      question: 'Why do happy numbers end in a cycle?',
      about: 202,
      asks: [
        'happy number',
        'cycle without a list',
        'sequence repeats o(1) memory',
        'sum of squared digits',
        'why does happy number end in a cycle',
      ],
      answer:
        'Each number has exactly one successor, the sum of its squared digits, so it acts like a list. From 19 it reaches 1; from 4 it comes back to 4. Run slow and fast over the values: if they meet at 1, it is happy, otherwise not.',
    },
    {
      kind: 'how',
      question: 'How do I count the nodes in the loop?',
      asks: [
        'length of the cycle',
        'how many nodes in the loop',
        'count cycle after meeting',
        'loop size floyd',
        'count nodes in a cycle',
      ],
      answer:
        "Once slow and fast have met, leave one there and move the other by single steps until it comes back, counting. The meeting point is inside the cycle, so the count is the cycle's length.",
    },
    {
      kind: 'how',
      question: 'Why is quicksort not used on a list?',
      about: 148,
      asks: [
        'sort list',
        'sort a list in n log n',
        'stack overflow or endless loop when splitting two nodes',
        'merge sort a linked list',
        'why not quicksort on a list',
      ],
      answer:
        'Find the middle, cut there, sort both halves and merge by relinking: O(n log n), with O(log n) for the call stack. Cut after the first middle by starting fast at `head.next`; otherwise two nodes never split and the recursion never ends.',
    },
    {
      kind: 'mistake',
      question: 'Should I compare the values or the nodes?',
      about: 160,
      asks: [
        'compare nodes or values',
        'intersection false positive',
        'same value is not same node',
        '== on list nodes',
        'should i compare val or the node itself',
      ],
      answer:
        'Compare the nodes themselves, not their values: two separate lists 1, 2 have equal values and share no node. Use `is` in Python, `==` on references in Java, and pointers in C++.',
    },
    {
      kind: 'mistake',
      question: 'Which null check comes first?',
      asks: [
        'NullPointerException in while fast.next != null && fast != null',
        'AttributeError NoneType has no attribute next in fast slow',
        'order of conditions in the fast pointer loop',
        'which null check comes first',
        'which check first fast or fast.next',
        'order of and in while fast',
      ],
      answer:
        'Test the node before its field: `while (fast != null && fast.next != null)`. Conditions are evaluated from left to right, so in the other order `fast.next` is read while `fast` is null.',
    },
    {
      kind: 'how',
      question: 'What do I do after I have found the middle of the list?',
      asks: [
        'found the middle already, now what',
        'palindrome list after the middle',
        'what to do after finding the middle of the list',
        'after i have the middle what is next',
      ],
      answer:
        'Reverse the second half from the middle on, then walk from both ends at once and compare node by node (palindrome), or weave the two halves together (reorder). Reverse it back if the list must stay unchanged.',
    },
    {
      kind: 'how',
      question: 'How do I find the middle of a linked list?',
      about: 876,
      asks: [
        'how do i find the middle of a linked list',
        'how do i find the middle',
        'middle node in one pass',
        'where is the middle of the list',
        'find the middle node',
        'middle of a linked list',
      ],
      answer:
        'Start both pointers at the head and move one by one node, the other by two. When the fast one reaches the end, the slow one is in the middle, or at the second of two middle nodes if the length is even. One pass, O(n) time, O(1) space.',
      further: {
        example:
          'On 7, 2, 9, 4 both start at the 7. After one round slow is at 2 and fast at 9; after two, slow is at 9 and fast is null. So you get 9, the second of two middles. On 7, 2, 9 the loop ends after one round, with slow at 2.',
        why: 'At any moment fast has made twice as many steps as slow. When fast has used up all n nodes, slow has made half as many steps from the head, and that is the middle.',
        check: {
          ask: 'A list has 8 nodes, numbered from 1, and both pointers start at node 1. At which node does slow stop?',
          right: ['5', 'five', 'fifth'],
          because:
            '5: fast visits 1, 3, 5, 7 and null in four moves, and four single steps from 1 lead there.',
          wrong: [
            {
              says: ['4', 'four', 'fourth'],
              reply:
                'That is the number of moves, or the first of two middles. Slow starts at node 1: where is it after these moves?',
            },
            {
              says: ['8', 'eight'],
              reply: 'That is the end, where fast goes. How far does slow get meanwhile?',
            },
          ],
        },
        claims: [
          {
            says: ['i need to know the length first', 'you have to count the nodes before'],
            isRight: false,
            reply:
              'No, fast reaching the end tells you when to stop. Counting first also works in O(n), but takes a second walk.',
          },
          {
            says: ['with an even length i get the second middle', 'for four nodes slow ends at the third'],
            isRight: true,
            reply:
              'Yes, if both start at the head and the loop tests `fast` and `fast.next`. With four nodes slow makes two steps.',
          },
          {
            says: [
              'starting fast at head.next gives the first middle',
              'to split the list start fast one ahead',
            ],
            isRight: true,
            reply:
              'Yes, fast then ends one jump earlier on even lengths, so slow stays at the last node of the first half. That is where you cut.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'Does following a number to the next number ever repeat?',
      asks: [
        'two runners on a track, does the faster lap the slower',
        'a chain that might loop, only constant memory',
        'find the element that is n steps before the end in one pass',
        'does following a number to the next number ever repeat',
      ],
      answer:
        'Use two pointers with different speeds or a fixed gap: a fast one meets a slow one exactly if there is a cycle, and a gap of n finds the n-th node from the end. One pass, O(1) space; a set of visited nodes would need O(n).',
    },
    {
      kind: 'why',
      question: 'Why does the fast pointer take two steps and not three?',
      about: 141,
      asks: [
        'why step two and not three',
        'does fast by three also find the cycle',
        'why are they guaranteed to meet',
        'could the fast pointer jump over the slow one',
        'what if fast moves 3 steps instead of 2',
        'can fast move three steps',
      ],
      answer:
        'With speeds 1 and 2 the distance shrinks by exactly 1 per step once both are in the cycle, so it reaches 0 and the fast one cannot jump over. With speed 3 it shrinks by 2: the fast one can jump over, and only because both start at the head do they still meet. You follow more links per step, and the walk to the entrance may fail.',
    },
    {
      kind: 'mistake',
      question: 'Why does it crash when n equals the length of the list?',
      about: 19,
      asks: [
        'n equals the length of the list and it crashes',
        'remove nth fails when the first node must go',
        'null pointer when removing the head',
        'fast is already null after the gap',
      ],
      answer:
        'If n is the length, the head itself must go: the pointer in front is then null after its n steps, so there is no node before the removed one. Start both at a dummy node before the head, so that this node always exists, and return `dummy.next`.',
    },
    {
      kind: 'cost',
      question: 'How many steps until they meet?',
      about: 141,
      asks: [
        'cost of floyd cycle detection',
        'how many steps until they meet',
        'time of the meeting plus finding the entrance',
      ],
      answer:
        'O(n) time and O(1) space: the slow pointer goes around the cycle at most once before they meet, so it takes at most n steps, and finding the entrance takes fewer than n more.',
      further: {
        example:
          'Take 1 to 6 with 6 linked back to 3. Slow visits 2, 3, 4, 5 and fast 3, 5, 3, 5: they meet at 5 after 4 steps. From 1 and from 5 by single steps they come to 2 and 6, then both to 3, the entrance: 2 steps. Both numbers are below n = 6.',
        why: 'Say `a` nodes come before a cycle of `c` nodes. After `a` steps slow enters the cycle, and fast then trails it by at most `c` nodes. It gains one per step, so they meet after at most a + c = n steps.',
        check: {
          ask: 'All 10 nodes are on the cycle: the last one links back to the head, where both start. After how many steps do they meet again?',
          right: ['10', 'ten'],
          because:
            '10: both start at the same node, so fast must gain a whole round, and it gains one node per step.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'Then slow is halfway around. Where is fast at that moment: at the same node?',
            },
            {
              says: ['9', 'nine'],
              reply:
                'They start at the same node. How many nodes must fast gain until it is level with slow again?',
            },
            {
              says: ['20', 'twenty'],
              reply: 'That is how many links fast follows in the end. How many steps does slow make?',
            },
          ],
        },
        claims: [
          {
            says: ['they may need many rounds to meet', 'slow runs around the cycle again and again'],
            isRight: false,
            reply:
              'No, slow goes around at most once: fast trails by at most one round when slow enters, and gains one node per step.',
          },
          {
            says: ['it is o(n) time and o(1) space', 'linear time and constant memory'],
            isRight: true,
            reply:
              'Yes, at most n steps until they meet and fewer than n to the entrance, with a fixed number of pointers.',
          },
          {
            says: ['jumping by two makes it log n', 'the fast pointer halves it each time so logarithmic'],
            isRight: false,
            reply:
              'No, doubling the speed halves the number of steps to the end, but n / 2 is still O(n). Nothing is halved again and again.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why do I not simply store the nodes?',
      about: 141,
      asks: [
        'set of visited nodes or fast and slow',
        'cycle without extra memory',
        'why not simply store the nodes',
      ],
      answer:
        'A set of nodes finds the cycle and its start in one pass, but takes O(n) memory. Fast and slow pointers take O(1) memory, with a second walk for the start. Both take O(n) time.',
      with: 'hash-lookup',
    },
    {
      kind: 'mistake',
      question: 'Is the meeting point the cycle entrance?',
      about: 142,
      asks: [
        'they meet at the start of the loop, right',
        'is the meeting point the cycle entrance',
        'i return slow where they met',
        'the node where fast catches slow begins the cycle',
        'loop starts where fast and slow meet',
        'fast and slow meet where the cycle begins',
      ],
      answer:
        'No, they can meet elsewhere in the cycle. In 1, 2, 3, 4, 5 with 5 linked back to 3, they meet at 4, but the cycle starts at 3. Restart one pointer at the head and move both by one: they meet at the start of the cycle.',
      further: {
        example:
          'Take 1, 2, 3, 4 with 4 linked back to 2. Slow goes 2, 3, 4 and fast goes 3, 2, 4: they meet at 4. The entrance is 2. Restart one pointer at 1 and move both by one: one goes from 1 to 2, the other from 4 to 2.',
        why: 'They meet when slow has walked a multiple of the cycle length, counted from the head. This is at the entrance only if the distance from the head to the entrance is such a multiple, too, for example 0.',
        check: {
          ask: 'Node 7 of 1 to 7 links back to 4, and both pointers start at 1. At which node do they meet?',
          right: ['5', 'five'],
          because: '5: slow visits 2, 3, 4, 5, and fast visits 3, 5, 7, 5.',
          wrong: [
            {
              says: ['4', 'four'],
              reply:
                'That is the entrance. Write down the nodes of both pointers step by step: where are they equal?',
            },
            {
              says: ['7', 'seven'],
              reply: 'Fast is there after three steps, but slow is at 4 then. Make another step.',
            },
          ],
        },
        claims: [
          {
            says: ['they can meet at the entrance by chance', 'sometimes they do meet at the start'],
            isRight: true,
            reply: 'Yes, for example if the last node links back to the head: then they meet at the head.',
          },
          {
            says: ['the meeting point is always inside the cycle', 'they never meet before the cycle'],
            isRight: true,
            reply:
              'Yes, before the cycle fast is ahead and nothing leads back, so only inside it can they be at the same node again.',
          },
          {
            says: [
              'i can return slow when they meet',
              'return the node where they met',
              'the meeting node is the answer',
            ],
            isRight: false,
            reply:
              'No, it is only some node of the cycle. A second phase from the head is needed to find the entrance.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can I check for a cycle by waiting until I see the head again?',
      about: 141,
      asks: [
        'cycle check until i see head again',
        'compare each node with head only',
        'the tail always links to the head, right',
        'while cur != head never stops',
      ],
      answer:
        'No, the tail may link to any node. In 1, 2, 3 with 3 linked back to 2, you never see the head again, so the loop never ends. Use slow and fast pointers, or a set of all visited nodes.',
    },
    {
      kind: 'mistake',
      question: 'Does the fast pointer halve the time?',
      asks: [
        'fast pointer makes it half the time',
        'finding the middle is o(n/2) so faster',
        'jumping two means log n, right',
        'two speeds halve the cost',
      ],
      answer:
        'No, it is O(n): the fast pointer still follows every link to the end, and the slow one follows half of them. What you save is a second pass and the length, not the order of growth.',
    },
    {
      kind: 'mistake',
      question: 'Does the same number twice mean that there is a cycle?',
      about: 141,
      asks: [
        'same number twice so there is a cycle',
        'a repeated value means the list loops',
        'seen values set says cycle',
      ],
      answer:
        'No, values may repeat without any cycle: 1, 1, null. Only the same node reached twice proves a cycle, so store or compare nodes, not values.',
    },
    {
      kind: 'mistake',
      question: 'Why does my cycle check always return true?',
      about: 141,
      asks: [
        'says cycle for every list',
        'has cycle always returns true',
        'even a single node counts as a loop',
        'straight list reported as circular',
        'it says every list has a cycle',
      ],
      answer:
        'You compare before moving: both pointers start at the head, so they are equal at once. Move slow by one and fast by two first, and then compare.',
    },
    {
      kind: 'mistake',
      question: 'Why does it delete the neighbor of the wanted node?',
      about: 19,
      asks: [
        'deletes the neighbor of the wanted node',
        'nth from end removes the wrong one',
        'one node too late is removed',
        'removes the node after it',
      ],
      answer:
        'Your gap is one too small: slow must stop before the node to remove. Start both at the dummy, move fast n + 1 steps, then move both until fast is null.',
    },
    {
      kind: 'mistake',
      question: 'Why is the list shorter after the palindrome check?',
      about: 234,
      asks: [
        'list is shorter after the palindrome check',
        'half of the list is gone after comparing',
        'my check destroyed the input list',
        'original ends in the middle now',
      ],
      answer:
        'You reversed the second half and did not restore it, so the list now ends at the middle. After comparing, reverse that half again and link it back to the end of the first half.',
    },
    {
      kind: 'mistake',
      question: 'Why does my search for the intersection run forever?',
      about: 160,
      asks: [
        'intersection search runs forever',
        'two lists without a common node hang',
        'switching heads never ends',
        'loops when lists do not touch',
        'intersection of two lists never finishes',
      ],
      answer:
        'You probably switch lists when `a.next` is null, so the pointers never become null together. Switch when the pointer itself is null: `a = a.next if a else headB`. Without a common node both then become null at the same time, at the latest after walking both lists.',
    },
    {
      kind: 'when',
      question: 'How do I find out whether songs that name the next one repeat?',
      asks: [
        'each song names the next, does it repeat',
        'half of a tape of unknown length',
        'random generator, when does it repeat',
        'following hints, do i run in circles',
        'two trails join, at which tree',
      ],
      answer:
        'Each item leads to exactly one next item, so use two pointers: different speeds for a repetition or the middle, a switch of heads for the node where two chains join. O(n) time, O(1) space.',
    },
    {
      kind: 'how',
      question: 'How do I break the loop in a linked list?',
      asks: [
        'break the loop in a linked list',
        'remove the cycle after finding it',
        'repair a circular list',
        'cut the link that closes the cycle',
      ],
      answer:
        "Find the entrance of the cycle first. Then walk from it until a node's `next` is the entrance, and set that `next` to null. Both walks are O(n) with O(1) space.",
    },
    {
      kind: 'compare',
      question: 'Is one pass faster than counting first?',
      about: 19,
      asks: [
        'count the length or use a gap',
        'two passes or one for nth from end',
        'is one pass faster than counting first',
        'length minus n vs two pointers',
      ],
      answer:
        'Both are O(n) and follow about the same number of links. Choose the gap of two pointers if one pass is required; counting first is simpler and equally good otherwise. In both cases start at a dummy node.',
    },
    {
      kind: 'what',
      question: 'Can I detect a cycle in fewer steps?',
      about: 141,
      asks: [
        "brent's algorithm",
        'cycle detection with fewer steps',
        'alternative to floyd',
        'teleporting turtle',
      ],
      answer:
        "Brent's algorithm also takes O(n) time and O(1) space: one pointer waits while the other walks 1, 2, 4, 8, ... steps, and then the waiting one jumps to it. When they meet, the steps since the last jump are the cycle length. It usually follows fewer links than Floyd, but interviews expect Floyd.",
    },
    {
      kind: 'how',
      question: 'How do I detect a cycle in a linked list?',
      about: 141,
      asks: [
        'how to find if linked list have cycle without use extra memory',
        'how to find a cycle without extra memory',
        'please explain simple, how two pointers find the cycle',
        'how do two pointers find the cycle',
        'how do slow and fast find a cycle',
        'explain simply how slow and fast detect a cycle',
        'how do i detect a cycle',
        'how do i detect a cycle in a linked list',
        'does my linked list have a loop',
        'check for a cycle in a list',
        'linked list cycle idea',
        'find out if a list is circular',
        'cycle detection in simple words',
        'how do i know if a linked list has a loop',
        'how can i tell whether a linked list has a loop',
        'how do i know if a linked list has a cycle',
        'how do i check if a linked list loops',
        'loop in a linked list',
        'how do i find out if a list goes in circles',
        'linked list goes in circles',
        'how can i see whether a list never ends',
        'how would i know if a list goes around in a circle',
        'does the list come back to itself',
        'how do you find a loop in a list',
      ],
      answer:
        'Move `slow` one node and `fast` two nodes per step, both from the head. If `fast` or `fast.next` becomes null, there is no cycle. If the two ever are the same node, there is one: inside a cycle the fast one gains one node per step and catches up. O(n) time, O(1) space. A set of visited nodes works too, with O(n) space.',
      further: {
        example:
          '1 → 2 → 3 → back to 2. Both start at 1. Step 1: slow 2, fast 3. Step 2: slow 3, fast moves to 2 and then to 3: both are at 3, so there is a cycle.',
        why: 'Once both are in the cycle, the distance from fast to slow shrinks by one with each step, so fast cannot jump past it. Without a cycle, fast reaches null.',
        check: {
          ask: 'A list ends with null. Can slow and fast ever meet after the start: yes or no?',
          right: ['no'],
          because: 'No: fast is always ahead and reaches null first.',
          wrong: [{ says: ['yes'], reply: 'Fast moves away from slow. What would bring it back?' }],
        },
        claims: [
          {
            says: ['no cycle means fast reaches null', 'fast runs into null without a cycle'],
            isRight: true,
            reply: 'Yes. It walks to the end in about n / 2 steps.',
          },
          {
            says: ['equal values mean a cycle', 'if two nodes have the same value there is a cycle'],
            isRight: false,
            reply: 'No. Compare the nodes, not their values.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I sort a linked list?',
      about: 148,
      asks: [
        'how do i sort a linked list',
        'sort list idea',
        'merge sort on a linked list',
        'sorting a linked list in simple words',
        'best sort for a linked list',
        'sort nodes by value',
        'which sort is best for a linked list',
      ],
      answer:
        'Use merge sort. Find the middle with a fast and a slow pointer, cut the list there, sort both halves recursively, and merge them by relinking nodes. That is O(n log n) time and only O(log n) space for the calls. Quicksort and heapsort suit lists less, because they need access by index. Copying the values into an array and sorting it is allowed if O(n) space is.',
    },
    {
      kind: 'what',
      question: 'What if I must not change the list?',
      asks: [
        'what if i am not allowed to modify the list',
        'what if the list must not be changed',
        'can i do it without changing the list',
        'is it ok to modify the nodes',
      ],
      answer:
        'Fast and slow pointers only read, so finding a cycle or the middle is safe. For the palindrome check, copy the values into an array, O(n) space. Or reverse the second half, compare, and reverse it back before you return, O(1) space, if no one else reads the list meanwhile. Ask which one is allowed.',
    },
    {
      kind: 'how',
      question: 'Which lists test two pointers in a list?',
      asks: [
        'how do i test it, which lists should i try',
        'which lists should i test',
        'edge cases for removing the nth node from the end',
      ],
      answer:
        'Try one node, two nodes, and an odd and an even length. For the n-th node from the end: n = 1 removes the tail, n = length the head, and in a list of one node both at once. For a cycle: none, one node that links to itself, the tail linked to the head, and the tail linked to the middle.',
    },
    {
      kind: 'how',
      question: 'How do I explain fast and slow pointers in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain floyds cycle detection to the interviewer',
        'how do i present fast and slow pointers',
        'what do i say about floyd',
      ],
      answer:
        'Say: "Fast moves two nodes, slow one. Without a cycle fast reaches the end. In a cycle the distance from fast to slow shrinks by one per step, so it becomes 0 and they meet. O(n) time, O(1) space; a set would need O(n) space." Trace 1 → 2 → 3 with 3 linked back to 2.',
    },
    {
      kind: 'mistake',
      question: 'What if the list is empty or has only one node?',
      asks: [
        'what if the list is empty',
        'empty linked list with two pointers',
        'what if there is only one node',
        'what if head is none',
        'list with a single node and fast and slow',
      ],
      answer:
        '`while fast and fast.next` handles both. Empty: `fast` is null, the loop does not run, so there is no cycle and the middle is null. One node: `fast.next` is null, so the loop does not run either; slow stays at that node, which is the middle.',
    },
    {
      kind: 'mistake',
      question: 'What if a node points to itself?',
      about: 141,
      asks: [
        'what if the list has one node pointing to itself',
        'self loop',
        'a node whose next is itself',
        'cycle of length one',
      ],
      answer:
        'Then it is a cycle of length 1. `fast` and `fast.next` are both that node, so the loop runs; after one step slow and fast are equal, and you return true. The start of the cycle is that node.',
    },
    {
      kind: 'how',
      question: 'How do I find the node where a cycle begins?',
      asks: [
        'how do i find where the cycle begins',
        'how to find the start of the cycle',
        'find the node where the loop starts',
        'linked list cycle 2 idea',
        'slow and fast met, what now',
        'what do i do after slow and fast meet',
        'find the entrance of the cycle',
        'where does the loop start how do i get the node',
      ],
      answer:
        'Let slow move one node and fast two until they meet; if fast reaches null, there is no cycle. Then put one pointer back at the head and move both one node at a time: they meet where the cycle begins. In 1 → 2 → 3 → 4 → 5 with 5 linked back to 3, slow and fast meet at 4; from 1 and 4, two steps lead to 3.',
      about: 142,
      further: {
        example:
          '1 → 2 → 3 → 4 → 5, and 5 is linked back to 3. Slow and fast start at 1.\n- Step 1: slow 2, fast 3.\n- Step 2: slow 3, fast 5.\n- Step 3: slow 4, fast 4. They meet.\n- One pointer goes back to 1, the other stays at 4.\n- Both move by one: 2 and 5, then 3 and 3.\n\nThe cycle begins at 3.',
        why: 'When they meet, fast has walked twice as far as slow, so the steps of slow are a whole number of rounds. Let the head be `a` steps before the start of the cycle. After `a` more steps, slow has walked `a` steps plus whole rounds, which ends at the start of the cycle. A pointer from the head needs the same `a` steps.',
        check: {
          ask: 'In 1 → 2 → 3 → 4 → 5 → 6 with 6 linked back to 3, slow and fast meet at 5. After how many steps do the pointers from 1 and from 5 meet?',
          right: ['2', 'two', '2 steps'],
          because: '2: from 1 they are 2 and 3, from 5 they are 6 and 3.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'Count links, not nodes: from 1, how many links lead to 3?',
            },
            {
              says: ['4', 'four'],
              reply: 'Write down both positions after each step. 6 is linked back to 3.',
            },
          ],
        },
        claims: [
          {
            says: [
              'in the second phase both pointers move one node at a time',
              'after they meet both move by one',
            ],
            isRight: true,
            reply:
              'Yes. The head and the meeting point are equally far from the start of the cycle, counted with whole rounds, so equal speeds bring both there at once.',
          },
          {
            says: [
              'in the second phase fast still moves two',
              'fast keeps moving two nodes after the meeting',
            ],
            isRight: false,
            reply:
              'No. Both must move one node at a time. With two, the pointer in the cycle need not be at its start when the other one arrives.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What if n is larger than the length of the list?',
      asks: [
        'remove nth from end n larger than length',
        'n is bigger than the list',
        'what if n is greater than the number of nodes',
        'n too large in remove nth node',
        'n out of range nth from end',
        'list has 3 nodes and n is 5',
        'do i have to check that n is valid',
      ],
      answer:
        'The problem of removing the n-th node from the end usually promises that n is between 1 and the length. If your input may break that, test fast for null while you move it ahead: if it is null and steps are still left, there is no such node. Then return the list unchanged or report an error, as agreed. Without the test, reading `fast.next` crashes.',
      about: 19,
    },
    {
      kind: 'cost',
      question: 'What does removing the n-th node from the end cost?',
      asks: [
        'complexity of remove nth from end',
        'is remove nth node from end o(n)',
        'time and space of nth from the end',
        'is it o(n) with two pointers',
        'do two pointers make it faster than o(n)',
        'is one pass o(n) or o(1)',
        'isnt it o(2n) with two pointers',
      ],
      answer:
        'O(L) time for a list of L nodes, usually written O(n), and O(1) space. Two pointers on one list do not make it faster than linear: fast follows every link to the end, and slow the first L - n of them. Counting the nodes first is O(L) as well. A singly linked list cannot reach its end without following its links.',
      about: 19,
    },
  ],
  problems: [
    {
      number: 141,
      questions: [
        {
          question: 'What do I check and compare in the loop?',
          asks: ['null pointer', 'fast.next check', 'compare values or nodes'],
          answer:
            'Check `fast` and `fast.next` before each jump, and after the jump compare the nodes themselves, not their values.',
        },
        {
          question: 'What does it mean that fast reaches null?',
          asks: ['what does it mean that fast reaches null', 'cost of has cycle', 'when is there no cycle'],
          answer:
            'If `fast` or `fast.next` is null, the list has an end, so there is no cycle. O(n) time, because in a cycle slow is caught within its first round, and O(1) space.',
        },
      ],
    },
    {
      number: 142,
      questions: [
        {
          question: 'Why does the second pointer start at the head?',
          asks: ['why reset to head', 'start proof', 'where does the begin'],
          answer:
            'When they meet, slow has walked a whole number of rounds. So as many more steps as the head is away from the entrance take it to the entrance, and a pointer from the head arrives there at the same time.',
        },
        {
          question: 'Why do I return the wrong node?',
          asks: [
            'returns the meeting point instead of the entrance',
            'linked list cycle ii wrong node',
            'second pointer from head',
          ],
          answer:
            'The meeting point is somewhere in the cycle, so do not return it. Start one pointer at the head, leave the other at the meeting point, move both by one, and return where they meet.',
        },
        {
          question: 'What if there is no cycle?',
          asks: ['cycle start when there is none', 'no cycle return null ii', 'cost of finding the entrance'],
          answer:
            'If fast reaches the end, return null before the second phase. Both phases together take O(n) time and O(1) space.',
        },
      ],
    },
    {
      number: 19,
      questions: [
        {
          question: 'What if the head is the node to remove?',
          asks: ['head', 'n equals length', 'off by one'],
          answer:
            'Start both pointers at a dummy before the head, and keep a gap of n + 1 links. Then even the head has a node before it, so removing it is an ordinary case.',
          further: {
            example:
              'Take 1, 2, 3 and n = 3, so the head must go. Both pointers start at the dummy. Fast moves n + 1 = 4 steps: 1, 2, 3, null. Slow is still at the dummy, so `slow.next = slow.next.next` removes the 1, and `dummy.next` is the 2.',
            why: 'Removing a node means changing the link that leads to it, so slow must stop one node earlier. Only the head has no such node, and the dummy supplies it.',
            check: {
              ask: 'A list has 6 nodes and n = 2. Fast moves n + 1 steps from the dummy, then both move until fast is null. At which node is slow?',
              right: ['4', 'four', 'fourth'],
              because: '4: the second node from the end is 5, and slow must stop one before it.',
              wrong: [
                {
                  says: ['5', 'five', 'fifth'],
                  reply:
                    'That is the node to remove. Where must slow stop so that it can change the link to it?',
                },
                {
                  says: ['3', 'three', 'third'],
                  reply: 'That is where fast is after its lead. Now move both until fast has passed node 6.',
                },
              ],
            },
            claims: [
              {
                says: ['a gap of n from the dummy is enough', 'fast only needs n steps from the dummy'],
                isRight: false,
                reply:
                  'Only if both stop when fast is at the last node (`while fast.next`). If they move until fast is null, slow stops at the very node to remove and cannot change the link to it.',
              },
              {
                says: ['i have to return dummy.next', 'return dummy.next and not head'],
                isRight: true,
                reply:
                  'Yes, the head may be the node that was removed, and `dummy.next` is always the current first node.',
              },
              {
                says: ['i have to know the length first', 'without the length i cannot count from the end'],
                isRight: false,
                reply:
                  'No, the gap does the counting: when fast is past the end, slow trails it by n + 1 links.',
              },
            ],
          },
        },
        {
          question: 'Why is the gap n + 1 and not n?',
          asks: [
            'what is the gap in nth from end',
            'why n + 1 steps from dummy',
            'meaning of first and second pointer',
          ],
          answer:
            'The gap is the distance between the two pointers: when the first pointer is past the last node, the second must be just before the node to remove. From the dummy that needs n + 1 links.',
        },
      ],
    },
    {
      number: 876,
      questions: [
        {
          question: 'Which of two middle nodes does slow reach?',
          asks: ['second', 'even length'],
          answer:
            'If both start at the head and the loop is `while fast and fast.next`, slow ends at the second middle.',
        },
        {
          question: 'Why do I get the first of two middles?',
          asks: ['returns the first of two middles', 'middle with six nodes', 'middle node cost'],
          answer:
            'Your `fast` starts one node ahead, or your loop tests `fast.next.next`. For an even length the problem asks for the second middle, such as 4 in 1, 2, 3, 4, 5, 6: start both at the head and loop while `fast` and `fast.next` exist. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 160,
      questions: [
        {
          question: 'Why do the pointers switch lists?',
          asks: ['switch heads', 'no loop', 'compare nodes not values'],
          answer:
            'Each pointer walks its own list and then the other one. Both walks are equally long, so the pointers reach the first common node at the same time, or null if there is none.',
        },
        {
          question: 'May I compare values instead of nodes?',
          asks: [
            'intersection by value is wrong',
            'cost of two list intersection',
            'difference of lengths intersection',
          ],
          answer:
            'Compare nodes, since equal values may occur in separate nodes. Instead of switching lists you can also skip the difference of the lengths in the longer list and then walk both together: O(m + n) time, O(1) space.',
        },
        {
          question: 'What if they do not intersect?',
          asks: [
            'what if they dont intersect infinite loop',
            'no intersection',
            'lists without a common node',
            'do the pointers stop if there is no intersection',
          ],
          answer:
            'Then both pointers become null in the same step, after m + n nodes each, and you return null. Switch when the pointer itself is null, not when its `next` is: otherwise they never become null and loop forever.',
        },
        {
          question: 'Why does switching heads work?',
          asks: [
            'intersection of two lists why does switching heads work',
            'why do both pointers walk a + b',
            'why do they meet at the intersection',
          ],
          answer:
            'Say list A has a nodes of its own, list B has b, and c are shared. One pointer walks a + c + b nodes, the other b + c + a. That is equal, so both arrive at the first shared node in the same step, whatever the lengths are.',
        },
      ],
    },
    {
      number: 234,
      questions: [
        {
          question: 'What about the middle node of an odd list?',
          asks: ['odd', 'restore', 'compare halves'],
          answer:
            'The middle node of an odd list does not matter, since it has no partner. Compare only as many pairs as the shorter half has nodes.',
        },
        {
          question: 'Which nodes are compared with each other?',
          asks: ['what do the two halves mean', 'palindrome list cost', 'palindrome fails for two nodes'],
          answer:
            'The first half is read forward and the reversed second half from the end, so the k-th nodes of both must be equal. Compare while the reversed half has nodes: O(n) time, O(1) space.',
        },
        {
          question: 'How do I do it with O(1) space?',
          asks: [
            'palindrome linked list how with o(1) space',
            'palindrome linked list without an array',
            'constant space palindrome list',
            'how do i check a palindrome list in place',
          ],
          answer:
            'Find the middle with a slow and a fast pointer, reverse the second half, then walk from both starts and compare as many nodes as the reversed half has. O(n) time and O(1) space. For 1 → 2 → 2 → 1 the second half becomes 1 → 2, and it matches 1 → 2.',
        },
        {
          question: 'Do I have to restore the list?',
          asks: [
            'do i need to restore the list after',
            'should i reverse the second half back',
            'is it ok to change the list',
            'the list is changed after the palindrome check',
          ],
          answer:
            'The judge does not require it, but it is good manners: other code may still use the list. Reverse the second half again and attach it: O(n) more time, no more space. Mention it in an interview.',
        },
      ],
    },
    {
      number: 202,
      questions: [
        {
          question: 'Why must the sequence repeat?',
          asks: ['cycle', 'why finite', 'floyd'],
          answer:
            'A number of at most three digits gives a sum of at most 3 · 81 = 243, and larger numbers quickly shrink to that range. So only finitely many values are possible, and one of them must repeat.',
        },
        {
          question: 'Why does my loop never end?',
          asks: ['happy number hangs', 'why 4 never ends', 'happy number with set or floyd'],
          answer:
            'Numbers that are not happy run in the cycle 4, 16, 37, 58, 89, 145, 42, 20, 4, so stop when a number repeats. A set of seen numbers is simplest; two speeds need only O(1) space.',
        },
      ],
    },
    {
      number: 148,
      questions: [
        {
          question: 'Why must I cut the list before I recurse?',
          asks: ['cut', 'quicksort', 'bottom up merge'],
          answer:
            'Without the cut, the first half still ends where the whole list ends. So the call for it gets the same list again, and the recursion never ends.',
        },
        {
          question: 'Why merge sort and not quicksort?',
          asks: ['sort list cost', 'sort list recursion depth', 'why merge sort and not quicksort for lists'],
          answer:
            'Merge sort never needs access by index, and merging lists needs no extra array. It takes O(n log n): log n levels, each merging all n nodes, with a call stack of O(log n). Quicksort can degrade to O(n²).',
        },
      ],
    },
    {
      number: 287,
      questions: [
        {
          question: 'Why is the entrance of the cycle the answer?',
          asks: ['entrance', 'why start at 0', 'cannot modify array'],
          answer:
            'At the entrance two links of the walk end, one from before the cycle and one from inside it. Two indices with the same value do just that, so the entrance is the duplicate. Index 0 is never a value, so it is outside the cycle.',
        },
        {
          question: 'Why do sums and XOR fail?',
          asks: ['why not xor or sum', 'duplicate number cost', 'duplicate appears more than twice'],
          answer:
            "The duplicate may occur several times and some numbers may be missing, so sums and XOR fail. Floyd's algorithm, with i linked to `nums[i]`, takes O(n) time and O(1) space.",
        },
      ],
    },
    {
      number: 143,
      questions: [
        {
          question: 'Why does my result loop forever?',
          asks: ['cycle', 'loops forever', 'cut the first half'],
          answer:
            "You did not cut the list. Set the `next` of the first half's last node to null before you reverse the second half; otherwise the halves stay connected, and the weave makes a cycle.",
        },
        {
          question: 'Why do I reverse the second half?',
          asks: [
            'why reverse the second half',
            'why not just walk from the end',
            'how do i get the last node each time',
          ],
          answer:
            'The new order needs the last node, then the one before it, and a singly linked list cannot be walked backward. Reversed, the second half gives its nodes in just that order, with O(1) extra space.',
        },
        {
          question: 'What does it cost, and which half is longer?',
          asks: ['reorder list cost', 'reorder odd number of nodes', 'which half is longer in reorder'],
          answer:
            'It takes O(n) time and O(1) space: finding the middle, reversing and weaving are one walk each. With an odd length the first half has one node more, which stays at the end.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A subway line with up to a million stations is stored as a singly linked list. By mistake, the last station may link back to an earlier one. Your program can store only two stations at a time. Does the line ever end?',
      words: ['store only two stations'],
      not: 'hash-lookup',
      why: 'A set of visited stations would notice the repetition, but it may grow to a million entries, and there is room for two.',
      idea: 'Move one pointer by single steps and one by double steps; they meet exactly if the line runs in a cycle.',
      cost: 'O(n)',
    },
    {
      task: "A parade is a singly linked list of floats; their number is even but unknown. Walking along it only once, insert a node for the mayor's car at the exact middle, with constant extra space.",
      words: ['at the exact middle', 'only once'],
      not: 'linked-list-manipulation',
      why: 'A single plain walk learns the length only at the end, when the middle is long past, and a second walk is not allowed.',
      idea: 'From the head, let a fast pointer take two steps for each step of a slow one as long as two more nodes follow it; the car goes right after the slow one.',
      cost: 'O(n)',
    },
    {
      task: 'A diary is a singly linked list of entries, oldest first, of unknown length. Unlink the entry that has exactly 30 newer ones after it. Walk along the diary once, and leave all other links as they are.',
      words: ['exactly 30 newer ones after it', 'leave all other links'],
      not: 'linked-list-reversal',
      why: 'Turning the diary around changes every link and takes another walk to count and to turn it back, all of which is ruled out.',
      idea: 'From a dummy node before the head, keep two pointers 31 nodes apart, and unlink the node after the rear one when the front one has reached the last node.',
      cost: 'O(n)',
    },
    {
      task: 'Each version of a program links to the version it was made from. From two given versions, these links lead over up to a million others and join at some version for good. Find where they join; there is room for a few links only.',
      words: ['room for a few links only'],
      not: 'hash-lookup',
      why: 'Collecting all versions on one path and looking up those on the other needs space for up to a million of them.',
      idea: 'Follow both paths at equal speed, continue each at the start of the other when it ends, and stop where the two pointers meet.',
      cost: 'O(n + m)',
    },
    {
      task: 'The pattern of 50 lamps changes every second; a known rule computes it from the pattern before alone. Within 20 million seconds, some pattern comes back. With space for three patterns, find the first second whose pattern is shown again later.',
      words: ['space for three patterns'],
      not: 'hash-lookup',
      why: 'Storing every pattern with its second shows the first repetition, but that can take 20 million entries instead of three.',
      idea: 'Let one copy run at double speed until both show the same pattern, restart one at the beginning, and count single steps until they agree again.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['slow moves 1 and fast moves 2', 'slow goes one step and fast goes two'],
      isRight: true,
      reply: 'Yes. So fast gains one node per step, and in a cycle it cannot jump over slow.',
    },
    {
      says: ['slow moves 2 and fast moves 1', 'slow goes two steps and fast goes one'],
      isRight: false,
      reply: 'No, slow moves by one and fast by two.',
    },
    {
      says: ['slow and fast meet at the start of the cycle', 'they meet at the entrance'],
      isRight: false,
      reply:
        'Not in general. They meet somewhere in the cycle; then one pointer starts again at the head, both move by one, and they meet at the entrance.',
    },
    {
      says: ['without a cycle fast reaches null', 'if there is no cycle fast gets to the end'],
      isRight: true,
      reply: 'Yes. Fast or its next becomes null, and the loop ends: no cycle.',
    },
    {
      says: ['when fast is at the end slow is in the middle', 'slow ends in the middle'],
      isRight: true,
      reply: 'Yes. Fast has walked twice as far.',
    },
    {
      says: ['detecting a cycle takes o(1) space'],
      isRight: true,
      reply: 'Yes. It needs two pointers; a set of visited nodes would need O(n).',
    },
    {
      says: ['the fast pointer moves two steps', 'the fast pointer moves two nodes at a time'],
      isRight: true,
      reply: 'Yes, and slow moves one. So fast gains one node per step.',
    },
    {
      says: ['the slow pointer moves two steps'],
      isRight: false,
      reply: 'No, one. The fast one moves two.',
    },
    {
      says: ['the slow pointer moves one step'],
      isRight: true,
      reply: 'Yes, and the fast one moves two.',
    },
    {
      says: [
        'for 1 2 3 4 the middle is 2',
        'with four nodes slow stops at the second',
        'for an even number of nodes i get the first middle',
        'in 1 2 3 4 slow ends at 2',
      ],
      isRight: false,
      reply:
        'No, if both start at the head and you loop while `fast and fast.next`: slow goes 1, 2, 3 and fast 1, 3, null, so slow is at 3, the second middle. For the first middle, loop while `fast.next and fast.next.next`.',
    },
    {
      says: [
        'for 1 2 3 4 the middle is 3',
        'with an even number of nodes slow is at the second middle',
        'for four nodes slow ends at 3',
      ],
      isRight: true,
      reply: 'Yes, when both start at the head: slow goes 1, 2, 3 while fast goes 1, 3, null.',
    },
    {
      says: [
        'the set is better because it is faster',
        'a set of visited nodes has better time',
        'hashing is faster in big o than fast and slow',
      ],
      isRight: false,
      reply: 'No. Both take O(n) time. The set takes O(n) memory, while two pointers take O(1).',
    },
    {
      says: [
        'a set works too but needs more memory',
        'visited nodes in a set take o(n) space',
        'the set is correct but uses linear memory',
      ],
      isRight: true,
      reply:
        'Yes. The first node that is already in the set is the start of the cycle. Two pointers do it in O(1) space.',
    },
    {
      says: [
        'slow and fast start at different nodes',
        'fast must start one node ahead',
        'fast has to start at head.next',
      ],
      isRight: false,
      reply:
        'Not quite: both may start at the head, if you compare after moving. Starting fast at `head.next` is a variant for the first middle or a different loop.',
    },
    {
      says: [
        'if there is no cycle the loop never ends',
        'without a cycle it runs forever',
        'fast and slow loop forever without a cycle',
      ],
      isRight: false,
      reply:
        'No. Without a cycle fast reaches the end after n / 2 rounds, and `while fast and fast.next` stops.',
    },
    {
      says: [
        'i compare nodes and not values',
        'equal values do not mean a cycle',
        'the same node must come again',
      ],
      isRight: true,
      reply:
        'Yes. Different nodes may hold equal values. A cycle means that you reach the same node again, so compare with `is` or `==` on references.',
    },
    {
      says: [
        'for the entrance fast goes on from the meeting point with two steps',
        'in the second phase fast keeps its speed',
        'after meeting slow goes back and fast moves twice',
      ],
      isRight: false,
      reply:
        'No. In the second phase both move one step: one from the head, one from the meeting point. They meet at the start of the cycle.',
    },
    {
      says: [
        'after meeting one pointer restarts at the head',
        'in the second phase both move one step',
        'restart one pointer at the head to find the start',
      ],
      isRight: true,
      reply:
        'Yes. From the head to the entrance it is as far as from the meeting point to the entrance (plus full rounds), so they meet there.',
    },
    {
      says: [
        'nth from the end needs the length first',
        'remove nth from end needs two passes',
        'i have to count the nodes first for the nth from the end',
      ],
      isRight: false,
      reply:
        'Not necessarily. Counting first is correct, but with two pointers and a gap of n one pass is enough. Both take O(n).',
    },
    {
      says: [
        'fast is n steps ahead',
        'the gap is n from the dummy',
        'a gap of n steps is enough to remove the nth node',
      ],
      isRight: false,
      reply:
        'Almost. From a dummy you need n + 1 steps, so that slow ends before the node to remove. With a gap of n and a stop at the last node (`fast.next` is null) it works as well. What matters is that slow ends one before.',
    },
    {
      says: [
        'slow must end before the node to remove',
        'slow has to stop one node earlier',
        'i need the node before the one that is removed',
      ],
      isRight: true,
      reply: 'Yes. To unlink a node you change the `next` of the node before it.',
    },
    {
      says: [
        'removing the head needs a special case with a dummy',
        'the head cannot be removed with two pointers',
        'if n equals the length the code crashes with a dummy',
      ],
      isRight: false,
      reply:
        'No. With a dummy before the head, slow is still at the dummy then, and `slow.next = slow.next.next` removes the head. Return `dummy.next`.',
    },
    {
      says: [
        'for the palindrome i have to copy the values to an array',
        'palindrome linked list always needs o(n) space',
        'without an array the palindrome check is impossible',
      ],
      isRight: false,
      reply:
        'No. Find the middle, reverse the second half, and compare it with the first: O(n) time and O(1) space. The copy is simpler and takes O(n) space.',
    },
    {
      says: [
        'reverse the second half and compare',
        'the palindrome check takes o(1) space if i reverse half',
        'find the middle reverse the second half and compare',
      ],
      isRight: true,
      reply:
        'Yes. Both halves are then read from the outside in, and the middle node of an odd list does not matter.',
    },
    {
      says: [
        'if the lists do not intersect it loops forever',
        'without an intersection the pointers never stop',
        'no intersection means an infinite loop',
      ],
      isRight: false,
      reply:
        'No. Both pointers walk m + n nodes and then become null at the same time, so they are equal and you return null. It only loops if you switch before reaching null.',
    },
    {
      says: [
        'if they do not intersect both become null together',
        'without an intersection both end at null at the same time',
        'they walk a + b nodes and then are both null',
      ],
      isRight: true,
      reply: 'Yes. Each pointer walks both lists, so both reach the end in the same step.',
    },
    {
      says: [
        'two lists intersect if a value is equal',
        'the same value means an intersection',
        'intersection compares values',
      ],
      isRight: false,
      reply: 'No. The node itself must be shared. Two different nodes with value 8 are no intersection.',
    },
    {
      says: ['with one node fast.next crashes', 'a single node gives an error', 'one node counts as a cycle'],
      isRight: false,
      reply:
        'No. With one node and no link, `fast.next` is null, so the loop does not run and there is no cycle. Reading `fast.next` is fine, because fast is a node.',
    },
    {
      says: [
        'an empty list has no cycle',
        'if head is null return false',
        'with an empty list the loop does not run',
      ],
      isRight: true,
      reply: 'Yes. `fast` is null, so the loop condition is false at once.',
    },
    {
      says: [
        'if fast is null there is no cycle',
        'fast reaches null without a cycle',
        'if fast or fast.next is null there is no cycle',
        'when fast reaches the end there is no loop',
      ],
      isRight: true,
      reply: 'Yes. A list with a cycle has no end, so reaching null proves that there is none.',
    },
    {
      says: [
        'a node that points to itself is a cycle',
        'a single node pointing to itself is a cycle of length 1',
        'one node linked to itself counts as a loop',
      ],
      isRight: true,
      reply:
        'Yes. Its `next` is the node itself: fast and slow both stay there, so they are equal after one step, and you return true.',
    },
    {
      says: [
        'find the middle reverse the second half and merge',
        'find middle, reverse second half, merge',
        'reorder list is middle reverse and merge',
      ],
      isRight: true,
      reply:
        'Yes. For 1 → 2 → 3 → 4: cut into 1 → 2 and 3 → 4, reverse the second to 4 → 3, and take turns: 1 → 4 → 2 → 3.',
    },
  ],
} satisfies TutorTexts
