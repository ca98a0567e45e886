import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'mistake',
      question: 'In which direction do I build a monotonic stack?',
      asks: [
        'monotonic stack wrong direction',
        'next greater gives previous',
        'left to right or right to left',
        'gives previous instead of next greater',
        'scan from the right or the left',
      ],
      answer:
        'From left to right the popped element learns its next greater, and the top after popping is the previous greater of the new one. From right to left it is the other way round. Choose one and say which element gets the answer.',
    },
    {
      kind: 'what',
      question: 'What is a monotonic stack?',
      asks: [
        'what is a monotonic stack',
        'monotone stack meaning',
        'increasing or decreasing stack',
        'what does monotonic mean',
        'stack that stays sorted',
        'why keep it decreasing',
      ],
      answer:
        'A stack whose values only rise or only fall. A new value first pops all that break the order; each pop tells the popped element its next greater (or smaller) value. Each element is pushed and popped once: O(n).',
    },
    {
      kind: 'when',
      question: 'Are these problems all one trick?',
      asks: [
        'next greater previous smaller how many days until',
        'are those one trick',
        'recognize monotonic stack',
        'nearest larger',
        'next warmer day, span, visible people, same trick?',
        'how do i recognise a monotonic stack',
        'first larger element to the right',
      ],
      answer:
        'Yes, it is one trick: each asks for the nearest element to the left or right that is larger or smaller. "Next greater", "days until warmer", "visible", "span", "rectangle between smaller bars" all mean it.',
    },
    {
      kind: 'why',
      question: 'Why is it O(n) with a loop inside a loop?',
      asks: [
        'why is it O(n) with while inside for',
        'amortized pops',
        'nested loop linear',
        'while inside a for, so n^2?',
        'why is daily temperatures O(n) with a nested loop',
        'amortized cost of the pops',
        'time complexity of a monotonic stack',
        'while loop inside for is it quadratic',
        'each index pushed and popped once',
        'amortized cost of popping',
      ],
      answer:
        'Every element is pushed once and popped at most once, so all pops together are at most n. A single step may pop many, but then they are gone.',
    },
    {
      kind: 'how',
      question: 'How do I choose the direction?',
      asks: [
        'increasing or decreasing',
        'which order',
        'next greater needs decreasing',
        'how to choose direction',
        'increasing or decreasing stack for next smaller',
        'which direction should the stack have',
      ],
      answer:
        'It depends on what a pop should mean: to find the next greater element keep a decreasing stack (a larger value pops). For the next smaller keep an increasing one. Say what a pop means, and the comparison follows.',
    },
    {
      kind: 'how',
      question: 'Why do I push a height of zero at the end?',
      asks: [
        'largest rectangle in histogram',
        'width of the popped bar',
        'left boundary',
        'sentinel 0',
        'histogram idea',
        'largest rectangle how do i get the width',
        'why push a zero height at the end',
      ],
      answer:
        'Keep indices of increasing bars. When a lower bar comes, each popped bar gets its rectangle: from just after the new top to just before the current bar. A final bar of height 0 empties the stack.',
    },
    {
      kind: 'mistake',
      question: 'Why is the width wrong in my histogram?',
      asks: [
        'width wrong in histogram',
        'empty stack width',
        'i - stack top - 1',
        'off by one rectangle',
        'rectangle width off by one',
      ],
      answer:
        "After popping, the width is `i - stack.top - 1`, or `i` if the stack is empty. The popped bar's own index is not the left border, since earlier higher bars were popped before.",
    },
    {
      kind: 'why',
      question: 'Why do I put indices on the stack?',
      asks: [
        'store indices not values',
        'why index on the stack',
        'distance needed',
        'why indexes instead of values',
        'store index or value',
      ],
      answer:
        'Indices give both the value (`a[i]`) and the distance. With values alone you cannot compute how many days or how wide.',
    },
    {
      kind: 'how',
      question: 'How do I find the next greater element in a circular array?',
      asks: [
        'circular array',
        'next greater element 2',
        'go around twice',
        'modulo',
        'circular next greater',
      ],
      answer:
        'Walk 2n steps with `i % n` and push only in the first round. The second round lets early elements be the next greater ones of late elements.',
    },
    {
      kind: 'mistake',
      question: 'How do I handle duplicates in a monotonic stack?',
      asks: [
        'equal elements',
        '< or <=',
        'duplicates in monotonic stack',
        'sum of subarray minimums duplicates',
        'strict or not strict comparison with equal values',
        'duplicates counted twice',
      ],
      answer:
        'Decide who owns ties. For counts such as "sum of minimums" use strictly smaller on one side and smaller-or-equal on the other, otherwise subarrays with equal minimums are counted twice or not at all.',
    },
    {
      kind: 'how',
      question: 'How do I trap rain water with a stack?',
      asks: [
        'trapping rain water with a stack',
        'water layers',
        'bottom left right walls',
        'rain water using a stack',
      ],
      answer:
        "Keep a decreasing stack. A higher bar pops the bottom; water lies between the new top and the current bar, up to the lower of the two, minus the bottom's height. The two-pointer solution needs only O(1) space.",
    },
    {
      kind: 'how',
      question: 'When may I drop the top?',
      asks: [
        'remove k digits',
        'smallest number',
        'remove duplicate letters',
        'greedy stack',
        'smallest number after removing k digits',
        'when may i drop the top',
      ],
      answer:
        'To remove k digits, pop the top while it is larger than the new digit and you may still remove: that puts smaller digits first. At the end, cut what is left of k from the end and strip leading zeros. For duplicate letters, skip a letter that is already on the stack, and pop a larger one only if it occurs again later.',
    },
    {
      kind: 'compare',
      question: 'Do I use a stack or a heap for the next greater element?',
      asks: [
        'stack or heap for next greater',
        'nearest vs largest',
        'stack vs sliding window maximum',
        'heap or monotonic stack',
        'deque vs heap in sliding window max',
      ],
      answer:
        'A monotonic stack finds the nearest larger one; a heap finds the largest at all and forgets distance. For the maximum of a moving window use a monotonic deque, since old elements must leave at the front.',
      with: 'heap-priority-queue',
    },
    {
      kind: 'what',
      question: 'How do I find how long it takes until it gets warmer?',
      asks: [
        'how long until warmer',
        'daily temperatures idea',
        'stock span',
        'car fleet',
        'warmer temperature idea',
        'what does the stack hold in daily temperatures',
      ],
      answer:
        'Keep the indices that still wait for a warmer day. A warmer day answers all colder ones on top: `answer[j] = i - j`. Those left at the end stay 0.',
    },
    {
      kind: 'how',
      question: 'What is the template of a monotonic stack?',
      asks: ['monotonic stack template', 'next greater code', 'skeleton monotonic stack'],
      answer:
        'For each index i: while the stack is not empty and `a[top] < a[i]`, pop and set `answer[popped] = i`; then push i. What remains has no next greater element. Change `<` to `>` for the next smaller.',
    },
    {
      kind: 'why',
      question: 'Why can popped elements be forgotten?',
      asks: [
        'why can popped elements be forgotten',
        'why is it safe to pop',
        'do we lose information when popping',
      ],
      answer:
        'A popped element already has its answer, and for all later elements the new one is both nearer and at least as good. So no later step can need the popped one.',
    },
    {
      kind: 'how',
      question: 'How do I use the stack from the right?',
      asks: ['132 pattern', 'find 132', 'stack from the right'],
      answer:
        'Go from the right, pop smaller values from the stack, and remember the largest popped value as the "2". If a value is smaller than it, you have found the "1", because the value that popped the "2" is larger and to its left: the "3". O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the maximal rectangle in a matrix?',
      asks: ['maximal rectangle in a matrix', 'histogram per row', 'largest rectangle of ones'],
      answer:
        'Treat each row as the base of a histogram: a 1 raises the height of its column by 1, a 0 resets it to 0. Solve the histogram for each row: O(rows · columns).',
    },
    {
      kind: 'how',
      question: 'How do I add up the minimums of all subarrays?',
      asks: [
        'sum of subarray minimums',
        'contribution of each element',
        'in how many subarrays is it the minimum',
      ],
      answer:
        'Count the subarrays in which each value is the minimum: its distance to the previous smaller value times its distance to the next smaller or equal one. Add value · left · right for all, modulo if required: O(n).',
    },
    {
      kind: 'mistake',
      question: 'Why is my histogram answer too small?',
      asks: ['histogram answer too small', 'bars left on the stack', 'increasing bars never popped'],
      answer:
        'Bars that are still on the stack at the end were never measured; for 1, 2, 3 nothing is popped at all. Append a bar of height 0, or pop the rest with n as the right border.',
    },
    {
      kind: 'cost',
      question: 'Can I find the next greater element without a stack?',
      asks: ['monotonic stack space', 'worst case stack size', 'can i do next greater without a stack'],
      answer:
        'O(n) space: for next greater, a decreasing input keeps all indices on the stack. You can do without: go from right to left and jump along the answers already known, as in Daily Temperatures. That needs only the output array and is still O(n).',
    },
    {
      kind: 'when',
      question: 'When is a monotonic stack wrong?',
      asks: [
        'next greater vs sorting',
        'when is a monotonic stack wrong',
        'kth greater to the right',
        'smallest value larger than x to the right',
      ],
      answer:
        'It is wrong when you need a value by size and not the nearest one: for the smallest larger value to the right use an ordered set, or process the values in sorted order. A monotonic stack answers only "nearest larger" or "nearest smaller". The second greater needs a second stack; for any k, use a sorted set of indices.',
    },
    {
      kind: 'how',
      question: 'How do I find the next smaller element to the left?',
      asks: [
        'next smaller element to the left',
        'previous smaller element which stack',
        'nearest smaller on the left side',
        'previous greater element',
      ],
      answer:
        'Go from left to right with an increasing stack. Pop everything that is not smaller than the current value: then the top is its nearest smaller element to the left, or there is none. Push the current index.',
    },
    {
      kind: 'when',
      question: "How do I find how many days in a row the price was at most today's?",
      asks: [
        "how many days in a row back was the price at most today's",
        'why would i think of a stack for spans',
        'for each day count how far back values stay smaller',
        'what is the clue in stock span',
        'distance to the last higher value before',
      ],
      answer:
        'The clue is "the previous larger value" for each item: the span reaches back to it. Keep a stack of decreasing values with their days; pop those not larger than today, and what remains on top ends the span. Each day is pushed and popped once: O(n).',
    },
    {
      kind: 'compare',
      question: 'Can I use the top of a heap for a sliding window?',
      with: 'heap-priority-queue',
      asks: [
        'window maximum with a priority queue instead of a deque',
        'heap with lazy deletion or deque for the maximum of each window',
        'can i just peek the max of a heap in a sliding window',
      ],
      answer:
        'A heap works if you drop its top while its index has left the window, so a mere peek is not enough. That takes O(n log n), since old entries pile up. A decreasing deque is O(n): each index enters and leaves once, and the front is always the maximum.',
    },
    {
      kind: 'when',
      question: 'How do I find how far each one can see?',
      asks: [
        'how far can each one see before someone taller',
        'next day with a higher price',
        'widest poster that fits into the skyline',
        'for each bar the nearest lower one on both sides',
      ],
      answer:
        'Use a monotonic stack when each element needs the nearest larger or smaller one on one side, or on both. The stack keeps the elements that still wait, in order, and a new element answers all it pops. Each index is pushed and popped at most once, O(n).',
    },
    {
      kind: 'compare',
      question: 'How do I choose between the window maximum and the next greater element?',
      asks: ['window maximum or next greater', 'nearest larger or largest in a range', 'deque or stack'],
      answer:
        'For the nearest larger element of each index use a stack. For the largest in a moving window use a deque of decreasing values, because old ones must also leave at the front. Both take O(n).',
      with: 'sliding-window',
    },
    {
      kind: 'what',
      question: 'What remains on the stack at the end?',
      asks: [
        'elements that never find a greater one',
        'what remains on the stack at the end',
        'no next greater element, what value',
        'leftover indices after the loop',
      ],
      answer:
        'What remains on the stack has no larger element after it, so its answer stays at the default, -1 or 0; fill the result with that first. In the histogram append a 0, so that every bar gets popped.',
    },
    {
      kind: 'mistake',
      question: 'Is the next greater element the largest one to the right?',
      asks: [
        'next greater is the largest to the right, right',
        'suffix maximum gives the next greater',
        'take the max of everything after it',
        'keep a running max from the right',
      ],
      answer:
        'No, it is the nearest larger value, not the largest. In 2, 3, 9 the next greater value of 2 is 3, while the maximum after it is 9. A running maximum forgets the nearer ones; the stack keeps them.',
    },
    {
      kind: 'mistake',
      question: 'Can I sort first, so that the next one is greater?',
      asks: [
        'sort first then the next one is greater',
        'sorting finds next greater elements',
        'sort and take the neighbor',
      ],
      answer:
        'No, sorting loses the positions, and next means to the right of it. In 3, 1, 2 sorting would give 2 the neighbor 3, but nothing larger comes after the 2. The stack keeps the original order.',
    },
    {
      kind: 'mistake',
      question: 'Does the best rectangle always contain the tallest bar?',
      asks: [
        'best rectangle always contains the tallest bar',
        'start from the highest bar and expand',
        'largest rectangle includes the maximum, right',
      ],
      answer:
        'No, in 4, 1, 3, 3 the best rectangle is 2 wide and 3 high, 6, and the bar of height 4 is not in it. Try each bar as the lowest one of its rectangle, which the stack does in O(n).',
    },
    {
      kind: 'mistake',
      question: 'Can I read the sorted numbers from the stack?',
      asks: [
        'stack contains all elements sorted, right',
        'the monotonic stack is a sorted array of everything',
        'can i read the sorted numbers from the stack',
      ],
      answer:
        'No, it contains only the elements that still wait; all others were popped and are gone. For 3, 1, 2 the decreasing stack ends as 3, 2. For sorted order you have to sort.',
    },
    {
      kind: 'mistake',
      question: 'Does Container With Most Water need the stack?',
      asks: [
        'container with most water needs the stack',
        'water between two walls, monotonic stack right',
        'two lines most water uses next greater',
        'container with most water with monotonic stack',
      ],
      answer:
        'No, there only the two chosen walls count and not those between, so two pointers from both ends solve it in O(n): move the lower wall. Trapped rain water is different: each cell depends on walls on both sides.',
    },
    {
      kind: 'mistake',
      question: 'Why is every answer -1?',
      asks: [
        'every answer is -1',
        'all zeros come out of daily temperatures',
        'next greater never finds anything',
        'nothing ever gets popped',
        'all answers are -1 in next greater',
      ],
      answer:
        'Nothing is ever popped: either you never push, or the comparison is wrong, for example `a[stack[-1]] < i`, which compares a value with an index. Write `while stack and a[stack[-1]] < a[i]`, store the answer at the popped index, and push i after the loop.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get an index error on an empty stack?',
      asks: [
        'index error on an empty stack in while',
        'while loop dies with empty stack',
        'stack[-1] out of range',
        'crashes when everything was popped',
      ],
      answer:
        'Test for emptiness first: `while stack and a[stack[-1]] < x`. Conditions are evaluated from left to right, so the other order reads the top of an empty stack.',
    },
    {
      kind: 'mistake',
      question: 'Why does 12345 come back unchanged?',
      asks: [
        '12345 comes back unchanged',
        'remove k digits removes nothing',
        'increasing number keeps all digits',
        'too many digits left',
      ],
      answer:
        'In an increasing number no digit is ever popped, so k removals are still left at the end. Cut them from the end: for 12345 and k = 2 keep 123.',
    },
    {
      kind: 'mistake',
      question: 'Why does the last element of a circular array get -1?',
      asks: [
        'last element of the ring gets -1',
        'wraparound answers missing',
        'circular next greater only works for the front',
        'end of circular list finds nothing',
        'circular next greater gives -1 for the last',
      ],
      answer:
        'You walk around only once, so late elements never meet the early ones. Loop 2n times with `i % n`, and push only during the first n steps.',
    },
    {
      kind: 'mistake',
      question: 'Why does my span come out too small?',
      asks: [
        'span comes out too small',
        'stock span counts only the last group',
        'span is 2 instead of 5',
        'previous days not added',
        'span too small in stock span',
      ],
      answer:
        'You add 1 for each popped entry, but each entry stands for its whole span. Add the popped span: `span += popped.span`. Or store indices and take the distance to the new top.',
    },
    {
      kind: 'when',
      question: 'How do I find how many days it takes until the price beats mine?',
      asks: [
        'tower can see over shorter ones until a taller',
        'how many days until the price beats mine',
        'who has an ocean view',
        'first bigger box further along',
        'how long was this the record',
      ],
      answer:
        'Each item needs the nearest larger or smaller one on some side. Keep those that still wait on a monotonic stack; a new item answers all that it beats. O(n) in total. For an ocean view, a running maximum from the ocean side is enough.',
    },
    {
      kind: 'compare',
      question: 'Do I use a stack or two pointers for rain water?',
      asks: [
        'rain water, stack or two pointers',
        'trapping water which solution in an interview',
        'water between bars with less memory',
      ],
      answer:
        'Choose two pointers: O(n) time and O(1) space, with the running maximum from each side. The stack is O(n) time and O(n) space; it adds the water in horizontal layers and needs only one left-to-right pass.',
    },
    {
      kind: 'how',
      question: 'How do I add up maximum minus minimum over all subarrays?',
      asks: [
        'sum of max minus min over all subarrays',
        'subarray ranges in linear time',
        'total of ranges of every subarray',
      ],
      answer:
        'Compute the sum of all subarray maxima and the sum of all subarray minima, each with a monotonic stack, and subtract. For ties use a strict comparison on one side and a non-strict one on the other. O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the widest pair whose left value is not larger?',
      asks: [
        'widest pair with left not larger than right',
        'maximum width ramp',
        'farthest later value at least as big',
      ],
      answer:
        'Build a stack of indices with strictly decreasing values from the left, as only these can be left ends. Then scan j from the right and pop while `a[top] <= a[j]`, recording `j - top`. O(n).',
    },
    {
      kind: 'how',
      question: 'What if numbers stream in?',
      asks: [
        'next greater while numbers stream in',
        'online next greater element',
        'values arrive one by one',
      ],
      answer:
        'From left to right the answer of an element is known only when a larger value arrives, so keep the waiting ones on the stack: O(n) memory in the worst case. Previous greater and spans can be answered at once.',
    },
  ],
  problems: [
    {
      number: 739,
      questions: [
        {
          asks: ['why index', 'strict warmer', 'remaining days zero'],
          answer: 'Indices give the distance. Pop while strictly colder than today; what remains stays 0.',
        },
        {
          asks: ['what waits on the stack of days', 'daily temperatures cost'],
          answer:
            'On the stack are days that have not seen a warmer one, with temperatures not rising from bottom to top. O(n) time, since each day is pushed and popped at most once.',
        },
        {
          asks: [
            'all zeros in daily temperatures',
            'distance or temperature as answer',
            'wrong day gets the answer',
          ],
          answer:
            'Write the answer at the popped day: `answer[j] = i - j`. All zeros mean that nothing is popped: compare `temps[stack[-1]]` with `temps[i]`, not with i.',
        },
      ],
    },
    {
      number: 84,
      questions: [
        {
          asks: ['width', 'empty stack width', 'sentinel 0 bar', 'stuck'],
          answer:
            'Width is `i - top - 1` after popping, or `i` if the stack is empty. Add a bar of height 0 at the end to empty the stack.',
        },
        {
          asks: ['what does the stack of bars mean', 'histogram cost', 'equal bars in histogram'],
          answer:
            'It contains bars whose right end is not known yet, in rising order. O(n). With equal bars the width of one may come out too small, but the last one popped gets the full width.',
        },
        {
          asks: ['left border of a popped bar', 'histogram 2 1 2 gives 2', 'rectangle forgets earlier bars'],
          answer:
            'The left border is the new top after popping, not the popped index. In 2, 1, 2 the bar 1 spans all three: area 3. With the popped index as border you get only 2.',
        },
      ],
    },
    {
      number: 496,
      questions: [
        {
          asks: ['map', '1 order', 'values unique'],
          answer:
            'The values are unique, so a map from value to next greater is enough; the first array only looks up.',
        },
        {
          asks: ['next greater cost with map', 'nums1 order of answers', 'why a map from value'],
          answer:
            'One pass over the second array fills the map, O(m), and the first array only looks its values up, in its own order, O(n). So O(n + m) instead of O(n · m).',
        },
      ],
    },
    {
      number: 1475,
      questions: [
        {
          asks: ['next smaller equal'],
          answer:
            'Each price waits for the next smaller or equal one: pop while the price on top is at least the current one, and subtract the current price from each popped one.',
        },
        {
          asks: ['discount meaning', 'final prices cost', 'no discount at the end'],
          answer:
            'The discount is the first later price that is at most this price. Prices that remain on the stack stay unchanged. O(n).',
        },
      ],
    },
    {
      number: 503,
      questions: [
        {
          asks: ['circular modulo', '-1 remaining'],
          answer:
            'Walk twice with i mod n and push indices only in the first round; those never popped stay -1.',
        },
        {
          asks: ['why twice around', 'circular next greater cost', 'maximum in a ring stays -1'],
          answer:
            'The second round gives late elements the chance to meet early ones. Only elements equal to the maximum stay -1. 2n steps, so O(n).',
        },
      ],
    },
    {
      number: 901,
      questions: [
        {
          asks: ['equal', 'amortized'],
          answer:
            "Push (price, span): start with span 1, pop while the top price is at most today's and add its span. O(1) amortized.",
        },
        {
          asks: ['what does the stored span mean', 'stock spanner cost', 'memory of stock prices'],
          answer:
            'The span counts the days ending at this one whose prices are at most this price; popped days are included in it. O(1) amortized per call, O(n) memory in the worst case.',
        },
      ],
    },
    {
      number: 853,
      questions: [
        {
          asks: ['time', 'sort descending', 'count'],
          answer:
            'Sort by position, nearest to the target first, and compute each arrival time, (target - position) / speed. A car with a larger time than the fleet ahead starts a new fleet; the others join it.',
        },
        {
          asks: ['what does a fleet mean', 'car fleet cost', 'arrival time equal'],
          answer:
            'A fleet is led by its slowest car, and faster cars that catch up with it join. O(n log n) because of sorting. A car with an equal arrival time joins, so start a new fleet only for a strictly larger time.',
        },
      ],
    },
    {
      number: 402,
      questions: [
        {
          asks: ['k leading zeros', 'left over', 'empty result'],
          answer:
            'Pop larger digits while k allows it; then cut what is left of k from the end, strip leading zeros, and return "0" if nothing is left.',
        },
        {
          asks: ['remove k digits cost', 'why pop a larger digit first', '10200 with k 1'],
          answer:
            'O(n): each digit is pushed and popped at most once. A smaller digit at an earlier position always wins. For 10200 and k = 1 you get "0200", which must become "200".',
        },
      ],
    },
    {
      number: 907,
      questions: [
        {
          asks: ['ties', 'contribution left right', 'modulo'],
          answer:
            'Use a strict comparison on one side and a non-strict one on the other, so that each subarray counts once; add value · left · right modulo 10^9 + 7.',
        },
        {
          asks: [
            'what do left and right counts mean',
            'subarray minimums cost',
            'why multiply left and right',
          ],
          answer:
            'Left and right are the numbers of possible start and end positions for which this value is the minimum, so their product counts the subarrays. O(n) with two borders per value.',
        },
        {
          asks: ['minimums counted twice', 'sum too large with equal values', 'subarray minimums too small'],
          answer:
            'With equal values a subarray has two candidates for the minimum. Stop at smaller on one side and at smaller or equal on the other, so exactly one of them counts it. With "smaller" on both sides it counts twice, with "smaller or equal" on both not at all.',
        },
      ],
    },
    {
      number: 85,
      questions: [
        {
          asks: ['heights', 'row histogram'],
          answer:
            'Keep a height per column: a 1 adds 1, a 0 resets it to 0. Then solve the largest rectangle in a histogram for each row.',
        },
        {
          asks: [
            'maximal rectangle what does a column height mean',
            'ones rectangle cost',
            'square or rectangle of ones',
          ],
          answer:
            'It is the number of ones ending at this row without a gap. One histogram per row: O(rows · columns). For the largest square the DP with the minimum of three neighbors is simpler.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A farmer measured 300,000 sunflowers in a row. For each sunflower, he wants to know the nearest taller one to its right, if there is one. Comparing each with all that follow takes too long.',
      words: ['the nearest taller one'],
      not: 'stack-operations',
      why: 'Sunflowers have no partners to match or cancel and no call takes one away; only a taller newcomer settles those that wait.',
      idea: 'Go from left to right and keep the sunflowers that still wait; each new one settles all shorter ones at the top.',
      cost: 'O(n)',
    },
    {
      task: 'A theater lists how many people came on each of 400,000 evenings. For each evening, tell how many evenings in a row, ending with it, had no larger audience than that evening had.',
      words: ['For each evening', 'evenings in a row, ending with it'],
      not: 'longest-increasing-subsequence',
      why: 'It looks for one longest chain, whose evenings may be far apart, and not for a count of consecutive evenings at each one.',
      idea: 'Drop the earlier evenings whose audience was not larger; the one that remains on top is where the count has to stop.',
      cost: 'O(n)',
    },
    {
      task: 'A turbine may run once, for any number of consecutive seconds, at one fixed setting: the lowest wind speed within these seconds. It produces that setting times the number of seconds. Given the speeds of 500,000 seconds, find the largest output.',
      words: ['for any number of consecutive seconds', 'the lowest wind speed'],
      not: 'queue-operations',
      why: 'It gives the lowest speed for windows of one given length, but here every length is possible, and half a million lengths take too long.',
      idea: 'For each second, find the nearest slower one on both sides; its speed times the number of seconds between these two is a candidate.',
      cost: 'O(n)',
    },
    {
      task: 'A brand has a string of 100,000 lowercase letters. By deleting letters, it wants a name that has every letter of the string exactly once, and of all such names the one that comes first in the alphabet. Find it.',
      words: ['every letter of the string exactly once'],
      not: 'longest-increasing-subsequence',
      why: 'The letters need not rise: from ba, both letters are needed, so the name is ba, while a rising chain has only one letter.',
      idea: 'Add each letter that is not in the name yet, but first remove larger letters from its end as long as they occur again later.',
      cost: 'O(n)',
    },
    {
      task: 'In a row of 300,000 wrestlers, a referee calls rounds. In each round, everyone who is lighter than the neighbor on the left leaves, all at once, and the row closes up. After how many rounds does nobody leave anymore?',
      words: ['lighter than the neighbor on the left'],
      not: 'queue-operations',
      why: 'Passing the row through once per round takes about n rounds of up to n steps when, as in 9, 1, 2, 3, only one leaves per round.',
      idea: 'From left to right, each wrestler removes those at the top who are not heavier. He leaves one round after the last of them, in round 1 if there were none, and never if nobody heavier remains.',
      cost: 'O(n)',
    },
  ],
} satisfies TutorTexts
