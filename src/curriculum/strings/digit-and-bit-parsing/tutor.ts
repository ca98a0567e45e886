import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is digit parsing?',
      asks: [
        'what is digit parsing',
        'what are bit tricks',
        'parse a number from a string',
        'bit tricks basics',
      ],
      answer:
        'You take numbers apart by digits (`n % 10`, then `n // 10`), read them from text character by character (`value = value * 10 + digit`), or work on their bits (`&`, `|`, `^`, shifts).',
      further: {
        example:
          'Read "305", starting with value 0.\n- 3: 0 · 10 + 3 = 3\n- 0: 3 · 10 + 0 = 30\n- 5: 30 · 10 + 5 = 305\nTake it apart again: 305 % 10 = 5 and 305 // 10 = 30, then 0 and 3.',
        why: 'A decimal number is a sum of digits times powers of 10. Multiplying by 10 moves all digits one position to the left and frees the last one. Dividing moves them right and drops the last one.',
        check: {
          ask: 'You read the binary string "1101" with `value = value * 2 + bit`. What is the value after the third character?',
          right: ['6', 'six'],
          because: 'It is 6: the values are 1, then 3, then 3 · 2 + 0.',
          wrong: [
            { says: ['13', 'thirteen'], reply: 'That is the value after all four characters.' },
            {
              says: ['3', 'three'],
              reply: 'That is one character too early. What does the next bit do to it?',
            },
            { says: ['110'], reply: 'Those are the bits. What number do they stand for?' },
          ],
        },
        claims: [
          {
            says: ['% 10 gives the last digit', 'modulo 10 is the last digit'],
            isRight: true,
            reply: 'Yes, for a number that is not negative: 472 % 10 is 2.',
          },
          {
            says: ['% 10 gives the digits from the left', 'n % 10 gives the first digit'],
            isRight: false,
            reply: 'No. From 472 you get 2, then 7, then 4. Reverse them if you need the order of writing.',
          },
          {
            says: ['a digit character is already its number', 'i can calculate with the character directly'],
            isRight: false,
            reply:
              "No. In Java and C++ the character '7' has the code 55, and in Python it is a string. Subtract '0', or use `int(c)`.",
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I use bits, and when digits?',
      asks: [
        'when bits or digits',
        'single number signs',
        'parse and evaluate',
        'roman numerals',
        'when do bits help',
      ],
      answer:
        'Use digits when the statement talks about the digits of a number or converts formats (Roman numerals, atoi, version strings). Use bits for binary strings, powers of two, on-off flags, and values that all occur twice except one (XOR).',
      further: {
        example:
          'Three tasks:\n- Is version "1.10" newer than "1.9"? Parse the numbers: 10 is more than 9.\n- Which of 14 lamps are on? One bit per lamp in a mask.\n- The value without a partner in [4, 7, 4]? XOR leaves 7.\nThe first is about digits in text, the others about bits.',
        why: 'Digits are how people write numbers, so rules about a minus sign, leading zeros and formats concern digits. Bits are independent yes-or-no values, so one operation can combine or cancel all of them at once.',
        check: {
          ask: 'Which task is solved with bits? 1: which letters occur an odd number of times in a text, with a single integer as memory? 2: add up the digits until one is left. 3: read a Roman numeral.',
          right: ['1', 'first', 'odd', 'odd number of times'],
          because: 'It is 1: each of the 26 letters has a bit, and every occurrence flips it.',
          wrong: [
            { says: ['2', 'second'], reply: 'There `% 10` takes the number apart. Is that base two?' },
            {
              says: ['3', 'third', 'roman', 'roman numeral'],
              reply: 'There you convert text, character by character. Are bits needed?',
            },
          ],
        },
        claims: [
          {
            says: ['on and off flags are bits of a mask', 'a few flags fit into one integer'],
            isRight: true,
            reply: 'Yes. Flag i is bit i, so 14 flags fit into a number below 2^14 = 16,384.',
          },
          {
            says: ['always use bits instead of a set', 'a bit mask can replace any set'],
            isRight: false,
            reply:
              'No. A mask needs small indices as elements. For values such as 1,000,000,000 or words you need a real set.',
          },
          {
            says: ['version strings can be compared as text', 'compare versions as strings'],
            isRight: false,
            reply:
              'No. As text "1.10" comes before "1.9", because the character 1 is smaller than 9. Compare the parts as numbers.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does XOR find the single number?',
      about: 136,
      asks: ['why xor finds the single number', 'xor cancels', 'a xor a', 'why xor leaves the single one'],
      answer:
        '`x ^ x = 0`, `x ^ 0 = x`, and the order does not matter. So all pairs cancel and the single value is left: O(n) time, O(1) space. It fails when values may occur three times.',
      further: {
        example:
          'Take [5, 3, 5], in bits 101, 011, 101.\n- 101 ^ 011 = 110\n- 110 ^ 101 = 011, which is 3\nBoth 5s have canceled, although the 3 came between them.',
        why: 'XOR treats each bit separately: it is 1 if an odd number of values have that bit. A pair adds an even number to every bit, so only the bits of the single value remain.',
        check: {
          ask: 'What is 6 ^ 9 ^ 6 ^ 4 ^ 9?',
          right: ['4', 'four'],
          because: 'It is 4: both 6s cancel, and so do both 9s.',
          wrong: [
            { says: ['0', 'zero'], reply: 'There are five values, so one of them has no partner.' },
            { says: ['15', 'fifteen'], reply: 'That is 6 ^ 9. Which of the later values cancel these two?' },
            { says: ['34'], reply: 'That is the sum. XOR does not add; equal values cancel.' },
          ],
        },
        claims: [
          {
            says: ['the order does not matter for xor', 'xor can be done in any order'],
            isRight: true,
            reply:
              'Yes. Each bit only depends on how many values have it, so [5, 3, 5] and [5, 5, 3] give the same.',
          },
          {
            says: ['it also works if values occur three times', 'xor works for triples'],
            isRight: false,
            reply:
              'No, XOR fails for triples. x ^ x ^ x is x, so they stay: [2, 2, 2, 7] gives 5, which is 2 ^ 7.',
          },
          {
            says: ['it works if the others occur four times', 'any even number of copies cancels'],
            isRight: true,
            reply: 'Yes, it works. Four copies are two pairs, and each pair cancels.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I avoid overflow when I reverse a number?',
      about: 7,
      asks: [
        'do i check for overflow before or after multiplying',
        'integer overflow reverse',
        'check before multiply',
        '32 bit limit',
        'atoi overflow',
        'overflow when reversing a number',
      ],
      answer:
        'Check before you multiply: if `result > MAX / 10`, or equal with a digit greater than 7, it overflows. After the overflow the value is already wrong in Java, and undefined in C++.',
      further: {
        example:
          'MAX is 2147483647, so `MAX / 10` is 214748364.\n- Reversing 1463847412, the result is 214748364 before the last digit: equal, and the digit 1 is at most 7, so it fits.\n- Reversing 1534236469, it is 964632435 before the last digit: too large, so stop.',
        why: '`result * 10 + digit` is above MAX exactly if `result` is above `MAX / 10`, or equal to it with a digit above `MAX % 10`, which is 7 for 32 bits. The test itself uses only values that fit.',
        check: {
          ask: 'Suppose that MAX is 255 and the result so far is 25. Which is the largest digit that you may append?',
          right: ['5', 'five'],
          because: 'It is 5: 25 · 10 + 5 = 255 still fits, and any larger digit does not.',
          wrong: [
            { says: ['9', 'nine'], reply: '25 · 10 + 9 is 259. Compare that with MAX.' },
            {
              says: ['7', 'seven'],
              reply: 'That belongs to 2147483647. What is the last digit of this MAX?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: '25 is not above MAX / 10, so there is room for some digits.',
            },
          ],
        },
        claims: [
          {
            says: ['check before you multiply', 'test the limit before the step'],
            isRight: true,
            reply: 'Yes. After the step the value may have wrapped around, and you cannot tell any more.',
          },
          {
            says: [
              'check afterwards whether the result is negative',
              'an overflow always shows as a negative number',
            ],
            isRight: false,
            reply: 'No. It may wrap to a positive number: in Java, reversing 1534236469 gives 1056389759.',
          },
          {
            says: [
              'python does not overflow but the range must be checked',
              'in python i still have to test 32 bits',
            ],
            isRight: true,
            reply: 'Yes. Python integers grow, so compare the final value with -2^31 and 2^31 - 1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What does `n & (n - 1)` do?',
      asks: [
        'count set bits',
        'n & (n - 1)',
        'hamming weight',
        'bits dp',
        'number of one bits',
        'n and n minus 1',
      ],
      answer:
        '`n & (n - 1)` removes the lowest set bit, so the loop runs once for each set bit. For all numbers up to n use `bits[i] = bits[i >> 1] + (i & 1)`.',
      further: {
        example:
          'Take n = 44, in bits 101100.\n- n - 1 = 43 is 101011.\n- The AND is 101000 = 40: the lowest 1 is gone.\n- 40 & 39 = 32, and 32 & 31 = 0.\nThat took three steps, and 44 has three set bits.',
        why: 'Subtracting 1 turns the lowest set bit into 0 and the zeros below it into ones. The AND keeps the higher bits, and at all the others one of the two numbers has a 0.',
        check: {
          ask: 'What is 52 & 51? In bits, 52 is 110100.',
          right: ['48', '110000', 'forty-eight'],
          because: 'It is 48: the lowest set bit of 52, worth 4, is removed.',
          wrong: [
            { says: ['4', 'four'], reply: 'That is the bit that is removed. What is left?' },
            { says: ['52'], reply: 'One of the set bits has to disappear. Which is the lowest?' },
            { says: ['51'], reply: 'The result has only bits that both numbers have. Write 51 in bits.' },
          ],
        },
        claims: [
          {
            says: ['the loop runs once per set bit', 'it needs as many rounds as there are ones'],
            isRight: true,
            reply: 'Yes. For 2^30 it runs once, while a loop with shifts takes 31 steps.',
          },
          {
            says: ['n & (n - 1) removes the lowest set bit', 'it clears the lowest one'],
            isRight: true,
            reply: 'Yes. From 44 = 101100 it makes 101000, which is 40.',
          },
          {
            says: [
              'it gives the lowest set bit',
              'n & (n - 1) gives the lowest bit',
              'n & (n - 1) isolates the lowest one',
            ],
            isRight: false,
            reply:
              'No, it removes that bit: from 44 it makes 40. To isolate it use `n & -n`, which is 4 for 44.',
          },
          {
            says: ['it removes the highest bit', 'n & (n - 1) clears the first one from the left'],
            isRight: false,
            reply:
              'No. Subtracting 1 changes only the lowest set bit and those below it. From 44 = 101100 it makes 101000.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I extract the digits of a negative number?',
      asks: [
        'negative modulo',
        'digit extraction of negative numbers',
        '-7 % 10 in python',
        'shift of negative numbers',
        'minus and modulo',
      ],
      answer:
        'Work on the absolute value and keep the sign apart, because `%` differs: `-7 % 10` is 3 in Python, but -7 in Java, C++ and JavaScript. For a shift that fills with zeros use `>>>` in Java and JavaScript.',
      further: {
        example:
          'Reverse -58 in Python.\n- -58 % 10 is 2 and -58 // 10 is -6: neither is a digit of it.\n- With 58: 58 % 10 = 8 and 58 // 10 = 5, then 5.\nThe reversed value is 85, and with the sign it is -85.',
        why: 'Remainder and quotient belong together: a is quotient · b + remainder. Python rounds the quotient down, Java and C++ round it toward zero, so the remainders differ. Without a negative number both agree.',
        check: {
          ask: 'What is `-13 % 10` in Python?',
          right: ['7', 'seven'],
          because: 'It is 7: the quotient is rounded down to -2, and -13 - (-20) = 7.',
          wrong: [
            {
              says: ['3', '-3', 'three', 'minus three'],
              reply: 'A quotient of -1 would leave -3. Python rounds -1.3 down. To which number?',
            },
            { says: ['13', '-13'], reply: 'In Python, dividing by 10 leaves a remainder from 0 to 9.' },
          ],
        },
        claims: [
          {
            says: ['the sign of % depends on the language', 'modulo of negatives differs between languages'],
            isRight: true,
            reply:
              'Yes. `-13 % 10` takes the sign of the divisor in Python and the sign of -13 in Java, C++ and JavaScript.',
          },
          {
            says: ['taking the absolute value is always safe', 'abs always works in java'],
            isRight: false,
            reply:
              'Almost: -2147483648 has no positive 32-bit counterpart, so `Math.abs` returns it unchanged in Java. Use a `long`.',
          },
          {
            says: ['str(n)[::-1] also handles the minus sign', 'reversing the text works for negatives'],
            isRight: false,
            reply: 'No. It puts the minus sign at the end: "-58" becomes "85-". Take the sign off first.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What do I do with a carry at the end?',
      about: 67,
      asks: [
        'add strings',
        'add binary carry',
        'big integer addition',
        'carry at the end',
        'add two number strings',
      ],
      answer:
        'It becomes one more digit. Walk both strings from the end, add the two digits and the carry, and append `sum % base`; the new carry is `sum // base`. Loop while either string has digits or a carry is left, and reverse the result.',
      further: {
        example:
          'Add "87" and "45".\n- 7 + 5 = 12: write 2, carry 1.\n- 8 + 4 + 1 = 13: write 3, carry 1.\n- Only the carry is left: write 1.\nYou have 2, 3, 1, and reversed that is "132".',
        why: 'Two digits and a carry are at most 9 + 9 + 1 = 19, so the carry is 0 or 1. After the last column it may still be 1, and then it is the first digit of the sum.',
        check: {
          ask: 'How many times is the carry 1 when you add "999" and "2"?',
          right: ['3', 'three'],
          because: 'It happens 3 times: the columns give 11, 10 and 10, and the sum is 1001.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'That carry goes to the next column. What does 9 plus 1 give there?',
            },
            { says: ['2', 'two'], reply: 'The sum is 1001. From which column does its first digit come?' },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Is 9 plus 2 below 10? If not, something has to go to the next column.',
            },
          ],
        },
        claims: [
          {
            says: ['the carry is at most 1 for two numbers', 'adding two digits carries at most one'],
            isRight: true,
            reply:
              'Yes. The largest column sum is 9 + 9 + 1 = 19, or 1 + 1 + 1 = 3 in binary, so the carry is at most 1.',
          },
          {
            says: ['stop when both strings are used up', 'the loop ends with the longer string'],
            isRight: false,
            reply: 'No. A carry may be left: "5" and "5" would give "0" instead of "10".',
          },
          {
            says: ['just convert both strings to integers', 'int(a) + int(b) is always fine'],
            isRight: false,
            reply:
              'Only if the values fit: not even every 19-digit number fits into a signed 64-bit integer. Python could do it, but the problem usually forbids it.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'When do I subtract a Roman numeral?',
      about: 13,
      asks: [
        'roman to integer',
        'subtract when smaller before larger',
        'IV XC',
        'roman numerals smaller before larger',
      ],
      answer:
        'Add each value, but subtract it if a larger one follows: I before V is -1. One pass, comparing with the next character.',
    },
    {
      kind: 'how',
      question: 'How do I test a power of 2 with bits?',
      about: 231,
      asks: ['power of two check', 'is power of 2 bits', 'n & n-1 zero', 'check power of two'],
      answer:
        'A power of two has exactly one bit set, so check `n > 0 and (n & (n - 1)) == 0`. In Java, C++ and JavaScript the parentheses around `n & (n - 1)` are needed, since `==` binds tighter than `&`. Without `n > 0`, zero passes wrongly.',
    },
    {
      kind: 'how',
      question: 'Where does the product of digits i and j go?',
      about: 43,
      asks: [
        'multiply strings',
        'digit positions i + j',
        'schoolbook multiplication',
        'multiply big number strings',
      ],
      answer:
        'The product of digits i and j (from the left) goes to positions i + j and i + j + 1 of an array of length n + m: add the product to the low one and carry into the high one. Strip leading zeros at the end.',
    },
    {
      kind: 'how',
      question: 'How do I compute x to the power of n fast?',
      about: 50,
      asks: ['fast power', 'pow log n', 'exponent halving', 'negative exponent', 'x to the n fast'],
      answer:
        'Square the base and halve the exponent: for each set bit of the exponent multiply the result by the current power. O(log n). For a negative exponent use 1 / x, and take care that -2^31 has no positive 32-bit counterpart.',
    },
    {
      kind: 'cost',
      question: 'How many digits does n have?',
      asks: ['digits of n complexity', 'how many digits', 'log10', 'how many digits has n'],
      answer:
        'A number n > 0 has log10(n) rounded down plus 1 digits, and log2(n) rounded down plus 1 bits. So loops over them are O(log n). For 32-bit numbers that is constant.',
      further: {
        example:
          'Divide 7305 by 10 until it is 0: 7305, 730, 73, 7, 0. That takes 4 divisions, so it has 4 digits. log10(7305) is about 3.86, and rounded down plus 1 that is 4. It is between 4096 = 2^12 and 8191, so it has 13 bits.',
        why: 'Each division by 10 removes one digit. For one more division the number must be 10 times as large, and what grows by 1 when n grows by a factor of 10 is the logarithm.',
        check: {
          ask: 'How many bits does the number 100 have?',
          right: ['7', 'seven'],
          because: 'It has 7 bits: 100 is at least 64 = 2^6 and below 128.',
          wrong: [
            { says: ['6', 'six'], reply: 'With that many bits the largest number is 63.' },
            {
              says: ['3', 'three'],
              reply: 'Those are its decimal digits. How many powers of two are there up to 100?',
            },
            { says: ['8', 'eight'], reply: 'The smallest number with that many bits is 128.' },
          ],
        },
        claims: [
          {
            says: ['for 32 bit numbers it is constant', 'a 32 bit number has at most 10 digits'],
            isRight: true,
            reply: 'Yes. The largest one, 4,294,967,295, has 10 digits and 32 bits.',
          },
          {
            says: ['a loop over the digits of n is o(n)', 'going through the digits is linear in n'],
            isRight: false,
            reply: 'No. It is O(log n): the number 1,000,000 takes 7 steps, not a million.',
          },
          {
            says: ['the number of digits is log10 rounded up', 'take the ceiling of the logarithm'],
            isRight: false,
            reply: 'No. For 1,000 the logarithm is exactly 3, but there are 4 digits. Round down and add 1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find the single number if all others occur three times?',
      about: 137,
      asks: ['single number three times', 'single number ii', 'bits mod 3'],
      answer:
        'Count for each of the 32 bits how many numbers have it; the count mod 3 is that bit of the single value. In Python convert the result if bit 31 is set, because it means a negative number.',
    },
    {
      kind: 'how',
      question: 'How does the lowest set bit split the numbers?',
      asks: ['two single numbers', 'single number iii', 'lowest set bit split'],
      answer:
        'XOR of all numbers gives x ^ y. Any set bit of it, for example `d & -d`, differs between x and y: split the numbers by that bit and XOR each group separately.',
    },
    {
      kind: 'how',
      question: 'How do I set, clear and test a bit?',
      asks: ['bit masks basics', 'set a bit clear a bit test a bit', 'toggle bit'],
      answer:
        'Test bit i with `n >> i & 1`, set it with `n | (1 << i)`, clear it with `n & ~(1 << i)`, toggle it with `n ^ (1 << i)`. For a `long` in Java write `1L << i`, because `1 << i` is only 32 bits wide.',
    },
    {
      kind: 'how',
      question: 'How do I add with XOR and AND?',
      about: 371,
      asks: ['sum without plus', 'add with xor and and', 'carry with shift'],
      answer:
        'XOR adds without the carry, AND shifted left by one is the carry: repeat until the carry is 0. In Python mask each result with `0xFFFFFFFF`, since its integers never overflow, and turn a result above `0x7FFFFFFF` into the negative number it stands for.',
    },
    {
      kind: 'how',
      question: 'How do I test a palindrome number without a string?',
      about: 9,
      asks: ['reverse digits template', 'palindrome number without string', 'reverse half the number'],
      answer:
        'Take digits with `n % 10` and append them with `result * 10 + digit`. For a palindrome reverse only the lower half, until it is at least as large as the rest: no overflow. Negative numbers, and multiples of 10 except 0, are not palindromes.',
    },
    {
      kind: 'when',
      question: 'How do I find out whether a number is a power of two?',
      asks: [
        'read a number out of messy text',
        'each value twice except one',
        'sum of the digits until one is left',
        'is it a power of two',
        'add two numbers given as text',
      ],
      answer:
        'Use it when numbers are taken apart: digits with `% 10` and `// 10`, bits with `& 1` and `>> 1`. Pairs that cancel point to XOR; numbers in a string need a careful parser (sign, limits) or digit-by-digit addition with a carry. O(number of digits).',
    },
    {
      kind: 'compare',
      question: 'When does XOR not work?',
      about: 136,
      asks: [
        'xor or a set for the single number',
        'constant memory for the one without a partner',
        'when does xor not work',
      ],
      answer:
        'XOR needs O(1) memory, but works only if all others occur an even number of times and the single one an odd number. A set (for pairs) or counts (for any number of occurrences) take O(n) memory.',
      with: 'hash-lookup',
      further: {
        example:
          'Find the value that occurs once in [9, 9, 9, 4].\n- XOR: 9 ^ 9 ^ 9 ^ 4 = 9 ^ 4 = 13, which is not even in the array.\n- Counts: 9 three times, 4 once, so it is 4.',
        why: 'For each value, the result depends only on whether it came an odd or an even number of times. Three times and once look the same, so both values stay in the result.',
        check: {
          ask: 'How many of the different values in [5, 5, 6, 6, 6, 7] do not cancel with XOR?',
          right: ['2', 'two'],
          because: 'There are 2: 6 occurs three times and 7 once, both odd.',
          wrong: [
            {
              says: ['1', 'one'],
              reply: 'The 7 does not cancel. Check the other counts: which of them are odd?',
            },
            {
              says: ['3', 'three'],
              reply: 'A value with an even count cancels. Does any of them occur twice?',
            },
            {
              says: ['0', 'zero', 'none'],
              reply: 'Only values with an even count cancel. How often does each occur?',
            },
          ],
        },
        claims: [
          {
            says: ['a set also finds the single one', 'with a set i add and remove'],
            isRight: true,
            reply:
              'Yes, if the others occur twice: add a value, and remove it when it comes again. It takes O(n) memory.',
          },
          {
            says: ['xor finds two single numbers directly', 'xor of all gives both single numbers'],
            isRight: false,
            reply: 'No. You get x ^ y. Split the numbers by a bit that is set in it, and XOR each group.',
          },
          {
            says: ['xor works whenever one value occurs once', 'it is enough that one number is single'],
            isRight: false,
            reply: 'No. The others must occur an even number of times: [9, 9, 9, 4] gives 13.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Does `^` mean power?',
      asks: [
        '^ means power, right',
        '2^3 gives 1 instead of 8',
        'caret operator wrong result',
        'power operator prints odd numbers',
      ],
      answer:
        'No. In Python, Java, C++ and JavaScript `^` is XOR, so 2 ^ 3 is 1, since 10 and 11 differ only in the last bit. Use `**` in Python and JavaScript, `Math.pow` in Java, or `1 << n` for a power of two.',
    },
    {
      kind: 'mistake',
      question: 'Is shifting right the same as dividing by two?',
      asks: [
        'shifting right equals dividing by two, right',
        '>> 1 is the same as / 2',
        'use shift instead of division always',
      ],
      answer:
        "Only if the number is not negative. `-7 >> 1` is -4, because the shift rounds down, but `-7 / 2` is -3 in Java and C++, which round toward zero. Python's `//` also rounds down, so there both agree.",
    },
    {
      kind: 'mistake',
      question: 'Does XOR find any duplicate?',
      about: 287,
      asks: [
        'xor finds any duplicate, right',
        'xor everything to get the repeated number',
        'duplicate with xor when it appears thrice',
      ],
      answer:
        'Only if each of 1 to n occurs once and exactly one of them a second time: then XOR of the values and of 1 to n leaves it. With [2, 2, 2, 1] and n = 3 you get 3, although 2 repeats. Use cycle detection or a set there.',
    },
    {
      kind: 'mistake',
      question: 'Does reversing a number twice give it back?',
      about: 7,
      asks: [
        'reversing a number twice gives it back',
        'reverse of reverse is the same number',
        'trailing zeros vanish on reversing',
      ],
      answer:
        'Only if it does not end in 0. Trailing zeros become leading zeros and vanish: 120 turns into 21, and 21 into 12. If they matter, for example for codes, reverse the string instead.',
    },
    {
      kind: 'mistake',
      question: 'Why does nothing come out for zero?',
      asks: [
        'nothing comes out for zero',
        'prints an empty string for 0',
        'zero has no digits in my loop',
        'binary of 0 is blank',
      ],
      answer:
        'The loop `while n > 0` does not run for 0, so nothing is appended. Handle 0 first, or use a do-while loop. The same bug makes the number of digits of 0 come out as 0 instead of 1.',
    },
    {
      kind: 'mistake',
      question: 'Why does my shift loop never end on negative numbers?',
      asks: [
        'shift loop hangs on negative numbers',
        'counting bits never stops for -1',
        'loop forever with n >>= 1',
        'program freezes for negative input',
      ],
      answer:
        '`>>` keeps the sign, so a negative number ends at -1 and never reaches 0. In Java and JavaScript use `>>>`; in Python first mask with `n & 0xFFFFFFFF`; in C++ convert to unsigned. A loop of exactly 32 steps also stops.',
    },
    {
      kind: 'mistake',
      question: 'Why does my test for odd numbers miss negative ones?',
      asks: [
        'odd check misses negative odd numbers',
        'n % 2 == 1 false for -3',
        'negative odd treated as even',
      ],
      answer:
        'In Java, C++ and JavaScript `-3 % 2` is -1, so `n % 2 == 1` is false. Test `n % 2 != 0` or `(n & 1) == 1`. In Python `-3 % 2` is 1, so the bug appears only in the other languages.',
    },
    {
      kind: 'mistake',
      question: 'Why does 1 plus 2 give 99?',
      asks: [
        '1 plus 2 gives 99',
        'adding digit characters prints strange numbers',
        'sum of chars comes out near 100',
        'digit is 48 too big',
      ],
      answer:
        "You add character codes: in Java and C++ '1' + '2' is 49 + 50 = 99. Subtract '0' first, as in `c - '0'`, or use `int(c)` in Python. A value that is 48 too large is the typical sign.",
    },
    {
      kind: 'mistake',
      question: 'Why is the number of digits of 1,000 one too small?',
      asks: [
        'number of digits is one too few for 1000',
        'log gives 2.999 instead of 3',
        'digit count with logarithm wrong',
      ],
      answer:
        'Floating-point rounding: in Python `math.log(1000, 10)` is 2.9999999999999996, so `int` cuts it to 2 and you count 3 digits instead of 4. Use `len(str(n))` or count divisions by 10. `log10` is right here, but may still err for very large integers.',
    },
    {
      kind: 'mistake',
      question: 'Why does `1 << 31` become negative?',
      asks: [
        '1 << 31 turns negative',
        '1 << 32 gives 1 again',
        'bit mask breaks above 31',
        'shift wraps around in java or javascript',
      ],
      answer:
        'A 32-bit shift uses only the last five bits of the distance, and bit 31 is the sign: in Java and JavaScript `1 << 31` is -2147483648 and `1 << 32` is 1. Use `1L << i` in Java and BigInt in JavaScript. In Python neither happens; in C++ shifting by 32 is undefined.',
    },
    {
      kind: 'when',
      question: 'How do I test whether a number reads the same backward?',
      asks: [
        'lamps toggled by several switches, which stay on',
        'odd sock left after pairing all',
        'padlock wheels that carry over',
        'read the price from a messy label',
        'is this year number the same backwards',
        'list every subset with on off flags',
      ],
      answer:
        'Work on digits or bits. Toggling twice cancels, so XOR finds what stays on and what has no partner. Wheels that roll over are digits with a carry. Text with numbers needs a parser that handles sign, digits and the end. On-off flags are the bits of a mask from 0 to 2^n - 1.',
    },
    {
      kind: 'how',
      question: 'How do I test bits that arrive one by one for divisibility by 3?',
      asks: [
        'bits arrive one by one, divisible by 3',
        'remainder of a very long number string',
        'number too long for an int modulo',
        'stream of digits mod m',
      ],
      answer:
        'Keep only the remainder: for each new digit set `r = (r * base + digit) % m`, with base 2 for bits and 10 for decimal digits. It works because the remainder of the prefix determines the next one. O(1) memory and O(1) per digit.',
    },
    {
      kind: 'how',
      question: 'How do I count or reverse bits millions of times?',
      asks: [
        'count or reverse bits millions of times',
        'speed up bit counting with a table',
        'reverse bits called many times follow up',
      ],
      answer:
        'Precompute a table for all 256 bytes once. Then count the bits with four lookups per 32-bit number, or reverse each byte by lookup and put the bytes in opposite order. It trades a little memory for fewer steps; a hardware popcount is faster still.',
    },
    {
      kind: 'how',
      question: 'How do I go through all subsets of a bitmask?',
      asks: [
        'go through all subsets of a bitmask',
        'enumerate submasks of a mask',
        'next smaller submask trick',
      ],
      answer:
        'Start with `sub = mask` and repeat `sub = (sub - 1) & mask` until it is 0; handle 0 separately. Subtracting 1 flips the lowest set bit and all below, and the AND keeps only bits of the mask. Over all masks of n bits that is 3^n steps in total.',
    },
    {
      kind: 'what',
      question: 'What is a bit?',
      asks: [
        'what is a bit',
        'what are bits',
        'what is binary',
        'what is a binary number',
        'how do i read binary',
        'bit meaning',
        'what is the least significant bit',
        'what does 1010 mean in binary',
      ],
      answer:
        'A bit is a digit that is 0 or 1. A binary number adds up powers of two: 1010 is 8 + 2 = 10. The last bit is worth 1 and decides odd or even, the next ones 2, 4, 8 and so on. `n & 1` reads the last bit, `n >> 1` drops it, and `1 << k` is a number in which only bit k is set.',
      further: {
        example:
          '13 in binary: 8 + 4 + 1, so 1101. The last bit is 1, so 13 is odd. 13 >> 1 drops it: 110, which is 6.',
        why: 'Each position is worth twice the one to its right. With k bits there are 2^k different patterns, so they store the numbers 0 to 2^k - 1.',
        check: {
          ask: 'Which decimal number is 101 in binary?',
          right: ['5', 'five'],
          because: '5: 4 + 1.',
          wrong: [
            { says: ['101'], reply: 'That would be decimal. What is each position worth?' },
            { says: ['3', 'three'], reply: 'That is 11 in binary. The leftmost bit of 101 is worth 4.' },
          ],
        },
        claims: [
          {
            says: ['the last bit decides odd or even', 'an odd number ends with a 1 bit'],
            isRight: true,
            reply: 'Yes. All other bits are worth even numbers.',
          },
          {
            says: ['8 bits store numbers up to 256', 'one byte goes up to 256'],
            isRight: false,
            reply: 'No. 8 bits have 256 patterns, for 0 to 255.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is XOR?',
      asks: [
        'what is xor',
        'what does ^ do',
        'xor meaning',
        'explain xor',
        'how does xor work',
        'exclusive or',
        'what is the xor operator',
        'why does a ^ a give 0',
      ],
      answer:
        'XOR compares two numbers bit by bit and gives 1 where the bits differ: 5 ^ 3 is 101 ^ 011 = 110, which is 6. So x ^ x = 0 and x ^ 0 = x, and the order does not matter. That is why XOR over [4, 1, 4] leaves 1: everything that occurs twice cancels out.',
      further: {
        example:
          '[7, 3, 7]: 7 ^ 3 is 111 ^ 011 = 100, which is 4. Then 4 ^ 7 is 100 ^ 111 = 011, which is 3. Both sevens are gone.',
        why: 'Each bit of the result is 1 if an odd number of inputs has a 1 there. A value that occurs twice adds two ones or none, so it changes nothing.',
        check: {
          ask: 'What is 6 ^ 6?',
          right: ['0', 'zero'],
          because: '0: all bits are equal, so every bit of the result is 0.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That would be 6 ^ 0. What does XOR give where two bits are equal?',
            },
            { says: ['36', '46656'], reply: '`^` is not a power here. It compares the bits.' },
          ],
        },
        claims: [
          {
            says: ['x ^ x is 0', 'a number xor itself is zero'],
            isRight: true,
            reply: 'Yes. All bits are equal.',
          },
          {
            says: ['xor is the same as or', '1 xor 1 is 1'],
            isRight: false,
            reply: 'No. 1 or 1 is 1, but 1 XOR 1 is 0.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is modulo?',
      asks: [
        'what is modulo',
        'what does % do',
        'what is mod',
        'modulo meaning',
        'what is the remainder operator',
        'how does modulo work',
        'what is 17 % 5',
        'why use modulo 10',
      ],
      answer:
        '`a % b` is the remainder of dividing a by b: 17 % 5 is 2, because 17 = 3 · 5 + 2. `n % 2` tells odd from even, `n % 10` gives the last digit, and `(i + 1) % n` wraps an index around to 0. With a negative a, languages differ: -7 % 3 is 2 in Python but -1 in Java, C++ and JavaScript.',
      further: {
        example:
          'A ring of 5 seats, numbered 0 to 4. From seat 3 move 4 on: (3 + 4) % 5 = 7 % 5 = 2. You pass seat 4, then 0, 1 and 2.',
        why: 'Dividing a by b leaves a remainder from 0 to b - 1 (for a not negative). So `% b` maps every number to one of b values, which is what buckets and rings need.',
        check: {
          ask: 'What is 23 % 4?',
          right: ['3', 'three'],
          because: '3: 23 = 5 · 4 + 3.',
          wrong: [
            { says: ['5', 'five'], reply: 'That is the quotient. What is left over?' },
            { says: ['4', 'four'], reply: 'A remainder is always smaller than the divisor.' },
          ],
        },
        claims: [
          {
            says: ['n % 10 is the last digit', 'modulo 10 gives the last digit'],
            isRight: true,
            reply: 'Yes, for a number that is not negative.',
          },
          {
            says: ['-7 % 3 is the same in every language', 'negative modulo is always positive'],
            isRight: false,
            reply: 'No. Python gives 2, Java, C++ and JavaScript give -1.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I explain a bit trick in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain xor to the interviewer',
        'how do i present the single number solution',
        'what do i say about n & (n - 1)',
      ],
      answer:
        'Show it on small binary numbers. For XOR: "x ^ x = 0 and x ^ 0 = x, and the order does not matter, so pairs cancel." Trace 5, 3, 5. For `n & (n - 1)`: "1100 - 1 = 1011, and 1100 & 1011 = 1000: the lowest 1 is gone." Then the cost: O(n) time and O(1) space for XOR.',
    },
    {
      kind: 'what',
      question: 'What does `n & 1` do?',
      asks: ['what is n & 1', 'what does n & 1 mean', 'how do i read the last bit', 'n and 1'],
      answer:
        'It keeps only the last bit of n: 1 if n is odd, 0 if it is even. 5 = 101, and 101 & 001 = 1; 4 = 100, and 100 & 001 = 0. With `n >>= 1` afterward you read the next bit, so a loop counts the ones.',
    },
  ],
  problems: [
    {
      number: 136,
      questions: [
        {
          question: 'Why do pairs cancel, and what about three times?',
          asks: ['xor why', 'three times'],
          answer:
            'XOR all numbers: pairs cancel in any order, since x ^ x = 0. If values occur three times, count bits mod 3.',
        },
        {
          question: 'What do XOR, a set and sums cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'set or sum instead of xor',
          ],
          answer:
            'XOR takes O(n) time and O(1) space. A set, or twice the sum of distinct values minus the total, needs O(n) space, and sums may overflow.',
        },
        {
          question: 'What does the running XOR contain?',
          asks: [
            'what does the running xor contain',
            'single number with triples wrong',
            'xor result zero at start',
          ],
          answer:
            'It contains the values seen an odd number of times so far, XORed together. Start at 0, because XOR with 0 changes nothing. If values occur three times, they do not cancel, and the result is wrong.',
        },
      ],
    },
    {
      number: 191,
      questions: [
        {
          question: 'How do I visit only the set bits?',
          asks: ['of 1 loop', 'n & (n-1)', 'unsigned shift'],
          answer:
            '`n & (n - 1)` removes the lowest set bit, so a loop with it runs once per set bit. If you shift instead, use `>>>` in Java.',
        },
        {
          question: 'How many steps does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            '32 rounds or fewer',
          ],
          answer:
            'It takes O(1) for 32-bit numbers: at most 32 steps, or one per set bit with `n & (n - 1)`. In general it is O(log n).',
        },
        {
          question: 'Why does my loop never end, or count the zeros too?',
          asks: ['bit count hangs for negative', 'counts the zeros too', 'signed shift in one bits'],
          answer:
            'In Java a `>>` never ends for negative numbers, since ones come in from the left; use `>>>`. Add `n & 1`, the last bit, not 1 for each step.',
        },
      ],
    },
    {
      number: 190,
      questions: [
        {
          question: 'How many steps do I take?',
          asks: ['32 steps', 'signed result'],
          answer:
            'Take exactly 32 steps, even when the rest is 0: shift the result left and add the last bit of n. In JavaScript end with `>>> 0`, so that the result is unsigned.',
        },
        {
          question: 'What does it cost if it is called many times?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'called many times',
          ],
          answer:
            'It takes O(1): always 32 steps, or five steps if you swap halves, then bytes, then smaller groups. For many calls store the reverses of all 256 bytes in a table.',
        },
        {
          question: 'Why is my result too small, or shifted by one?',
          asks: ['stops too early', 'result too small', 'shift before or after adding the bit'],
          answer:
            'Stopping at n = 0 loses the zeros that must follow: 1 must become 2147483648 as an unsigned number. Shift the result first and then add the bit, or it ends one position too far left.',
        },
      ],
    },
    {
      number: 67,
      questions: [
        {
          question: 'When does the loop end if the lengths differ?',
          asks: ['carry', 'different lengths', 'reverse result'],
          answer:
            'Loop while either string has digits left or the carry is not 0, and treat a missing digit as 0; reverse the result at the end.',
        },
        {
          question: 'What does it cost, and why not convert to an integer?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'convert to int instead',
          ],
          answer:
            'It takes O(n + m) time, since each digit is read once; collect digits in a list and reverse it, as prepending copies each time. Converting to a 64-bit integer overflows for long inputs.',
        },
        {
          question: 'Why does "1" plus "1" give "0"?',
          asks: ['last carry lost', '1 plus 1 gives 0', 'add binary output reversed'],
          answer:
            'Loop also while a carry is left, so that "1" + "1" gives "10". The digits are produced from the lowest on, so reverse them at the end.',
        },
      ],
    },
    {
      number: 66,
      questions: [
        {
          question: 'What do I do with nines?',
          asks: ['all nines', 'carry'],
          answer:
            'From the end, turn each 9 into 0; add 1 to the first digit below 9 and stop. If all digits were 9, put a 1 in front.',
        },
        {
          question: 'What does it cost, and why not convert to a number?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'convert digits to a number',
          ],
          answer:
            'It takes O(n) time in the worst case, when all digits are 9, and otherwise it stops early. Converting to an integer overflows for long arrays outside Python.',
        },
        {
          question: 'Why does 9, 9 give 0, 0?',
          asks: ['9 9 gives 0 0', 'forgets the new digit', 'carry into all digits'],
          answer:
            'If the loop ends without a return, all digits were 9: put a 1 in front. Return as soon as a digit below 9 was increased, or later digits change, too.',
        },
      ],
    },
    {
      number: 7,
      questions: [
        {
          question: 'How do I detect an overflow?',
          asks: ['overflow', 'negative', 'trailing zeros'],
          answer:
            'Compare the result with `MAX / 10` before you append a digit, and return 0 if it would overflow. In Python check the 32-bit range explicitly.',
        },
        {
          question: 'How many steps does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'as a string',
            'number of steps',
          ],
          answer:
            'It takes O(log n), one step per digit, at most 10 for 32 bits. Reversing a string takes the same number of steps, but needs care with sign and range.',
        },
        {
          question: 'Why is -123 wrong in Python?',
          asks: [
            'minus 123 in python',
            '-123 becomes wrong with modulo',
            'overflow check after the multiply',
          ],
          answer:
            'In Python `-123 % 10` is 7, so reverse the absolute value and restore the sign. Check the range before multiplying in Java and C++, because afterward the value has already overflowed.',
        },
        {
          question: 'How do I get the last digit and remove it?',
          asks: [
            'how do i get the last digit',
            'reverse integer how do i get the last digit',
            'take digits from the end of a number',
            'how do i remove the last digit',
          ],
          answer:
            '`n % 10` is the last digit and `n // 10` removes it: 123 → 3 and 12. Append with `result = result * 10 + digit`: 3, 32, 321. In Python do this with `abs(n)` and put the minus back, since `%` and `//` round down for negative numbers.',
        },
        {
          question: 'What about negative numbers?',
          asks: [
            'what about negative numbers',
            'negative input in reverse integer',
            'how do i reverse -123',
            'keep the minus',
          ],
          answer:
            'Reverse the absolute value and put the minus back: -123 → 321 → -321. In Java and C++ `%` keeps the sign, so -123 % 10 is -3 and no special case is needed. In Python -123 % 10 is 7, so take `abs(n)` first.',
        },
      ],
    },
    {
      number: 8,
      questions: [
        {
          question: 'What do I skip, read and clamp?',
          asks: ['clamp', 'plus sign', 'words before number'],
          answer:
            'Skip spaces, read at most one sign, then digits until another character; if there is no digit, as in words before the number, return 0. Check for overflow before you add a digit, and return the limit.',
        },
        {
          question: 'How much time and space does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'regex or loop',
          ],
          answer:
            'It takes O(n) time and O(1) space, since each character is read at most once, and reading stops at the first one that does not fit. A regular expression is also O(n), but interviewers expect the loop.',
        },
        {
          question: 'Why must "+-12" give 0?',
          asks: ['accepts two signs', '+-12 must give 0', 'spaces after the sign'],
          answer:
            'Read at most one sign, and only directly before the digits: "+-12" and "- 12" both give 0. Only leading spaces are skipped.',
        },
        {
          question: 'Which edge cases does atoi have?',
          asks: [
            'string to integer atoi whats the edge cases',
            'edge cases of atoi',
            'what should i test for atoi',
            'special inputs for string to integer',
          ],
          answer:
            'Leading spaces, one optional sign, leading zeros, a letter right away (result 0), letters after the digits (ignored), a plus and a minus together as in "+-12" (0), an empty string (0), and values outside the 32-bit range (clamp to the nearest limit). Read in that order: spaces, plus or minus, digits.',
        },
      ],
    },
    {
      number: 50,
      questions: [
        {
          question: 'What do I do with a negative exponent?',
          asks: ['negative exponent', 'min int exponent', 'recursion log n'],
          answer:
            'Use 1 / x and the positive exponent. In Java and C++, -2^31 cannot be negated in 32 bits, so use a 64-bit integer.',
        },
        {
          question: 'Why is it logarithmic, and how much stack does it need?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'linear loop too slow',
            'recursion depth and stack',
          ],
          answer:
            'With one recursive call, whose result is squared, it takes O(log n) multiplications, since the exponent is halved each time. With two calls, `pow(x, n / 2) * pow(x, n / 2)`, it takes O(n): the calls double at each level. The depth, and so the call stack, is O(log n) either way; a loop needs O(1).',
        },
        {
          question: 'Why is it still slow although I halve?',
          asks: ['calls itself twice', 'still slow with halving', 'power of zero exponent'],
          answer:
            'Compute `half = pow(x, n // 2)` once and square it. Two recursive calls make it O(n) again. The base case is n = 0 with result 1.',
          further: {
            example:
              'Compute x to the power of 8, with base case 0.\n- One call per level: 8, 4, 2, 1, 0, that is 5 calls.\n- Two calls per level: 1 + 2 + 4 + 8 + 16 = 31 calls.\nBoth halve the exponent, but the second one computes the same half again and again.',
            why: 'With two calls the number of calls doubles on each of the log n levels, so the total grows in proportion to n. With the saved half there is one call per level.',
            check: {
              ask: 'With one call per level, how many calls does the exponent 20 take, including the first call and the one with 0?',
              right: ['6', 'six'],
              because: 'It takes 6 calls: 20, 10, 5, 2, 1, 0.',
              wrong: [
                {
                  says: ['5', 'five'],
                  reply: 'Write down the exponents, and include the last one, where it stops.',
                },
                {
                  says: ['20', 'twenty', '21'],
                  reply: 'The exponent is halved in each call, not lowered by 1.',
                },
                {
                  says: ['4', 'four'],
                  reply: 'Halve 20 with integer division until it is 0, and count all numbers.',
                },
              ],
            },
            claims: [
              {
                says: ['for an odd exponent multiply by x once more', 'odd n needs one extra factor'],
                isRight: true,
                reply: 'Yes. 5 // 2 is 2, so x^5 is x^2 squared times x.',
              },
              {
                says: [
                  'two calls with half the exponent are still logarithmic',
                  'halving is fast no matter how often i call',
                ],
                isRight: false,
                reply:
                  'No. The calls double at each level, so their number grows in proportion to n: 31 for the exponent 8. Save the half and square it.',
              },
              {
                says: ['x to the power of 0 is 0', 'the base case returns 0'],
                isRight: false,
                reply: 'No. It is 1, the empty product. With 0 every result would be 0.',
              },
            ],
          },
        },
      ],
    },
    {
      number: 43,
      questions: [
        {
          question: 'Where does each product go?',
          asks: ['positions', 'leading zeros', 'zero times'],
          answer:
            'Add each product at i + j + 1 and carry into i + j; skip leading zeros at the end, and return "0" for zero.',
        },
        {
          question: 'How much time and space does it take?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'It takes O(n · m), because each pair of digits is multiplied once, and O(n + m) space, since a product has at most n + m digits. Karatsuba is faster in theory, but not expected.',
        },
        {
          question: 'Why is a digit above 9, or a product lost?',
          asks: [
            'multiply strings carry lost',
            'digit above 9 remains',
            'product overwrites the higher position',
          ],
          answer:
            'Add to what is already at i + j + 1, then keep `sum % 10` there and add `sum / 10` to i + j. Overwriting instead of adding loses earlier products.',
        },
      ],
    },
    {
      number: 371,
      questions: [
        {
          question: 'How do XOR and AND replace the addition?',
          asks: ['python mask', 'carry shift'],
          answer:
            'XOR adds without the carry, AND shifted left is the carry: repeat until it is 0. Python needs a 32-bit mask, because its integers do not overflow, and a result above 2^31 - 1 must be turned back into a negative number.',
        },
        {
          question: 'How many rounds does it take?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'without plus steps',
          ],
          answer:
            'It takes O(1) for 32 bits: each round moves the carry at least one position to the left, so there are at most 32 rounds.',
        },
        {
          question: 'Why does it never end in Python?',
          asks: ['without plus never ends in python', 'negative in python loops', 'why mask with ffffffff'],
          answer:
            "With a negative number Python's carry can grow to the left without end, since integers have no fixed width. Mask both values with `0xFFFFFFFF` in each round, as if they had 32 bits.",
        },
      ],
    },
    {
      number: 271,
      questions: [
        {
          question: 'Why is a separator alone not enough?',
          asks: ['delimiter', 'length prefix', 'separator inside'],
          answer:
            'Write the length and a delimiter before each string, for example `4#word`: a mere separator may be part of a string, but a length says exactly how much to read.',
        },
        {
          question: 'What does it cost in time and overhead?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time per character',
          ],
          answer:
            'It takes O(total length) time and space for both directions, if you join parts once. The overhead is the length digits and one delimiter per string.',
        },
        {
          question: 'What about empty strings, digits or a # inside?',
          asks: ['empty list or empty string in encoding', 'breaks on digits', 'text contains the delimiter'],
          answer:
            'A list without strings encodes to "", but a list with one empty string to "0#", so they stay different. Digits or a # inside a string do no harm, since you read as many characters as the length says.',
        },
      ],
    },
    {
      number: 273,
      questions: [
        {
          question: 'Which numbers have words of their own, and what about zero groups?',
          asks: ['to teens', 'zero', 'million'],
          answer:
            'The numbers below 20, teens included, have words of their own, and so do the tens from 20 to 90. Read groups of three digits and skip groups that are 0, so that 1,000,000 is "One Million"; 0 alone is "Zero".',
        },
        {
          question: 'How many groups of three digits are there?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'number of groups',
          ],
          answer:
            'It takes O(1) for 32-bit integers, with at most four groups of three digits; in general O(number of digits).',
        },
        {
          question: 'Why do I get double spaces or a stray "Zero"?',
          asks: ['extra spaces in english words', 'zero inside a number', 'one hundred zero bug'],
          answer:
            'Collect the words in a list and join them once, so empty groups leave no double spaces. Write "Zero" only if the whole number is 0: 100 is "One Hundred".',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'The distances to two stars are given as strings of up to 5,000 digits, too long for any number type. Return the larger distance minus the smaller one, again as a string, without a library for large numbers.',
      words: ['the larger distance minus the smaller one'],
      not: 'frequency-counting',
      why: 'Counts forget where a digit is, and its place gives it its value: 21 and 12 have the same counts, but differ by 9.',
      idea: 'Find the larger number by length and then by digits; subtract digit by digit from the right with a borrow, and remove leading zeros, but keep one digit.',
      cost: 'O(n)',
    },
    {
      task: 'A thermometer sends texts such as "-12.5" or "+7": a sign, digits, and perhaps a point and one more digit. Turn each into a whole number of tenths without a library function.',
      words: ['a sign, digits, and perhaps a point'],
      not: 'stack-operations',
      why: 'Nothing in the text is nested or returned to later, so no earlier symbol has to be stored: one running value is enough.',
      idea: 'Remember the sign; for each digit, multiply the value by 10 and add the digit; without a point, multiply by 10 once more.',
      cost: 'O(n)',
    },
    {
      task: 'A radio chip sends each 32-bit number backward: its lowest bit arrives as the highest, the second lowest as the second highest, and so on. Restore one such number without any library function.',
      words: ['its lowest bit arrives as the highest'],
      not: 'frequency-counting',
      why: 'Counting the ones is not enough: 1 and 2 both have a single one, but they are restored to different numbers.',
      idea: 'Take the lowest bit of the number 32 times, and each time shift the result left by one and append this bit.',
      cost: 'O(1), always 32 steps',
    },
    {
      task: 'A shopkeeper writes one line such as "120-35+8": whole numbers joined by plus and minus signs, never brackets, up to a million characters. What does the line add up to? Only a few variables fit.',
      words: ['joined by plus and minus signs, never brackets'],
      not: 'stack-operations',
      why: 'Without brackets or precedence, nothing waits for a later symbol, and a stack of numbers can grow beyond a few variables.',
      idea: 'Keep a total, the last sign and the number being read; each time a number ends, add it with its sign.',
      cost: 'O(n)',
    },
    {
      task: 'In an idle game, the number of coins starts at 1 and triples at every tick. What is this number after n ticks, modulo 1,000,000,007, where n can be as large as 10^18?',
      words: ['n can be as large as 10^18'],
      not: 'dynamic-programming',
      why: 'Computing each tick from the one before takes n steps, up to 10^18, which is far too slow.',
      idea: 'Read the bits of n from the lowest: where a bit is 1, multiply the result by the running power of 3, then square that power, all modulo 1,000,000,007.',
      cost: 'O(log n)',
    },
  ],
  claims: [
    {
      says: ['x xor x is 0', 'a number xor itself is zero'],
      isRight: true,
      reply: 'Yes. All bits are equal, so none is left. That is why pairs cancel.',
    },
    {
      says: ['x xor 0 is x'],
      isRight: true,
      reply: 'Yes. A 0 bit changes nothing.',
    },
    {
      says: ['n & (n - 1) counts the bits', 'n and n minus 1 gives the lowest bit'],
      isRight: false,
      reply: 'No. It clears the lowest 1 bit; how often you can do that until 0 is the number of 1 bits.',
    },
    {
      says: ['n % 10 gives the last digit', 'modulo 10 is the last digit'],
      isRight: true,
      reply: 'Yes, for n that is not negative. Then `n // 10` drops that digit.',
    },
    {
      says: [
        'xor of a number with itself is 1',
        'x xor x is 1',
        'a number xor itself gives 1',
        'equal numbers give 1 with xor',
      ],
      isRight: false,
      reply:
        'No, it is 0. XOR gives 1 only at bits that differ, and a number has no bit that differs from itself: 5 ^ 5 = 101 ^ 101 = 000.',
    },
    {
      says: [
        'xor of a number with itself is 0',
        'equal numbers cancel out with xor',
        'pairs cancel with xor',
      ],
      isRight: true,
      reply:
        'Yes. No bit differs, so all bits become 0. That is why each pair vanishes and the single number is left.',
    },
    {
      says: ['x xor 0 is 0', 'xor with zero gives zero', 'a number xor 0 is 0'],
      isRight: false,
      reply: 'No, it is x: a bit stays as it is when it is compared with 0. 5 ^ 0 = 5.',
    },
    {
      says: [
        'it always loops 32 times',
        'n & (n - 1) loops over all bits',
        'counting with n & (n-1) takes 32 steps',
      ],
      isRight: false,
      reply:
        'No. Each step removes one set bit, so it runs once per 1. For 8 = 1000 in binary that is one step. Testing each bit by shifting takes up to 32.',
    },
    {
      says: [
        'it loops once per set bit',
        'the number of steps is the number of ones',
        'n & (n - 1) skips the zeros',
      ],
      isRight: true,
      reply: 'Yes. Each step clears the lowest 1: 12 = 1100 becomes 1000, then 0, so two steps.',
    },
    {
      says: [
        'n // 10 removes the last digit',
        'dividing by 10 drops the last digit',
        'integer division by ten removes a digit',
      ],
      isRight: true,
      reply:
        'Yes, for nonnegative n: 123 // 10 = 12. Together with `n % 10` for the last digit, you read the digits from the right.',
    },
    {
      says: [
        'n / 10 gives the last digit',
        'dividing by 10 gives the last digit',
        'n // 10 is the last digit',
      ],
      isRight: false,
      reply: 'No, it removes it: 123 // 10 = 12. The last digit is the remainder, 123 % 10 = 3.',
    },
    {
      says: [
        '-121 is a palindrome number',
        'a negative number can be a palindrome',
        'negative numbers work the same in palindrome number',
      ],
      isRight: false,
      reply:
        'No. The minus sign is only in front: -121 reads 121- backward. Return false for every negative number.',
    },
    {
      says: [
        'negative numbers are not palindromes',
        'the minus sign makes it no palindrome',
        '10 is not a palindrome',
      ],
      isRight: true,
      reply: 'Yes. Neither are multiples of 10 except 0, because a number does not start with 0.',
    },
    {
      says: [
        'palindrome number has to use a string',
        'i must convert to a string for palindrome number',
        'without a string palindrome number is impossible',
      ],
      isRight: false,
      reply:
        'No. Reverse the lower half of the digits with `% 10` and `// 10` and compare it with the rest. A string is correct, too, but takes O(log n) space.',
    },
    {
      says: [
        'a smaller numeral before a larger one is subtracted',
        'IV is 5 minus 1',
        'in IV the I is subtracted',
      ],
      isRight: true,
      reply:
        'Yes. I before V counts as -1, so IV = -1 + 5 = 4. If a larger value follows, subtract, otherwise add.',
    },
    {
      says: ['IV is 6', 'roman numerals are just added up', 'every roman letter is added'],
      isRight: false,
      reply:
        'No. A smaller numeral before a larger one is subtracted: IV is 5 - 1 = 4, while VI is 5 + 1 = 6.',
    },
    {
      says: [
        '0 is not a power of two',
        'a power of two has exactly one set bit',
        'n must be positive for the power of two test',
      ],
      isRight: true,
      reply: 'Yes. `n & (n - 1)` is 0 for powers of two, but also for 0, so also test n > 0.',
    },
    {
      says: [
        'n & (n - 1) == 0 is enough for a power of two',
        '0 counts as a power of two',
        'the bit test for powers of two needs no other check',
      ],
      isRight: false,
      reply: 'No. It is also true for 0, which is not a power of two. Add `n > 0`.',
    },
    {
      says: [
        'shifting left doubles the number',
        '1 << k is 2 to the power of k',
        'a left shift multiplies by two',
      ],
      isRight: true,
      reply:
        'Yes. Every bit moves to the next higher value: 5 << 1 = 10, and 1 << 3 = 8. In Java and C++ it can overflow.',
    },
    {
      says: [
        'python integers overflow',
        'reverse integer overflows in python',
        'python wraps around at 32 bits',
      ],
      isRight: false,
      reply:
        "No. Python's integers grow without limit, so no overflow happens. You must check the 32-bit range yourself when the problem asks for it.",
    },
    {
      says: ['power needs n multiplications', 'x to the n takes linear time', 'i have to multiply n times'],
      isRight: false,
      reply: 'No. Halve the exponent: x^10 = (x^5)², x^5 = x · (x²)². That takes O(log n) multiplications.',
    },
    {
      says: [
        'plus one on 999 gives one more digit',
        'all nines need an extra digit',
        '9 9 9 becomes 1 0 0 0',
      ],
      isRight: true,
      reply:
        'Yes. The carry passes every digit, so put a 1 in front. If any digit is below 9, the carry stops there.',
    },
    {
      says: [
        'atoi of words 42 is 42',
        'letters before the number are skipped in atoi',
        'atoi ignores letters in front',
      ],
      isRight: false,
      reply:
        'No. Only spaces and then one sign may come before the digits. "words 42" starts with a letter, so the result is 0, while "42 words" gives 42.',
    },
    {
      says: [
        'atoi stops at the first character that is no digit',
        '42 words gives 42',
        'after the number anything is ignored',
      ],
      isRight: true,
      reply:
        'Yes. It reads digits as long as there are any, and ignores the rest. The result is limited to the 32-bit range.',
    },
    {
      says: [
        'it loops 32 times always',
        'n & (n - 1) always loops 32 times',
        'counting the ones always takes 32 steps',
      ],
      isRight: false,
      reply:
        'No. `n & (n - 1)` removes one set bit per step, so it runs once per 1: for 8 = 1000 in binary, once. Testing every bit by shifting takes 32 steps.',
    },
    {
      says: [
        'if n & 1 is 1 the number is even',
        'if its 1 the number is even',
        'n & 1 equal to 1 means even',
        'the last bit 1 means even',
      ],
      isRight: false,
      reply:
        'No, odd. The last bit is worth 1, all others are worth even numbers: 5 = 101 ends in 1, 4 = 100 in 0.',
    },
    {
      says: [
        'if n & 1 is 1 the number is odd',
        'if the last bit is 1 the number is odd',
        'n & 1 equal to 0 means even',
        'the last bit tells odd or even',
      ],
      isRight: true,
      reply:
        'Yes. All other bits are worth even numbers, so only the last one decides: 5 = 101 is odd, 4 = 100 is even.',
    },
    {
      says: [
        'i start from the right with a carry',
        'adding starts at the last digit',
        'binary addition goes from right to left with a carry',
      ],
      isRight: true,
      reply:
        'Yes. The last digits have the lowest value. Append `sum % 2`, carry `sum // 2`, and reverse the result at the end: "11" + "1" gives "100".',
    },
    {
      says: ['1 << 3 is 6', '1<<3 equals 6', 'shifting left by 3 multiplies by 3'],
      isRight: false,
      reply: 'No, 8. Each shift doubles: 1, 2, 4, 8. So `1 << k` is 2 to the power of k.',
    },
  ],
} satisfies TutorTexts
