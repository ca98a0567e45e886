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
        'A cycle, the middle, the n-th node from the end, a palindrome or an intersection, in one pass and with O(1) extra space.',
    },
    {
      kind: 'compare',
      question: 'Why do I not use a set to detect a cycle?',
      asks: [
        'visited set vs tortoise and hare',
        'hash set of nodes vs floyd',
        'set or slow fast',
        'why not use a set to detect a cycle',
        'is a hash set ok for the cycle',
      ],
      answer:
        'Both take O(n) time. The set stores every node, O(n) space, and the first repeated node is where the cycle starts. Floyd needs O(1) space and a second phase to find the start.',
      with: 'hash-lookup',
    },
    {
      kind: 'why',
      question: 'Why do slow and fast meet?',
      asks: [
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
    },
    {
      kind: 'why',
      question: 'Why does starting again at the head find the start of the cycle?',
      asks: [
        'why reset to head finds the cycle start',
        'second phase floyd',
        'distance to the entrance',
        'where does the cycle begin and why restart from head',
        'why does walking from head and meeting point work',
        'proof that one pointer from the head and one from the meeting point find the entry',
      ],
      answer:
        'When they meet, the fast one has walked twice as far, so the distance from the head to the entrance equals the distance from the meeting point on to the entrance, plus whole rounds. Two pointers, one from each, at the same speed meet at the entrance.',
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
      ],
      answer:
        'Jumping two nodes needs both of them. Loop while `fast` and `fast.next` are not null. Fast jumps over one node, so both must exist.',
    },
    {
      kind: 'how',
      question: 'Which middle do I get with four nodes?',
      asks: [
        'middle with even length',
        'first or second middle',
        'split in the middle',
        'which middle',
        'which middle do i get with four nodes',
        'second middle or first',
      ],
      answer:
        'Starting both at the head gives the second middle of an even list; starting fast at `head.next` gives the first one. To split, cut after the first middle: you need the node before the second half.',
    },
    {
      kind: 'how',
      question: 'How do I remove the n-th node from the end?',
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
      asks: [
        'palindrome linked list',
        'reverse second half',
        'O(1) space palindrome list',
        'is a list a palindrome with O(1) memory',
        'reverse half of the list to compare',
      ],
      answer:
        'Find the middle, reverse the second half, compare both halves node by node, and restore the list if asked. O(n) time and O(1) space; with an odd length the middle node does not matter.',
    },
    {
      kind: 'how',
      question: 'Why can an array be read as a linked list?',
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
      asks: [
        'sort list',
        'merge sort on a linked list',
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
      asks: [
        'how do i find the middle of a linked list',
        'how do i find the middle',
        'middle node in one pass',
        'where is the middle of the list',
      ],
      answer:
        'Start both pointers at the head and move one by one node, the other by two. When the fast one reaches the end, the slow one is in the middle, or at the second of two middle nodes if the length is even. One pass, O(n) time, O(1) space.',
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
      asks: [
        'why step two and not three',
        'does fast by three also find the cycle',
        'why are they guaranteed to meet',
        'could the fast pointer jump over the slow one',
      ],
      answer:
        'With speeds 1 and 2 the distance shrinks by exactly 1 per step once both are in the cycle, so it reaches 0 and the fast one cannot jump over. With speed 3 it shrinks by 2: the fast one can jump over, and only because both start at the head do they still meet. You follow more links per step, and the walk to the entrance may fail.',
    },
    {
      kind: 'mistake',
      question: 'Why does it crash when n equals the length of the list?',
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
      asks: [
        'cost of floyd cycle detection',
        'how many steps until they meet',
        'time of the meeting plus finding the entrance',
      ],
      answer:
        'O(n) time and O(1) space: the slow pointer goes around the cycle at most once before they meet, so it takes at most n steps, and finding the entrance takes fewer than n more.',
    },
    {
      kind: 'compare',
      question: 'Why do I not simply store the nodes?',
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
      asks: [
        'they meet at the start of the loop, right',
        'is the meeting point the cycle entrance',
        'i return slow where they met',
        'the node where fast catches slow begins the cycle',
        'loop starts where fast and slow meet',
        'fast and slow meet where the cycle begins',
      ],
      answer:
        'No, they can meet at any node of the cycle. In 1, 2, 3, 4, 5 with 5 linked back to 3, they meet at 4, but the cycle starts at 3. Restart one pointer at the head and move both by one: they meet at the start of the cycle.',
    },
    {
      kind: 'mistake',
      question: 'Can I check for a cycle by waiting until I see the head again?',
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
      asks: [
        "brent's algorithm",
        'cycle detection with fewer steps',
        'alternative to floyd',
        'teleporting turtle',
      ],
      answer:
        "Brent's algorithm also takes O(n) time and O(1) space: one pointer waits while the other walks 1, 2, 4, 8, ... steps, and then the waiting one jumps to it. When they meet, the steps since the last jump are the cycle length. It usually follows fewer links than Floyd, but interviews expect Floyd.",
    },
  ],
  problems: [
    {
      number: 141,
      questions: [
        {
          asks: ['null pointer', 'fast.next check', 'compare values or nodes'],
          answer: 'Check `fast` and `fast.next` before jumping, and compare nodes, not values.',
        },
        {
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
          asks: ['why reset to head', 'start proof', 'where does the begin'],
          answer:
            'The fast one walked twice as far, so the way from the head to the entrance equals the way from the meeting point on to the entrance, up to full rounds.',
        },
        {
          asks: [
            'returns the meeting point instead of the entrance',
            'linked list cycle ii wrong node',
            'second pointer from head',
          ],
          answer:
            'The meeting point is somewhere in the cycle, so do not return it. Start one pointer at the head, leave the other at the meeting point, move both by one, and return where they meet.',
        },
        {
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
          asks: ['head', 'n equals length', 'off by one'],
          answer: 'Start at the dummy, so removing the head works too, and keep a gap of n + 1 links.',
        },
        {
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
          asks: ['second', 'even length'],
          answer: 'With `while fast and fast.next` slow ends at the second middle.',
        },
        {
          asks: ['returns the first of two middles', 'middle with six nodes', 'middle node cost'],
          answer:
            'For an even length the problem asks for the second middle: 4 in 1, 2, 3, 4, 5, 6. Start both at the head and loop while `fast` and `fast.next` exist. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 160,
      questions: [
        {
          asks: ['switch heads', 'no loop', 'compare nodes not values'],
          answer: 'Both walk a + b nodes, so they meet at the joint or at null.',
        },
        {
          asks: [
            'intersection by value is wrong',
            'cost of two list intersection',
            'difference of lengths intersection',
          ],
          answer:
            'Compare nodes, since equal values may occur in separate nodes. O(m + n) time, O(1) space. Alternatively skip the difference of the lengths in the longer list, then walk both together.',
        },
      ],
    },
    {
      number: 234,
      questions: [
        {
          asks: ['odd', 'restore', 'compare halves'],
          answer:
            'Compare as many pairs as the shorter half has nodes; the middle of an odd list does not matter.',
        },
        {
          asks: ['what do the two halves mean', 'palindrome list cost', 'palindrome fails for two nodes'],
          answer:
            'The first half is read forward and the reversed second half from the end, so each pair must match. O(n) time, O(1) space. Compare while the reversed half has nodes.',
        },
      ],
    },
    {
      number: 202,
      questions: [
        {
          asks: ['cycle', 'why finite', 'floyd'],
          answer:
            'The sum for a number of three digits is at most 243, so the numbers stay small and the sequence must repeat.',
        },
        {
          asks: ['happy number hangs', 'why 4 never ends', 'happy number with set or floyd'],
          answer:
            'Unhappy numbers run in the cycle 4, 16, 37, 58, 89, 145, 42, 20, 4, so stop when a number repeats. A set is simplest; two speeds need O(1) space.',
        },
      ],
    },
    {
      number: 148,
      questions: [
        {
          asks: ['cut', 'quicksort', 'bottom up merge'],
          answer: 'Cut the list in two before you recurse, or the recursion never ends.',
        },
        {
          asks: ['sort list cost', 'sort list recursion depth', 'why merge sort and not quicksort for lists'],
          answer:
            'O(n log n): log n levels, each merging all n nodes. Merging lists needs no extra array, and merge sort never needs index access; the call stack is O(log n) deep. Quicksort can degrade to O(n²).',
        },
      ],
    },
    {
      number: 287,
      questions: [
        {
          asks: ['entrance', 'why start at 0', 'cannot modify array'],
          answer:
            'Two indices point to the duplicate, so it is the entrance of the cycle; index 0 is never pointed to.',
        },
        {
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
          asks: ['cycle', 'loops forever', 'cut the first half'],
          answer:
            "Set `next` of the first half's last node to null before reversing. Otherwise the halves stay connected, and the weave makes a cycle.",
        },
        {
          asks: [
            'why reverse the second half',
            'why not just walk from the end',
            'how do i get the last node each time',
          ],
          answer:
            'The new order needs the last node, then the one before it, and a singly linked list cannot be walked backwards. Reversed, the second half gives its nodes in just that order, with O(1) extra space.',
        },
        {
          asks: ['reorder list cost', 'reorder odd number of nodes', 'which half is longer in reorder'],
          answer:
            'O(n) time and O(1) space: find the middle, reverse and weave are one walk each. With an odd length the first half has one node more, which stays at the end.',
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
} satisfies TutorTexts
