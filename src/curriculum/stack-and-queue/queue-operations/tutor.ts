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
        'When elements leave at both ends: the maximum of a moving window, 0-1 BFS, palindrome checks, undo with a limit. As a plain queue or stack it is just as fast.',
    },
    {
      kind: 'what',
      question: 'What is a queue?',
      asks: ['what is a queue', 'first in first out', 'deque meaning', 'explain a queue', 'fifo example'],
      answer:
        'The first element in is the first out. A deque adds and removes at both ends in O(1). Queues keep arrival order: BFS, schedulers, moving windows.',
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
        "`list.pop(0)` moves all remaining elements, O(n); `deque.popleft()` is O(1). JavaScript's `shift` may be O(n) too: use an index that advances. Java: ArrayDeque.",
    },
    {
      kind: 'why',
      question: 'How does pouring from one stack to the other help?',
      asks: [
        'two stacks make a queue',
        'how does pouring help',
        'isnt it just reversed',
        'queue from two stacks',
        'queue using two stacks idea',
        'why does pouring reverse the order back',
      ],
      answer:
        'Two reversals restore the arrival order: the first stack reverses it, and pouring into the second reverses it again. So the oldest element is on top of the second. Pour only when the second is empty; otherwise newer elements land on top of older ones.',
    },
    {
      kind: 'cost',
      question: 'Why is the queue of two stacks O(1) amortized?',
      asks: [
        'amortized O(1) of the two stack queue',
        'worst single dequeue',
        'explain amortized',
        'amortized constant explained',
        'one dequeue is O(n) but average O(1)',
      ],
      answer:
        'One dequeue may move n elements, O(n). But each element is pushed at most twice and popped at most twice in its life, so n operations cost O(n) together: O(1) amortized each.',
    },
    {
      kind: 'how',
      question: 'How do I find the maximum of a window with a deque?',
      asks: [
        'sliding window maximum',
        'monotonic deque',
        'why store indices',
        'queue with maximum',
        'max of a window with a deque',
      ],
      answer:
        'Keep indices whose values decrease. A new value pops all smaller ones from the back, since they can never be the maximum again; the front leaves when its index is outside the window. The front is the maximum: O(n) in all.',
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
        'Keep an array, the head index and the size; the tail is `(head + size) % capacity`. With head and tail alone, full and empty look the same, so keep the size or leave one slot free.',
    },
    {
      kind: 'how',
      question: 'How do I implement a stack with a queue?',
      asks: ['stack from queues', 'implement stack using queue', 'rotate the queue', 'stack using one queue'],
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
      asks: ['monotonic deque vs heap for sliding window maximum', 'heap window max', 'lazy heap or deque'],
      answer:
        'The deque is O(n); a heap with lazy deletion is O(n log n), because old elements stay in it until they reach the top. A heap is fine if you do not think of the deque. For other ranks, such as the median, you need two heaps or a sorted structure.',
    },
    {
      kind: 'how',
      question: 'What do I use instead of a window if numbers can be negative?',
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
      asks: [
        'deque front not removed',
        'front outside window',
        'i - k off by one',
        'sliding window max first output',
      ],
      answer:
        'Drop the front when its index is at most `i - k`, and output only from `i = k - 1` on. If you check after reading the maximum, you report a value that has already left the window.',
    },
    {
      kind: 'how',
      question: 'How do I compute a moving average of a stream?',
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
      asks: [
        'a single dequeue can be slow, so how is it O(1)',
        'amortized cost of a queue with two stacks, feels like cheating',
        'one slow pop, still constant?',
        'worst case of one operation vs average over all',
        'what does amortized constant mean for a queue',
      ],
      answer:
        'O(1) amortized means averaged over any sequence of operations: one dequeue may move n elements, but each element is moved only once in its life, so n operations cost O(n) in total. A single one can still be slow, which matters only for hard time limits.',
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
      asks: [
        'deque front is the oldest in the window',
        'deque keeps all k values, right',
        'window deque always has k elements',
        'the deque holds the whole window',
      ],
      answer:
        'No, it keeps only candidates. In the window 1, 3 the deque contains just the 3, because the 1 can never be the maximum again. The front is the maximum of the window, not necessarily its oldest element.',
    },
    {
      kind: 'mistake',
      question: 'Is one variable for the maximum enough for a moving window?',
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
  ],
  problems: [
    {
      number: 232,
      questions: [
        {
          asks: ['by amortized', 'why pour only when empty', 'peek empty output'],
          answer:
            'Each element is poured once, so O(1) amortized. Pouring earlier would put newer elements above older ones.',
        },
        {
          asks: ['what do the two stacks mean', 'queue by stacks cost', 'empty only if both are empty'],
          answer:
            'The input stack has the newest elements, the output stack the oldest with the front on top. The queue is empty only if both are. O(1) amortized per call, O(n) for a single one.',
        },
      ],
    },
    {
      number: 239,
      questions: [
        {
          asks: ['index', 'remove front when out', 'why pop smaller from back'],
          answer:
            'Smaller ones before a larger newcomer can never be the maximum again. Drop the front when its index is at most i - k.',
        },
        {
          asks: ['what is at the front of the deque', 'sliding maximum cost', 'deque values decreasing why'],
          answer:
            'The front is the index of the current maximum; after it come later candidates with smaller values. O(n): each index enters and leaves once. O(k) space.',
        },
        {
          asks: [
            'sliding max outputs too early',
            'number of windows',
            'value stays although window moved on',
          ],
          answer:
            'Output only from index k - 1 on, n - k + 1 values in all. Before that remove the front if its index is at most i - k, or an old maximum stays.',
        },
      ],
    },
    {
      number: 225,
      questions: [
        {
          asks: ['push cost', 'one'],
          answer:
            'One queue is enough: after a push rotate size - 1 times, so that the newest is in front. Push costs O(n).',
        },
        {
          asks: ['stack with one queue cost', 'which operation is slow', 'two queues or one'],
          answer:
            'Push costs O(n) because of the rotation; pop, top and empty are O(1). A second queue is not needed.',
        },
      ],
    },
    {
      number: 933,
      questions: [
        {
          asks: ['inclusive', 'ping deque'],
          answer:
            "A call exactly 3000 ms earlier still counts, so drop only times below t - 3000; the answer is the queue's length.",
        },
        {
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
          asks: ['formula', 'people behind'],
          answer:
            'Add up how often each person buys until person k is done: `min(t[i], t[k])` for those up to and including k, `min(t[i], t[k] - 1)` for those after k.',
        },
        {
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
          asks: ['full', 'rear index', 'modulo negative', 'rear of an empty queue'],
          answer:
            'Keep head and count: the rear is at `(head + count - 1) mod n`; the queue is full if count = n and empty if count = 0. If it is empty, return -1 before you compute the index, which could be negative.',
        },
        {
          asks: ['circular queue why keep a count', 'ring queue cost'],
          answer:
            'With the count you can tell full from empty, which head and tail alone do not show. Every operation is O(1), and the memory is fixed at k.',
        },
      ],
    },
    {
      number: 641,
      questions: [
        {
          asks: ['front index', 'wrap negative'],
          answer:
            'To insert in front move head to (head - 1 + n) mod n; the added n avoids a negative index.',
        },
        {
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
          asks: ['queue', 'why plus n', 'ban next'],
          answer:
            'Compare the fronts: the smaller index acts first and bans the other. It acts again in the next round, after all others: index + n.',
        },
        {
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
          asks: ['positions queue', 'reverse simulation'],
          answer:
            'Simulate with indices: the next smallest card goes to the index at the front, then the following index moves to the back.',
        },
        {
          asks: ['reveal cards cost', 'what does the queue of positions mean'],
          answer:
            'The queue contains the positions in the order in which they will be revealed or moved. Sorting costs O(n log n), and dealing O(n).',
        },
      ],
    },
    {
      number: 862,
      questions: [
        {
          asks: ['negatives', 'deque prefix', 'pop front when enough'],
          answer:
            'Pop the front while the difference of prefix sums is at least k; then pop the back while its prefix sum is at least the new one.',
        },
        {
          asks: [
            'what does the deque of prefix sums contain',
            'shortest subarray k cost',
            'why pop front for good',
          ],
          answer:
            'It contains possible left ends with increasing sums. A left end that has succeeded may leave, because every later right end would give a longer subarray. O(n).',
        },
        {
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
} satisfies TutorTexts
