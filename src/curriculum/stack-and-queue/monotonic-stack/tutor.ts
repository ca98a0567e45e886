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
        'what does monotonic stack mean',
        'how does a monotonic stack work',
      ],
      answer:
        'A stack whose values only rise or only fall. A new value first pops all that break the order; each pop tells the popped element its next greater (or smaller) value. Each element is pushed once and popped at most once: O(n).',
      further: {
        example:
          'Read 5, 2, 1, 4 and look for the next greater value with a decreasing stack. 5, 2 and 1 are pushed, as each is smaller than the top. The 4 pops the 1 and then the 2: the next greater value of both is 4. The 5 stays, and the stack is 5, 4.',
        why: 'On a decreasing stack the top is the smallest value that still waits. So the new value is compared with the top only: if it does not beat the top, it beats nothing below.',
        check: {
          ask: 'The input is 6, 3, 7, 2, 1, and the stack decreases from bottom to top. How many values are on it at the end?',
          right: ['3', 'three'],
          because: '3: the 7 pops the 3 and the 6, and then 2 and 1 are pushed on top of it.',
          wrong: [
            {
              says: ['5', 'five'],
              reply: 'Then nothing would have been popped. Which values still wait when the 7 comes?',
            },
            {
              says: ['4', 'four'],
              reply: 'The 7 pops the top, but then compare it with the next value below as well.',
            },
            { says: ['2', 'two'], reply: 'Is the 7 itself ever popped by a later value?' },
          ],
        },
        claims: [
          {
            says: ['the stack contains all elements sorted', 'at the end it is the sorted array'],
            isRight: false,
            reply:
              'No, it contains only the elements that still wait. After 5, 2, 1, 4 a decreasing stack is 5, 4.',
          },
          {
            says: ['each element is pushed once', 'every index enters the stack one time'],
            isRight: true,
            reply: 'Yes, and it is popped at most once, so all steps together take O(n).',
          },
          {
            says: [
              'for the next smaller value the stack must increase',
              'next smaller means an increasing stack',
            ],
            isRight: true,
            reply:
              'Yes, then a smaller new value pops the larger ones on top, and it is their next smaller value.',
          },
        ],
      },
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
        'They are one trick: each asks for the nearest element to the left or right that is larger or smaller. "Next greater", "days until warmer", "visible", "span", "rectangle between smaller bars" all mean it.',
      further: {
        example:
          'The prices are 60, 50, 55, 70. How many days until each is beaten? The 55 pops the 50 after 1 day. The 70 pops the 55 after 1 day and the 60 after 3 days. The 70 itself stays. "Days until a higher price" was just "next greater" with the distance as the answer.',
        why: 'Each of them asks, at every position, for the first value in one direction that wins a comparison. Only the direction and the comparison differ, so the same loop answers all of them.',
        check: {
          ask: 'For each person in a line you need the nearest taller person to the left. From bottom to top, must the stack be increasing or decreasing?',
          right: ['decreasing', 'falling', 'descending', 'decreases', 'decrease'],
          because:
            'Decreasing: a new person pops all who are not taller, and the one then on top is the nearest taller person.',
          wrong: [
            {
              says: ['increasing', 'rising', 'ascending'],
              reply:
                'A short person who is followed by a taller one is hidden from all who come later. So whom should a tall person pop?',
            },
          ],
        },
        claims: [
          {
            says: ['the largest rectangle is the same trick', 'histogram is nearest smaller on both sides'],
            isRight: true,
            reply: 'Yes, the rectangle of a bar ends at the nearest lower bar on each side.',
          },
          {
            says: ['the kth greater to the right is the same', 'one stack also finds the second greater'],
            isRight: false,
            reply:
              'No, a popped element is gone after its first greater value. The second greater one needs a second stack.',
          },
          {
            says: ['the sliding window maximum is the same', 'window maximum is just a monotonic stack'],
            isRight: false,
            reply:
              'Almost: it also keeps falling values, but old ones must leave at the front, so you need a deque.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is it O(n) with a loop inside a loop?',
      asks: [
        'isnt that O(n^2), there is a while inside the for',
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
      further: {
        example:
          'Take 4, 3, 2, 1, 9 and look for the next greater value. The first four steps push and pop nothing. The fifth pops four values at once and pushes the 9. All together there are 5 pushes and 4 pops, so 9 operations and not 5 · 4.',
        why: 'A pop needs an element that was pushed before, and the outer loop pushes each element once. So there cannot be more pops than pushes, and the inner loop does nothing but pops, apart from one failed test per step.',
        check: {
          ask: 'The input has 10 elements, and 3 of them remain on the stack at the end. How many pops were there in all?',
          right: ['7', 'seven'],
          because: '7: each of the 10 elements was pushed once, and all but those 3 were popped once.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply: 'That is the number of pushes. Were those that remain on the stack ever popped?',
            },
            {
              says: ['3', 'three'],
              reply: 'These are the ones that were never popped. What happened to the others?',
            },
            {
              says: ['30', '100'],
              reply: 'The loops do not multiply here. How often can a single element be popped?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the 6 pops four things so that is the slow case',
              'one step that pops many makes it slow',
              'popping four at once is the slow case',
            ],
            isRight: false,
            reply:
              'No, only that one step is long. With 5, 4, 3, 2, 6 the last step pops four, but the four steps before popped nothing: 5 pushes and 4 pops in all.',
          },
          {
            says: [
              'each index is pushed once and popped at most once',
              'each day is pushed once and popped once so the total is at most 2n',
              'over the whole loop each day is pushed once and popped once',
              'every element is pushed once and popped at most once so it is O(n)',
              'pushes and pops together are at most 2n',
              'each index is pushed once and popped at most once is my argument for O(n) right',
              'my argument for O(n) is right, each index is pushed once and popped at most once',
            ],
            isRight: true,
            reply:
              'Yes, that is the whole argument. There are n pushes and at most n pops, so at most 2n operations in the entire run: O(n), even if one single step pops many.',
          },
          {
            says: [
              'while inside for is always n squared',
              'two nested loops so o(n^2)',
              'the inner loop makes it quadratic',
            ],
            isRight: false,
            reply:
              'No, the inner loop runs once per pop, and there are at most n pops in the whole run, not per step.',
          },
          {
            says: ['one step can pop n - 1 elements', 'a single step may be o(n)'],
            isRight: true,
            reply:
              'Yes, as the last value of 4, 3, 2, 1, 9 does. But then those elements are gone, and the later steps have nothing left to pop.',
          },
          {
            says: ['a sorted input makes it quadratic', 'increasing input is the worst case'],
            isRight: false,
            reply:
              'No, on a rising input each step after the first pops one element, and on a falling input none. Both are linear.',
          },
        ],
      },
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
      further: {
        example:
          'Look for the next smaller value in 2, 6, 4, 3. Push 2 and 6. The 4 pops the 6, whose next smaller value is 4. The 3 pops the 4. What is left, 2 and 3, rises and has nothing smaller after it. For the next greater value the 6 would have popped the 2 instead.',
        why: 'A pop should happen exactly when the new element is what the top waits for. If all wait for something larger, those that survive are at least as large as the new one, so the values fall from bottom to top. The order follows from the pop.',
        check: {
          ask: 'Your loop is `while stack and a[stack[-1]] > a[i]`. What does a popped element get: its next greater or its next smaller value?',
          right: ['smaller', 'next smaller', 'lower', 'less'],
          because: 'Its next smaller value: it is popped because it is larger than the new element.',
          wrong: [
            {
              says: ['greater', 'next greater', 'larger', 'bigger'],
              reply: 'Put in numbers: the top is 6, and the new value is 4. What did the 6 just get?',
            },
          ],
        },
        claims: [
          {
            says: [
              'next greater needs a decreasing stack',
              'for next greater the values fall from bottom to top',
            ],
            isRight: true,
            reply:
              'Yes, a larger new value pops the smaller ones on top, so only values at least as large remain below it.',
          },
          {
            says: ['next greater needs an increasing stack', 'greater means the stack must increase'],
            isRight: false,
            reply:
              'No, on an increasing stack the pops are caused by smaller values, so a pop would mean next smaller.',
          },
          {
            says: [
              'from the right the top after popping is the next one',
              'scanning from the right answers the new element',
            ],
            isRight: true,
            reply:
              'Yes, from the right the elements on the stack are those after the current one, so the top that survives is its own answer.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I push a height of zero at the end?',
      about: 84,
      asks: [
        'why add a 0 at the end',
        'why append a zero to the heights',
        'what is the extra 0 for',
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
      about: 84,
      asks: [
        'width wrong in histogram',
        'empty stack width',
        'i - stack top - 1',
        'off by one rectangle',
        'rectangle width off by one',
      ],
      answer:
        "After popping, the width is `i - stack.top - 1`, or `i` if the stack is empty. The popped bar's own index is not the left border, since earlier higher bars were popped before.",
      further: {
        example:
          'Take 1, 6, 4, 2. At index 2 the 4 pops the 6. At index 3 the 2 pops the 4, whose index is 2, and the new top is index 0. The width is 3 - 0 - 1 = 2, because the popped 6 is high enough as well: area 8. With its own index you would get 3 - 2 = 1 and area 4.',
        why: 'Every bar between the new top and the popped bar is at least as high as the popped one, since otherwise it would still be on the stack. So the rectangle reaches back to just after the new top.',
        check: {
          ask: 'The heights are 5, 2, 4, 1 at the indices 0 to 3. Which width does the bar of height 2 get when index 3 pops it?',
          right: ['3', 'three'],
          because: '3: the 5 and the 4 were popped before, so the stack is empty, and the width is `i`.',
          wrong: [
            {
              says: ['2', 'two'],
              reply:
                'You counted from its own index. The bar before it is higher and was popped: where does the rectangle begin?',
            },
            {
              says: ['1', 'one'],
              reply:
                'That is the width of the bar popped just before. What is left on the stack after the next pop?',
            },
            {
              says: ['4', 'four'],
              reply: 'The last bar is lower, so the rectangle ends before it. Where does it begin?',
            },
          ],
        },
        claims: [
          {
            says: ['the width is i minus the popped index', 'width = i - popped'],
            isRight: false,
            reply:
              'No, earlier higher bars belong to it, too. In 3, 1, 2, 0 the bar of height 1 is 3 wide, but 3 - 1 gives only 2.',
          },
          {
            says: ['an empty stack means width i', 'if nothing is left below the width is i'],
            isRight: true,
            reply: 'Yes, no bar before is lower, so the rectangle starts at index 0 and ends at i - 1.',
          },
          {
            says: ['the final zero corrects the width', 'appending a 0 fixes the left border'],
            isRight: false,
            reply:
              'No, it only makes sure that every bar is popped. The left border still is the new top after the pop.',
          },
        ],
      },
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
      further: {
        example:
          'The temperatures are 70, 65, 72. Index 2 pops index 1, so 65 waits 2 - 1 = 1 day, and then index 0, so 70 waits 2 - 0 = 2 days. With the values 65 and 70 on the stack you know that 72 is warmer, but neither how many days passed nor where to write the answer.',
        why: 'The answer belongs at the popped position and is often a difference of positions. An index leads to its value through the array, but a value does not lead back to an index, least of all if it occurs twice.',
        check: {
          ask: 'The indices 1, 4, 5 are on the stack, 5 on top. Index 9 pops two of them. What is the distance for the one popped last?',
          right: ['5', 'five'],
          because: '5: first index 5 is popped, with distance 4, and then index 4, with 9 - 4.',
          wrong: [
            {
              says: ['4', 'four'],
              reply:
                'That is the distance for the first pop, or the index of the second. Subtract the index that is popped last from 9.',
            },
            {
              says: ['8', 'eight'],
              reply: 'Only two are popped, so index 1 stays. Which index is popped second?',
            },
          ],
        },
        claims: [
          {
            says: [
              'values are enough if they are unique and only values are asked',
              'without distances values would do',
            ],
            isRight: true,
            reply:
              'Yes, then a map from each value to its next greater one is all you need. For distances or duplicates use indices.',
          },
          {
            says: ['i can look up the index of a value later', 'a.index(value) gives the position'],
            isRight: false,
            reply:
              'No, with equal values it finds the wrong one, and each search takes O(n), so the total becomes O(n²).',
          },
          {
            says: ['the distance is i minus the popped index', 'answer[popped] = i - popped'],
            isRight: true,
            reply:
              'Yes, both are positions in the same array, so their difference is the number of steps between them.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the next greater element in a circular array?',
      about: 503,
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
        'Decide which of the equal values owns a tie. For counts such as "sum of minimums" stop at strictly smaller on one side and at smaller-or-equal on the other, otherwise subarrays with equal minimums are counted twice or not at all.',
      further: {
        example:
          'The sum of minimums of 2, 2 is 6, from [2], [2] and [2, 2]. Stop at smaller on the left and at smaller or equal on the right. The first 2 has 1 start and 1 end: 2. The second has 2 starts and 1 end: 4. Total 6. Strictly smaller on both sides gives 4 + 4 = 8.',
        why: 'Each subarray must be counted at exactly one position of its minimum. If equal values stop the right side only, that is the last of them; if they stop the left side only, the first. With the same rule on both sides it is all of them or none.',
        check: {
          ask: 'The array is 3, 3, and both sides stop at strictly smaller values only. Which sum of subarray minimums do you get?',
          right: ['12', 'twelve'],
          because:
            '12: the whole array is counted at both positions, so each 3 counts two subarrays. The right sum is 9.',
          wrong: [
            {
              says: ['9', 'nine'],
              reply:
                'That is the right sum, and with a rule for ties you get it. Which subarray is counted at both positions here?',
            },
            {
              says: ['6', 'six'],
              reply:
                'That comes out if the whole array is counted at neither position. Do equal values stop a side here?',
            },
          ],
        },
        claims: [
          {
            says: ['an equal temperature does not pop', 'for strictly warmer equal values stay'],
            isRight: true,
            reply:
              'Yes, an equal day is not warmer, so the older one still waits. Pop only with a strict comparison.',
          },
          {
            says: ['strict on both sides is right for counting', 'i use < on both sides'],
            isRight: false,
            reply:
              'No, a subarray with two equal minimums is then counted at both. For 2, 2 you get 8 instead of 6.',
          },
          {
            says: [
              'it does not matter which side gets the strict comparison',
              'strict left or strict right are both fine',
            ],
            isRight: true,
            reply:
              'Yes, a subarray is then counted at its last or at its first minimum, but exactly once either way.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I trap rain water with a stack?',
      about: 42,
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
      about: 402,
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
        'A monotonic stack finds the nearest larger one; a heap finds the largest of all and forgets distance. For the maximum of a moving window use a monotonic deque, since old elements must leave at the front.',
      with: 'heap-priority-queue',
      further: {
        example:
          'In 3, 8, 5, 9 the next greater value of the 3 is 8. A max heap of all later values gives 9, the largest, and a min heap gives 5, which is larger than 3 but comes after the 8. Only the stack pops the 3 just when the 8 arrives.',
        why: 'A heap is ordered by value alone, so its top says nothing about distance. The stack is ordered by position, and the pops make its values sorted as well, so the nearest candidate is on top.',
        check: {
          ask: 'Numbers arrive one by one, and again and again you must remove the largest of all that are left. Which of the two do you use?',
          right: ['heap', 'max heap', 'priority queue'],
          because:
            'A heap: after the largest is gone you need the second largest, and a monotonic stack may have dropped it.',
          wrong: [
            {
              says: ['stack', 'monotonic stack'],
              reply:
                'When the largest is gone, you need the second largest. Is it sure to be there still, or was it popped?',
            },
            {
              says: ['deque'],
              reply:
                'It drops values that can never be a maximum of a window. Can you afford to drop anything here?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a heap can find the next greater element as well',
              'a min heap of waiting elements works too',
            ],
            isRight: true,
            reply:
              'Yes, pop all waiting elements that are smaller than the new one. But that takes O(n log n), and the stack takes O(n).',
          },
          {
            says: [
              'the top of a max heap is the next greater one',
              'the largest later value is the next greater',
            ],
            isRight: false,
            reply:
              'No, it is the largest and may be far away. In 3, 8, 5, 9 it gives 9 for the 3, and the right answer is 8.',
          },
          {
            says: ['a plain stack is enough for a window maximum', 'window maximum works with the stack'],
            isRight: false,
            reply:
              'No, the maximum is at the bottom and must leave there when it gets too old. A deque can remove at both ends.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'How do I find how long it takes until it gets warmer?',
      about: 739,
      asks: [
        'how long until warmer',
        'daily temperatures idea',
        'stock span',
        'car fleet',
        'warmer temperature idea',
        'what does the stack hold in daily temperatures',
        'daily temperatures in simple words',
        'how many days until a warmer day',
        'how does daily temperatures work',
        'wait for a warmer temperature stack',
        'days until warmer explained',
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
      further: {
        example:
          'In 3, 1, 5, 2 the 5 pops the 1 and the 3, and both get 5 as their next greater value. Could the 2 need the 3 as its previous greater value? No, the 5 is larger and nearer. Could a later 9 answer the 3? No, the 5 came first.',
        why: 'Suppose a later element needed a popped value as its nearest larger one on the left. The element that popped it is larger still and lies between them, so it would be chosen first.',
        check: {
          ask: 'In 8, 3, 6, 7 each new value pops the smaller ones. Which is the previous greater value of the 7?',
          right: ['8', 'eight'],
          because: '8: the 6 popped the 3, the 7 pops the 6, and then the 8 is on top.',
          wrong: [
            { says: ['6', 'six'], reply: 'It is the nearest value, but is it larger than 7?' },
            {
              says: ['3', 'three'],
              reply: 'It is smaller and was popped before. What is on top once the smaller values are gone?',
            },
            {
              says: ['none', 'nothing', '-1'],
              reply: 'Look at the bottom of the stack: which value was never popped?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a popped element could be needed again later',
              'popping loses information',
              'i should keep popped elements somewhere',
            ],
            isRight: false,
            reply:
              'No, its answer is written, and for all later elements the one that popped it is nearer and larger.',
          },
          {
            says: ['a pop means the answer is found', 'the popped element has its next greater now'],
            isRight: true,
            reply:
              'Yes, the new element is the first to its right that beats it: an earlier one would have popped it before.',
          },
          {
            says: ['the element that pops is nearer for all later ones', 'the new one hides the popped one'],
            isRight: true,
            reply:
              'Yes, it is to the right of the popped one and larger, so every later element meets it first.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I use the stack from the right?',
      about: 456,
      asks: ['132 pattern', 'find 132', 'stack from the right'],
      answer:
        'Go from the right, pop smaller values from the stack, and remember the largest popped value as the "2". If a value is smaller than it, you have found the "1", because the value that popped the "2" is larger and to its left: the "3". O(n).',
    },
    {
      kind: 'how',
      question: 'How do I find the maximal rectangle in a matrix?',
      about: 85,
      asks: ['maximal rectangle in a matrix', 'histogram per row', 'largest rectangle of ones'],
      answer:
        'Treat each row as the base of a histogram: a 1 raises the height of its column by 1, a 0 resets it to 0. Solve the histogram for each row: O(rows · columns).',
    },
    {
      kind: 'how',
      question: 'How do I add up the minimums of all subarrays?',
      about: 907,
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
      about: 84,
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
      about: 901,
      asks: [
        "how many days in a row back was the price at most today's",
        'why would i think of a stack for spans',
        'for each day count how far back values stay smaller',
        'what is the clue in stock span',
        'distance to the last higher value before',
      ],
      answer:
        'The clue is "the previous larger value" for each item: the span reaches back to it. Keep a stack of decreasing values with their days; pop those not larger than today, and what remains on top ends the span. Each day is pushed once and popped at most once: O(n).',
    },
    {
      kind: 'compare',
      question: 'Can I use the top of a heap for a sliding window?',
      with: 'heap-priority-queue',
      about: 239,
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
      about: 84,
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
      about: 11,
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
      about: 402,
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
      about: 503,
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
      about: 901,
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
      about: 42,
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
    {
      kind: 'what',
      question: 'What is the next greater element?',
      asks: [
        'what is the next greater element',
        'how do i find the next greater element',
        'next greater element in simple words',
        'next larger element meaning',
        'next greater explained',
        'find the next bigger number for each element',
      ],
      answer:
        'For each element it is the first larger value to its right: for [2, 1, 3] it is 3, 3 and none. Comparing with all later elements is O(n²). A stack does it in O(n): keep the values that still wait; a new value x pops all smaller ones, and x is their answer. Then push x. What is left at the end has none.',
    },
    {
      kind: 'when',
      question: 'When do I need a monotonic stack?',
      asks: [
        'when do i need a monotonic stack',
        'when would i need a monotonic stack',
        'when should i use a monotonic stack',
        'which problems need a monotonic stack',
        'what is a monotonic stack good for',
      ],
      answer:
        'When each element asks for the nearest larger or smaller element on one side: the next greater element, days until it gets warmer, stock spans, the largest rectangle in a histogram, or removing digits to get the smallest number. Scanning from each element takes O(n²); the stack does it in one pass, O(n).',
    },
    {
      kind: 'cost',
      question: 'Is it enough for O(n) that each index is pushed once and popped at most once?',
      asks: [
        'is my argument for O(n) right',
        'each index is pushed once and popped at most once, is my argument for O(n) right',
        'i just want to know if my argument for O(n) is right: each index pushed once, popped at most once',
        'is pushed once and popped once a proof of O(n)',
        'is the total at most 2n',
      ],
      answer:
        'Yes, that is the whole argument. The outer loop pushes each index once, and an index that was popped never comes back, so there are n pushes and at most n pops. Each step has one failed test besides. All that is at most 3n steps, so O(n), even if one step pops many.',
    },
    {
      kind: 'how',
      question: 'How do I explain a monotonic stack in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain daily temperatures in an interview',
        'how do i present the largest rectangle',
        'what do i say about the stack of indices',
      ],
      answer:
        'Say what waits on the stack and what ends the waiting: "Each day waits until a warmer one comes. The new day pops all colder ones, the newest first, and gives them their answer. Each index is pushed and popped at most once, so O(n) time and O(n) space." Trace three values.',
    },
    {
      kind: 'mistake',
      question: 'What if all values are equal, rising or falling?',
      asks: [
        'what if all values are equal',
        'what if the array is empty',
        'descending input for the stack',
        'what if it is sorted',
        'only one element',
      ],
      answer:
        'Rising: each value pops the one before it at once. Falling: nothing is popped, so all stay on the stack without an answer. Equal: with a strict comparison nothing is popped either. Empty: the loop does not run. All take O(n).',
    },
  ],
  problems: [
    {
      number: 739,
      questions: [
        {
          question: 'Do I pop a day with the same temperature?',
          asks: [
            'what if two days have the same temperature, do i pop',
            'do i pop on equal temperatures',
            'same temperature',
            'what about two equal temperatures',
            'is it < or <= for daily temperatures',
            'equal days pop or push',
          ],
          answer:
            'No. The same temperature is not warmer, so the earlier day goes on waiting, and the new day is pushed on top of it. Pop only while the top is strictly colder: for 60, 60, 61 the answers are 2, 1, 0. With `<=` the first day would wrongly get 1.',
        },
        {
          question: 'Why do I store indices, and when do I pop?',
          asks: ['why index', 'strict warmer', 'remaining days zero'],
          answer:
            'An index gives both the temperature and the distance in days. Pop while the day on top is strictly colder than today; the days that remain keep the answer 0.',
        },
        {
          question: 'Which days wait on the stack?',
          asks: ['what waits on the stack of days', 'daily temperatures cost'],
          answer:
            'On the stack are the days that have not seen a warmer one yet, with temperatures that do not rise from bottom to top. O(n) time, since each day is pushed and popped at most once.',
          further: {
            example:
              'The temperatures are 60, 58, 58, 61. Days 0 and 1 are pushed. Day 2 is as warm as day 1 and not warmer, so it is pushed, too. Day 3 pops day 2 after 1 day, day 1 after 2 and day 0 after 3. The answers are 3, 2, 1, 0.',
            why: 'A day is popped by the first warmer day. So a day that is still there has seen nothing warmer, and all days above it on the stack are at most as warm.',
            check: {
              ask: 'The temperatures are 75, 71, 69, 72. How many days wait on the stack after the last one has been pushed?',
              right: ['2', 'two'],
              because: '2: the 72 pops 69 and 71, and then waits on top of 75.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply: 'The last day is warmer than some that wait. Which of them get their answer?',
                },
                {
                  says: ['3', 'three'],
                  reply: 'The last day pops the top. Is it also warmer than the next one below?',
                },
                { says: ['1', 'one'], reply: 'Does the last day beat the first one as well?' },
              ],
            },
            claims: [
              {
                says: ['an equal temperature pops as well', 'the same temperature counts as warmer'],
                isRight: false,
                reply:
                  'No, the problem asks for a warmer day, so pop only if the new temperature is strictly higher.',
              },
              {
                says: ['what remains on the stack gets 0', 'days without a warmer day stay 0'],
                isRight: true,
                reply: 'Yes, fill the answer with 0 first: nothing warmer ever came for these days.',
              },
              {
                says: ['the temperatures rise from bottom to top', 'the coldest day is at the bottom'],
                isRight: false,
                reply:
                  'No, a warmer day would have popped the colder ones below it, so the coldest one is on top.',
              },
            ],
          },
        },
        {
          question: 'Why is every answer 0?',
          asks: [
            'all zeros in daily temperatures',
            'distance or temperature as answer',
            'wrong day gets the answer',
          ],
          answer:
            'Nothing is ever popped. Compare `temps[stack[-1]]` with `temps[i]` and not with i, and write the answer at the popped day: `answer[j] = i - j`.',
        },
        {
          question: 'How do I get from brute force to the stack?',
          asks: [
            'daily temperatures i only know brute force',
            'i only have the n squared solution',
            'how do i make daily temperatures faster',
            'brute force for daily temperatures is too slow',
          ],
          answer:
            'Brute force scans forward from each day, O(n²). Turn it around: let each day wait on a stack of indices until a warmer one comes. A new day pops all colder days and gives each the distance `i - j`. In [70, 68, 71], 71 pops 68 (1 day) and 70 (2 days). Each day is pushed and popped once: O(n).',
        },
        {
          question: 'What do the remaining days get?',
          asks: [
            'so at the end the rest gets -1',
            'what about days without a warmer one',
            'what is left on the stack at the end',
            'default answer',
          ],
          answer:
            'They get 0. Fill the answer array with 0 at the start; days that are still on the stack at the end never met a warmer one, so nothing has to be written.',
        },
      ],
    },
    {
      number: 84,
      questions: [
        {
          question: 'How wide is the rectangle of a popped bar?',
          asks: ['width', 'empty stack width', 'sentinel 0 bar', 'stuck'],
          answer:
            'The width is `i - top - 1` after popping, or `i` if the stack is empty. Add a bar of height 0 at the end, so that every bar gets popped.',
        },
        {
          question: 'Which bars are on the stack, and what about equal ones?',
          asks: ['what does the stack of bars mean', 'histogram cost', 'equal bars in histogram'],
          answer:
            'The stack contains the bars whose right end is not known yet, in rising order. With equal bars the width of one may come out too small, but the last one popped gets the full width. O(n).',
        },
        {
          question: 'Where is the left border of a popped bar?',
          asks: ['left border of a popped bar', 'histogram 2 1 2 gives 2', 'rectangle forgets earlier bars'],
          answer:
            'The left border is the new top after popping, not the popped index. In 2, 1, 2 the bar 1 spans all three: area 3. With the popped index as border you get only 2.',
        },
        {
          question: 'When do I pop a bar, and what do I compute?',
          asks: [
            'what do i pop in the histogram',
            'largest rectangle in histogram what do i pop',
            'when do i pop in largest rectangle',
            'what happens when a bar is popped',
          ],
          answer:
            'Pop while the new bar is lower than the top. The popped height h ends here: its right border is i, its left border the new top of the stack. So the area is `h · (i - stack[-1] - 1)`, or `h · i` if the stack is empty. For [2, 3, 1], the 1 pops 3 (area 3) and then 2 (area 4).',
        },
        {
          question: 'Is the stack increasing or decreasing?',
          asks: [
            'so the stack is decreasing',
            'which order do the bars have',
            'increasing or decreasing stack for the histogram',
          ],
          answer:
            'Increasing from bottom to top. A bar stays as long as only higher or equal bars follow; a lower one ends its rectangle and pops it. So the top is always the highest bar that is still open.',
        },
        {
          question: 'Why add a bar of height 0 at the end?',
          asks: [
            'why add a 0 at the end',
            'why append zero',
            'what is the last zero for',
            'sentinel at the end',
          ],
          answer:
            'To pop everything that is left. Bars on the stack at the end reach to the right border and still need their area. A 0 is lower than all of them, so one loop handles them. For [1, 2] nothing is popped without it, and the answer 2 would be missed.',
        },
      ],
    },
    {
      number: 496,
      questions: [
        {
          question: 'Why is a map from values enough?',
          asks: ['map', '1 order', 'values unique'],
          answer:
            'The values are unique, so each has one next greater value. Compute it for the second array with a stack, and look up the values of the first array.',
        },
        {
          question: 'What does it cost with a map?',
          asks: ['next greater cost with map', 'nums1 order of answers', 'why a map from value'],
          answer:
            'One pass over the second array fills the map in O(m). The values of the first array are looked up in its own order, O(n). So it is O(n + m) instead of O(n · m).',
        },
        {
          question: 'How does the stack make it faster than n²?',
          asks: [
            'next greater element brute force is n^2 how does stack help',
            'how does a stack help for next greater',
            'faster than two loops for next greater',
          ],
          answer:
            'Brute force scans to the right of each value. With a stack each value waits until a larger one comes, which answers it and everything smaller on top at once. In [2, 1, 3], 3 answers 1 and then 2. Each value is pushed and popped at most once: O(n).',
        },
      ],
    },
    {
      number: 1475,
      questions: [
        {
          question: 'When do I pop a price?',
          asks: ['next smaller equal'],
          answer:
            'Each price waits for the next smaller or equal one: pop while the price on top is at least the current one, and subtract the current price from each popped one.',
        },
        {
          question: 'What if no later price is low enough?',
          asks: ['discount meaning', 'final prices cost', 'no discount at the end'],
          answer:
            'A price for which no later price is low enough remains on the stack and stays unchanged. The discount is the first later price that is at most this price. O(n).',
        },
      ],
    },
    {
      number: 503,
      questions: [
        {
          question: 'How do I walk around the ring?',
          asks: ['circular modulo', '-1 remaining'],
          answer:
            'Make 2n steps with `i % n`, and push indices only in the first n. Those that are never popped keep the answer -1.',
        },
        {
          question: 'Why do I go around twice?',
          asks: ['why twice around', 'circular next greater cost', 'maximum in a ring stays -1'],
          answer:
            'The second round lets late elements meet the early ones, which come after them in the ring. Only elements equal to the maximum keep -1. 2n steps are O(n).',
        },
      ],
    },
    {
      number: 901,
      questions: [
        {
          question: 'What do I store for each price?',
          asks: ['equal', 'amortized'],
          answer:
            "Push the pair (price, span). Start with span 1, pop while the price on top is at most today's, and add the span of each popped pair. O(1) amortized.",
        },
        {
          question: 'What does a stored span count?',
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
          question: 'When does a new fleet begin?',
          asks: ['time', 'sort descending', 'count'],
          answer:
            'Sort by position, nearest to the target first, and compute each arrival time, (target - position) / speed. A car with a larger time than the fleet ahead starts a new fleet; the others join it.',
        },
        {
          question: 'What if two arrival times are equal?',
          asks: ['what does a fleet mean', 'car fleet cost', 'arrival time equal'],
          answer:
            'A fleet is led by its slowest car, and a car that catches up joins it. A car with an equal arrival time joins as well, so start a new fleet only for a strictly larger time. The sorting makes it O(n log n).',
        },
      ],
    },
    {
      number: 402,
      questions: [
        {
          question: 'What if k is not used up at the end?',
          asks: ['k leading zeros', 'left over', 'empty result'],
          answer:
            'If removals are left at the end, cut that many digits from the end, where the largest ones are. Strip leading zeros, and return "0" if nothing is left. Before that, pop larger digits while k allows it.',
        },
        {
          question: 'Why do I drop the larger digit first?',
          asks: ['remove k digits cost', 'why pop a larger digit first', '10200 with k 1'],
          answer:
            'A smaller digit at an earlier position makes the number smaller, whatever follows. Each digit is pushed and popped at most once, O(n). For 10200 and k = 1 you get "0200", which must become "200".',
        },
      ],
    },
    {
      number: 907,
      questions: [
        {
          question: 'How do I treat equal values?',
          asks: ['ties', 'contribution left right', 'modulo'],
          answer:
            'Use a strict comparison on one side and a non-strict one on the other, so that each subarray counts once; add value · left · right modulo 10^9 + 7.',
        },
        {
          question: 'Why do I multiply left and right?',
          asks: [
            'what do left and right counts mean',
            'subarray minimums cost',
            'why multiply left and right',
          ],
          answer:
            'Left and right are the numbers of possible start and end positions for which this value is the minimum, so their product counts the subarrays. O(n) with two borders per value.',
        },
        {
          question: 'Why is my sum wrong with equal values?',
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
          question: 'How does a row become a histogram?',
          asks: ['heights', 'row histogram'],
          answer:
            'Keep a height per column: a 1 adds 1, a 0 resets it to 0. Then solve the largest rectangle in a histogram for each row.',
        },
        {
          question: 'What does the height of a column mean?',
          asks: [
            'maximal rectangle what does a column height mean',
            'ones rectangle cost',
            'square or rectangle of ones',
          ],
          answer:
            'The height of a column is the number of ones that end at this row without a gap. One histogram per row costs O(rows · columns) in all. For the largest square, the DP with the minimum of three neighbors is simpler.',
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
  claims: [
    {
      says: ['the stack holds the temperatures', 'the stack stores values'],
      isRight: false,
      reply: 'Not only: store indices. They give the value and also the distance in days.',
    },
    {
      says: ['the stack holds indices', 'store the index on the stack'],
      isRight: true,
      reply: 'Yes. An index gives the value and the distance.',
    },
    {
      says: [
        'the while loop makes it o(n^2)',
        'its o(n^2) because of the while loop',
        'a monotonic stack takes n squared',
      ],
      isRight: false,
      reply:
        'No. Each element is pushed once and popped at most once, so all steps of the while loop together are at most n: O(n).',
    },
    {
      says: ['each element is pushed and popped at most once', 'a monotonic stack is linear'],
      isRight: true,
      reply: 'Yes, so the whole takes O(n) in spite of the loop in the loop.',
    },
    {
      says: ['for next greater keep a decreasing stack', 'next greater needs a decreasing stack'],
      isRight: true,
      reply: 'Yes. A larger value pops the smaller ones, and it is their next greater value.',
    },
    {
      says: ['for next greater keep an increasing stack', 'next greater needs an increasing stack'],
      isRight: false,
      reply:
        'Not from left to right: there a larger value must pop smaller ones, so from bottom to top the stack decreases.',
    },
    {
      says: ['elements left on the stack have no next greater', 'what stays on the stack gets -1'],
      isRight: true,
      reply: 'Yes. Nothing larger came after them.',
    },
    {
      says: [
        'the stack holds the days that are still waiting',
        'stack holds indices of days still waiting',
        'on the stack are days without a warmer day yet',
        'the stack stores what has no answer yet',
      ],
      isRight: true,
      reply:
        'Yes. A day waits on the stack until a warmer one comes; then it is popped and gets its answer. From bottom to top the temperatures never rise.',
    },
    {
      says: [
        'the stack holds the days that have their answer',
        'on the stack are the finished days',
        'a day is pushed when its answer is found',
      ],
      isRight: false,
      reply: 'No, the other way around: a day is pushed when it comes and popped when its answer is found.',
    },
    {
      says: [
        'what is left on the stack gets -1 in daily temperatures',
        'at the end the rest gets -1',
        'days without a warmer one get -1',
      ],
      isRight: false,
      reply:
        'Not in Daily Temperatures: there the answer is 0, which the array already contains. -1 is the answer in Next Greater Element.',
    },
    {
      says: [
        'what is left gets 0 in daily temperatures',
        'days without a warmer one keep 0',
        'the rest keeps the default',
      ],
      isRight: true,
      reply: 'Yes. No warmer day came, so the answer 0, with which the array was filled, stays.',
    },
    {
      says: [
        'equal temperatures count as warmer',
        'an equal day pops the stack',
        'use <= for daily temperatures',
      ],
      isRight: false,
      reply:
        'No. Warmer means strictly warmer: for [70, 70, 71] the first day waits 2 days, so an equal one must not pop it.',
    },
    {
      says: [
        'in the histogram the stack is decreasing',
        'the stack of bars decreases',
        'for the largest rectangle keep a decreasing stack',
        'the stack is decreasing in largest rectangle',
      ],
      isRight: false,
      reply:
        'No. For the largest rectangle the heights increase from bottom to top. A lower bar ends the rectangles of all higher ones, so those are popped.',
    },
    {
      says: [
        'in the histogram the stack is increasing',
        'the stack of bars increases',
        'for the largest rectangle keep an increasing stack',
        'the stack is increasing in largest rectangle',
      ],
      isRight: true,
      reply:
        'Yes. Each bar waits until a lower one comes, which is its right border; the bar below it on the stack is its left border.',
    },
    {
      says: [
        'a lower bar pops the higher ones',
        'i pop when the new bar is lower',
        'a bar is popped when a smaller one comes',
      ],
      isRight: true,
      reply:
        'Yes. The lower bar ends every rectangle of a higher height. When you pop, the width is `i - stack[-1] - 1`, or i if the stack is empty.',
    },
    {
      says: [
        'i pop when the new bar is higher',
        'a higher bar pops the lower ones',
        'in the histogram pop when it gets taller',
      ],
      isRight: false,
      reply:
        'No. A higher bar does not end anything: the lower rectangles can still go on through it. Pop when the new bar is lower.',
    },
    {
      says: [
        'the 0 at the end empties the stack',
        'adding a zero pops the remaining bars',
        'the zero is lower than every bar',
      ],
      isRight: true,
      reply:
        'Yes. It is lower than all bars, so it pops everything that is left. Without it [1, 2] would never be evaluated.',
    },
    {
      says: [
        'the 0 at the end is part of the answer',
        'the zero changes the largest area',
        'without the zero nothing changes',
      ],
      isRight: false,
      reply:
        'No. Its height is 0, so it adds no area. Without it the bars that are still on the stack at the end would be missed, as in [1, 2].',
    },
    {
      says: ['in the circular version i push all 2n indices', 'the second round must push too'],
      isRight: false,
      reply:
        'Not necessary. The second round only brings the early values as candidates for those that still wait. Pushing again is harmless if you use `i % n` and do not overwrite answers, but it adds nothing.',
    },
    {
      says: [
        'the second round only pops',
        'in the circular version i push only in the first round',
        'loop 2n times and push the first n',
      ],
      isRight: true,
      reply:
        'Yes. All indices have been pushed after n steps. The second round shows the early values to those still waiting.',
    },
    {
      says: [
        'the next greater element is the largest to the right',
        'next greater means the maximum on the right',
        'the next greater is the biggest later value',
      ],
      isRight: false,
      reply: 'No. It is the first larger one. In [2, 3, 9] the next greater of 2 is 3, not 9.',
    },
    {
      says: [
        'the next greater element is the first larger one to the right',
        'next greater means the nearest larger to the right',
        'it is the first value that is greater',
      ],
      isRight: true,
      reply: 'Yes. In [2, 3, 9] that is 3 for 2, 9 for 3 and none for 9.',
    },
    {
      says: [
        'sorting helps to find the next greater element',
        'i can sort and take the next one',
        'in sorted order the next greater is the neighbor',
      ],
      isRight: false,
      reply:
        'No. Sorting loses the positions, and "next" is about positions. In [3, 1, 2] the next greater of 1 is 2, but 3 has none, although it would be next to 2 in sorted order.',
    },
    {
      says: [
        'a decreasing input is the slow case',
        'sorted input makes it quadratic',
        'the worst case is n^2 when everything waits',
      ],
      isRight: false,
      reply:
        'No. For a decreasing input nothing is popped until the end: n pushes, O(n). In any order there are at most n pushes and n pops.',
    },
    {
      says: [
        'the space is o(n)',
        'in a decreasing array all indices are on the stack',
        'the stack can contain all n elements',
      ],
      isRight: true,
      reply: 'Yes. For [5, 4, 3, 2] nothing is ever popped, so all four indices are on the stack.',
    },
    {
      says: [
        'the deque and the stack are the same here',
        'a monotonic stack can remove from the bottom',
        'a stack is enough for the window maximum',
      ],
      isRight: false,
      reply:
        'No. In a window the oldest entry must leave at the front, which a stack cannot do. That needs a deque.',
    },
    {
      says: [
        'i pop while the top is smaller than the current value',
        'pop while the top is smaller than the current',
        'smaller values are popped for next greater',
        'the current value pops all smaller ones',
      ],
      isRight: true,
      reply:
        'Yes, for the next greater element: the current value is the answer of everything it pops. Then push it, and the values decrease from bottom to top.',
    },
    {
      says: [
        'i pop while the top is larger than the current value',
        'pop while the top is larger for next greater',
        'larger values are popped for next greater',
      ],
      isRight: false,
      reply:
        'No, that finds the next smaller element. For the next greater one, the current value answers those that are smaller, so pop while the top is smaller.',
    },
    {
      says: [
        'stock span looks to the left',
        'the span counts days to the left',
        'stock span is the previous greater element',
      ],
      isRight: true,
      reply:
        "Yes. The span ends at the nearest earlier day with a higher price, so you pop all prices that are at most today's; the day left on top is that border.",
    },
    {
      says: [
        'stock span looks to the right',
        'the span counts the following days',
        'stock span is the next greater element',
      ],
      isRight: false,
      reply: 'No. It counts days up to today, so it looks left for the previous greater price.',
    },
    {
      says: [
        'monotonic means only rising or only falling',
        'monotonic means sorted in one direction',
        'a monotonic stack is always in order',
      ],
      isRight: true,
      reply:
        'Yes. The values on the stack only rise or only fall from bottom to top; whatever would break the order is popped first.',
    },
    {
      says: [
        'next greater or next smaller means a monotonic stack',
        'next greater or next smaller means stack',
        'nearest larger or smaller is a monotonic stack',
      ],
      isRight: true,
      reply:
        'Yes, usually: the nearest larger or smaller value on one side is exactly what it finds, in O(n).',
    },
    {
      says: [
        'i remove the biggest digits',
        'remove k digits removes the largest digits',
        'delete the k largest digits',
      ],
      isRight: false,
      reply:
        'No. In "1432219" with k = 3, the best result is "1219": 4, 3 and 2 go, while the 9 stays. Remove a digit when a smaller one follows it, from left to right.',
    },
  ],
} satisfies TutorTexts
