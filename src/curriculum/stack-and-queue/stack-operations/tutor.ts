import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is the difference between a stack and a queue?',
      asks: [
        'stack vs queue',
        'difference stack queue',
        'lifo fifo',
        'which comes out first',
        'lifo vs fifo',
        'stack or queue difference',
        'stack or queue',
        'queue or stack',
        'difference between a stack and a queue',
        'should i use a stack or a queue',
        'when a stack and when a queue',
      ],
      answer:
        'A stack returns the newest element, a queue the oldest. Use a stack for nested things (brackets, undo, recursion), and a queue for fair order and for distances (schedulers, BFS).',
      further: {
        example:
          'Add 1, 2, 3 to both, then remove two elements.\n- The stack returns 3, then 2. The 1 is left.\n- The queue returns 1, then 2. The 3 is left.\nBoth return 2 in the middle, so look at the first element removed.',
        why: 'Both add at the back. A stack also removes there, so a newcomer overtakes all that wait. A queue removes at the other end, so none is overtaken.',
        check: {
          ask: 'You add 10, 20, 30, 40 to a queue and remove one. Then you move the rest from its front onto a stack, one by one. What does pop return?',
          right: ['40', 'forty'],
          because: 'It returns 40: the queue releases 20, 30, 40 in this order, so 40 is pushed last.',
          wrong: [
            {
              says: ['20', 'twenty'],
              reply:
                'The 20 leaves the queue first, so it is pushed first. Where in the stack does that put it?',
            },
            { says: ['10', 'ten'], reply: 'The 10 was removed from the queue at the start.' },
            {
              says: ['30', 'thirty'],
              reply: 'One more value leaves the queue after the 30 and is pushed onto it.',
            },
          ],
        },
        claims: [
          {
            says: ['bfs needs a queue', 'breadth first search uses a queue', 'for levels i take a queue'],
            isRight: true,
            reply:
              'Yes. Nodes found earlier are at most as far away, so they must be visited first. A stack would follow the newest node and go deep.',
          },
          {
            says: [
              'stack and queue give the same order',
              'it does not matter which one i use',
              'a queue also returns the newest',
            ],
            isRight: false,
            reply: 'No. After adding 1 and 2, a stack returns 2 and a queue returns 1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Which class do I use for a stack in Java?',
      asks: [
        'implement a stack with an array',
        'stack in python',
        'deque as stack',
        'java stack or arraydeque',
        'which class for a stack in java',
        'list as a stack in python',
        'which class do i use for a stack in java',
        'stack in javascript',
      ],
      answer:
        'A list with append and pop is a stack in Python and JavaScript. In Java use ArrayDeque (push, pop, peek), since Stack is old and synchronized.',
    },
    {
      kind: 'mistake',
      question: 'What happens if I pop from an empty stack?',
      asks: [
        'pop from empty stack',
        'emptystackexception',
        'index error pop',
        'check before pop',
        'top of empty stack',
        'pop on an empty stack',
        'index error when popping',
        'what is underflow',
        'what is stack underflow',
      ],
      answer:
        'Check `if stack` before you pop or peek. A closing bracket with an empty stack has no partner: in Valid Parentheses, return false. An operator with too few operands is an invalid expression.',
    },
    {
      kind: 'what',
      question: 'What is a stack?',
      asks: [
        'what is a stack',
        'last in first out',
        'lifo',
        'explain a stack',
        'last in first out example',
        'explain stacks',
        'define stack',
        'stack meaning',
      ],
      answer:
        'A stack is a list in which the last element pushed comes out first, as in a pile of plates. Push, pop and peek are O(1). It remembers what is still open: brackets, calls, directories, undo steps.',
      further: {
        example:
          'Start with an empty stack.\n- push 4 gives [4], push 9 gives [4, 9], push 2 gives [4, 9, 2].\n- pop returns 2 and leaves [4, 9].\n- peek returns 9 and leaves [4, 9] as it is.\nThe 4 comes out only after the 9.',
        why: 'All changes happen at one end. An element cannot leave before everything pushed after it has left, and no other element ever has to move, so each operation takes constant time.',
        check: {
          ask: 'You push 5, push 8, pop, push 1, pop and pop again. What does the last pop return?',
          right: ['5', 'five'],
          because:
            'It returns 5: the first pop takes 8 and the second takes 1, so only the 5 at the bottom is left.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'The 8 was on top at the first pop, so it is gone. Cross out what each pop takes.',
            },
            {
              says: ['1', 'one'],
              reply: 'The 1 was on top at the second pop, and one more pop follows. What was below it?',
            },
          ],
        },
        claims: [
          {
            says: [
              'push and pop are both constant time',
              'push and pop are o(1)',
              'popping does not depend on the size',
            ],
            isRight: true,
            reply:
              'Yes. Both touch only the top, so they cost the same with 10 or 10 million elements (a push into a growing array is O(1) amortized).',
          },
          {
            says: [
              'the last element pushed comes out first',
              'a stack is last in first out',
              'pop removes the newest element',
            ],
            isRight: true,
            reply: 'Yes. After push 1 and push 2, the first pop returns 2, the newest element.',
          },
          {
            says: [
              'the first element pushed comes out first',
              'a stack is first in first out',
              'pop removes the oldest element',
            ],
            isRight: false,
            reply:
              'No, that is a queue. After push 1 and push 2, a stack pops the 2 first, because it always takes the newest element.',
          },
          {
            says: [
              'i can read any element of a stack',
              'i can access the middle of a stack',
              'a stack lets me look at every element',
            ],
            isRight: false,
            reply:
              'No. A stack gives you only its top. To reach a lower element you first have to pop everything above it.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I see that I need a stack?',
      asks: [
        'when a stack',
        'nested structure',
        'recognize stack',
        'most recent first',
        'how do i see that i need a stack',
        'brackets, undo, nested',
      ],
      answer:
        'You need a stack when the newest unfinished thing must be finished first: nested brackets, expressions, paths, undo, decoding of nested strings. If you compare values to find the next larger one, it is a monotonic stack.',
      further: {
        example:
          'In an editor you type x, then type y, then make it bold.\n- The steps wait as [x, y, bold].\n- The first undo must revert bold, the newest step.\n- The second undo reverts y.\nThe oldest step, x, waits until everything after it has been undone.',
        why: 'If something new starts before the old thing is finished, the old one has to wait until the new one ends. So whatever waits resumes in the reverse order of starting, which is exactly the order of pops.',
        check: {
          ask: 'A document contains <p><q></q><r>. Which tag has to be closed next?',
          right: ['r', '</r>', '<r>', 'tag r'],
          because: 'The r has to close next: q is closed already, and r was opened after p.',
          wrong: [
            {
              says: ['p', '</p>'],
              reply:
                'The p was opened first, so others inside it may still be open. Which tag was opened last?',
            },
            { says: ['q', '</q>'], reply: 'The q has been closed already. Which tags are still open?' },
          ],
        },
        claims: [
          {
            says: [
              'nested things need a stack',
              'nesting is a sign for a stack',
              'brackets inside brackets mean a stack',
            ],
            isRight: true,
            reply:
              'Yes. What opened last must close first, and the top of a stack is what came last. With a single kind of bracket, a counter can replace it.',
          },
          {
            says: [
              'last come first served is a stack',
              'a stack serves the newest first',
              'the newest unfinished thing first means a stack',
            ],
            isRight: true,
            reply:
              'Yes. The newest element is on top, so if 1, 2, 3 arrive in this order, the stack serves the 3 first.',
          },
          {
            says: [
              'order of arrival means a stack',
              'first come first served is a stack',
              'a stack serves the oldest first',
            ],
            isRight: false,
            reply:
              'No. If 1, 2, 3 must be served as 1, 2, 3, you need a queue. A stack would serve the 3 first.',
          },
          {
            says: [
              'next greater element only needs a plain stack',
              'comparing neighbors by size is a plain stack',
            ],
            isRight: false,
            reply:
              'Almost: it is a stack, but one that keeps its values in order by popping smaller ones. That is the monotonic stack.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my bracket check accept "((("?',
      about: 20,
      asks: [
        'valid parentheses everything passes but (((',
        'leftover open brackets',
        'stack not empty at the end',
        'single bracket',
        '( passes as valid',
        'stack must be empty at the end',
        'returns true with open brackets left',
        'what happens if i forget to check that the stack is empty at the end',
        'must the stack be empty at the end',
        'at the end the stack must be empty, right',
        'is it valid if something is left on the stack',
        'for "((" the stack is not empty at the end',
      ],
      answer:
        'After the loop the stack must be empty: what remains was never closed. Return whether it is empty, not `true`. And a closing bracket on an empty stack is wrong at once.',
      further: {
        example:
          'Check "{}[".\n- { is pushed and } pops it, so the stack is empty.\n- [ is pushed, and the stack is [.\n- The string ends, and no comparison has failed.\n`return True` accepts it. `return not stack` sees one element and returns false.',
        why: 'The loop can report an error only at a closing bracket. A bracket that is never closed brings no closing character, so its only trace is what remains on the stack.',
        check: {
          ask: 'How many brackets are left on the stack after the loop over "[[]{()"?',
          right: ['2', 'two'],
          because: 'There are 2 left: the first [ and the {. The pairs [] and () leave nothing.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'The outer square bracket is one of them. Was every bracket opened after it closed?',
            },
            { says: ['3', 'three'], reply: 'The pairs [] and () are complete. What remains without them?' },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Then the string would be valid. Compare how many brackets open with how many close.',
            },
          ],
        },
        claims: [
          {
            says: [
              'return whether the stack is empty',
              'the stack must be empty at the end',
              'i should return not stack',
            ],
            isRight: true,
            reply:
              'Yes. Whatever is left was opened and never closed: after "[" one element remains, so the result must be false.',
          },
          {
            says: [
              'checking at the end is enough',
              'it is enough if the stack is empty at the end',
              'only the final stack matters',
            ],
            isRight: false,
            reply:
              'No. Mismatches must be rejected in the loop: if you ignore the bad character of "]", the stack is empty at the end, and you accept it.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I get the minimum in O(1)?',
      about: 155,
      asks: [
        'min stack',
        'get minimum in O(1)',
        'second stack of minima',
        'store pairs',
        'minimum in constant time stack',
        'getMin without scanning',
      ],
      answer:
        'Store with each element the minimum up to it, or push to a second stack when the value is at most its top. Pop from both when they are equal.',
      further: {
        example:
          'Use a second stack of minima and push 5, 7, 5, 2:\n- 5: minima [5]\n- 7 is larger: minima [5]\n- 5 is at most 5: minima [5, 5]\n- 2: minima [5, 5, 2]\nPop the 2 and then a 5: minima [5], and the minimum is still 5.',
        why: 'While an element is on the stack, nothing below it can leave. So the minimum noted at its push is right again whenever this element is on top.',
        check: {
          ask: 'You push 8, 3, 6, 3, 1, 4. How many elements does the second stack have, if you push to it with `<=`?',
          right: ['4', 'four'],
          because:
            'It has 4 elements: 8, 3, 3, 1. The 6 and the last value are larger than the minimum before them.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'You left out an equal value. What does `<=` do with the second 3?',
            },
            {
              says: ['6', 'six'],
              reply: 'A value larger than the current minimum is not pushed to the second stack.',
            },
            {
              says: ['1', 'one'],
              reply: 'That is the minimum. How many values were pushed to the second stack?',
            },
          ],
        },
        claims: [
          {
            says: ['getmin just peeks at the second stack', 'the top of the min stack is the minimum'],
            isRight: true,
            reply:
              'Yes. Every smaller or equal value was pushed there when it came, so its top is the minimum of what is on the main stack.',
          },
          {
            says: ['the min stack needs linear extra space', 'it costs o(n) extra memory'],
            isRight: true,
            reply: 'Yes, in the worst case. For falling values such as 9, 8, 7 each one is a new minimum.',
          },
          {
            says: ['i can keep the stack sorted', 'sort the stack and take the first'],
            isRight: false,
            reply:
              'No. Sorting loses the order of arrival, so pop would no longer return the newest element, and sorting costs far more than O(1).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What if the minimum stack gets equal values?',
      about: 155,
      asks: [
        'min stack with equal values',
        'push 0 push 0 pop',
        '< or <= min stack',
        'getmin crash after pop',
        'min stack wrong with equal minimums',
      ],
      answer:
        'Use `<=` when you push to the stack of minima. With `<` the second 0 is not pushed, but popping it removes the first 0 from the minima, and `getMin` then reads an empty stack.',
    },
    {
      kind: 'how',
      question: 'What is the order of the operands in reverse Polish notation?',
      about: 150,
      asks: [
        'evaluate rpn',
        'reverse polish',
        'order of operands',
        'basic calculator',
        'reverse polish operand order',
        'minus and division wrong in rpn',
      ],
      answer:
        'Push numbers; an operator pops the right operand first, then the left one: `left - right`. Division must truncate toward zero: `int(a / b)` in Python, since `//` rounds down.',
    },
    {
      kind: 'how',
      question: 'How do I write a calculator with parentheses?',
      about: 224,
      asks: [
        'basic calculator with parentheses',
        'sign stack',
        'precedence of * and +',
        'calculator 2',
        'calculator with brackets',
        'handle plus minus with a stack',
        'operator precedence',
      ],
      answer:
        'Push signed terms: + and - push a term, * and / combine with the top at once, and at the end you sum the stack. Treat a bracket as a term: at an open one recurse, and at the closing one return the sum. With only + and -, it is enough to save the result and the sign at the open bracket.',
    },
    {
      kind: 'how',
      question: 'How do I decode a string such as 3[ab]?',
      about: 394,
      asks: [
        'decode string',
        'nested repetition',
        '3[a2[c]]',
        'two stacks',
        '3[a]2[bc] decoding',
        'nested brackets string',
      ],
      answer:
        'At `[` push the current string and the number and start anew; at `]` pop them: previous + number times current. Numbers may have several digits.',
    },
    {
      kind: 'how',
      question: 'What happens to asteroids that move left and right?',
      about: 735,
      asks: [
        'asteroid collision',
        'one kills several',
        'while loop top',
        'collision stack',
        'asteroids moving left and right',
      ],
      answer:
        'While the top moves right and the new one moves left: if the top is smaller, pop it and go on; if equal, pop it and drop the new one; if larger, drop the new one. A single comparison with the top is not enough, so it is a loop.',
    },
    {
      kind: 'why',
      question: 'Why do I need a stack and not a counter?',
      about: 20,
      asks: [
        'why stack and not counter',
        'can i count brackets',
        'mixed brackets ([)]',
        'why not count open brackets',
        'counter fails on ([)]',
        'why does it need a stack',
        'why do brackets need a stack',
        'why is a stack needed for brackets',
        'why not just count the brackets',
        'do i just count the opening and closing ones',
        'why a stack for parentheses',
        'can i do it with just a counter',
        'is a counter enough for parentheses',
        'can i count the brackets instead',
      ],
      answer:
        'With one kind of bracket a counter is enough. With several kinds the order matters: "([)]" has matching counts but wrong nesting, and only a stack knows which bracket must close next.',
      further: {
        example:
          'Check "{(})" with one counter per kind and with a stack.\n- The counter of { goes 1, 0 and the counter of ( goes 1, 0: both say fine.\n- The stack has ( on top when the } comes.\nSo the stack reports the error at the third character.',
        why: 'A counter knows how many brackets are open, but not in which order. After `([` and after `[(` all counts agree, yet the next closing bracket must differ, so counts cannot decide.',
        check: {
          ask: 'A stack checks the string "[({)}]". At which index, counted from 0, does it find the error?',
          right: ['3', 'three', 'index 3'],
          because: 'At index 3: the `)` comes while the { at index 2 is the newest open bracket.',
          wrong: [
            {
              says: ['6', 'end', 'the end'],
              reply:
                'A stack does not wait for the end. Compare each closing bracket with the top when it comes.',
            },
            {
              says: ['4', 'four'],
              reply: 'Go one closing bracket at a time, from the left. Is the first one fine?',
            },
            {
              says: ['never', 'no error', 'nowhere'],
              reply: 'The counts agree, but what is on top when the first closing bracket comes?',
            },
          ],
        },
        claims: [
          {
            says: [
              'with only one kind a counter is enough',
              'a counter is enough for one kind of bracket',
              'counting works for just ( and )',
              'one type of bracket needs no stack',
            ],
            isRight: true,
            reply:
              'Yes, with a single kind of bracket: count up at ( and down at ); it must never go below 0 and must end at 0. In "())(" it is -1 after the third character.',
          },
          {
            says: [
              'three counters are enough for three kinds',
              'one counter per bracket type works',
              'just count each kind of bracket',
            ],
            isRight: false,
            reply:
              'No. For "[(])" both counters return to 0 and never go negative, yet the ] comes while ( is the newest open bracket.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What does ".." mean at the root of a path?',
      about: 71,
      asks: ['simplify path', 'directory stack', '.. at the root', 'unix path with ..'],
      answer:
        'Split at slashes; skip empty parts and `.`, pop for `..` if there is something, push the rest, and join with slashes.',
    },
    {
      kind: 'cost',
      question: 'What does it cost when a dynamic array grows?',
      asks: [
        'stack complexity',
        'amortized push',
        'stack space',
        'is push O(1)',
        'dynamic array growth cost',
      ],
      answer:
        'When the array is full, all its elements are copied into a larger one, O(n). If the size doubles each time, this is so rare that a push costs O(1) amortized; a pop is O(1). So one pass over the input is O(n), and the stack has at most n elements.',
      further: {
        example:
          'An array has room for 2 and doubles when it is full. Push five values:\n- pushes 1 and 2 copy nothing\n- push 3 copies 2 elements into room for 4\n- push 4 copies nothing\n- push 5 copies 4 elements into room for 8\nThat is 6 copies for 5 pushes, less than two per push.',
        why: 'With doubling, the copies are 1, 2, 4, 8 and so on, and the last of them is smaller than n. Such a sum is less than twice its last term, so n pushes copy fewer than 2n elements.',
        check: {
          ask: 'An array with room for 4 is full and doubles when needed. How many elements are copied in total while you push 5 more?',
          right: ['12', 'twelve'],
          because:
            'It is 12: the first push copies 4 into room for 8, and the fifth finds 8 elements and copies those.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the first copy only. Is the new array large enough for all five pushes?',
            },
            {
              says: ['8', 'eight'],
              reply: 'That is one of the copies. Did the first push need one as well?',
            },
            {
              says: ['5', 'five'],
              reply: 'A push copies elements only when the array is full. At which of the pushes is it full?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a single push can take linear time',
              'one push may cost o(n)',
              'sometimes one push is slow',
            ],
            isRight: true,
            reply:
              'Yes. The push that finds the array full copies all n elements. It happens so rarely that the average stays O(1).',
          },
          {
            says: [
              'push is o(n) because the array grows',
              'every push copies the whole array',
              'growing makes each push linear',
            ],
            isRight: false,
            reply:
              'No. Only a push into a full array copies. With doubling, n pushes copy fewer than 2n elements together, so the average is constant.',
          },
          {
            says: [
              'growing by 10 each time is just as good',
              'adding a fixed number of cells is also amortized constant',
            ],
            isRight: false,
            reply:
              'No. With 10 more cells each time, n pushes need n / 10 copies of up to n elements, which is O(n²) together. Multiply the size instead.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I keep a stack of indices for parentheses?',
      about: 32,
      asks: ['longest valid parentheses', 'stack of indices parentheses', 'longest valid bracket substring'],
      answer:
        'Keep a stack of indices that starts with -1. Push each open bracket; for a closing one pop, and if the stack is now empty push this index, otherwise the valid length is `i - top`. The bottom is always the index just before the current candidate. O(n).',
    },
    {
      kind: 'why',
      question: 'Why does a stack match nesting?',
      about: 20,
      asks: [
        'why does a stack match nesting',
        'why must the last opened close first',
        'why lifo for brackets',
      ],
      answer:
        'Properly nested pairs do not cross: what opened inside another pair must close before the outer one. So the only bracket that may close next is the newest open one, which is the top of the stack.',
      further: {
        example:
          'Read "({[]})".\n- After three characters the stack is (, {, [ with [ on top.\n- ] closes the [, so { is on top.\n- } closes the {, and ) closes the (.\nThe brackets opened at 0, 1, 2 close in the order 2, 1, 0.',
        why: 'Suppose an older bracket closed now. The newest one, opened inside that pair, would then have to close outside it, so the two pairs would cross. Crossing is exactly what nesting forbids.',
        check: {
          ask: 'Pair A opens at index 0 and closes at index 5. Pair B opens at index 3. What is the last index at which B may close?',
          right: ['4', 'four', 'index 4'],
          because: 'It is 4: B opened inside A, so it must close before A closes at 5.',
          wrong: [
            { says: ['5', 'five'], reply: 'Index 5 is already used by the closing bracket of A.' },
            {
              says: ['6', 'six', 'after'],
              reply: 'Then B would open inside A and close outside it. Is that still nested?',
            },
            { says: ['3', 'three'], reply: 'At that index B opens. It needs an index of its own to close.' },
          ],
        },
        claims: [
          {
            says: [
              'only the newest open bracket may close next',
              'the closing bracket must match the top',
              'the top is the only one that can close',
            ],
            isRight: true,
            reply:
              'Yes. Everything below the top was opened earlier and encloses the newest bracket, so it has to wait.',
          },
          {
            says: [
              'you search the stack for the matching bracket',
              'pop until you find the partner',
              'the partner may be deeper in the stack',
            ],
            isRight: false,
            reply:
              'No. If the partner is not on top, the string is wrong: in "[{]" the ] finds { on top, and you return false at once.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Why do I map closing brackets to opening ones?',
      about: 20,
      asks: ['stack template brackets', 'valid parentheses code', 'map closing to opening'],
      answer:
        'Map each closing bracket to its opening one. For each character: if it opens, push it; otherwise return false if the stack is empty or its popped top is not the partner. In the end return whether the stack is empty.',
    },
    {
      kind: 'how',
      question: 'Can I build a minimum stack with a single stack?',
      about: 155,
      asks: ['min stack with one stack', 'min stack O(1) extra space', 'store difference to the minimum'],
      answer:
        'Store the difference between the value and the minimum before it. A negative difference on top means that the top is the minimum itself, and popping it restores the previous minimum, `min - difference`; otherwise the value is `min + difference`. It saves the second stack, but differences may need 64 bits.',
    },
    {
      kind: 'compare',
      question: 'Does recursion use a stack too?',
      asks: ['call stack vs explicit stack', 'why use my own stack', 'is recursion a stack'],
      answer:
        'Yes, recursion uses a stack, the call stack, whose size the runtime limits. Your own stack is on the heap, so it can be much deeper, and it stores only the values you need.',
    },
    {
      kind: 'how',
      question: 'How do I remove the fewest parentheses to make a string valid?',
      about: 1249,
      asks: [
        'minimum remove to make valid parentheses',
        'minimum add to make valid',
        'remove invalid brackets',
      ],
      answer:
        'Keep a stack of indices of open brackets: a closing bracket with an empty stack is invalid, and so are the open ones left at the end. Remove these. If you only need to know how many are invalid, two counters are enough.',
    },
    {
      kind: 'how',
      question: 'How do I turn infix into postfix notation?',
      asks: ['infix to postfix', 'shunting yard', 'operator precedence stack'],
      answer:
        'Output numbers at once and keep operators on a stack. Before you push an operator, move those on top with higher or equal precedence to the output (for left-associative operators), but stop at an open bracket. A closing bracket moves everything back to its open one, and the end moves what is left. O(n).',
    },
    {
      kind: 'how',
      question: 'How do I pop the maximum from a stack?',
      about: 716,
      asks: ['max stack pop max', 'stack with popmax', 'remove the maximum from a stack'],
      answer:
        'Keep a doubly linked list as the stack and a balanced tree (or a heap with lazy deletion) of its nodes by value: `popMax` finds the node in O(log n) and unlinks it in O(1). A second stack of maxima alone makes `popMax` O(n).',
    },
    {
      kind: 'cost',
      question: 'How long can the output of a decoded string be?',
      about: 394,
      asks: ['decode string complexity', 'decode string output size', 'nested repeat exponential'],
      answer:
        'The cost is at least the length of the output, which can grow exponentially with the input: each nesting level multiplies it. Joining with `previous + repeated` copies the prefix at each bracket, so collect parts in a list if there are many.',
    },
    {
      kind: 'how',
      question: 'How do I build undo and redo with stacks?',
      asks: [
        'undo redo with stacks',
        'browser history two stacks',
        'undo stack and redo stack',
        'how does undo work',
        'how do i implement undo',
      ],
      answer:
        'Use two stacks: push each new action on undo and clear redo; undo moves the top to redo, and redo moves it back. For a browser these are the back and forward stacks. Each operation is O(1); clearing many entries is O(1) amortized.',
    },
    {
      kind: 'when',
      question: 'How do I simplify folders with ".." in them?',
      asks: [
        'folders with .. going up',
        'closing tags must match the last opened one',
        'go back to the last page',
        'take the most recent order first',
        'colliding things that move toward each other',
      ],
      answer:
        'Use a stack when whatever was opened or added last must be closed, undone or compared first. Push what waits, and pop it when its partner comes. Each element is pushed and popped at most once, O(n).',
    },
    {
      kind: 'compare',
      question: 'Which end do I take from?',
      asks: ['last in or first in', 'undo or waiting line', 'which end do i take from'],
      answer:
        'A stack returns what came last, a queue what came first. Use a stack for nesting and undo; use a queue for waiting lines, levels and time windows.',
      with: 'queue-operations',
    },
    {
      kind: 'mistake',
      question: 'Does an equal number of open and closed brackets mean balanced?',
      about: 20,
      asks: [
        'equal number of open and close means balanced',
        'same count of ( and ) is enough, right',
        'just compare both counts at the end',
        'count opens and closes',
      ],
      answer:
        'No, the order matters: ")(" has one of each and is not balanced. With one kind of bracket a running counter works if it never goes below 0 and ends at 0. With several kinds you need a stack.',
    },
    {
      kind: 'mistake',
      question: 'Is one variable enough for the minimum?',
      about: 155,
      asks: [
        'one variable for the minimum is enough, right',
        'min stack with a single min field',
        'just update min on push',
        'one min variable enough for a min stack',
      ],
      answer:
        'No, after a pop you cannot tell the previous minimum: push 2, push 1, pop, and the minimum must be 2 again. Store with each element the minimum up to it.',
      further: {
        example:
          'Push 6, push 3, push 5 and keep a single `min`.\n- After the pushes `min` is 3.\n- Pop the 5: `min` stays 3.\n- Pop the 3: the minimum is 6 now, but `min` still says 3.\nWith the minima 6, 3, 3 stored, the one on top would now be 6.',
        why: 'After a pop, the minimum depends on values that a single variable has forgotten. Unless the stack stores more than the values, you would have to scan it to find the minimum again, O(n) per pop.',
        check: {
          ask: 'You push 7, 4, 9, 2 and store with each element the minimum up to it. Which minimum is on top after two pops?',
          right: ['4', 'four'],
          because: 'It is 4: the stored minima are 7, 4, 4, 2, and two pops leave 7, 4.',
          wrong: [
            { says: ['2', 'two'], reply: 'The 2 was popped first, and its stored minimum went with it.' },
            { says: ['7', 'seven'], reply: 'The 7 is at the bottom. Is a smaller value still above it?' },
            {
              says: ['9', 'nine'],
              reply: 'The 9 has been popped, too. Read what is stored with the new top.',
            },
          ],
        },
        claims: [
          {
            says: [
              'storing the minimum with each element works',
              'i can store the min with every element',
              'keep a minimum per stack entry',
            ],
            isRight: true,
            reply:
              'Yes, that is the simple way. A second stack that stores only new minima saves memory, but works for the same reason.',
          },
          {
            says: [
              'rescan for the new min after a pop',
              'recompute the minimum when it leaves',
              'scan the stack when the min is popped',
            ],
            isRight: false,
            reply:
              'No, that is correct but not O(1). If the values fall, as in 5, 4, 3, 2, 1, every pop removes the minimum and makes you scan what is left.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does it matter which end I push to?',
      asks: [
        'insert and remove at index 0, also a stack',
        'does it matter which end i push to',
        'pop(0) as stack pop is fine, right',
        'stack at the front of the array',
      ],
      answer:
        'It is a stack, because both happen at the same end, but the front of an array is slow: each insertion or removal there moves all other elements, O(n). Push and pop at the back, O(1) amortized.',
    },
    {
      kind: 'mistake',
      question: 'Is it linear to replace pairs until nothing changes?',
      about: 20,
      asks: [
        'replace pairs until nothing changes is linear',
        'repeat replace of () until empty',
        'delete adjacent pairs in a while loop, fast enough',
        'string replace in a loop for brackets',
        'how long does replacing () until nothing is left take',
      ],
      answer:
        'No, each replacement scans the whole string, and deep nesting needs up to n/2 rounds: "((((...))))" takes O(n²). A stack removes all pairs in one pass, O(n).',
    },
    {
      kind: 'mistake',
      question: 'Why is the last number missing in my calculator?',
      about: 227,
      asks: [
        'last number missing in my calculator',
        'calculator ignores the final term',
        '3+2 gives 3',
        'result lacks the last operand',
      ],
      answer:
        'The last number is still in your variable when the string ends, since you push it only when the next operator comes. Process it once more after the loop, or append a `+` to the string.',
    },
    {
      kind: 'mistake',
      question: 'Why is 12 read as 1 and 2?',
      asks: [
        '12 is read as 1 and 2',
        'two digit numbers break my expression',
        'decoder takes only the last digit',
        '10 becomes 0',
      ],
      answer:
        'You treat each digit as a number of its own. Collect them with `num = num * 10 + int(c)`, use the number when another character comes, and then reset it to 0.',
    },
    {
      kind: 'mistake',
      question: 'Why does the decoded text come out backward?',
      about: 394,
      asks: [
        'decoded text comes out backwards',
        'letters in wrong order after popping',
        'nested part is reversed',
        'cba instead of abc',
      ],
      answer:
        'A stack returns the newest character first, so what you pop is in reverse order. Reverse the popped part before you repeat it, or push whole strings and build `previous + repeated`.',
    },
    {
      kind: 'mistake',
      question: 'Why does my calculator give the wrong sign?',
      about: 150,
      asks: [
        'calculator gives the wrong sign',
        '5 3 - prints -2',
        'subtraction is swapped',
        'divides the wrong way around',
        'subtraction is negative in my rpn',
      ],
      answer:
        'The operands are swapped: the first pop is the right operand. Write `b = pop(); a = pop(); push(a - b)`. Addition and multiplication hide the error, so test with - and /.',
    },
    {
      kind: 'mistake',
      question: 'Why does it crash when the text starts with a closing bracket?',
      about: 20,
      asks: [
        'dies when the text starts with ]',
        'crashes on a lone closing bracket',
        'program dies on an unmatched close',
        'blows up with }{',
      ],
      answer:
        'You pop although nothing is open. Test for an empty stack first: a closing bracket without an open one means the answer is false at once.',
    },
    {
      kind: 'when',
      question: 'How do I handle backspace keys in a typed text?',
      asks: [
        'backspace keys in a typed text',
        'equal neighbors vanish and the rest closes up',
        'elevator log: who entered last leaves first',
        'boxes inside boxes, close the inner first',
        'time each function runs without its callees',
      ],
      answer:
        'The newest unfinished item is always the next to be finished or compared, so use a stack: push what is open, pop when its partner or its end comes. O(n) in total.',
    },
    {
      kind: 'how',
      question: 'How much memory does matching tags take?',
      asks: [
        'check brackets in a file larger than memory',
        'bracket stream without an end',
        'how much memory for matching tags',
        'bracket check in constant space',
      ],
      answer:
        'Read one character at a time and keep only the open brackets: the memory is the nesting depth, not the file size. With one kind of bracket a counter is enough. With several kinds the stack may need O(n), if everything is opened first.',
    },
    {
      kind: 'how',
      question: 'How do I sort a stack with another stack?',
      asks: [
        'sort a stack with another stack',
        'order a stack using only push and pop',
        'sort plates with one helper pile',
      ],
      answer:
        'Pop a value; move values larger than it from the helper back to the first stack, then push it on the helper. Repeat until the first stack is empty. The helper stays sorted with the largest on top. O(n²) time in the worst case, O(n) space.',
    },
    {
      kind: 'compare',
      question: 'Which way is safer for deeply nested brackets?',
      asks: [
        'recursion or stack for nested strings',
        'calculator with recursion or two stacks',
        'which is safer for deep brackets',
      ],
      answer:
        'They do the same work, since recursion uses the call stack. Choose recursion when one function per bracket level reads more easily; choose your own stack when the nesting may be thousands deep, because the call stack would overflow.',
    },
    {
      kind: 'compare',
      question: 'How do I compare texts with backspaces in constant space?',
      about: 844,
      asks: [
        'backspace compare in constant space',
        'stack or two pointers for backspaces',
        'compare typed texts without extra memory',
      ],
      answer:
        'A stack per string is simplest, O(n) memory. For O(1) memory walk both strings from the end, count the backspaces and skip that many characters. Say the stack first, then offer the two pointers.',
    },
    {
      kind: 'cost',
      question: 'What does amortized mean?',
      isGeneral: true,
      asks: [
        'what is amortized',
        'what is amortized time complexity',
        'what does amortized mean',
        'what is amortized o(1)',
        'what is amortized time',
        'amortized complexity meaning',
        'what does amortised mean',
        'amortized vs average',
        'why is append amortized o(1)',
        'amortized explained simply',
      ],
      answer:
        'The average over a long sequence of operations, even in the worst case. An array with capacity 1 doubles when it is full. Appending 8 elements takes 8 writes and copies 1 + 2 + 4 = 7 elements: 15 steps, fewer than 2 per append, although the fifth alone took 5. In general n appends take fewer than 3n steps, so each is O(1) amortized.',
      further: {
        example:
          'Start with capacity 1 and append 8 elements. Copies occur at sizes 1, 2 and 4: 1 + 2 + 4 = 7 copied elements. Add the 8 writes: 15 steps for 8 appends, fewer than 2 each.',
        why: 'The copies are 1 + 2 + 4 + ... up to less than n. Such a sum is less than twice its last term, so all copies together cost less than 2n steps, and the n writes cost n.',
        check: {
          ask: 'An array doubles when it is full and starts with capacity 1. How many elements are copied in total while you append 5 elements?',
          right: ['7', 'seven'],
          because: '7: it grows at sizes 1, 2 and 4, and copies 1 + 2 + 4 elements.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the last copy only. At which sizes did the array grow before?',
            },
            { says: ['15', 'fifteen'], reply: 'It also grows at size 8, but are there 8 elements yet?' },
          ],
        },
        claims: [
          {
            says: ['amortized o(1) means every operation is o(1)', 'amortized means each call is constant'],
            isRight: false,
            reply: 'No. A single call can be slow. Amortized means that a long sequence is fast on average.',
          },
          {
            says: ['amortized is the same as average case', 'amortized needs random input'],
            isRight: false,
            reply:
              'No. The average case is about random inputs. An amortized bound holds for every sequence of operations, even the worst.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What do push, pop and peek do?',
      asks: [
        'what is push and pop',
        'what is push',
        'what is pop',
        'what is peek',
        'what does peek do',
        'push vs pop',
        'what is the top of a stack',
        'stack operations explained',
        'what does push mean',
        'what is the complexity of push and pop',
        'what does push cost',
        'how fast are push and pop',
      ],
      answer:
        'They are the operations of a stack. `push(x)` puts x on top, `pop()` removes the top and returns it, `peek()` or `top()` returns it without removing it. Push 4, push 7: peek gives 7, pop gives 7, and then 4 is on top. All take O(1), amortized for an array that grows. Before pop and peek, check that the stack is not empty.',
      further: {
        example:
          'Start empty: push 1, push 2, push 3, pop, push 4. The pop returned 3, and the stack from bottom to top is 1, 2, 4.',
        why: 'Only one end is ever touched, so no element has to move. That is why all three operations are O(1).',
        check: {
          ask: 'You push 5, 6 and 7, then pop twice. Which value is on top now?',
          right: ['5', 'five'],
          because: '5: the pops return 7 and 6, so only 5 is left.',
          wrong: [
            {
              says: ['7', 'seven'],
              reply: '7 was pushed last, so it is popped first. What is left after the second pop?',
            },
            { says: ['6', 'six'], reply: 'That is on top after one pop. There are two.' },
          ],
        },
        claims: [
          {
            says: ['pop returns the newest element', 'pop removes the last pushed element'],
            isRight: true,
            reply: 'Yes. That is what last in, first out means.',
          },
          {
            says: ['peek removes the top', 'peek takes the element off the stack'],
            isRight: false,
            reply: 'No. It only reads the top; pop removes it.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I implement a stack with an array?',
      asks: [
        'how do i implement a stack with an array',
        'how do i implement a stack',
        'implement a stack from scratch',
        'stack using an array',
        'build a stack',
        'write your own stack class',
        'stack from a list',
      ],
      answer:
        'Use a dynamic array and treat its end as the top: push appends, pop removes the last element, peek reads the last element, and the stack is empty when the length is 0. All are O(1), push amortized. Do not use the front: there each push and pop would move all other elements. With a fixed array keep a variable `size` as well.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between a stack and an array?',
      asks: [
        'stack vs array',
        'is a stack an array',
        'difference between stack and array',
        'stack or array',
        'array or stack',
        'why use a stack instead of an array',
        'can a stack be a list',
      ],
      answer:
        'An array lets you read any index. A stack allows access only at the top: push, pop and peek. A stack is usually built on an array, so the difference is the rule, not the memory. The rule makes the code clear: you always get the newest element that is still open. If you need an element in the middle, use an array.',
    },
    {
      kind: 'what',
      question: 'What are real-life uses of a stack?',
      asks: [
        'what are stacks used for in real life',
        'real world example of a stack',
        'what is an undo stack',
        'applications of a stack',
        'how does the back button work',
        'real uses of stacks',
        'real world examples of stacks',
        'what are stacks good for',
      ],
      answer:
        'A stack fits whenever the newest open thing must be finished first: undo takes back the last action, the back button returns to the last page, brackets close the last open one, and a function call returns to its caller. In algorithms: evaluating expressions, depth-first search without recursion, and the next greater element.',
    },
    {
      kind: 'what',
      question: 'What is the call stack?',
      asks: [
        'what is the call stack',
        'what is a stack frame',
        'call stack vs stack',
        'what is stack overflow',
        'what does stack overflow mean',
        'how do function calls use a stack',
        'stack vs heap memory',
        'what is on the call stack',
      ],
      answer:
        'The call stack stores one frame for each function call that has not returned: its parameters, its local variables, and where to continue. A call pushes a frame, a return pops it. Recursion that goes too deep fills it, which is a stack overflow; Python stops at about 1,000 nested calls. It is separate from a stack that you create yourself.',
    },
    {
      kind: 'how',
      question: 'How do I check whether brackets are balanced?',
      about: 20,
      asks: [
        'how do i check valid parentheses',
        'check balanced brackets',
        'how does valid parentheses work',
        'balanced parentheses idea',
        'match brackets with a stack',
        'are the brackets matched correctly',
        'bracket matching explained',
      ],
      answer:
        'Walk through the string. Push each opening bracket. For a closing one, the stack must not be empty and its top must be the matching opening bracket; pop it, otherwise the string is invalid. At the end the stack must be empty. "{[]}" passes: { and [ are pushed, ] pops [, } pops {. "(]" fails. O(n) time, O(n) space.',
      further: {
        example:
          '"([)]": push (, push [. Then ) comes, but the top is [, so it is invalid, although there are as many closing as opening brackets.',
        why: 'The bracket opened last must be closed first, and that is exactly the one on top of the stack.',
        check: {
          ask: 'How many brackets are on the stack after reading "({[]"?',
          right: ['2', 'two'],
          because: '2: the brackets ( and { are still open; [ was popped by ].',
          wrong: [
            { says: ['3', 'three'], reply: 'What happens to [ when ] comes?' },
            { says: ['4', 'four'], reply: 'Closing brackets are never pushed.' },
            { says: ['1', 'one'], reply: 'Which of the opening brackets has been closed?' },
          ],
        },
        claims: [
          {
            says: ['counting open and closed brackets is enough', 'equal counts mean balanced'],
            isRight: false,
            reply: 'No. ")(" has equal counts. The order and the kind matter.',
          },
          {
            says: ['the stack must be empty at the end', 'leftover brackets mean it is invalid'],
            isRight: true,
            reply: 'Yes. What is left was never closed.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I reverse a string with a stack?',
      asks: [
        'how do i reverse with a stack',
        'reverse a word using a stack',
        'use a stack to reverse',
        'why does a stack reverse the order',
        'stack reverses order',
        'reverse an array with a stack',
      ],
      answer:
        'Push all characters, then pop them all: the last one pushed comes out first, so the order is reversed. "abc" is pushed as a, b, c and popped as c, b, a. It takes O(n) time and O(n) space. Two pointers that swap from both ends need only O(1) space on an array, so use the stack only to show the idea.',
    },
    {
      kind: 'what',
      question: 'What is reverse Polish notation?',
      about: 150,
      asks: [
        'what is reverse polish notation',
        'what is postfix notation',
        'postfix vs infix',
        'what is rpn',
        'what does 3 4 + mean',
        'prefix infix postfix',
        'reverse polish notation in simple words',
      ],
      answer:
        'In reverse Polish (postfix) notation the operator follows its two operands: 3 4 + means 3 + 4, and 2 3 4 + * means 2 · (3 + 4) = 14. It needs no parentheses. To evaluate it, push numbers; at an operator pop two numbers, the second popped is the left operand, and push the result. What we usually write, 3 + 4, is called infix.',
    },
    {
      kind: 'why',
      question: 'Why do people use stacks?',
      asks: [
        'why do people use stacks',
        'why use a stack',
        'what is the point of a stack',
        'why not simply an array instead of a stack',
        'why do we need stacks',
        'what is a stack good for',
        'why not just use a list instead of a stack',
      ],
      answer:
        'When the newest thing must be finished first: the last open bracket, the last edit to undo, the last function that was called. In “([])” the `[` was opened last, so it must be closed first, and it is on top. A stack is usually an array used at one end only, where push and pop take O(1).',
    },
    {
      kind: 'how',
      question: 'How do I test a bracket check?',
      about: 20,
      asks: [
        'how do i test valid parentheses',
        'which strings should i test for brackets',
        'edge cases for brackets',
      ],
      answer:
        'Try the empty string (valid), "(" and ")" (one is left over, one comes too early), ")(" (equal counts, wrong order), "([)]" (right counts, wrong nesting) and "([]{})" (valid). The first two check the stack at the end and the pop from an empty stack.',
    },
    {
      kind: 'mistake',
      question: 'What if the input of a stack problem is empty?',
      asks: [
        'what if the string is empty',
        'what if the array is empty',
        'empty input for a bracket check',
        'what if the stack is empty',
      ],
      answer:
        'An empty string of brackets is valid: the loop does not run and the stack is empty. Test the stack before each `pop` or peek: with ")" first, there is nothing to pop, so return false. In Python `stack[-1]` on an empty list raises an IndexError.',
    },
    {
      kind: 'how',
      question: 'How do I explain a stack solution in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain valid parentheses in an interview',
        'how do i present a stack solution',
        'what do i say about the stack to the interviewer',
      ],
      answer:
        'Say what is on the stack: "the opening brackets that are not closed yet, the newest on top." Then say when you push, when you pop, and what must hold at the end. Cost: each element is pushed and popped at most once, O(n) time and O(n) space. Test "", "]", "((" and "([)]".',
    },
    {
      kind: 'how',
      question: 'How do I check brackets without a stack?',
      asks: [
        'can i check brackets without a stack',
        'valid parentheses without a stack',
        'bracket check with no stack',
        'balanced brackets with a counter only',
        'valid parentheses in o(1) space',
        'is there another way than a stack for brackets',
        'replace () until nothing is left',
      ],
      answer:
        'With one kind of bracket use a counter: add 1 for an opening one, subtract 1 for a closing one, never go below 0, and end at 0. That is O(n) time and O(1) space. With several kinds you can remove (), [] and {} again and again: the string is valid exactly if nothing remains. For deep nesting that takes O(n²), so the stack, O(n), is better.',
      about: 20,
    },
  ],
  problems: [
    {
      number: 20,
      questions: [
        {
          question: 'Is `if stack: return False else: return True` right at the end?',
          asks: [
            'if stack: return False else True - like this at the end',
            'if stack: return False else return True at the end',
            'return not stack at the end',
            'do i return len(stack) == 0',
            'if the stack is not empty return false at the end',
          ],
          answer:
            'Yes. A stack that is not empty after the loop contains brackets that were never closed, as for "((", so the string is not valid. `return not stack` says the same in one line. It must come after the loop: inside, it would stop at the first opening bracket.',
        },
        {
          question: 'What has to be checked at the end, and what at a closing bracket?',
          asks: ['(((', 'leftover', 'closing on empty stack', 'everything passes but'],
          answer:
            'After the loop return whether the stack is empty, since what is left was never closed. A closing bracket must match the top; if it does not, or if the stack is empty, return false at once.',
        },
        {
          question: 'What is on the stack, and what does the check cost?',
          asks: [
            'what is on the stack for brackets',
            'valid parentheses cost',
            'why push the expected closing bracket',
          ],
          answer:
            'The stack contains the opening brackets that are not closed yet, the newest on top. O(n) time and O(n) space, for example for "(((". You can also push the expected closing bracket and compare directly.',
          further: {
            example:
              'Push the expected closing bracket for "{[]}":\n- { pushes }\n- [ pushes ]\n- ] equals the top and pops it\n- } equals the top and pops it\nThe stack is empty, so the string is valid. It never had more than two elements.',
            why: 'A closed pair never matters again, so you can drop it. What remains are the open brackets in the order in which they opened, and only the last of them may close next.',
            check: {
              ask: 'How many elements are on the stack at most for "()[{}]()"?',
              right: ['2', 'two'],
              because: 'At most 2, right after the {, when [ and { are both open.',
              wrong: [
                {
                  says: ['4', 'four'],
                  reply:
                    'Four brackets open, but not at the same time. When does each of them leave the stack?',
                },
                {
                  says: ['8', 'eight'],
                  reply: 'Closing brackets are not pushed. Follow the stack character by character.',
                },
                { says: ['1', 'one'], reply: 'Look inside the square brackets: what is open there?' },
              ],
            },
            claims: [
              {
                says: ['the stack can be as large as the string', 'the space is o(n) in the worst case'],
                isRight: true,
                reply: 'Yes. For "[[[[" all four brackets are open at the end, so the stack has n elements.',
              },
              {
                says: ['closing brackets are pushed as well', 'push every character on the stack'],
                isRight: false,
                reply:
                  'No. A closing bracket removes its partner or ends the check: after the two characters of "()" the stack is empty.',
              },
            ],
          },
        },
        {
          question: 'What about an odd length or a closing bracket at the start?',
          asks: ['odd length string', 'valid brackets early exit', 'crashes on ] as first character'],
          answer:
            'A string of odd length is never valid, so you can return false at once. If it crashes on "]", you pop without testing for an empty stack.',
        },
        {
          question: 'Is it enough to count opening and closing brackets?',
          asks: [
            'valid parentheses why a stack and not just counting',
            'why not just count the brackets',
            'why is counting not enough for valid parentheses',
            'but counting works for one type, whats wrong with it',
            'cant i just count open and close',
            'with only one type of bracket, is counting enough',
            'with a counter that may never go negative it works for one type',
            'counting works for (() because there are 2 open and 1 close',
          ],
          answer:
            'With one type it is, if you count along the way: the counter must never fall below 0 and must end at 0. ")(" ends at 0, but falls to -1 at once; "(()" ends at 1. With several types counts are not enough: "([)]" has one of each, but the wrong one is closed first. Only a stack knows which bracket was opened last.',
        },
        {
          question: 'Is "([)]" valid?',
          asks: ['"([)]" valid or not', 'is ([)] valid', 'crossing brackets'],
          answer:
            'No. Push (, push [. Then ) comes, but the top is [, so the kinds differ and you return false. Counting would accept it, because each kind has one opening and one closing bracket.',
        },
        {
          question: 'What do I compare at a closing bracket?',
          asks: [
            'what do i compare when closing',
            'what do i check at a closing bracket',
            'compare with the top',
          ],
          answer:
            "The top of the stack: it must be the opening bracket of the same kind. Test first that the stack is not empty. A map {')': '(', ']': '[', '}': '{'} gives the partner: `if not stack or stack.pop() != pairs[c]: return False`.",
        },
      ],
    },
    {
      number: 155,
      questions: [
        {
          question: 'Why is `getMin` wrong when values are equal?',
          asks: ['equal values', '< or <=', 'getmin wrong after pop', 'segfault getmin'],
          answer:
            'Push to the stack of minima with `<=`. With `<` an equal minimum is not pushed, but it is popped, and then `getMin` is wrong or crashes.',
        },
        {
          question: 'What does the second stack contain, and how much memory does it take?',
          asks: ['what does the second stack contain', 'min stack cost', 'memory of the minima'],
          answer:
            'Its top is the minimum of all elements now on the main stack. Every operation is O(1), and the memory is O(n), because for falling values each one is a new minimum.',
        },
      ],
    },
    {
      number: 394,
      questions: [
        {
          question: 'How do I read a number with several digits?',
          asks: ['multi digit', 'nested', '10[a]'],
          answer:
            'Build the number with `num = num * 10 + digit`, and reset it to 0 at the open bracket, after you have saved it.',
        },
        {
          question: 'What do I save at an open bracket?',
          asks: [
            'what do the two stacks contain',
            'decode string variables',
            'letters after the bracket lost',
          ],
          answer:
            'For each open bracket you store the text before it and the repeat count. At the closing bracket the new text is `saved + count * current`; letters after it are appended to that.',
        },
      ],
    },
    {
      number: 735,
      questions: [
        {
          question: 'Why is one comparison with the top not enough?',
          asks: ['several killed', 'one rock kills several', 'equal', 'only compare once'],
          answer:
            'It is a loop, not one comparison: after popping a smaller one, the next top may be hit too. Push the newcomer only if it survived.',
        },
        {
          question: 'What is on the stack, and why is it linear?',
          asks: ['what do the survivors on the stack mean', 'asteroid cost', 'two asteroids moving apart'],
          answer:
            'The stack contains the asteroids that have survived so far, from left to right. A left mover below a right mover never meets it. O(n): each is pushed and popped at most once.',
        },
      ],
    },
    {
      number: 150,
      questions: [
        {
          question: 'Which operand is popped first?',
          asks: ['rpn order', 'division truncation', 'rpn negative division'],
          answer:
            'The operand popped first is the right one, so compute second pop minus first pop. Division truncates toward zero: `int(a / b)` in Python.',
        },
        {
          question: 'What is on the stack while I read the tokens?',
          asks: ['rpn what does the stack contain', 'rpn cost', 'single number rpn'],
          answer:
            'The stack contains the values of finished subexpressions. O(n) time and space, as each token is handled once; at the end exactly one value is left.',
        },
        {
          question: 'Why is a negative quotient wrong in Python?',
          asks: ['6 over -132 gives -1 in python', 'integer division rpn floor', 'rpn truncates wrong'],
          answer:
            'In Python `//` rounds down, so `6 // -132` is -1 where 0 is required. Use `int(a / b)`, which truncates toward zero.',
        },
        {
          question: 'Is "4 2 -" 4 - 2 or 2 - 4?',
          asks: [
            'so for 4 2 - its 2-4',
            'which one is subtracted',
            'order of subtraction',
            'what does 4 2 - give',
          ],
          answer:
            '4 - 2 = 2. Push 4, push 2; at the minus pop 2, the right operand, then 4, the left one. Push the result 2. For + and * the order does not matter, for - and / it does.',
        },
      ],
    },
    {
      number: 1047,
      questions: [
        {
          question: 'How are pairs removed that meet only after another removal?',
          asks: ['once', 'result as stack'],
          answer:
            'The stack is the result so far. After a removal the next character is compared with the new top, so pairs that meet later vanish in the same pass.',
        },
        {
          question: 'Why is one pass with a stack faster than repeated scans?',
          asks: [
            'remove adjacent duplicates cost',
            'abbaca loop replace slow',
            'pairs that appear after a removal',
          ],
          answer:
            'It takes O(n), since each character is pushed and popped at most once. Removing pairs in repeated scans of the string can take O(n²), for example if the pairs are nested, as in "abccba".',
        },
      ],
    },
    {
      number: 71,
      questions: [
        {
          question: 'What happens to ".." at the root and to "..."?',
          asks: ['root ..', 'multiple slashes', 'hidden files'],
          answer:
            'At the root `..` does nothing, so pop only if the stack is not empty. Empty parts between slashes are skipped. "..." is a name like any other.',
        },
        {
          question: 'What does it cost, and what do I return for an empty stack?',
          asks: ['simplify path cost', 'path with three dots', 'result must start with a slash'],
          answer:
            'It takes O(n) time and space. Only "." and ".." are special, so "..." is pushed like a name. Return "/" plus the names joined by slashes, also for an empty stack.',
        },
      ],
    },
    {
      number: 678,
      questions: [
        {
          question: 'How do I treat the stars without trying every choice?',
          asks: ['low high', 'star', 'low negative'],
          answer:
            'Keep the lowest and the highest possible number of open brackets. An open bracket raises both, a closing one lowers both, and a star lowers `low` and raises `high`. If `low` becomes negative, set it to 0; if `high` does, fail. At the end `low` must be 0.',
        },
        {
          question: 'What do `low` and `high` mean?',
          asks: ['what do low and high mean', 'valid parenthesis string cost', 'star as empty open or close'],
          answer:
            'They are the fewest and the most brackets that may be open, over all choices for the stars so far. O(n) time, O(1) space.',
        },
      ],
    },
    {
      number: 224,
      questions: [
        {
          question: 'How do I handle brackets and a minus sign in front?',
          asks: ['unary minus', 'brackets sign', 'spaces'],
          answer:
            'At `(` push the result and the sign and start again at 0; at `)` pop them: saved result + sign · inner result. A unary minus works, because the result starts at 0. Skip spaces; a number ends at the first character that is not a digit.',
        },
        {
          question: 'What is saved at an open bracket?',
          asks: [
            'calculator what is saved at a bracket',
            'basic calculator cost',
            'result and sign on the stack',
          ],
          answer:
            'At "(" you save the result so far and the sign before the bracket. At ")" the inner result is multiplied by that sign and added to the saved result. O(n) time, and the stack is as deep as the nesting.',
        },
        {
          question: 'Why is the last number missing from my result?',
          asks: ['last number ignored by calculator', '1 + 1 gives 1', 'calculator forgets final digit'],
          answer:
            'You add a number only when another character follows it, so the last one stays in your variable. Add `sign * num` once more after the loop.',
        },
      ],
    },
    {
      number: 895,
      questions: [
        {
          question: 'How do I pop the most frequent value when several are tied?',
          asks: ['freq ties', 'max decreases'],
          answer:
            'Push each value on the stack of its new count, and pop from the stack of the highest count. Its top is the newest of the tied values. If that stack becomes empty, lower the highest count by 1.',
        },
        {
          question: 'What does the maximum frequency mean, and why several stacks?',
          asks: [
            'what does max frequency mean here',
            'maximum frequency stack cost',
            'same value on several stacks',
          ],
          answer:
            'It is the largest count of any value stored now. A value is on one stack per occurrence, so after a pop its earlier occurrences are still there. Push and pop are O(1).',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'In a call center with one agent, each new call interrupts the current one, which is put on hold. When a call ends, the agent returns to the caller put on hold last. Given 200,000 such events, print who is talking after each.',
      words: ['the caller put on hold last'],
      not: 'queue-operations',
      why: 'It would return to the caller who has been on hold the longest, not to the last one.',
      idea: 'Push each new caller, remove the top when a call ends, and the new top is talking.',
      cost: 'O(n)',
    },
    {
      task: 'Tennis balls go into a tube and leave it through the same end. After each of up to a million events, a ball going in or one coming out, report the weight of the lightest ball inside, in constant time per event.',
      words: ['through the same end', 'in constant time per event'],
      not: 'heap-priority-queue',
      why: 'The ball that leaves is the newest, which can be anywhere in a heap, and each event costs logarithmic time.',
      idea: 'Store with each ball the lightest weight from the bottom up to it; the value at the top is the answer.',
      cost: 'O(1) per event',
    },
    {
      task: 'In a game, up to a million gems drop one by one into a narrow tube. As soon as the top three have the same color, they vanish, and the next gem lands on what is left. Which gems remain?',
      words: ['the top three have the same color', 'they vanish'],
      not: 'monotonic-stack',
      why: 'Colors are neither larger nor smaller: gems vanish because they are equal, so no order of the values has to be kept.',
      idea: 'Keep the gems in the tube, each with the length of its run of equal colors, and remove three when the run at the top reaches three.',
      cost: 'O(n)',
    },
    {
      task: 'A board game writes results like [2,<5,[1,3]>]. Square brackets mean the sum of what is inside, angle brackets the largest value inside, and brackets may be inside each other to any depth. Evaluate a line of 100,000 characters.',
      words: ['inside each other to any depth'],
      not: 'digit-and-bit-parsing',
      why: 'One running value is not enough: when an inner bracket ends, the unfinished sum or maximum outside it must be resumed.',
      idea: 'Put the kind and the value so far of each open bracket aside, and when one closes, add its value to the one around it or compare the two.',
      cost: 'O(n)',
    },
    {
      task: 'Along the rim of a round board are 200,000 nails. Each nail is tied to exactly one other one by a straight string, and you know all the pairs. Is there any place where two strings cross?',
      words: ['where two strings cross'],
      not: 'queue-operations',
      why: 'At a second end it would expect the string that was begun first, which is wrong whenever both ends of one string are between the ends of another.',
      idea: 'Walk around the rim: put a string on top at its first nail, and at its second nail it must be the one on top.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: ['both stacks of the min stack always have the same size'],
      isRight: false,
      reply:
        'Only if you push the minimum for every element. If you push only when the value is at most the minimum, the second stack is smaller.',
    },
    {
      says: ['if the stack is empty at the end it is valid', 'empty stack at the end means valid brackets'],
      isRight: true,
      reply: 'Yes, if no closing bracket was wrong on the way. What is left on the stack was never closed.',
    },
    {
      says: ['counting the brackets is enough', 'equal counts mean valid parentheses'],
      isRight: false,
      reply:
        'Not with several kinds: "([)]" has equal counts but wrong nesting. With one kind, a counter that never goes below 0 is enough.',
    },
    {
      says: ['a stack is first in first out', 'the oldest comes out first in a stack'],
      isRight: false,
      reply: 'No, that is a queue. A stack gives the newest first: last in, first out.',
    },
    {
      says: ['a stack is last in first out', 'the newest comes out first in a stack'],
      isRight: true,
      reply: 'Yes. A queue gives the oldest first.',
    },
    {
      says: ['a closing bracket on an empty stack is invalid', 'closing first is invalid'],
      isRight: true,
      reply: 'Yes. There is nothing that it could close.',
    },
    {
      says: [
        'push and pop are o(1)',
        'push and pop on a stack are o(1)',
        'popping from a stack is o(1)',
        'pushing on a stack is o(1)',
      ],
      isRight: true,
      reply: 'Yes. Both touch only the top; a push into a growing array is O(1) amortized.',
    },
    {
      says: ['popping from a stack is o(n)', 'push and pop on a stack are o(n)', 'pop is o(n)'],
      isRight: false,
      reply: 'No, O(1): only the top is touched.',
    },
    {
      says: ['a stack removes the newest element', 'a stack gives the newest element first'],
      isRight: true,
      reply: 'Yes: last in, first out.',
    },
    {
      says: ['a stack removes the oldest element', 'a stack gives the oldest element first'],
      isRight: false,
      reply: 'No, the newest: last in, first out. A queue gives the oldest.',
    },
    {
      says: ['i can read the middle of a stack in o(1)', 'a stack can read any element'],
      isRight: false,
      reply: 'No. Only the top is accessible; what is below comes after popping.',
    },
    {
      says: [
        'if the stack is not empty at the end it is false',
        'at the end if the stack is not empty its false',
        'in the end stack not empty means false',
        'at the end not empty means invalid',
        'a nonempty stack at the end means invalid',
        'at the end the stack has to be empty',
        'if something is left on the stack it is invalid',
      ],
      isRight: true,
      reply:
        'Yes. What is left are opening brackets that were never closed, as in "(()". So return whether the stack is empty.',
    },
    {
      says: ['the loop returning without a mismatch is enough', 'what is left on the stack does not matter'],
      isRight: false,
      reply: 'No. "((" never meets a mismatch, but nothing is closed. The stack must be empty at the end.',
    },
    {
      says: [
        'counting works for several kinds of brackets',
        'counting open and close per kind is enough',
        'the number of each bracket decides',
        'counters are enough for ([)]',
      ],
      isRight: false,
      reply:
        'No. In "([)]" all counts match, but ) closes while [ is the newest open bracket. Only the stack knows which one is newest.',
    },
    {
      says: [
        'a closing bracket on an empty stack is fine',
        'a single closing bracket is valid',
        'for ] the stack stays empty so it is true',
      ],
      isRight: false,
      reply:
        'No. There is nothing it could close, so return false at once. For "]" the stack is empty when it comes.',
    },
    {
      says: ['an empty string is valid', 'no brackets at all is valid', 'the empty string gives true'],
      isRight: true,
      reply: 'Yes. Nothing is left open, so the stack is empty at the end.',
    },
    {
      says: ['an odd length is never valid', 'with an odd number of brackets it is false'],
      isRight: true,
      reply:
        'Yes. Brackets come in pairs, so an odd length cannot match. You may return false at once, but the stack finds it anyway.',
    },
    {
      says: [
        'one min variable is enough for the min stack',
        'i just keep one min variable',
        'a single variable can store the minimum of a stack',
      ],
      isRight: false,
      reply:
        'No. After the minimum is popped you would not know the one before: push 2, push 1, pop, and the minimum must be 2 again. Store the minimum with each element.',
    },
    {
      says: [
        'i push to the min stack only if it is strictly smaller',
        'equal values are not pushed to the min stack',
        'use < for the min stack',
      ],
      isRight: false,
      reply:
        'No, use `<=` if you pop from it on equality. With push 1, push 1, pop, the second stack would lose its only 1, although a 1 is still there.',
    },
    {
      says: [
        'equal minimums are pushed as well',
        'use <= for the min stack',
        'the min stack needs the duplicates of the minimum',
      ],
      isRight: true,
      reply: 'Yes. Each copy of the minimum needs its own entry, because each may be popped on its own.',
    },
    {
      says: [
        '4 2 - is 2 - 4',
        'for 4 2 - its 2-4',
        'the first popped is the left operand',
        'the top of the stack is the left operand',
      ],
      isRight: false,
      reply:
        'No. The first number popped is the right operand: for 4 2 - you pop 2, then 4, and compute 4 - 2 = 2.',
    },
    {
      says: [
        '4 2 - is 4 - 2',
        'the first popped is the right operand',
        'the second popped is the left operand',
      ],
      isRight: true,
      reply: 'Yes. The right operand was pushed last, so it is on top. The order matters only for - and /.',
    },
    {
      says: [
        'i push the number when i see ]',
        'at the closing bracket the number is pushed',
        'decode string pushes at ]',
      ],
      isRight: false,
      reply:
        'No. At `[` you push the number and the string so far, and start a new string. At `]` you pop both and append the new string that many times.',
    },
    {
      says: [
        'at [ i push and at ] i pop',
        'the open bracket saves the string and the number',
        'at the closing bracket i repeat and append',
      ],
      isRight: true,
      reply:
        'Yes. In 3[a2[c]], at the inner `]` you pop ("a", 2) and get "a" + "cc"; at the outer one ("", 3) and get "accaccacc".',
    },
    {
      says: [
        'recursion does not use a stack',
        'recursion needs no memory',
        'a recursive solution avoids the stack',
      ],
      isRight: false,
      reply: 'No. Each call waits on the call stack, so the depth of nesting costs memory in both versions.',
    },
    {
      says: [
        'recursion works instead of a stack',
        'the call stack can replace my stack',
        'recursion uses a stack internally',
      ],
      isRight: true,
      reply:
        'Yes. Each open bracket becomes a call and each closing one a return. Very deep nesting may overflow the call stack.',
    },
    {
      says: ['pop(0) is the pop of a stack', 'a stack in python uses pop(0)', 'insert(0) is a push in o(1)'],
      isRight: false,
      reply:
        'No. A stack uses `append` and `pop()` at the end, both O(1). `pop(0)` and `insert(0)` move all other elements, O(n).',
    },
    {
      says: ['a python list is a stack', 'append and pop are push and pop', 'a list can be used as a stack'],
      isRight: true,
      reply: 'Yes. Both work at the end of the list: O(1), amortized for `append`.',
    },
    {
      says: [
        'in asteroids the right one always wins',
        'a moving left asteroid always explodes',
        'equal asteroids both survive',
      ],
      isRight: false,
      reply:
        'No. The larger one survives, and equal ones both explode. They only meet if the one on the stack moves right and the new one moves left.',
    },
    {
      says: [
        'i push opening brackets and pop on closing ones',
        'push opening and pop on closing',
        'opening brackets are pushed and closing ones pop',
        'i push the open one and pop when it closes',
      ],
      isRight: true,
      reply:
        'Yes. At a closing bracket the popped one must be its partner; if the stack is empty or the kinds differ, the string is invalid.',
    },
    {
      says: [
        'the top must be the matching opening bracket',
        'i compare the closing bracket with the top',
        'the popped bracket must match the closing one',
      ],
      isRight: true,
      reply: 'Yes. The newest open bracket must be closed first, and it is on top.',
    },
    {
      says: ['([)] is valid', '"([)]" is a valid string', 'crossing brackets are fine'],
      isRight: false,
      reply: 'No. When ) comes, the newest open bracket is [, so it does not match. Nesting must not cross.',
    },
    {
      says: [
        '.. at root gives an error',
        'going above the root is an error',
        '.. with an empty stack crashes',
      ],
      isRight: false,
      reply:
        'No. The parent of the root is the root itself, so `..` with an empty stack does nothing: "/../" becomes "/".',
    },
    {
      says: ['.. at root does nothing', '.. removes the last folder', 'with an empty stack .. is ignored'],
      isRight: true,
      reply: 'Yes. `..` pops the last folder if there is one. At the root there is none, so nothing happens.',
    },
    {
      says: [
        'both explode when they are equal',
        'equal asteroids both explode',
        'the same size destroys both',
      ],
      isRight: true,
      reply: 'Yes. Pop the one on the stack and do not push the new one.',
    },
    {
      says: ['undo is a stack', 'the last action is undone first', 'undo takes the newest action'],
      isRight: true,
      reply:
        'Yes. The newest action is undone first, so it must come out first. A second stack holds what can be redone.',
    },
  ],
} satisfies TutorTexts
