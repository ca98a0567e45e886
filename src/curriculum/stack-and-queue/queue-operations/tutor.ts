import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'when',
      question: 'When should I use a deque?',
      asks: [
        'when deque',
        'deque or queue',
        'double ended queue uses',
        'when to use a deque',
        'when do i need a double ended queue',
        'pop from both ends',
      ],
      answer:
        'Use a deque when elements are added or removed at both ends: the maximum of a moving window, 0-1 BFS, palindrome checks, undo with a limit. As a plain queue or stack it is just as fast.',
      further: {
        example:
          'Is "level" a palindrome? Put its letters l e v e l into a deque.\n- Remove l in front and l at the back: equal.\n- Remove e in front and e at the back: equal.\n- Only v is left.\nIt is a palindrome. A plain queue could remove only the front letters.',
        why: 'A queue removes at one end only, and so does a stack. If an algorithm must discard at both, for example what is too old in front and what is useless at the back, only a deque does both in O(1).',
        check: {
          ask: 'In an empty deque you add 5 at the back, 8 in front, 2 at the back, 7 in front. Then you remove one at each end. Which value is in front now?',
          right: ['8', 'eight'],
          because: 'It is 8: the deque was 7, 8, 5, 2, and without its two ends it is 8, 5.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: 'The 7 was added in front last, so it is the first to leave there.',
            },
            { says: ['2', 'two'], reply: 'The 2 was at the back and has been removed.' },
            {
              says: ['5', 'five'],
              reply: 'Another value is in front of the 5. Write the deque down after each step.',
            },
          ],
        },
        claims: [
          {
            says: ['a deque can be used as a stack', 'a deque works as queue and as stack'],
            isRight: true,
            reply:
              'Yes. Use one end only and it is a stack; add at one end and remove at the other and it is a queue. All of it is O(1).',
          },
          {
            says: ['i can index a deque in constant time', 'access in the middle of a deque is fast'],
            isRight: false,
            reply:
              'Only if it is stored in arrays that can be indexed, as in C++. In Python, reading near the middle of a deque takes O(n), while both ends take O(1).',
          },
          {
            says: ['a deque is slower than a normal queue', 'a deque costs more than a queue'],
            isRight: false,
            reply:
              'No. Adding and removing take O(1) at either end, and the usual classes for a queue in Python and Java, `deque` and `ArrayDeque`, are deques.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a queue?',
      asks: [
        'what is a queue',
        'first in first out',
        'explain a queue',
        'fifo example',
        'explain queues',
        'define queue',
        'queue meaning',
      ],
      answer:
        'In a queue the first element in is the first out, so it keeps the order of arrival: BFS, schedulers, moving windows. Adding and removing are O(1). A deque adds and removes at both ends.',
      further: {
        example:
          'Start with an empty queue, its front on the left.\n- add 4, add 9, add 2: [4, 9, 2]\n- remove returns 4: [9, 2]\n- add 7: [9, 2, 7]\n- remove returns 9: [2, 7]\nThe new 7 does not overtake the 2.',
        why: 'Elements join at one end and leave at the other, so the order of those in between never changes. An element that joined earlier is nearer to the exit and stays so.',
        check: {
          ask: 'You add 3, add 6, remove, add 9, remove, add 1, remove. What does the last removal return?',
          right: ['9', 'nine'],
          because: 'It returns 9: the removals take 3, then 6, then 9, in the order of arrival.',
          wrong: [
            { says: ['1', 'one'], reply: 'The 1 joined last. Is anything still waiting in front of it?' },
            { says: ['6', 'six'], reply: 'The 6 left at the second removal, and one more removal follows.' },
            { says: ['3', 'three'], reply: 'The 3 joined first, so it was the first to leave.' },
          ],
        },
        claims: [
          {
            says: [
              'the oldest element leaves first',
              'the one that came first leaves first',
              'a queue keeps the order of arrival',
              'a queue is first in first out',
            ],
            isRight: true,
            reply: 'Yes. After adding 1, 2, 3 the removals return 1, 2, 3.',
          },
          {
            says: ['removing the front moves all the others', 'removing from a queue is linear'],
            isRight: false,
            reply:
              'No. In a deque or a linked list only the front index or pointer changes, O(1). It is true only for an array that is closed up, such as `list.pop(0)`.',
          },
          {
            says: [
              'the newest element leaves first',
              'the one that came last leaves first',
              'a queue is last in first out',
            ],
            isRight: false,
            reply:
              'No, that is a stack. After adding 1, 2, 3 a queue removes the 1 first, because it came first.',
          },
          {
            says: ['the smallest element leaves first', 'the most important one leaves first'],
            isRight: false,
            reply:
              'No, that is a priority queue. A plain queue looks only at the order of arrival: after adding 5 and 2, the 5 leaves first.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Why is `pop(0)` slow?',
      asks: [
        'list pop(0) vs deque',
        'difference to collections.deque',
        'python list as queue',
        'array shift javascript',
        'why is pop(0) slow',
        'shift in javascript linear',
        'list or deque for a queue',
      ],
      answer:
        "`list.pop(0)` moves all remaining elements, O(n); `deque.popleft()` is O(1). JavaScript's `shift` may be O(n) too: use an index that advances. In Java use ArrayDeque.",
      further: {
        example:
          'A list has 5 elements, and you empty it from the front.\n- The first `pop(0)` moves the other 4 one cell forward.\n- The next ones move 3, 2, 1 and 0.\n- Together that is 10 moves.\n`popleft` on a deque moves none of them: 5 removals, 5 steps.',
        why: 'In a list, element i must be exactly i cells after the start. When the first one leaves, every other index changes, so every other element has to be moved. A deque only changes where its front is.',
        check: {
          ask: 'You empty a list of 7 elements with `pop(0)`. How many times is an element moved in total?',
          right: ['21', 'twenty-one', 'twenty one'],
          because: 'It is 21: the removals move 6, 5, 4, 3, 2, 1 and 0 elements.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: 'How many elements does the very first removal move? Then add up all removals.',
            },
            {
              says: ['28', 'twenty-eight'],
              reply: 'The element that is removed does not move itself. How many others are there at first?',
            },
            {
              says: ['6', 'six'],
              reply: 'That is the first removal only. The others move elements as well.',
            },
          ],
        },
        claims: [
          {
            says: ['bfs with pop(0) can be quadratic', 'a search with pop(0) may get slow'],
            isRight: true,
            reply:
              'Yes, if many nodes wait in the list. With up to n waiting, each `pop(0)` moves up to n of them, so n removals take O(n²).',
          },
          {
            says: ['pop() at the end is slow too', 'removing the last element is linear as well'],
            isRight: false,
            reply: 'No. Removing the last element moves nothing, so `pop()` without an index is O(1).',
          },
          {
            says: ['insert(0) is constant time', 'inserting in front of a list is cheap'],
            isRight: false,
            reply:
              'No. `insert(0, x)` moves all n elements one cell back, O(n). On a deque use `appendleft`, which is O(1).',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'How does pouring from one stack to the other help?',
      about: 232,
      asks: [
        'two stacks make a queue',
        'how does pouring help',
        'isnt it just reversed',
        'queue from two stacks',
        'queue using two stacks idea',
        'why does pouring reverse the order back',
        'how do i implement a queue using two stacks',
        'queue with two stacks explained',
      ],
      answer:
        'Two reversals restore the arrival order: the first stack reverses it, and pouring into the second reverses it again. So the oldest element is on top of the second. Pour only when the second is empty; otherwise newer elements land on top of older ones.',
      further: {
        example:
          'Enqueue 4, 5, 6: the input stack has 6 on top.\n- Pour: the output stack gets 6, 5, 4, so 4 is on top.\n- Dequeue returns 4.\n- Enqueue 7: it waits in the input stack.\n- Dequeue returns 5, without pouring.\nThe 7 is poured only after the 6 has left.',
        why: 'Whatever is in the output stack was there before anything now in the input stack came. Pouring only into an empty output stack keeps that true, so its top is the oldest element of all.',
        check: {
          ask: 'You enqueue 1, 2, 3, dequeue once and enqueue 4. Which value is then on top of the output stack?',
          right: ['2', 'two'],
          because: 'It is 2: pouring put 1 on top of 2 and 3, and the dequeue took the 1 away.',
          wrong: [
            { says: ['4', 'four'], reply: 'The 4 went to the input stack. Has anything been poured since?' },
            {
              says: ['3', 'three'],
              reply: 'The 3 was poured first, so it is at the bottom. What is above it?',
            },
            { says: ['1', 'one'], reply: 'The dequeue returned the 1. What was below it?' },
          ],
        },
        claims: [
          {
            says: ['pour only when the output stack is empty', 'only pour if the second stack is empty'],
            isRight: true,
            reply: 'Yes. Otherwise newer elements would land on top of older ones and leave before them.',
          },
          {
            says: ['pour everything back after each dequeue', 'move all elements back after a pop'],
            isRight: false,
            reply:
              'No. The results would be right, but each operation could move all n elements, so n operations could cost O(n²).',
          },
          {
            says: ['one stack is enough for a queue', 'a single stack can be a queue'],
            isRight: false,
            reply:
              'No. A stack hands out its newest element. Recursion can dig out the oldest, but then the call stack is your second stack, and each dequeue costs O(n).',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'How much memory does a queue of two stacks need?',
      about: 232,
      asks: [
        'what is the space of a queue made of two stacks',
        'is the space o(1) with two stacks',
        'how much space do the two stacks take',
        'queue of two stacks memory',
        'does the queue of stacks need twice the memory',
      ],
      answer:
        'O(n) for n elements in the queue: each element is on exactly one of the two stacks at any time, so pouring moves elements and copies none. Beside the elements the queue needs O(1) extra memory.',
    },
    {
      kind: 'cost',
      question: 'Why is the queue of two stacks O(1) amortized?',
      about: 232,
      asks: [
        'implement queue with 2 stacks, isnt pop O(n)',
        'isnt pop O(n) if i move all elements',
        'pop of a queue with two stacks is O(n) no',
        'amortized O(1) of the two stack queue',
        'worst single dequeue',
        'explain amortized',
        'amortized constant explained',
        'one dequeue is O(n) but average O(1)',
      ],
      answer:
        'One dequeue may move n elements, O(n). But each element is pushed at most twice and popped at most twice in its life, so n operations cost O(n) together: O(1) amortized each.',
      further: {
        example:
          'Enqueue 1, 2, 3 and then dequeue three times.\n- Each enqueue is 1 push: 3 steps.\n- The first dequeue pours with 3 pops and 3 pushes, then pops once: 7 steps.\n- The other two take 1 step each.\nThat is 12 steps for 6 operations, 2 on average.',
        why: 'An element moves only from the input to the output stack, never back. So its steps are fixed: into one, out of it, into the other, out of it. A slow dequeue only does work that earlier enqueues postponed.',
        check: {
          ask: 'You enqueue 10 values and then dequeue all of them. How many pushes happen on the two stacks together?',
          right: ['20', 'twenty'],
          because:
            'There are 20 pushes: each of the 10 values is pushed once on the input and once on the output stack.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply: 'That is what the input stack gets. What does pouring do to the output stack?',
            },
            {
              says: ['100', 'hundred'],
              reply: 'That would need a pour at each dequeue. When is the output stack empty?',
            },
            {
              says: ['40', 'forty'],
              reply: 'That counts the pops as well. How often is a single value pushed?',
            },
          ],
        },
        claims: [
          {
            says: ['one dequeue can be linear', 'a single dequeue may cost o(n)', 'some dequeues are slow'],
            isRight: true,
            reply:
              'Yes. If n elements wait in the input stack and the output stack is empty, this dequeue moves all n of them.',
          },
          {
            says: ['every dequeue costs o(n)', 'dequeue is linear because of the pouring'],
            isRight: false,
            reply:
              'No. After a pour of n elements, the next n - 1 dequeues are single pops. Together, n operations cost O(n).',
          },
          {
            says: ['amortized means average over random inputs', 'amortized is the same as the average case'],
            isRight: false,
            reply:
              'No. It is a guarantee for every sequence of operations: any n of them cost O(n) together. Nothing is assumed about the input.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Is `max(nums[i:i+k])` for every window O(n)?',
      about: 239,
      asks: [
        'i use max(nums[i:i+k]) is that o(n)',
        'maximum of every window of size k with max of the slice',
        'max of each slice of length k, is it fast enough',
        'cost of calling max on every window',
      ],
      answer:
        'No, O(n · k): there are n - k + 1 windows, and each slice copies k values and `max` reads all of them. That is O(n) only for a small fixed k. A deque of indices whose values decrease gives the maximum of every window in O(n) in all.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum of a window with a deque?',
      about: 239,
      asks: [
        'do i store values or indexes',
        'values or indices in the deque',
        'sliding window maximum',
        'monotonic deque',
        'why store indices',
        'queue with maximum',
        'max of a window with a deque',
      ],
      answer:
        'Keep indices whose values decrease. A new value pops all smaller ones from the back, since they can never be the maximum again; the front leaves when its index is outside the window. The front is the maximum: O(n) in all.',
      further: {
        example:
          'Take k = 2 and 4, 2, 5, 1, and write values for their indices.\n- 4: [4]\n- 2: [4, 2], maximum 4\n- 5 pops 2 and 4: [5], maximum 5\n- 1: [5, 1], maximum 5\nThe maxima are 4, 5, 5.',
        why: 'A value with a newer and larger one after it leaves the window first and is never the maximum until then, so you can forget it. What remains falls from front to back, so the maximum is in front.',
        check: {
          ask: 'Take k = 4. The deque has the values 9, 6, 2 from indices 0, 1, 2, and the next value is 5. How many elements does it have afterward?',
          right: ['3', 'three'],
          because: 'It has 3: the 5 pops the 2, but not the 6, which leaves 9, 6, 5.',
          wrong: [
            { says: ['4', 'four'], reply: 'Before the 5 goes in, compare it with the value at the back.' },
            {
              says: ['2', 'two'],
              reply: 'A value that is larger than the newcomer stays. Compare the 6 and the 5.',
            },
            {
              says: ['1', 'one'],
              reply: 'Only values smaller than the newcomer leave at the back. Is the 9 smaller?',
            },
          ],
        },
        claims: [
          {
            says: ['i need to store indices and not values', 'the index tells me when the front is too old'],
            isRight: true,
            reply:
              'Yes. A value alone does not show when it leaves the window, but the index at the front does: it is too old when it is at most `i - k`.',
          },
          {
            says: [
              'remove the smaller values from the front',
              'pop the front while it is smaller than the new value',
            ],
            isRight: false,
            reply:
              'No. The deque falls from front to back, so smaller values are at the back: with 9, 2 and a new 5, the 2 leaves. The front leaves when its index is too old.',
          },
          {
            says: ['i have to sort each window', 'every window needs sorting'],
            isRight: false,
            reply:
              'No. Sorting costs O(k log k) per window. The deque is in falling order by itself, because each newcomer first removes what is smaller.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I build a queue with its maximum in O(1)?',
      asks: [
        'queue with max in O(1)',
        'push pop max',
        'running maxima',
        'worst case O(1) queue',
        'queue that also gives the max',
      ],
      answer:
        'Use a queue with a second deque of decreasing maxima, or two stacks that store running maxima: push, pop and max in O(1) amortized. Worst-case O(1) structures exist but are not expected in interviews.',
    },
    {
      kind: 'how',
      question: 'How do I tell whether a ring buffer is full or empty?',
      about: 622,
      asks: [
        'circular queue',
        'ring buffer',
        'full or empty',
        'head equals tail',
        'ring buffer full or empty',
        'wrap around with modulo',
        'circular queue meaning',
      ],
      answer:
        'Keep an array, the head index and the size; the tail is `(head + size) % capacity`. With head and tail alone, full and empty look the same, so keep the size or leave one cell free.',
      further: {
        example:
          'Capacity 3, head 0, size 0.\n- Add a, b, c to cells 0, 1, 2: size 3, so it is full.\n- Remove a: head 1, size 2.\n- Add d at (1 + 2) % 3 = 0: size 3.\nThe cells are d, b, c, and the order is b, c, d.',
        why: 'With n cells the size can be 0 to n, which is n + 1 cases. For a given head, the tail has only n possible positions, so two cases must share one of them: full and empty.',
        check: {
          ask: 'The capacity is 5, the head is 3 and the size is 4. In which cell does the next element go?',
          right: ['2', 'two', 'cell 2', 'index 2'],
          because: 'In cell 2: (3 + 4) % 5 = 2, after the occupied cells 3, 4, 0 and 1.',
          wrong: [
            { says: ['7', 'seven'], reply: 'There are only 5 cells, so the position has to wrap around.' },
            { says: ['3', 'three'], reply: 'The head is where the oldest element is. Count on from there.' },
            {
              says: ['1', 'one'],
              reply: 'The newest element is in that cell already. Is there room in the next?',
            },
          ],
        },
        claims: [
          {
            says: ['leaving one cell free also works', 'an unused cell tells full from empty'],
            isRight: true,
            reply:
              'Yes. Then it is full when `(tail + 1) % capacity == head`, and n cells store at most n - 1 elements.',
          },
          {
            says: ['head equals tail always means empty', 'same head and tail means nothing inside'],
            isRight: false,
            reply:
              'Only if one cell always stays unused. Otherwise a full buffer has equal head and tail as well, for example after 4 additions to 4 empty cells.',
          },
          {
            says: ['the tail is just head plus size', 'no modulo needed for the tail'],
            isRight: false,
            reply:
              'Almost: take that sum modulo the capacity. With capacity 4, head 3 and size 2 the next cell is 1, not 5.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I implement a stack with a queue?',
      about: 225,
      asks: [
        'stack from queues',
        'implement stack using queue',
        'rotate the queue',
        'stack using one queue',
        'how do i implement a stack using queues',
      ],
      answer:
        'Push to the back, then rotate the queue by moving the other n - 1 elements after it: the newest is in front. Push costs O(n), pop O(1).',
    },
    {
      kind: 'when',
      question: 'When is a queue the right choice?',
      asks: [
        'when a queue',
        'recent calls',
        'order of arrival',
        'moving average',
        'when is a queue right',
        'first come first served tasks',
      ],
      answer:
        'When things are handled in the order they came, or only the last k or the last t seconds count: drop from the front what is too old, add at the back.',
    },
    {
      kind: 'mistake',
      question: 'Why does my queue of stacks give the wrong order?',
      about: 232,
      asks: [
        'pour every time',
        'queue by stacks wrong order',
        'peek empty',
        'my two stack queue gives the wrong order',
      ],
      answer:
        'Do not pour back after each operation, and pour only into an empty output stack. `peek` pours too, but does not pop.',
    },
    {
      kind: 'compare',
      question: 'When is it just a queue?',
      asks: ['queue or level order', 'bfs queue', 'when is it just a queue', 'is level order just a queue'],
      answer:
        'The queue is the structure; level order is an algorithm that uses it on a tree. If there is no tree or graph, it is a queue problem.',
      with: 'level-order-traversal',
    },
    {
      kind: 'how',
      question: 'How do I count recent calls?',
      about: 933,
      asks: [
        'number of recent calls',
        'remove old from the front',
        'time window',
        'hit counter last 5 minutes',
        'remove old timestamps',
      ],
      answer:
        'Append the time and remove from the front while it is older than the limit. Each time enters and leaves once: O(1) amortized.',
    },
    {
      kind: 'mistake',
      question: 'What breaks if I pour early?',
      about: 232,
      asks: [
        'queue from stacks pop returns wrong element',
        'poured into non-empty stack',
        'what breaks if i pour early',
      ],
      answer:
        'If you pour into a stack that is not empty, newer elements land above older ones and come out first. Pour only when the output stack is empty.',
    },
    {
      kind: 'why',
      question: 'Why is a linked list or ring buffer used for a queue?',
      asks: [
        'why is a linked list or ring buffer used for a queue',
        'how is deque implemented',
        'why is popleft O(1)',
      ],
      answer:
        "In a ring buffer or linked list no element has to move when the front is removed: only the head index or pointer changes. Python's deque is a doubly linked list of blocks, so access in its middle is O(n).",
    },
    {
      kind: 'compare',
      question: "Is a monotonic deque better than a heap for a window's maximum?",
      about: 239,
      asks: ['monotonic deque vs heap for sliding window maximum', 'heap window max', 'lazy heap or deque'],
      answer:
        'The deque is O(n); a heap with lazy deletion is O(n log n), because old elements stay in it until they reach the top. A heap is fine if you do not think of the deque. For other ranks, such as the median, you need two heaps or a sorted structure.',
    },
    {
      kind: 'how',
      question: 'What do I use instead of a window if numbers can be negative?',
      about: 862,
      asks: [
        'shortest subarray with sum at least k',
        'negative numbers deque of prefix sums',
        'why window fails with negatives',
      ],
      answer:
        'Use prefix sums with a deque of indices whose sums increase. For each new sum, pop the front while the difference is at least k and record the length, then pop the back while its sum is at least the new one. A plain window fails, because with negative values a longer one may have a smaller sum.',
    },
    {
      kind: 'how',
      question: 'How do I get both the minimum and the maximum of a window?',
      about: 1438,
      asks: [
        'sliding window minimum',
        'min and max in a window',
        'longest subarray with limit on difference',
      ],
      answer:
        'For the minimum keep values that increase from front to back: pop larger ones from the back. For a limit on max - min keep one deque for each and move left while the difference of their fronts is too large: O(n).',
    },
    {
      kind: 'mistake',
      question: 'When do I remove the front of the deque?',
      about: 239,
      asks: [
        'deque front not removed',
        'front outside window',
        'i - k off by one',
        'sliding window max first output',
      ],
      answer:
        'Drop the front when its index is at most `i - k`, and output only from `i = k - 1` on. If you check after reading the maximum, you report a value that has already left the window.',
      further: {
        example:
          'Take k = 2 and the values 5, 3, 1.\n- i = 0: indices [0], no output yet\n- i = 1: [0, 1], output 5\n- i = 2: index 0 is at most 2 - 2, so it leaves: [1, 2], output 3\nWithout that you would output 5 again.',
        why: 'The window that ends at i begins at `i - k + 1`, so `i - k` is the newest index outside. The indices in the deque grow from front to back, so if one is outside, it is at the front.',
        check: {
          ask: 'Take k = 4 and i = 9. What is the smallest index that may stay in the deque?',
          right: ['6', 'six'],
          because: 'It is 6: the window has the indices 6, 7, 8, 9, and everything up to 9 - 4 = 5 leaves.',
          wrong: [
            { says: ['5', 'five'], reply: 'Count the indices from there to 9. How many are they?' },
            { says: ['7', 'seven'], reply: 'From there to 9 there are only three indices, but k is 4.' },
            {
              says: ['4', 'four'],
              reply: 'That is k itself. Count four indices back from 9, including the 9.',
            },
          ],
        },
        claims: [
          {
            says: ['an if is enough for the front', 'at most one index leaves in front per step'],
            isRight: true,
            reply:
              'Yes. The window moves by one index per step, so at most one index becomes too old. A `while` does the same.',
          },
          {
            says: ['drop the front when its index is i - k + 1', 'index i - k + 1 is outside the window'],
            isRight: false,
            reply:
              'No. That is the first index inside: for i = 4 and k = 3 it is 2, and the window is 2, 3, 4.',
          },
          {
            says: ['the first output comes at i = 0', 'output a maximum for every index'],
            isRight: false,
            reply:
              'No. The first full window ends at index k - 1. For n values you output n - k + 1 maxima, such as 3 for n = 5 and k = 3.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I compute a moving average of a stream?',
      about: 346,
      asks: ['moving average from data stream', 'running sum of last k', 'average of window'],
      answer:
        'Keep a queue of the last k values and their sum: add the new value, and if there are more than k, subtract the one removed from the front. O(1) per value; divide by the current size.',
    },
    {
      kind: 'what',
      question: 'What is 0-1 BFS?',
      asks: ['what is 0-1 bfs', 'deque in dijkstra', 'edges with weight 0 and 1'],
      answer:
        '0-1 BFS finds shortest paths when each edge costs 0 or 1: a node whose distance improves goes to the front of a deque if the edge costs 0, to the back if it costs 1. That keeps the deque ordered by distance, so it takes O(V + E) without a heap.',
    },
    {
      kind: 'what',
      question: 'What does a blocking queue do?',
      asks: ['blocking queue', 'bounded queue threads', 'producer consumer queue'],
      answer:
        'A bounded blocking queue makes producers wait while it is full and consumers while it is empty. Use a ring buffer with one lock and two conditions, and check each condition in a `while` loop: by the time a thread wakes up, another may have changed the queue.',
    },
    {
      kind: 'when',
      question: 'What do I use if urgency and not arrival decides?',
      asks: [
        'most urgent first even if it came later',
        'normal queue is out because of priorities',
        'who is served by urgency not arrival',
        'queue or priority queue',
        'urgent ones first',
        'higher priority served before earlier arrival',
      ],
      answer:
        'If urgency and not arrival decides who is next, use a priority queue (a heap): O(log n) for adding and removing. A counter as the second key serves equal priorities in order of arrival.',
    },
    {
      kind: 'cost',
      question: 'What does amortized constant mean for a queue?',
      about: 232,
      asks: [
        'a single dequeue can be slow, so how is it O(1)',
        'amortized cost of a queue with two stacks, feels like cheating',
        'one slow pop, still constant?',
        'worst case of one operation vs average over all',
        'what does amortized constant mean for a queue',
        'show me an example with numbers of amortized cost',
        'amortized example with numbers for a queue',
        'i want to see the amortized thing with numbers',
        'queue of two stacks amortized example',
      ],
      answer:
        'Averaged over any sequence of operations. With two stacks, enqueue 1, 2, 3 takes 3 pushes. The first dequeue moves all three (3 pops, 3 pushes) and pops one; the next two are one pop each. That is 12 stack operations for 6 queue operations, 2 each, although one dequeue took 7. Each element is moved only once, so n operations cost O(n) in total.',
    },
    {
      kind: 'when',
      question: 'How do I serve customers in the order in which they came?',
      asks: [
        'customers served in the order they came',
        'requests of the last five minutes',
        'people in a circle, every second one leaves',
        'jobs wait for a free printer',
        'largest value of the last k readings',
      ],
      answer:
        'Use a queue when items leave in the order they came or when they get too old, and a deque if both ends change. For people in a circle, move the front to the back. For the largest of the last k readings, keep a monotonic deque. Each operation takes O(1), amortized for the monotonic deque.',
    },
    {
      kind: 'mistake',
      question: 'Is the front of the deque the oldest element of the window?',
      about: 239,
      asks: [
        'deque front is the oldest in the window',
        'deque keeps all k values, right',
        'window deque always has k elements',
        'the deque holds the whole window',
      ],
      answer:
        'No, the deque keeps only candidates for the maximum. In the window 1, 3 the deque contains just the 3, because the 1 can never be the maximum again. The front is the maximum of the window, not necessarily its oldest element.',
      further: {
        example:
          'The window is 6, 2, 8, 3.\n- 6: [6]\n- 2: [6, 2]\n- 8 pops both: [8]\n- 3: [8, 3]\nThe oldest element of the window is 6, but the front is 8. Only two of the four values are in the deque.',
        why: 'An older, smaller value leaves the window before the newer, larger one does. So while it is inside, it is never the maximum, and dropping it changes no answer.',
        check: {
          ask: 'The window is 2, 3, 7, 9. How many of its values does the deque for the maximum contain?',
          right: ['1', 'one', 'only the 9', 'just the 9'],
          because: 'It contains 1 value, the 9: each newcomer is larger and pops all that are there.',
          wrong: [
            {
              says: ['4', 'four', 'all'],
              reply: 'Each value is larger than its predecessor. What happens to the predecessor then?',
            },
            {
              says: ['2', 'two'],
              reply: 'Compare the last value with everything that is in the deque when it comes.',
            },
          ],
        },
        claims: [
          {
            says: [
              'for falling values all of them stay in the deque',
              'if the values decrease the deque is full',
            ],
            isRight: true,
            reply: 'Yes. In 9, 7, 4 no value is followed by a larger one, so all three remain candidates.',
          },
          {
            says: ['the deque always has k elements', 'the deque contains the whole window'],
            isRight: false,
            reply:
              'No. For the window 1, 2, 3 the deque has a single element, the 3. It contains the whole window only if no value is smaller than a later one.',
          },
          {
            says: [
              'the front is always the element that leaves next',
              'when the window moves the front always leaves',
            ],
            isRight: false,
            reply:
              'No. The element that leaves the window is often gone from the deque already: in the window 6, 8 the 6 leaves next, but the front is 8.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Is one variable for the maximum enough for a moving window?',
      about: 239,
      asks: [
        'one max variable is enough for a moving window',
        'just compare the new value with max',
        'keep the largest and update when moving',
        'running maximum for each window',
      ],
      answer:
        'No, when the maximum leaves the window you do not know the next one. For 3, 1, 2 and k = 2 the second maximum is 2, but a running maximum still says 3. A decreasing deque keeps the next candidates.',
    },
    {
      kind: 'mistake',
      question: 'Is the queue empty if head equals tail?',
      about: 622,
      asks: [
        'head equals tail so it is empty, right',
        'ring buffer empty test head == tail',
        'full and empty look the same',
      ],
      answer:
        'Only if you always leave one cell unused. Otherwise a full buffer has head equal to tail as well, and you would report it as empty. The simplest fix is to store the size and test `size == 0`.',
    },
    {
      kind: 'mistake',
      question: 'Can I always add to a circular queue?',
      about: 622,
      asks: [
        'circular queue grows by itself',
        'ring buffer never gets full, right',
        'can i always add to a circular queue',
      ],
      answer:
        'No, its capacity is fixed. When it is full you must refuse the element, overwrite the oldest on purpose, or copy everything into a larger array; doubling the capacity keeps adding O(1) amortized.',
    },
    {
      kind: 'mistake',
      question: 'Why does my queue return the newest item?',
      asks: [
        'queue gives me the newest item',
        'last added comes out first',
        'my queue behaves like a stack',
        'dequeue returns what i just put in',
        'my queue gives the newest one first',
      ],
      answer:
        'You remove at the same end where you add: `append` with `pop` is a stack. Use `append` with `popleft` on a deque (Java: `offer` with `poll`).',
    },
    {
      kind: 'mistake',
      question: 'Why is my window maximum wrong when numbers repeat?',
      about: 239,
      asks: [
        'window maximum wrong when numbers repeat',
        'equal values disappear from the window',
        'duplicates break my sliding max',
        '2 2 1 gives 1',
      ],
      answer:
        'You store values and drop equal ones, so a single entry stands for two elements and leaves with the first. For 2, 2, 1 and k = 2 you report 1 instead of 2. Store indices, or pop only strictly smaller values.',
    },
    {
      kind: 'mistake',
      question: 'Why are there n outputs instead of n - k + 1?',
      about: 239,
      asks: [
        'one output too many for the windows',
        'n numbers come out instead of n-k+1',
        'first results are from incomplete windows',
        'sliding maximum list is too long',
        'why n outputs instead of n-k+1',
      ],
      answer:
        'You output before the first window is full. There are n - k + 1 windows, so append a maximum only from index k - 1 on.',
    },
    {
      kind: 'mistake',
      question: 'Why do unread items get overwritten?',
      about: 622,
      asks: [
        'unread items get overwritten',
        'ring buffer loses data',
        'old entries replaced before i read them',
        'circular queue skips items',
      ],
      answer:
        'You add without testing for full, so the tail runs over the head. Check `size == capacity` before you write, and update the size at each add and each removal.',
    },
    {
      kind: 'mistake',
      question: 'Why does my counter of recent hits never go down?',
      about: 362,
      asks: [
        'counter of recent hits never goes down',
        'old requests are still counted',
        'last minute count only grows',
        'hit counter wrong when nothing new comes',
      ],
      answer:
        'You remove old timestamps only when a new hit arrives. Remove them when the count is read as well: pop from the front while the time is outside the window, then return the length.',
    },
    {
      kind: 'when',
      question: 'How do I play a counting game in which one child drops out each time?',
      asks: [
        'children pass a potato, one drops out',
        'ticker shows the last five messages',
        'patients called in arrival order',
        'passengers board front and rear',
        'orders packed as they arrived',
        'kids in a circle, every third is out',
      ],
      answer:
        'Use a queue: items leave in the order they came, or, in a circle, the front moves to the back. If they leave at both ends, use a deque. Adding and removing are O(1).',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum in a two-dimensional window?',
      asks: [
        'maximum in a 2d window',
        'largest value in every k by k square',
        'sliding window maximum for a matrix',
        'moving square over a grid',
        'window maximum on a 2d matrix',
      ],
      answer:
        'Run the deque along each row for windows of length k, then along each column of the result. The maximum of a square is the maximum of its row maxima, so it takes O(rows · columns), independent of k.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum of the last ten seconds?',
      asks: [
        'maximum of the last ten seconds',
        'window by time instead of count',
        'irregular timestamps sliding maximum',
        'stream with times, largest recently',
      ],
      answer:
        'Use the same decreasing deque, but store pairs of time and value. Drop the front while its time is too old, also when you only read. O(1) amortized per reading; the memory is the number of candidates in the window.',
    },
    {
      kind: 'how',
      question: 'How do I count the hits of five minutes at millions per second?',
      about: 362,
      asks: [
        'millions of hits per second, count last five minutes',
        'hit counter with fixed memory',
        'timestamps do not fit in memory',
      ],
      answer:
        'Keep one counter per second instead of one entry per hit: an array of 300 counters with the second each belongs to. A counter with an old second is reset before use; a query adds up the counters whose second is in the window. Memory is fixed, and the precision is one second.',
    },
    {
      kind: 'compare',
      question: 'Which queue implementation is faster?',
      asks: [
        'linked list or ring buffer as queue',
        'array or nodes for fifo',
        'which queue implementation is faster',
      ],
      answer:
        'Choose the ring buffer: no allocation per element and adjacent memory, so it is faster in practice. Linked nodes are better only if every single addition must be O(1), since a ring buffer that grows sometimes copies everything.',
    },
    {
      kind: 'what',
      question: 'What do enqueue and dequeue do?',
      asks: [
        'what is enqueue and dequeue',
        'what is enqueue',
        'what is dequeue',
        'enqueue vs dequeue',
        'queue operations explained',
        'front and back of a queue',
        'what does fifo mean',
        'how do i add to a queue',
      ],
      answer:
        'They are the operations of a queue, first in, first out. `enqueue(x)` adds x at the back, `dequeue()` removes and returns the element at the front, which has waited longest. Enqueue 4, then 7: dequeue gives 4, and 7 is at the front. Both are O(1) with a deque or a ring buffer. In Python: `append` and `popleft` of `collections.deque`.',
      further: {
        example: 'enqueue 1, enqueue 2, dequeue gives 1, enqueue 3, dequeue gives 2. Now only 3 is left.',
        why: 'New elements join at the back and leave at the front, so they leave in the order in which they came.',
        check: {
          ask: 'You enqueue 5, 6 and 7 and dequeue twice. Which value did the second dequeue give?',
          right: ['6', 'six'],
          because: '6: 5 came first, then 6.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: 'A stack would give 7 first. A queue gives what has waited longest.',
            },
            { says: ['5', 'five'], reply: 'That was the first one.' },
          ],
        },
        claims: [
          {
            says: ['a queue returns the oldest element', 'the element that waited longest comes out first'],
            isRight: true,
            reply: 'Yes. First in, first out.',
          },
          {
            says: ['enqueue adds at the front', 'new elements go to the front of a queue'],
            isRight: false,
            reply: 'No. They join at the back; the front is where elements leave.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I implement a queue?',
      asks: [
        'how do i implement a queue',
        'how do i implement a queue with an array',
        'implement a queue from scratch',
        'queue using an array',
        'queue using a linked list',
        'build a queue',
        'write your own queue class',
      ],
      answer:
        'With a linked list: keep head and tail, add at the tail, remove at the head, both O(1). With an array: use it as a ring with an index `head` and a `size`. The new element goes to index (head + size) % capacity; removing moves head to (head + 1) % capacity. A plain array with removal at index 0 is O(n) per removal.',
    },
    {
      kind: 'what',
      question: 'What is a circular queue?',
      asks: [
        'what is a circular queue',
        'what is a ring buffer',
        'circular queue in simple words',
        'why use a circular queue',
        'how does a circular queue wrap around',
        'circular buffer explained',
        'circular queue vs normal queue',
      ],
      answer:
        'A queue in an array of fixed size whose indices wrap around: after the last index comes index 0 again, by `(i + 1) % capacity`. So the cells freed at the front are used again, and no element ever moves. With capacity 3: add a, b, c, remove a, and d goes to index 0. Keep the size to tell full from empty.',
    },
    {
      kind: 'what',
      question: 'What is a deque?',
      asks: [
        'what is a deque',
        'deque meaning',
        'what is a double ended queue',
        'deque vs queue',
        'how do you use a deque',
        'is a deque a stack or a queue',
        'deque in simple words',
      ],
      answer:
        'A deque is a double-ended queue: you can add and remove at both ends in O(1). Use one end only and it is a stack; add at one end and remove at the other and it is a queue. In Python: `collections.deque` with `append`, `appendleft`, `pop`, `popleft`; in Java: `ArrayDeque`. It is the tool for the maximum of every window.',
    },
    {
      kind: 'what',
      question: 'What are real-life uses of a queue?',
      asks: [
        'real world example of a queue',
        'applications of a queue',
        'real uses of queues',
        'what is a queue used for in bfs',
        'real world examples of queues',
        'what are queues good for',
      ],
      answer:
        'A queue fits when things are handled in the order in which they arrive: print jobs, customers in line, messages waiting for a server. In algorithms it is the heart of breadth-first search: nodes found first are processed first, so the search spreads by distance. It also drives level order traversal and counts of recent calls.',
    },
    {
      kind: 'compare',
      question: 'Which class do I use for a queue?',
      asks: [
        'which class do i use for a queue in python',
        'queue in python',
        'queue in java',
        'which queue class should i use',
        'deque or list as a queue',
        'how do i make a queue in javascript',
        'best queue implementation',
      ],
      answer:
        'Python: `collections.deque` with `append` and `popleft`. Java: `ArrayDeque` with `offer` and `poll`. C++: `std::queue`. JavaScript has no queue: `shift()` on an array can be O(n), so keep an index of the front instead. Do not use `list.pop(0)` in Python, since it moves all remaining elements. `queue.Queue` in Python is for threads and slower.',
    },
    {
      kind: 'why',
      question: 'Why do people use queues?',
      asks: [
        'why do people use queues',
        'why use a queue',
        'what is the point of a queue',
        'why not simply a list instead of a queue',
        'why do we need queues',
        'what is a queue good for',
      ],
      answer:
        "When what came first must be served first: print jobs, customers in line, or the vertices of BFS, which must leave in the order of their distance. Removing the front of an array moves all other elements, O(n); a queue such as Python's `deque` or Java's `ArrayDeque` does it in O(1).",
    },
    {
      kind: 'how',
      question: 'How do I test a queue of my own?',
      asks: ['how do i test my queue', 'test cases for a queue', 'edge cases for queues'],
      answer:
        'Remove from an empty queue, add one and remove it, then add again: front and rear must be reset. Mix the operations: add 1, add 2, remove gives 1, add 3, remove gives 2. In a circular queue fill it up, remove one and add one, so that the index wraps around.',
    },
    {
      kind: 'how',
      question: 'How do I explain a queue of two stacks in an interview?',
      about: 232,
      asks: [
        'how would i explain this in an interview',
        'how do i explain amortized o(1) to the interviewer',
        'how do i present the sliding window maximum',
        'what do i say about the deque in an interview',
      ],
      answer:
        'Count per element, not per operation: "Each element is pushed twice and popped twice in its life, so n operations cost O(n), O(1) amortized." For the window maximum: "Each index enters the deque once and leaves once, so O(n)." Then trace three steps.',
    },
    {
      kind: 'how',
      question: 'What happens if I push after pouring in a queue of two stacks?',
      asks: [
        'push after pouring',
        'queue of two stacks push after pop',
        'what if a push comes after pouring',
        'where does a new element go after pouring',
        'does a new push break the queue of two stacks',
        'push when the out stack is not empty',
        'do i pour again after a push',
      ],
      answer:
        'The new element goes onto the in stack, and the out stack stays as it is. The next pop still takes from the out stack, because its elements are older. Push 1 and 2; pop pours both and returns 1, so 2 is left in the out stack. Push 3: the next pop returns 2, and only the one after it pours again and returns 3.',
      about: 232,
    },
  ],
  problems: [
    {
      number: 232,
      questions: [
        {
          question: 'Why do I pour only when the output stack is empty?',
          asks: ['by amortized', 'why pour only when empty', 'peek empty output'],
          answer:
            'Pouring earlier would put newer elements above older ones, and they would leave first. Each element is poured only once, so an operation is O(1) amortized.',
        },
        {
          question: 'What do the two stacks contain, and when is the queue empty?',
          asks: ['what do the two stacks mean', 'queue by stacks cost', 'empty only if both are empty'],
          answer:
            'The input stack has the newest elements, the output stack the oldest with the front on top. The queue is empty only if both are. O(1) amortized per call, O(n) for a single one.',
        },
        {
          question: 'Does every pop move everything?',
          asks: [
            'so every pop moves everything over',
            'does pop always pour',
            'how often are elements moved',
          ],
          answer:
            'No, only when the output stack is empty. Push 1, 2, 3: the first pop pours all three and returns 1; the next two pops return 2 and 3 without moving anything. Each element is moved once, so a pop is O(1) amortized.',
        },
      ],
    },
    {
      number: 239,
      questions: [
        {
          question: 'Which indices leave the deque, and why?',
          asks: ['index', 'remove front when out', 'why pop smaller from back'],
          answer:
            'Smaller values before a larger newcomer leave at the back, because they can never be the maximum again. The front leaves when its index is at most `i - k`.',
        },
        {
          question: 'What is at the front, and why is it linear?',
          asks: ['what is at the front of the deque', 'sliding maximum cost', 'deque values decreasing why'],
          answer:
            'The front is the index of the current maximum; after it come later candidates with smaller values. O(n): each index enters once and leaves at most once. O(k) space.',
          further: {
            example:
              'Take k = 3 and the values 1, 3, 2, 4.\n- 1 enters.\n- 3 enters, and 1 leaves.\n- 2 enters.\n- 4 enters, and both 2 and 3 leave.\nThat is 4 entries and 3 removals, although one step removed two.',
            why: 'A removed index never comes back, so there cannot be more removals than entries, and each step has one entry. A step with many removals is paid for by earlier steps with none.',
            check: {
              ask: 'For 9, 8, 7, 6, 5 and k = 3, how many indices are removed from the deque in all?',
              right: ['2', 'two'],
              because:
                'There are 2: index 0 is too old at i = 3 and index 1 at i = 4. The rest are in the last window.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply:
                    'That is the size of the last window, and its indices all stay. Which ones became too old?',
                },
                { says: ['5', 'five'], reply: 'Are the indices of the last window removed as well?' },
                {
                  says: ['0', 'zero', 'none'],
                  reply: 'Nothing is popped at the back, but do all indices stay inside the window?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the inner while loop does not make it quadratic',
                  'it is linear despite the while loop',
                ],
                isRight: true,
                reply:
                  'Yes. All rounds of the inner loop together are at most n, because each index can be removed only once.',
              },
              {
                says: ['the worst case is n times k', 'the inner loop makes it o(n k)'],
                isRight: false,
                reply:
                  'No. One step may remove up to k indices, but these must have been added before, one per step. In total at most n are removed.',
              },
            ],
          },
        },
        {
          question: 'Why do I output too early or report an old maximum?',
          asks: [
            'sliding max outputs too early',
            'number of windows',
            'value stays although window moved on',
          ],
          answer:
            'Output only from index k - 1 on, n - k + 1 values in all. Before that remove the front if its index is at most i - k, or an old maximum stays.',
        },
        {
          question: 'Is the deque increasing or decreasing?',
          asks: [
            'so the deque is sorted increasing',
            'is the deque sorted',
            'which order do the values in the deque have',
            'increasing or decreasing deque',
          ],
          answer:
            'Decreasing from front to back. The front is the maximum of the window. When a new value comes, all smaller ones at the back leave, since they are older and smaller and can never be the maximum. For [1, 3, 2] the deque has 1, then 3, then 3, 2.',
        },
        {
          question: 'Do I store values or indices?',
          asks: [
            'do i store values or indexes',
            'why indices in the deque',
            'values or indices for the window maximum',
          ],
          answer:
            'Indices. You must see when the front has left the window: when its index is at most `i - k`. The value is `nums[index]`. With values you could only compare with the element that leaves, which is easy to get wrong with duplicates.',
        },
      ],
    },
    {
      number: 225,
      questions: [
        {
          question: 'Is one queue enough?',
          asks: ['push cost', 'one'],
          answer:
            'Yes, one queue is enough: after a push rotate size - 1 times, so that the newest is in front. Push costs O(n).',
        },
        {
          question: 'Which operation is slow?',
          asks: ['stack with one queue cost', 'which operation is slow', 'two queues or one'],
          answer:
            'Push costs O(n) because of the rotation; pop, top and empty are O(1). A second queue is not needed.',
        },
        {
          question: 'Which one is slow, push or pop?',
          asks: ['which one is slow push or pop', 'is push or pop slow', 'cost of push and pop with queues'],
          answer:
            'You choose. Rotate after each push: push O(n), pop and top O(1), which is the usual version with one queue. Or push in O(1) and, for a pop, move all but the last element to another queue: pop O(n). Unlike with two stacks, neither gets O(1) amortized for both.',
        },
      ],
    },
    {
      number: 933,
      questions: [
        {
          question: 'Does a call exactly 3000 ms ago still count?',
          asks: ['inclusive', 'ping deque'],
          answer:
            "A call exactly 3000 ms earlier still counts, so drop only times below t - 3000; the answer is the queue's length.",
        },
        {
          question: 'What does a call cost, and how long can the queue get?',
          asks: ['recent counter cost', 'how long can the queue get', 'why is the list never searched'],
          answer:
            'Each time is added and removed once: O(1) amortized. The times are strictly increasing, so the old ones are all at the front, and the queue has at most 3001 entries.',
        },
      ],
    },
    {
      number: 2073,
      questions: [
        {
          question: 'Is there a formula for the time?',
          asks: ['formula', 'people behind'],
          answer:
            'There is one. Add up how often each person buys until person k is done: `min(t[i], t[k])` for those up to and including k, `min(t[i], t[k] - 1)` for those after k.',
        },
        {
          question: 'Should I simulate the line or use the formula?',
          asks: ['tickets simulation or formula', 'time needed to buy cost', 'person k buys last ticket'],
          answer:
            'The formula takes O(n); the simulation with a queue takes one step per second, at most n · max. Those after k buy at most t[k] - 1 tickets, because k leaves first.',
        },
      ],
    },
    {
      number: 622,
      questions: [
        {
          question: 'How do I find the rear, and how do I see full and empty?',
          asks: ['full', 'rear index', 'modulo negative', 'rear of an empty queue'],
          answer:
            'Keep head and count: the rear is at `(head + count - 1) mod n`; the queue is full if count = n and empty if count = 0. If it is empty, return -1 before you compute the index, which could be negative.',
        },
        {
          question: 'Why do I keep a count?',
          asks: ['circular queue why keep a count', 'ring queue cost'],
          answer:
            'With the count you can tell full from empty, which head and tail alone do not show. Every operation is O(1), and the memory is fixed at k.',
        },
        {
          question: 'Can I use a count to tell full from empty?',
          asks: [
            'so i can keep a count',
            'keep a size in the circular queue',
            'count instead of leaving one cell free',
          ],
          answer:
            'Yes. The queue is empty if the count is 0 and full if it equals the capacity. Increase it in enqueue and decrease it in dequeue. The rear is at `(head + count - 1) % capacity`.',
        },
      ],
    },
    {
      number: 641,
      questions: [
        {
          question: 'How do I avoid a negative head index?',
          asks: ['front index', 'wrap negative'],
          answer:
            'To insert in front, move the head to `(head - 1 + n) % n`. The added n avoids a negative index.',
        },
        {
          question: 'Do I move the head before or after writing?',
          asks: [
            'circular deque insert front order',
            'move head before or after writing',
            'circular deque cost',
          ],
          answer:
            'If head is the index of the first element, move it back first and then write. At the rear write to `(head + count) mod n` and then raise the count. All operations are O(1).',
        },
      ],
    },
    {
      number: 649,
      questions: [
        {
          question: 'Why does a senator come back with index plus n?',
          asks: ['queue', 'why plus n', 'ban next'],
          answer:
            'Compare the fronts: the smaller index acts first and bans the other. It acts again in the next round, after all others: index + n.',
        },
        {
          question: 'What do the indices in the queues mean, and what does it cost?',
          asks: ['what do the indices in the queues mean', 'senate cost'],
          answer:
            "An index is the time of the senator's next turn. O(n): each comparison bans one senator for good, so there are at most n - 1.",
        },
      ],
    },
    {
      number: 950,
      questions: [
        {
          question: 'How do I find out which card goes where?',
          asks: ['positions queue', 'reverse simulation'],
          answer:
            'Simulate with indices: the next smallest card goes to the index at the front, then the following index moves to the back.',
        },
        {
          question: 'What does the queue of positions contain, and what does it cost?',
          asks: ['reveal cards cost', 'what does the queue of positions mean'],
          answer:
            'The queue contains the positions not filled yet, in the order in which they will be revealed or moved. Sorting costs O(n log n), and dealing O(n).',
        },
      ],
    },
    {
      number: 862,
      questions: [
        {
          question: 'When do I pop at the front, and when at the back?',
          asks: ['negatives', 'deque prefix', 'pop front when enough'],
          answer:
            'Pop the front while the difference of prefix sums is at least k; then pop the back while its prefix sum is at least the new one.',
        },
        {
          question: 'What does the deque contain, and why may a left end leave?',
          asks: [
            'what does the deque of prefix sums contain',
            'shortest subarray k cost',
            'why pop front for good',
          ],
          answer:
            'It contains possible left ends with increasing sums. A left end that has succeeded may leave, because every later right end would give a longer subarray. O(n).',
        },
        {
          question: 'Why do I need the prefix sum 0?',
          asks: ['misses the subarray from index 0', 'prefix sum 0 missing in deque', 'length one too short'],
          answer:
            'Start with the prefix sum 0 at index 0, and let prefix i be the sum of the first i elements. Then the length is the difference of the two indices.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'At a water slide, the first child in line slides, pays one token, and goes back to the end of the line if any tokens are left. New children join the end. Given 300,000 events (slide, or join with tokens) in order, print who slides.',
      words: ['goes back to the end of the line'],
      not: 'stack-operations',
      why: 'The child who joined last would slide again and again, while those in front wait.',
      idea: 'Remove the child at the front, and add him or her at the back if tokens are left.',
      cost: 'O(1) per event',
    },
    {
      task: "A doorman's computer gets the time of every visit to a museum, millions in all, as it happens. Whenever asked, it reports how many visits began in the past 15 minutes. These are never more than 3,000, and it has room for 3,000 times only.",
      words: ['in the past 15 minutes', 'has room for 3,000 times only'],
      not: 'range-search',
      why: 'It searches a sorted array of all visits, but millions of times do not fit; the old ones have to leave.',
      idea: 'When a visit comes or a report is asked for, first remove times that are too old from the front; add each new time at the back, and report how many remain.',
      cost: 'O(1) amortized per call',
    },
    {
      task: 'Offers for silver arrive in order of time, 40 million in all. After each one, a board shows the lowest offer of the past ten minutes. All updates together must take linear time.',
      words: ['of the past ten minutes'],
      not: 'monotonic-stack',
      why: 'Offers expire after ten minutes, and the oldest one is at the bottom of a stack, where it cannot be removed.',
      idea: 'A new offer removes all higher ones at the back, expired ones leave at the front, and the front is the lowest.',
      cost: 'O(1) amortized per offer',
    },
    {
      task: 'In a computer game, a snake of up to 100,000 cells moves a million times. Each move adds the cell in front of its head and, unless it eats, frees the cell of its tail. Print each freed cell, in constant time per move.',
      words: ['frees the cell of its tail'],
      not: 'stack-operations',
      why: 'The cells are added at the head, so the tail is at the bottom, under up to 100,000 others.',
      idea: 'Keep the cells in the order in which the head entered them: add at one end, and remove at the other.',
      cost: 'O(1) per move',
    },
    {
      task: 'A courier passes 500,000 toll gates in a row, with various tolls. Of any 20,000 consecutive gates, he has to pay at one or more; at the others he is waved through. Find the lowest total he can pay, in linear time.',
      words: ['Of any 20,000 consecutive gates', 'in linear time'],
      not: 'heap-priority-queue',
      why: 'A heap also finds the smallest of the last 20,000 totals, but it costs a log factor at every gate, so the time is not linear.',
      idea: 'The best total that ends at a gate adds its toll to the smallest of the last 20,000 totals; keep these with useless ones dropped at the back and expired ones at the front.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['each pop moves all elements', 'every dequeue pours everything over'],
      isRight: false,
      reply: 'No. Elements are poured only when the output stack is empty, and each of them is moved once.',
    },
    {
      says: ['pour only when the output stack is empty', 'move elements only if the second stack is empty'],
      isRight: true,
      reply: 'Yes. Otherwise newer elements would land on top of older ones.',
    },
    {
      says: ['elements move from the input stack to the output stack'],
      isRight: true,
      reply: 'Yes, and never back: the input takes the new ones, and the output gives the oldest.',
    },
    {
      says: ['a queue is last in first out', 'the newest comes out first in a queue'],
      isRight: false,
      reply: 'No, that is a stack. A queue gives the oldest first: first in, first out.',
    },
    {
      says: ['a queue is first in first out', 'the oldest comes out first in a queue'],
      isRight: true,
      reply: 'Yes. A stack gives the newest first.',
    },
    {
      says: ['a queue removes the oldest element', 'a queue gives the oldest element first'],
      isRight: true,
      reply: 'Yes: first in, first out.',
    },
    {
      says: ['a queue removes the newest element', 'a queue gives the newest element first'],
      isRight: false,
      reply: 'No, the oldest: first in, first out. A stack gives the newest.',
    },
    {
      says: ['a deque can add and remove at both ends', 'a deque works at both ends'],
      isRight: true,
      reply: 'Yes, in O(1) at either end.',
    },
    {
      says: [
        'every pop moves everything over',
        'every pop moves everything',
        'each dequeue pours all elements',
        'a pop always pours the whole stack',
      ],
      isRight: false,
      reply:
        'No. Elements are poured only when the output stack is empty. After 1, 2, 3 are poured, the next two dequeues just pop: O(1) amortized.',
    },
    {
      says: [
        'elements are poured only if the output stack is empty',
        'i only move when out is empty',
        'pouring happens only when the output is empty',
      ],
      isRight: true,
      reply: 'Yes. Each element is poured once in its life, so n operations take O(n) in total.',
    },
    {
      says: [
        'i must pour back after each pop',
        'after a dequeue everything goes back',
        'the elements return to the input stack',
      ],
      isRight: false,
      reply:
        'No. They stay in the output stack, already in the right order. New elements wait in the input stack until it is empty.',
    },
    {
      says: [
        'i can pour while the output stack still has elements',
        'pouring early is harmless',
        'the output may have elements when i pour',
      ],
      isRight: false,
      reply:
        'No. The newer elements would land on top of older ones and leave first. With 1 in the output and 2 in the input, pouring would return 2 first.',
    },
    {
      says: [
        'a count tells full from empty',
        'i can keep a count',
        'keeping the size is enough to tell full and empty',
      ],
      isRight: true,
      reply:
        'Yes. The ring is empty if the count is 0 and full if it equals the capacity. Then you need not leave a cell free.',
    },
    {
      says: [
        'head equal to tail means full',
        'head == tail means empty for sure',
        'comparing head and tail is enough',
      ],
      isRight: false,
      reply:
        'No. In a ring head and tail are equal both when it is empty and when it is full. Keep a count, or leave one cell free.',
    },
    {
      says: [
        'the index wraps around with modulo',
        '(index + 1) % capacity is the next cell',
        'modulo makes the array a ring',
      ],
      isRight: true,
      reply: 'Yes. After the last cell comes cell 0 again: with capacity 5, (4 + 1) % 5 = 0.',
    },
    {
      says: [
        'the deque is sorted increasing',
        'the values in the deque increase',
        'the smallest is at the front for the maximum',
      ],
      isRight: false,
      reply:
        'No. For the window maximum the values decrease from front to back, so the front is the largest. A newcomer removes all smaller ones at the back.',
    },
    {
      says: ['the deque is decreasing', 'the largest is at the front', 'values decrease from front to back'],
      isRight: true,
      reply:
        'Yes. A smaller value that comes before a larger one can never be the maximum again, so it is removed.',
    },
    {
      says: [
        'i store the values in the deque',
        'the deque holds values',
        'values are enough for the window maximum',
      ],
      isRight: false,
      reply:
        'Not quite: with values alone you cannot see when the front has left the window. Store indices; the value is `nums[i]`.',
    },
    {
      says: [
        'the deque holds indices',
        'i store indices in the deque',
        'indices tell when the front leaves the window',
      ],
      isRight: true,
      reply: 'Yes. The front leaves when its index is at most `i - k`.',
    },
    {
      says: [
        'sliding window maximum takes o(n k)',
        'the deque version is o(n k)',
        'popping from the back makes it o(n k)',
      ],
      isRight: false,
      reply:
        'No. Each index enters once and leaves once, so all steps together are O(n). Only scanning each window takes O(n · k).',
    },
    {
      says: [
        'sliding window maximum takes o(n)',
        'each index enters and leaves the deque once',
        'the deque makes the window maximum linear',
      ],
      isRight: true,
      reply: 'Yes. At most n pushes and n pops in total, and one output per window: O(n) time, O(k) space.',
    },
    {
      says: ['python list pop(0) is fine', 'pop(0) is o(1)', 'removing from the front of a list is constant'],
      isRight: false,
      reply: 'No. `pop(0)` moves all other elements, O(n). Use `collections.deque` with `popleft()`, O(1).',
    },
    {
      says: [
        'popleft is o(1)',
        'deque.popleft takes constant time',
        'a deque removes from both ends in o(1)',
      ],
      isRight: true,
      reply: 'Yes. A deque is built for both ends. Only access in the middle is slow.',
    },
    {
      says: [
        'a queue is a stack turned upside down so one stack is enough',
        'one stack can be a queue without extra work',
      ],
      isRight: false,
      reply:
        'No. A stack gives the newest first. Reversing needs a second stack (or recursion, which uses the call stack).',
    },
    {
      says: ['bfs works with a stack too', 'bfs can use a stack', 'a stack gives level order'],
      isRight: false,
      reply:
        'No. With a stack the newest node comes next, which is depth-first. Level order needs the oldest node first, so a queue.',
    },
    {
      says: [
        'calls that are exactly 3000 old do not count',
        'a call at t - 3000 is dropped',
        'recent calls uses a strict comparison',
      ],
      isRight: false,
      reply:
        'No. The range is [t - 3000, t] with both ends, so remove only calls that are smaller than t - 3000.',
    },
    {
      says: [
        'for an empty queue dequeue returns 0',
        'popping an empty queue is fine',
        'peek on an empty queue gives none everywhere',
      ],
      isRight: false,
      reply:
        'No. In Python `popleft()` on an empty deque raises an IndexError; in Java `poll()` returns null and `remove()` throws. Check before.',
    },
    {
      says: [
        'i sum the queue every time',
        'for the moving average i add up the queue each time',
        'the average needs the whole queue summed again',
      ],
      isRight: false,
      reply:
        'No. Keep a running sum: add the new value, subtract the one that leaves. Then each call takes O(1) instead of O(k).',
    },
    {
      says: [
        'keep a running sum for the moving average',
        'add the new value and subtract the one that leaves',
      ],
      isRight: true,
      reply:
        'Yes. With size 2 and 4, 6, 8: sums 4, 10, then 10 + 8 - 4 = 14, so the averages are 4, 5 and 7.',
    },
    {
      says: [
        'with one queue push is slow and pop is fast',
        'rotating after push makes push o(n)',
        'push rotates the queue',
      ],
      isRight: true,
      reply:
        'Yes, in the usual version: after a push the other n - 1 elements are moved to the back, so the newest is in front. Push takes O(n), pop O(1). You can also do it the other way around.',
    },
    {
      says: [
        '(tail + 1) % size == head means full',
        'if the next tail is the head the queue is full',
        'one cell stays free to tell full from empty',
      ],
      isRight: true,
      reply:
        'Yes, if you leave one cell free. Then head == tail always means empty. With a count you can use all cells.',
    },
  ],
} satisfies TutorTexts
