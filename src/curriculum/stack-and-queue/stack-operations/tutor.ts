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
      ],
      answer:
        'A stack gives back the newest element, a queue the oldest. Nested things (brackets, undo, recursion) want a stack, fair order and distance (BFS, schedulers) a queue.',
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
      ],
      answer:
        'Check `if stack` before you pop or peek. A closing bracket or an operator with an empty stack is an input error to report, not a crash.',
    },
    {
      kind: 'what',
      question: 'What is a stack?',
      asks: ['what is a stack', 'last in first out', 'lifo', 'explain a stack', 'last in first out example'],
      answer:
        'The last element pushed comes out first, as in a pile of plates. Push, pop and peek are O(1). It remembers what is still open: brackets, calls, directories, undo steps.',
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
        'When the newest unfinished thing must be finished first: nested brackets, expressions, paths, undo, decoding of nested strings. If you compare values to find the next larger one, it is a monotonic stack.',
    },
    {
      kind: 'mistake',
      question: 'Why does my bracket check accept "((("?',
      asks: [
        'valid parentheses everything passes but (((',
        'leftover open brackets',
        'stack not empty at the end',
        'single bracket',
        '( passes as valid',
        'stack must be empty at the end',
        'returns true with open brackets left',
      ],
      answer:
        'After the loop the stack must be empty: what remains was never closed. Return whether it is empty, not `true`. And a closing bracket on an empty stack is wrong at once.',
    },
    {
      kind: 'how',
      question: 'How do I get the minimum in O(1)?',
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
    },
    {
      kind: 'mistake',
      question: 'What if the minimum stack gets equal values?',
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
      asks: [
        'why stack and not counter',
        'can i count brackets',
        'mixed brackets ([)]',
        'why not count open brackets',
        'counter fails on ([)]',
      ],
      answer:
        'With one kind of bracket a counter is enough. With several kinds the order matters: "([)]" has matching counts but wrong nesting, and only a stack knows which bracket must close next.',
    },
    {
      kind: 'how',
      question: 'What does ".." mean at the root of a path?',
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
        'Push and pop are O(1) (amortized in a dynamic array), so a single pass is O(n), and the stack holds at most n elements.',
    },
    {
      kind: 'how',
      question: 'Why do I keep a stack of indices for parentheses?',
      asks: ['longest valid parentheses', 'stack of indices parentheses', 'longest valid bracket substring'],
      answer:
        'Keep a stack of indices that starts with -1. Push each open bracket; for a closing one pop, and if the stack is now empty push this index, otherwise the valid length is `i - top`. The bottom is always the index just before the current candidate. O(n).',
    },
    {
      kind: 'why',
      question: 'Why does a stack match nesting?',
      asks: [
        'why does a stack match nesting',
        'why must the last opened close first',
        'why lifo for brackets',
      ],
      answer:
        'Properly nested pairs do not cross: what opened inside another pair must close before the outer one. So the only bracket that may close next is the newest open one, which is the top of the stack.',
    },
    {
      kind: 'how',
      question: 'Why do I map closing brackets to opening ones?',
      asks: ['stack template brackets', 'valid parentheses code', 'map closing to opening'],
      answer:
        'Map each closing bracket to its opening one. For each character: if it opens, push it; otherwise return false if the stack is empty or its popped top is not the partner. In the end return whether the stack is empty.',
    },
    {
      kind: 'how',
      question: 'Can I build a minimum stack with a single stack?',
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
      asks: ['max stack pop max', 'stack with popmax', 'remove the maximum from a stack'],
      answer:
        'Keep a doubly linked list as the stack and a balanced tree (or a heap with lazy deletion) of its nodes by value: `popMax` finds the node in O(log n) and unlinks it in O(1). A second stack of maxima alone makes `popMax` O(n).',
    },
    {
      kind: 'cost',
      question: 'How long can the output of a decoded string be?',
      asks: ['decode string complexity', 'decode string output size', 'nested repeat exponential'],
      answer:
        'The cost is at least the length of the output, which can grow exponentially with the input: each nesting level multiplies it. Joining with `previous + repeated` copies the prefix at each bracket, so collect parts in a list if there are many.',
    },
    {
      kind: 'how',
      question: 'How do I build undo and redo with stacks?',
      asks: ['undo redo with stacks', 'browser history two stacks', 'undo stack and redo stack'],
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
      asks: [
        'one variable for the minimum is enough, right',
        'min stack with a single min field',
        'just update min on push',
        'one min variable enough for a min stack',
      ],
      answer:
        'No, after a pop you cannot tell the previous minimum: push 2, push 1, pop, and the minimum must be 2 again. Store with each element the minimum up to it.',
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
      asks: [
        'replace pairs until nothing changes is linear',
        'repeat replace of () until empty',
        'delete adjacent pairs in a while loop, fast enough',
        'string replace in a loop for brackets',
      ],
      answer:
        'No, each replacement scans the whole string, and deep nesting needs up to n/2 rounds: "((((...))))" takes O(n²). A stack removes all pairs in one pass, O(n).',
    },
    {
      kind: 'mistake',
      question: 'Why is the last number missing in my calculator?',
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
      asks: [
        'backspace compare in constant space',
        'stack or two pointers for backspaces',
        'compare typed texts without extra memory',
      ],
      answer:
        'A stack per string is simplest, O(n) memory. For O(1) memory walk both strings from the end, count the backspaces and skip that many characters. Say the stack first, then offer the two pointers.',
    },
  ],
  problems: [
    {
      number: 20,
      questions: [
        {
          asks: ['(((', 'leftover', 'closing on empty stack', 'everything passes but'],
          answer:
            'After the loop return whether the stack is empty. A closing bracket on an empty stack is false at once.',
        },
        {
          asks: [
            'what is on the stack for brackets',
            'valid parentheses cost',
            'why push the expected closing bracket',
          ],
          answer:
            'The stack contains the opening brackets that are not closed yet, the newest on top. O(n) time and O(n) space, for example for "(((". You can also push the expected closing bracket and compare directly.',
        },
        {
          asks: ['odd length string', 'valid brackets early exit', 'crashes on ] as first character'],
          answer:
            'A string of odd length is never valid, so you can return false at once. If it crashes on "]", you pop without testing for an empty stack.',
        },
      ],
    },
    {
      number: 155,
      questions: [
        {
          asks: ['equal values', '< or <=', 'getmin wrong after pop', 'segfault getmin'],
          answer:
            'Push to the stack of minima with `<=`. With `<` an equal minimum is not pushed, but is popped.',
        },
        {
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
          asks: ['multi digit', 'nested', '10[a]'],
          answer: 'Build the number with `num = num * 10 + digit`, and reset it after the bracket.',
        },
        {
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
          asks: ['several killed', 'one rock kills several', 'equal', 'only compare once'],
          answer:
            'It is a loop, not one comparison: after popping a smaller one, the next top may be hit too. Push the newcomer only if it survived.',
        },
        {
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
          asks: ['rpn order', 'division truncation', 'rpn negative division'],
          answer: 'The first popped is the right operand. Truncate toward zero: `int(a / b)` in Python.',
        },
        {
          asks: ['rpn what does the stack contain', 'rpn cost', 'single number rpn'],
          answer:
            'The stack contains the values of finished subexpressions. O(n) time and space, as each token is handled once; at the end exactly one value is left.',
        },
        {
          asks: ['6 over -132 gives -1 in python', 'integer division rpn floor', 'rpn truncates wrong'],
          answer:
            'In Python `//` rounds down, so `6 // -132` is -1 where 0 is required. Use `int(a / b)`, which truncates toward zero.',
        },
      ],
    },
    {
      number: 1047,
      questions: [
        {
          asks: ['once', 'result as stack'],
          answer: 'The stack is the result, so removals chain by themselves.',
        },
        {
          asks: [
            'remove adjacent duplicates cost',
            'abbaca loop replace slow',
            'pairs that appear after a removal',
          ],
          answer:
            'O(n), since each character is pushed and popped at most once. Removing pairs in repeated scans of the string can take O(n²), for example if the pairs are nested, as in "abccba".',
        },
      ],
    },
    {
      number: 71,
      questions: [
        {
          asks: ['root ..', 'multiple slashes', 'hidden files'],
          answer: '`..` at the root does nothing; "..." is a name.',
        },
        {
          asks: ['simplify path cost', 'path with three dots', 'result must start with a slash'],
          answer:
            'O(n) time and space. Only "." and ".." are special, so "..." is pushed like a name. Return "/" plus the names joined by slashes, also for an empty stack.',
        },
      ],
    },
    {
      number: 678,
      questions: [
        {
          asks: ['low high', 'star', 'low negative'],
          answer:
            'Keep the lowest and highest possible number of open brackets; a star lowers low and raises high by 1. Raise low to 0 if it becomes negative, fail if high does, and at the end low must be 0.',
        },
        {
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
          asks: ['unary minus', 'brackets sign', 'spaces'],
          answer:
            'At `(` push the result and the sign and start again at 0; at `)` pop them: saved result + sign · inner result. A unary minus works, because the result starts at 0. Skip spaces; a number ends at the first character that is not a digit.',
        },
        {
          asks: [
            'calculator what is saved at a bracket',
            'basic calculator cost',
            'result and sign on the stack',
          ],
          answer:
            'At "(" you save the result so far and the sign before the bracket. At ")" the inner result is multiplied by that sign and added to the saved result. O(n) time, and the stack is as deep as the nesting.',
        },
        {
          asks: ['last number ignored by calculator', '1 + 1 gives 1', 'calculator forgets final digit'],
          answer:
            'The last number is added only when another character follows. Add `sign * num` once more after the loop.',
        },
      ],
    },
    {
      number: 895,
      questions: [
        {
          asks: ['freq ties', 'max decreases'],
          answer: 'Push the value on the stack of its new count; pop from the highest stack.',
        },
        {
          asks: [
            'what does max frequency mean here',
            'maximum frequency stack cost',
            'same value on several stacks',
          ],
          answer:
            'It is the largest count of any value now stored. A value is on one stack per occurrence, so after a pop its earlier occurrences are still there. Push and pop are O(1).',
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
} satisfies TutorTexts
