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
        'Numbers taken apart by digits (`n % 10`, `n / 10`), read from text character by character (`value = value * 10 + digit`), or handled by bits (`&`, `|`, `^`, shifts).',
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
        'The statement talks about digits of a number, conversion of formats (Roman, atoi, version strings), binary strings, or elements that occur twice except one (XOR).',
    },
    {
      kind: 'why',
      question: 'Why does XOR find the single number?',
      asks: ['why xor finds the single number', 'xor cancels', 'a xor a', 'why xor leaves the single one'],
      answer:
        '`x ^ x = 0`, `x ^ 0 = x`, and the order does not matter. So all pairs cancel and the single value is left: O(n) time, O(1) space. It fails when values may occur three times.',
    },
    {
      kind: 'mistake',
      question: 'How do I avoid overflow when I reverse a number?',
      asks: [
        'integer overflow reverse',
        'check before multiply',
        '32 bit limit',
        'atoi overflow',
        'overflow when reversing a number',
      ],
      answer:
        'Check before you multiply: if `result > MAX / 10`, or equal with a digit greater than 7, it overflows. After the overflow the value is already wrong in Java, and undefined in C++.',
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
        'In Python `-7 % 10` is 3, in Java, C++ and JavaScript it is -7. Work on the absolute value and keep the sign apart. In Java use `>>>` for a shift that fills with zeros.',
    },
    {
      kind: 'how',
      question: 'What do I do with a carry at the end?',
      asks: [
        'add strings',
        'add binary carry',
        'big integer addition',
        'carry at the end',
        'add two number strings',
      ],
      answer:
        'Walk from the last characters of both, sum plus carry, append `sum % base`, carry `sum / base`. Loop while either has digits or a carry is left, and reverse the result.',
    },
    {
      kind: 'how',
      question: 'When do I subtract a Roman numeral?',
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
      asks: ['power of two check', 'is power of 2 bits', 'n & n-1 zero', 'check power of two'],
      answer:
        'A power of two has exactly one bit set, so check `n > 0 and (n & (n - 1)) == 0`. In Java, C++ and JavaScript the parentheses around `n & (n - 1)` are needed, since `==` binds tighter than `&`. Without `n > 0`, zero passes wrongly.',
    },
    {
      kind: 'how',
      question: 'Where does the product of digits i and j go?',
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
      asks: ['fast power', 'pow log n', 'exponent halving', 'negative exponent', 'x to the n fast'],
      answer:
        'Square the base and halve the exponent: for each set bit of the exponent multiply the result by the current power. O(log n). For a negative exponent use 1 / x, and take care that -2^31 has no positive 32-bit counterpart.',
    },
    {
      kind: 'cost',
      question: 'How many digits does n have?',
      asks: ['digits of n complexity', 'how many digits', 'log10', 'how many digits has n'],
      answer:
        'n has about log10(n) digits and log2(n) bits, so loops over them are O(log n). For 32-bit numbers that is constant.',
    },
    {
      kind: 'how',
      question: 'How do I find the single number if all others occur three times?',
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
      asks: ['sum without plus', 'add with xor and and', 'carry with shift'],
      answer:
        'XOR adds without the carry, AND shifted left by one is the carry: repeat until the carry is 0. In Python mask each result with `0xFFFFFFFF`, since its integers never overflow, and turn a result above `0x7FFFFFFF` into the negative number it stands for.',
    },
    {
      kind: 'how',
      question: 'How do I test a palindrome number without a string?',
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
      asks: [
        'xor or a set for the single number',
        'constant memory for the one without a partner',
        'when does xor not work',
      ],
      answer:
        'XOR needs O(1) memory, but works only if all others occur an even number of times and the single one an odd number. A set (for pairs) or counts (for any number of occurrences) take O(n) memory.',
      with: 'hash-lookup',
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
  ],
  problems: [
    {
      number: 136,
      questions: [
        {
          asks: ['xor why', 'three times'],
          answer:
            'XOR all numbers: pairs cancel in any order, since x ^ x = 0. If values occur three times, count bits mod 3.',
        },
        {
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
          asks: ['of 1 loop', 'n & (n-1)', 'unsigned shift'],
          answer: 'The loop runs once per set bit. In Java shift with `>>>`.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            '32 rounds or fewer',
          ],
          answer:
            'O(1) for 32-bit numbers: at most 32 steps, or one per set bit with `n & (n - 1)`. In general it is O(log n).',
        },
        {
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
          asks: ['32 steps', 'signed result'],
          answer: 'Always 32 steps, also when the rest is 0; in JavaScript end with `>>> 0`.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'called many times',
          ],
          answer:
            'O(1): always 32 steps, or five steps if you swap halves, then bytes, then smaller groups. For many calls store the reverses of all 256 bytes in a table.',
        },
        {
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
          asks: ['carry', 'different lengths', 'reverse result'],
          answer:
            'Loop while either string has digits left or the carry is not 0, and treat a missing digit as 0; reverse the result at the end.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'convert to int instead',
          ],
          answer:
            'O(n + m) time, since each digit is read once; collect digits in a list and reverse it, as prepending copies each time. Converting to a 64-bit integer overflows for long inputs.',
        },
        {
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
          asks: ['all nines', 'carry'],
          answer:
            'From the end, turn each 9 into 0; add 1 to the first digit below 9 and stop. If all digits were 9, put a 1 in front.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'convert digits to a number',
          ],
          answer:
            'O(n) time in the worst case, when all digits are 9, and otherwise it stops early. Converting to an integer overflows for long arrays outside Python.',
        },
        {
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
          asks: ['overflow', 'negative', 'trailing zeros'],
          answer: 'Compare with MAX / 10 before the step; in Python check the 32-bit range explicitly.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'as a string',
            'number of steps',
          ],
          answer:
            'O(log n), one step per digit, at most 10 for 32 bits. Reversing a string takes the same number of steps, but needs care with sign and range.',
        },
        {
          asks: [
            'minus 123 in python',
            '-123 becomes wrong with modulo',
            'overflow check after the multiply',
          ],
          answer:
            'In Python `-123 % 10` is 7, so reverse the absolute value and restore the sign. Check the range before multiplying in Java and C++, because afterward the value has already overflowed.',
        },
      ],
    },
    {
      number: 8,
      questions: [
        {
          asks: ['clamp', 'plus sign', 'words before number'],
          answer:
            'Skip spaces, read at most one sign, then digits until another character; if there is no digit, as in words before the number, return 0. Check for overflow before you add a digit, and return the limit.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'regex or loop',
          ],
          answer:
            'O(n) time and O(1) space, since each character is read at most once, and reading stops at the first one that does not fit. A regular expression is also O(n), but interviewers expect the loop.',
        },
        {
          asks: ['accepts two signs', '+-12 must give 0', 'spaces after the sign'],
          answer:
            'Read at most one sign, and only directly before the digits: "+-12" and "- 12" both give 0. Only leading spaces are skipped.',
        },
      ],
    },
    {
      number: 50,
      questions: [
        {
          asks: ['negative exponent', 'min int exponent', 'recursion log n'],
          answer: 'For a negative exponent invert x; -2^31 cannot be negated in 32 bits, so use 64.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'linear loop too slow',
            'recursion depth and stack',
          ],
          answer:
            'O(log n) multiplications, since the exponent is halved each time. The recursive form needs O(log n) call stack, the loop O(1).',
        },
        {
          asks: ['calls itself twice', 'still slow with halving', 'power of zero exponent'],
          answer:
            'Compute `half = pow(x, n // 2)` once and square it. Two recursive calls make it O(n) again. The base case is n = 0 with result 1.',
        },
      ],
    },
    {
      number: 43,
      questions: [
        {
          asks: ['positions', 'leading zeros', 'zero times'],
          answer:
            'Add each product at i + j + 1 and carry into i + j; skip leading zeros at the end, and return "0" for zero.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(n · m), because each pair of digits is multiplied once, and O(n + m) space, since a product has at most n + m digits. Karatsuba is faster in theory, but not expected.',
        },
        {
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
          asks: ['python mask', 'carry shift'],
          answer:
            'XOR adds without the carry, AND shifted left is the carry: repeat until it is 0. Python needs a 32-bit mask, because its integers do not overflow, and a result above 2^31 - 1 must be turned back into a negative number.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'without plus steps',
          ],
          answer:
            'O(1) for 32 bits: each round moves the carry at least one position to the left, so there are at most 32 rounds.',
        },
        {
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
          asks: ['delimiter', 'length prefix', 'separator inside'],
          answer:
            'Write the length and a delimiter before each string, for example `4#word`: a mere separator may be part of a string, but a length says exactly how much to read.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'time per character',
          ],
          answer:
            'O(total length) time and space for both directions, if you join parts once. The overhead is the length digits and one delimiter per string.',
        },
        {
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
          asks: ['to teens', 'zero', 'million'],
          answer:
            'Numbers below 20, the teens included, have their own words. Read groups of three digits and skip groups that are 0, so that 1,000,000 is "One Million"; 0 alone is "Zero".',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'number of groups',
          ],
          answer:
            'O(1) for 32-bit integers, with at most four groups of three digits; in general O(number of digits).',
        },
        {
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
} satisfies TutorTexts
