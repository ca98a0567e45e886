import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  20: {
    asks: 'Given a string of round, square, and curly brackets, decide whether it is balanced: every bracket has a partner of the same kind, opening before closing, and pairs are nested or side by side, never overlapping.',
    hints: [
      'Read "{()}" by hand: write down { and (, then cross out the ( at its ) and the { at its }. In "{(})", the } comes while ( is the last one open, so it is invalid.',
      'Push every opening bracket. At a closing bracket, return false if the stack is empty; otherwise pop the top, and return false if it is of another kind.',
      'The stack contains the opening brackets that are not closed yet, the newest on top, so a closing bracket has only one candidate. After the last character, return whether the stack is empty: for "((" nothing failed, but two brackets are still open.',
    ],
    solvedBy: 'matching-brackets',
  },
  1047: {
    asks: 'Given a string of lowercase letters, remove two adjacent equal letters, and repeat this until no such pair remains. Return the resulting string, which may be empty; the order of the removals does not change it.',
    hints: [
      'Do "abba" by hand: write a, then b. The next b equals the last character written, so erase that b; now the next a equals the last one, and nothing is left.',
      'If the stack is not empty and its top equals the current character, pop and skip the character. Otherwise push it; either way, go on to the next character and never back.',
      'The stack is what remains of the characters read so far, and no two neighbors in it are equal. So a new character can only pair with the top. Join the stack from bottom to top; it may be empty.',
    ],
  },
  155: {
    asks: 'Design a stack of integers with four methods that each take constant time: push a value, remove the top value, return the top value, and return the minimum of all values on the stack.',
    hints: [
      'Push 5, 2, 4 by hand and note the minimum next to each value: (5, 5), (2, 2), (4, 2). Pop twice: (5, 5) is on top, so the minimum is 5 again.',
      '`push` compares the new value with the minimum in the top entry and stores the smaller one; on an empty stack, the value is its own minimum. `pop` removes the top entry and changes nothing else.',
      'The second number of each entry is the minimum of all values from the bottom up to that entry. So `top` reads the first number of the top entry and `getMin` the second, both in O(1). Equal minimums are no problem, since every entry has its own copy.',
    ],
    solvedBy: 'min-stack',
    cost: 'O(1) per operation, because every call pushes or pops a single entry',
  },
  150: {
    asks: 'Given an arithmetic expression as a list of tokens in which each operator (`+`, `-`, `*`, or `/`) comes after its two operands, return its value. All values are integers, and division truncates toward zero.',
    hints: [
      'Do 7, 3, -, 2, * by hand: write 7 and 3, let - replace them with 4, write 2, let * replace 4 and 2 with 8. A single number is its own result.',
      'Push a number. At an operator, pop the right operand, then the left one, and push the result; test for operators by the whole token, because "-11" is a number.',
      'The stack contains, in their order, the values that no operator has used yet. Division cuts off toward zero, so -7 / 2 is -3, while `//` in Python gives -4. After the last token, one value is left: return it.',
    ],
    solvedBy: 'evaluate-rpn',
  },
  71: {
    asks: 'Given an absolute Unix path, return its canonical form, with a leading slash and single slashes between names. `.` is the current directory, `..` its parent (at the root, the root itself), and any other name, even `...`, is ordinary.',
    hints: [
      'Split "/a//b/../c" at the slashes: you get an empty piece, a, an empty piece, b, .. and c. Keep a and b, let .. take back b, keep c: the result is /a/c.',
      'There are three kinds of pieces: an empty one or "." changes nothing, ".." removes the top if there is one, and anything else is a name to push. Even "..." is a name.',
      'The stack contains the folders from the root down to the current one. After the last piece, return "/" followed by the names joined with slashes; for an empty stack, that is "/" alone. A trailing slash only produces an empty piece.',
    ],
  },
  735: {
    asks: 'Asteroids in a row move at the same speed, positive ones right and negative ones left; absolute values are sizes. When two meet, the smaller one explodes, or both if equal. Return the survivors in order after all collisions.',
    hints: [
      'Find out who can meet: only a positive value and a negative one to its right. In [-3, 5, -2], the -3 leaves to the left unharmed, and the 5 destroys the -2.',
      'Compare sizes while the newcomer is negative and the top positive. A smaller top is popped, and you compare again; an equal top is popped, and the newcomer is gone too; a larger top destroys the newcomer.',
      'The stack contains the survivors so far, from left to right, with all negative ones below all positive ones, so no two of them ever meet. When the comparing ends, push the newcomer only if it still exists. At the end, the stack is the answer.',
    ],
  },
  394: {
    asks: 'Given a string in which `k[part]` means `part` repeated `k` times, return the fully expanded string. The number `k` may have several digits, and `part` may contain further repeats.',
    hints: [
      'Expand "2[a3[b]]" from the inside: 3[b] is bbb, so a3[b] is abbb, and twice that is abbbabbb. A string without brackets is its own result.',
      'A digit extends the number with `num = num * 10 + digit`, and a letter is appended to `current`. At ], pop the saved text and count: `current` becomes the saved text plus count copies of `current`.',
      '`current` is the decoded text inside the innermost open bracket; the stack has the text before each open bracket and its count. At [, push both, then reset `current` to empty and `num` to 0. After the last character, nothing is open, so return `current`.',
    ],
    solvedBy: 'decode-string',
    cost: 'O(n + d · m) time and O(n + m) space for depth d and decoded length m, because each level copies its text into the next',
  },
  678: {
    asks: 'Given a string of `(`, `)`, and `*`, in which each `*` may become either parenthesis or nothing, decide whether some choice makes the parentheses balanced, each opening one matched with a later closing one.',
    hints: [
      'Compare "(*" with "*(": a star can close a bracket before it, but not one after it. So write down the index of every ( and of every star.',
      'At a ), pop the newest open (. If there is none, pop a star, which then stands for (; if there is no star either, return false.',
      'Two stacks contain the indices of each ( and each star not used yet. After the last character, pop the top ( and the top star as a pair: if no star is left or its index is smaller, return false. When every ( has a star after it, return true; spare stars are empty.',
    ],
  },
  224: {
    asks: 'Given a valid expression as a string of non-negative integers, `+`, `-`, parentheses, and spaces, return its value without a built-in evaluator. A minus may also negate a number or a part in parentheses.',
    hints: [
      'Begin without brackets: for 7 - 2 + 1, start with `result = 0` and `sign = 1`. Add `sign * number` for each number, that is 7, -2 and 1, to get 6.',
      'At (, push `result` and `sign`, then start again with 0 and +1. At ), multiply the finished inner result by the sign you pop, and add the result you pop.',
      '`result` belongs to the innermost open bracket; the stack has one saved result and sign per open bracket. Digits build `num`. At +, - and ), first add `sign * num` and reset `num`; only then does + or - set `sign`. Add once more at the end. A leading minus works, since every result starts at 0.',
    ],
  },
  895: {
    asks: 'Design a collection with two methods: `push` adds a value, and `pop` removes and returns the newest copy of the value that currently occurs most often. On a tie, it takes the value whose newest remaining copy was pushed last.',
    hints: [
      'Push 4, 7, 4, 4 by hand, each onto the stack numbered by its count so far: stack 1 gets 4 and 7, stacks 2 and 3 get a 4 each. The first pop empties stack 3.',
      "`push` raises the value's count and uses the stack of this new count; if the count exceeds `maxFreq`, `maxFreq` becomes the count. `pop` takes the top of stack `maxFreq` and lowers that value's count.",
      'Stack f contains every value that occurs at least f times, in the order in which each reached f. So the top of stack `maxFreq` is the newest of the most frequent values. If a pop empties this stack, lower `maxFreq` by 1: the value is still on the stack below.',
    ],
    cost: 'O(1) per operation, because a count and the top of one stack are all that changes',
  },
} satisfies ProblemHelpTexts
