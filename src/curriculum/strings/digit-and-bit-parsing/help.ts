import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  136: {
    asks: 'In the array `nums`, one value has no duplicate, and every other value occurs exactly two times, in any order. Return the value without a duplicate. Linear time and constant extra memory are required.',
    hints: [
      'XOR the numbers 5, 3, 5 on paper, in binary: 101 ^ 011 is 110, and 110 ^ 101 is 011. The two fives are gone, and the 3 is left.',
      'Start one variable at 0, because XOR with 0 changes nothing. Then XOR every number of the array into it, one after another.',
      'After each number, the variable is the XOR of all values seen an odd number of times so far. At the end, only the single number is such a value, so return the variable. Negative numbers work too, because each bit cancels on its own.',
    ],
    solvedBy: 'digit-and-bit-parsing',
  },
  191: {
    asks: 'Given a positive integer `n`, write it in binary and return how many of its digits are 1.',
    hints: [
      'Write 12 in binary, 1100, and read its last bit with `n & 1`: it is 0. Shift right by one and read again; over all bits you find two ones, so the answer is 2.',
      '`n - 1` turns the lowest 1 into 0 and the zeros below it into ones. So `n & (n - 1)` clears exactly that 1: 1100 becomes 1000.',
      'While n is not 0, replace n with `n & (n - 1)` and add 1 to a counter. The counter plus the ones still in n is always the number of ones in the input. When n is 0, the counter is the answer.',
    ],
    solvedBy: 'bit-tricks',
  },
  190: {
    asks: 'Write the integer `n` with exactly 32 binary digits, leading zeros included, and put them in reverse order, so that the first digit becomes the last. Return the number they then represent.',
    hints: [
      'Try 4 bits instead of 32: 0010 must become 0100. The last bit of n becomes the first bit of the result, so read n from the right with `n & 1`.',
      'In each step, shift the result left by one, put `n & 1` into its last bit, and shift n right by one. Shift the result before you add the bit, or it ends one position too far left.',
      'After k steps, the lowest k bits of the result are the last k bits of n in reverse order. Do exactly 32 steps, even when n is already 0, because its leading zeros become trailing zeros. In JavaScript, end with `>>> 0` so the result is not negative.',
    ],
  },
  67: {
    asks: 'The strings `a` and `b` are non-negative numbers written in binary, without leading zeros. Return their sum as a string in the same form.',
    hints: [
      'Add 101 and 11 from the right: 1 + 1 gives 0, carry 1; 0 + 1 + carry gives 0, carry 1; 1 + carry gives 0, carry 1. The last carry becomes a digit: 1000.',
      'One step adds the carry and the digit under each index, or 0 if that string has run out. The sum is 0 to 3: append `sum % 2`, and the new carry is `sum / 2`, rounded down.',
      'Put an index at the end of each string, and loop while one of them is still inside or the carry is 1. The digits collected so far are the lowest digits of the sum, in reverse order. Reverse and join them at the end.',
    ],
  },
  66: {
    asks: '`digits` lists the decimal digits of a non-negative integer, the most significant digit first. Add 1 to the integer and return the digits of the result in the same form, which may be one digit longer.',
    hints: [
      'Try three cases by hand: 12 becomes 13, 19 becomes 20, and 99 becomes 100. Start at the last digit, where the 1 is added.',
      'If the digit is below 9, add 1 to it and return: nothing further left changes. If it is 9, write 0 and go one digit to the left.',
      'At every step, all digits to the right are already final zeros, and a 1 still has to be added here. The first digit below 9 takes it and ends the loop. If the loop ends without a return, put a 1 in front of the zeros.',
    ],
  },
  7: {
    asks: 'Reverse the decimal digits of the signed 32-bit integer `x`, keep its sign and drop leading zeros of the result. Return the resulting number, or 0 if it is outside the signed 32-bit range.',
    hints: [
      'Take 472 apart by hand: `472 % 10` is the digit 2, and 472 / 10, without its fraction, is 47. Repeat until nothing is left.',
      'Append a digit with `result = result * 10 + digit`: 0, 2, 27, 274. In Python, take the absolute value first and restore the sign at the end, because `-472 % 10` is 8 there.',
      'The result is always the digits removed so far, in reverse. Before each `result * 10 + digit`, return 0 if the result is above `MAX / 10` or below `MIN / 10`; if it is equal, the last digit is at most 2 and fits. When x is 0, return the result.',
    ],
  },
  8: {
    asks: 'Convert the start of `s` to an integer: after leading spaces comes at most one sign, then digits up to the first other character. Without digits, return 0; values outside the signed 32-bit range become its nearest bound.',
    hints: [
      'By hand on `  -42abc`: skip the spaces, read one minus, read 4 and 2, and stop at the a. The value is -42; with no digit at this point it would be 0.',
      'A digit turns the value into `value * 10 + digit`. Test before this step whether it would exceed the limit; if so, return 2^31 - 1, or -2^31 after a minus.',
      'One index moves through the phases and never back: spaces, at most one sign, digits until anything else or the end. `value` is always the number formed by the digits read so far, within the range. Return it with its sign; without digits it is 0.',
    ],
  },
  50: {
    asks: 'Return the number `x` raised to the integer power `n` without a library function for powers. If `n` is negative, the result is the reciprocal of `x` raised to `-n`; if `n` is 0, it is 1.',
    hints: [
      'Write the exponent 13 in binary, 1101: x^13 is x^8 · x^4 · x^1. You need only x, x^2, x^4, x^8, and each is the square of the one before.',
      'If the last bit of the exponent is 1, multiply the result by the current base. Then square the base and shift the exponent right by one.',
      'For a negative n, use `1 / x` and `-n`, with n in 64 bits. Start with `result = 1`; at every step, `result * base^n` equals the answer. Multiply the result by the base if n is odd, square the base, halve n (rounded down), and return the result when n is 0.',
    ],
    cost: 'O(log n) time, because n is the exponent itself here and it has that many bits',
  },
  43: {
    asks: 'Two non-negative integers are given as strings of decimal digits without leading zeros. Return their product in the same form, without converting the whole strings to numbers and without a library for large integers.',
    hints: [
      'Start an array of n + m zeros, because a product never has more digits than both factors together. For 3 times 5, the cells become 1 and 5.',
      'Go through both numbers from the right. Add the product of two digits to what is at `i + j + 1`, keep the last digit of that sum there, and add the remaining tens to `i + j`.',
      'After each pair of digits, the array represents the sum of all products so far, with carries moved one position to the left. After the last pair, each cell is one digit. Skip leading zeros, keep a single 0 if nothing else is left, and join the digits.',
    ],
    cost: 'O(n · m) time and O(n + m) space, because every digit of one number meets every digit of the other',
  },
  371: {
    asks: 'Return the sum of the integers `a` and `b`, either of which may be negative, without using the operators `+` and `-`.',
    hints: [
      'Take 5 and 3, in binary 101 and 011. `5 ^ 3` is 110; both have a 1 only in the last bit, so `5 & 3` is 001, and this carry belongs one position further left: 010.',
      'Compute both new values from the old a and b: `a ^ b` becomes a, and `(a & b) << 1` becomes b. In Python, mask both with `0xFFFFFFFF`, because its integers have no fixed width.',
      'In 32 bits, a + b stays the same in every round: a is the sum without carries, b the carries. They move left each round, so b is 0 after at most 32 rounds, and a is the result. In Python, subtract 2^32 if a exceeds 2^31 - 1.',
    ],
  },
  271: {
    asks: 'Design two functions: `encode` turns a list of strings into one string, and `decode` turns that string back into exactly the same list. The strings may be empty and may contain any characters.',
    hints: [
      'Encode one string by hand: `cat` becomes `3#cat`, where # ends the number. An empty string becomes `0#`, so it is not lost.',
      'To decode at index i, read the digits up to the next #: they give the length L. Take exactly L characters after the #, whatever they are, and continue right after them.',
      'Encode by joining `length#string` for all strings. While you decode, the index is always at the start of a length, so digits and # inside a string do no harm. Collect strings until the index reaches the end; an empty input gives an empty list.',
    ],
  },
  273: {
    asks: 'Return the non-negative 32-bit integer `num` written out in English. All words are capitalized and separated by single spaces, without hyphens, commas or the word `and`; the number 0 becomes `Zero`.',
    hints: [
      'Make lists of the words for 1 to 19 and for 20, 30, up to 90. Then solve numbers below 1,000 first: 342 is Three Hundred Forty Two.',
      'For one group: if it is at least 100, write its hundreds digit and Hundred. What remains is nothing if 0, one word below 20; otherwise a tens word, and a ones word if that digit is not 0.',
      'Return Zero for 0; otherwise, split off `num % 1000` until num is 0, with the group names none, Thousand, Million, Billion. A group that is not 0 puts its words and its name in front of the list, which always describes the digits split off so far. Join with single spaces.',
    ],
  },
} satisfies ProblemHelpTexts
