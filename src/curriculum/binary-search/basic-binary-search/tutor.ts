import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is binary search?',
      asks: [
        'what is binary search',
        'explain halving',
        'how does binary search work',
        'how does halving work',
        'explain bin search like i am five',
        'how do i code a binary search',
        'binary search in simple words',
        'binary search step by step',
        'binary search idea',
        'how does a binary search run',
        'steps of binary search',
      ],
      answer:
        'Compare the middle element with the target and throw away the half that cannot contain it. A million elements need at most 20 comparisons. It works whenever one test tells on which side the answer lies; sorted order is the usual reason.',
      further: {
        example:
          'Search 11 in [2, 5, 8, 11, 14].\n- The middle is 8, which is too small, so 2, 5 and 8 are out.\n- Of 11 and 14, the middle (rounded down) is 11: found.\nTwo comparisons were enough.',
        why: 'In sorted order one comparison speaks for many elements: if the middle one is too small, everything before it is no larger, so it is too small as well. The same holds for the other side.',
        check: {
          ask: 'You search 15 in [3, 6, 9, 12, 15, 18, 21] and compare 12 first. Which element do you compare next?',
          right: ['18', 'eighteen'],
          because: '18: the part after 12 is 15, 18, 21, and 18 is in its middle.',
          wrong: [
            {
              says: ['15', 'fifteen'],
              reply:
                'That is the target, but the search does not know yet where it is. Which element is in the middle of what is left?',
            },
            {
              says: ['6', 'six', '9', 'nine'],
              reply: 'Is the target smaller or larger than 12? Which part is left?',
            },
            { says: ['21'], reply: 'Which part is left after 12, and what is in the middle of it?' },
          ],
        },
        claims: [
          {
            says: [
              'the array has to be sorted',
              'it only works on sorted arrays',
              'so the data must be sorted',
            ],
            isRight: false,
            reply:
              'Almost: sorted order is the usual reason, but any test that shows which half to drop is enough. A peak is found without sorted order.',
          },
          {
            says: [
              'each step throws away half',
              'every comparison halves the range',
              'half of the elements are gone after each test',
            ],
            isRight: true,
            reply: 'Yes. Whatever the comparison says, at most half of the range is left.',
          },
          {
            says: [
              'in the worst case it looks at all elements',
              'it may check every element',
              'if the target is missing it checks everything',
            ],
            isRight: false,
            reply: 'No. For 1,000 elements it compares at most 10, even if the target is missing.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When can I use binary search?',
      asks: [
        'when can i use binary search',
        'signs for log n',
        'sorted array hint',
        'interviewer says O(log n)',
        'how do i know i can use binary search',
        'which problems are log n',
        'interviewer asks for better than linear on sorted data',
      ],
      answer:
        'Sorted input, a required O(log n), or any question with a yes/no test that is false up to a point and true after it. Sorted is sufficient, not necessary: what you need is a test that rules out one half.',
      further: {
        example:
          'Ask two questions about [1, 3, 4, 7]:\n- "Is it at least 4?" gives no, no, yes, yes. The answer changes once, so you can search for the change.\n- "Is it even?" gives no, no, yes, no. The answer changes twice, and one test at the middle does not tell where to go.',
        why: 'If the test is false at the middle, and it never changes back from true to false, it is false everywhere before. So the first true cannot be there. If the answer may change back, one test says nothing about the others.',
        check: {
          ask: 'You search the numbers 1 to 100. Which of these tests suits binary search: "its square is at least 50" or "it is prime"?',
          right: ['square', 'the square', 'at least 50', 'the first'],
          because:
            'The square: it is too small up to 7 and large enough from 8 on, so the answer changes only once.',
          wrong: [
            {
              says: ['prime', 'the second'],
              reply: 'Write down the answers for 10, 11, 12 and 13. How often do they change?',
            },
            {
              says: ['both', 'either'],
              reply: 'For one of them, try 10, 11, 12 and 13. How often does the answer change?',
            },
            {
              says: ['none', 'none of them'],
              reply: 'Sorted data is not required. For which test does the answer change only once?',
            },
          ],
        },
        claims: [
          {
            says: [
              'binary search does not work on unsorted arrays',
              'binary search needs a sorted array',
              'it only works if the array is sorted',
            ],
            isRight: true,
            reply:
              'Yes. In an unsorted array the middle says nothing about where the target is, so dropping half of it may drop the target. A rule that splits the range into a no part and a yes part works, too.',
          },
          {
            says: [
              'a required o(log n) hints at binary search',
              'o(log n) means binary search',
              'if o(log n) is demanded use binary search',
            ],
            isRight: true,
            reply:
              'Yes, nearly always: O(log n) is too little time to read all elements, so each step must drop a fixed share of them.',
          },
          {
            says: [
              'it needs an array',
              'binary search only works on arrays',
              'without an array there is no binary search',
            ],
            isRight: false,
            reply:
              'No. A range of numbers is enough, such as all speeds from 1 to 1,000, with a test that is false up to one of them and true after it.',
          },
          {
            says: ['the test may change back', 'yes and no may alternate'],
            isRight: false,
            reply: 'No. If the answers alternate, a test at the middle does not tell which half to keep.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I write lo + (hi - lo) / 2?',
      asks: [
        'why (l+r)//2 sometimes written l+(r-l)/2',
        'why l + (r - l) / 2',
        '(l+r)//2 or l+(r-l)//2',
        'why not (l + r) / 2',
        'why is mid written as l + (r - l) // 2',
        'why lo + (hi - lo) / 2',
        'overflow of mid',
        'why not (lo + hi) / 2',
        'does python need it',
        'mid calculation overflow',
        'do i need lo + (hi - lo) // 2 in python',
      ],
      answer:
        '`lo + hi` can overflow a 32-bit integer in Java or C++ when both are large; `lo + (hi - lo) / 2` cannot. Python integers do not overflow, so there both forms are fine, and JavaScript is safe at array sizes.',
      further: {
        example:
          'Let `lo` be 1,500,000,000 and `hi` 2,000,000,000.\n- `lo + hi` is 3,500,000,000, more than the 2,147,483,647 that fit in 32 bits, and becomes -794,967,296.\n- `hi - lo` is 500,000,000, half of it 250,000,000, so mid is 1,750,000,000.',
        why: 'A sum of two indices can be nearly twice the largest one. The difference is at most `hi`, and half of it added to `lo` is at most `hi` again. So no intermediate value is larger than an index.',
        check: {
          ask: '`lo` is 10 and `hi` is 17. Which index does `lo + (hi - lo) / 2` give with integer division?',
          right: ['13', 'thirteen'],
          because: '13: 17 - 10 = 7, half of it rounded down is 3, and 10 + 3 = 13.',
          wrong: [
            { says: ['14', 'fourteen'], reply: 'Integer division rounds down. What is 7 / 2 then?' },
            {
              says: ['27', 'twenty-seven'],
              reply: 'That is the sum of both ends. Halve the difference and add it to `lo`.',
            },
          ],
        },
        claims: [
          {
            says: [
              'python has the same overflow',
              'lo + hi overflows in python too',
              'in python the sum of lo and hi overflows',
            ],
            isRight: false,
            reply:
              'No. Python integers grow as needed, so `(lo + hi) // 2` is fine there. Java and C++ have fixed sizes.',
          },
          {
            says: [
              'both forms give the same index',
              'it is the same as (lo + hi) / 2',
              'the two formulas are equal',
            ],
            isRight: true,
            reply: 'Yes, for indices, as long as the sum does not overflow: for 4 and 9 both give 6.',
          },
          {
            says: ['for small arrays lo + hi is fine', 'it only matters for huge arrays'],
            isRight: true,
            reply:
              'Yes. The sum must exceed 2,147,483,647 to overflow in 32 bits. The safe form costs nothing, so it is a good habit.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my binary search never stop?',
      asks: [
        'binary search infinite loop',
        'loops forever with two elements',
        'hangs when 2 elements left',
        'lo = mid never ends',
        'binary search never stops',
        'infinite loop with lo = mid',
        'stuck when two elements are left',
        'what happens if i forget the + 1',
        'what happens if i write lo = mid',
        'what if i forget to move past mid',
        'i use lo <= hi with hi = mid and it hangs',
        'while lo <= hi and hi = mid never ends',
      ],
      answer:
        'With two elements the middle, rounded down, is `lo`, so `lo = mid` makes no progress. Either use `lo = mid + 1` and `hi = mid`, or, if you need `lo = mid`, round the middle up: `lo + (hi - lo + 1) / 2`. And `hi = mid` needs the condition `lo < hi`: with `lo <= hi` it never ends once `lo`, `mid` and `hi` are the same index.',
      further: {
        example:
          'Search 9 in [4, 9] with `lo = mid`.\n- `lo` is 0, `hi` is 1, and mid, rounded down, is 0.\n- 4 is too small, so `lo = mid` sets `lo` to 0 again. Nothing changed, and it goes on forever.\nWith `lo = mid + 1`, `lo` becomes 1, and 9 is found.',
        why: 'The loop ends only if every step makes the range smaller. Rounded down, mid is below `hi` whenever `lo < hi`, so `hi = mid` shrinks the range. But mid may be equal to `lo`, and then `lo = mid` changes nothing.',
        check: {
          ask: '`lo` is 6 and `hi` is 7. Which index does `lo + (hi - lo + 1) / 2` give with integer division?',
          right: ['7', 'seven'],
          because:
            '7: half of 2 is 1, and 6 + 1 = 7. Rounded up, mid is above `lo`, so `lo = mid` makes progress.',
          wrong: [
            { says: ['6', 'six'], reply: 'That would be rounding down. What does the + 1 change?' },
            { says: ['8', 'eight'], reply: 'Halve the value in the parentheses first, then add it to `lo`.' },
          ],
        },
        claims: [
          {
            says: [
              'lo = mid + 1 is always right',
              'lo must always become mid + 1',
              'i always write lo = mid + 1',
            ],
            isRight: false,
            reply:
              'No. It is right if mid is ruled out. When you search the last index that fits, mid may be the answer: then it is `lo = mid`, with mid rounded up.',
          },
          {
            says: [
              'for finding the last position i need lo = mid',
              'for the last position of a number lo becomes mid',
              'to find the last occurrence keep mid with lo = mid',
              'for finding the last position of a number i need lo = mid',
            ],
            isRight: true,
            reply:
              'Yes, with `hi = mid - 1` in the other branch, the loop `lo < hi`, and mid rounded up: `lo + (hi - lo + 1) / 2`. Rounded down it would loop forever. You can also search the first larger value and go back one index.',
          },
          {
            says: [
              'lo = mid is fine when mid is rounded up',
              'rounding up allows lo = mid',
              'with mid rounded up i can write lo = mid',
            ],
            isRight: true,
            reply:
              'Yes. Rounded up, mid is larger than `lo` whenever `lo < hi`, so the range shrinks. The other branch is then `hi = mid - 1`.',
          },
          {
            says: [
              'hi = mid never loops forever',
              'hi = mid is always safe',
              'setting hi to mid always makes progress',
            ],
            isRight: false,
            reply:
              'Only if the loop runs while `lo < hi` and mid is rounded down. With `lo <= hi` it loops forever as soon as `lo == hi`.',
          },
          {
            says: ['a missing target makes it endless', 'it only loops forever if the value is not there'],
            isRight: false,
            reply: 'No. If each branch shrinks the range, it becomes empty at some point, target or not.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does my binary search miss the last element?',
      asks: [
        'misses the last element',
        'lo < hi or lo <= hi',
        'which loop condition',
        'one element array fails',
        'single element array not found',
        'last element is never checked',
        '< or <= in the while',
      ],
      answer:
        'Match the condition to the range. With `hi = n - 1` (both ends inside), loop while `lo <= hi` and move to `mid ± 1`. With `hi = n` (end outside), loop while `lo < hi`, and set `hi = mid`. Mixing the two misses an element or never ends.',
      further: {
        example:
          'Search 10 in [3, 7, 10] with `hi = n - 1` and `lo < hi`.\n- `lo` is 0, `hi` is 2: 7 is too small, so `lo` becomes 2.\n- Now `lo == hi`, and the loop ends without looking at 10.\nWith `lo <= hi` it runs once more and finds it.',
        why: 'The range says which elements are still candidates. With `hi = n - 1`, `lo == hi` means that one is left; with `hi = n`, that none is. The loop must end exactly when none is left.',
        check: {
          ask: 'An array has 4 elements, and you search with `hi = n` at the start, `lo < hi` and `hi = mid`. What is the largest index that can be compared?',
          right: ['3', 'three', 'n - 1', 'index 3'],
          because:
            'Index 3: mid is always smaller than `hi`, which is at most 4. So the last element is checked, and nothing beyond it.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'mid is rounded down, so it is always smaller than `hi`. How large is `hi` at most?',
            },
            {
              says: ['2', 'two'],
              reply: 'That is the first middle. Where does `lo` go if that element is too small?',
            },
          ],
        },
        claims: [
          {
            says: ['so l <= r', 'the loop is lo <= hi', 'while left <= right'],
            isRight: true,
            reply:
              'Yes, if `hi` starts at n - 1: at `lo == hi` one element is still unchecked. With `hi = n` use `<`.',
          },
          {
            says: [
              'so l < r',
              'while left < right with right = n - 1',
              'loop while lo < hi with hi on the last index',
            ],
            isRight: false,
            reply:
              'Only with `hi = n`. With `hi = n - 1` and a match inside the loop, it ends while one element is unchecked.',
          },
          {
            says: [
              'with hi = n use lo < hi',
              'hi = n goes with less than',
              'if hi is past the end the condition is lo < hi',
            ],
            isRight: true,
            reply: 'Yes. `hi` is then outside the range, so `lo == hi` means that nothing is left to check.',
          },
          {
            says: [
              'it does not matter which condition i use',
              'both conditions work with any hi',
              'any of the two conditions is fine',
            ],
            isRight: false,
            reply:
              'No. `lo <= hi` with `hi = n` can read index n, and `lo < hi` with `hi = n - 1` can skip the last candidate.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why does binary search take O(log n)?',
      asks: [
        'why is binary search log n',
        'how many steps for a million',
        'log2 reason',
        'why is it logarithmic',
        'how often can i halve n',
      ],
      answer:
        'Each step halves the range, and n can be halved about log2(n) times before one element is left: 20 steps for a million, 30 for a billion.',
      further: {
        example:
          'Six elements: after a miss at most 3 are left, then 1, then none. That makes three comparisons.\nThirteen elements: 13, 6, 3, 1. That makes four.\nMore than twice as many elements cost only one comparison more.',
        why: 'After k comparisons at most n / 2^k elements are left. The search goes on only while that is at least 1, that is while 2^k ≤ n. So k cannot exceed log2(n) by more than one.',
        check: {
          ask: 'For 1,000 elements binary search needs at most 10 comparisons. How many for 2,000?',
          right: ['11', 'eleven'],
          because:
            'Eleven: the first comparison leaves at most 1,000 elements, and they need at most 10 more.',
          wrong: [
            {
              says: ['20', 'twenty'],
              reply:
                'Doubling the elements does not double the work. How many are left after the first comparison?',
            },
            {
              says: ['10', 'ten'],
              reply: 'That is enough once 1,000 elements are left. What does it take to get there?',
            },
            {
              says: ['2000', '1000'],
              reply: 'That would be a linear scan. How many elements are left after the first comparison?',
            },
          ],
        },
        claims: [
          {
            says: ['it is o(n/2) because half is thrown away', 'half of n is still linear'],
            isRight: false,
            reply:
              'No. Half is thrown away again and again: n, n/2, n/4, and so on, so only about log2(n) elements are compared.',
          },
          {
            says: [
              'doubling n adds one step',
              'twice the data is one more comparison',
              'a list twice as long needs one more step',
            ],
            isRight: true,
            reply: 'Yes. The additional comparison brings 2n elements back to at most n.',
          },
          {
            says: [
              'the base of the logarithm matters',
              'it must be log base 2 in big o',
              'log base 10 would be a different complexity',
            ],
            isRight: false,
            reply:
              'No. Another base changes the logarithm only by a constant factor, and O(...) ignores such factors.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Can I binary search unsorted data?',
      asks: [
        'is sorted required',
        'binary search only on sorted arrays',
        'find peak is not sorted',
        'belief sorted',
        'can i binary search unsorted data',
        'does it have to be sorted',
        'binary search without sorting',
        'binary search on unsorted array',
        'can binary search work without sorting first',
        'what happens if the array is not sorted',
        'what does binary search do on an unsorted array',
      ],
      answer:
        'Sorted order is not required. You need a test that shows which half must contain an answer. A peak, for example: move toward the larger of `a[mid]` and `a[mid + 1]`; going uphill, a peak must come, so O(log n) works on unsorted data.',
    },
    {
      kind: 'cost',
      question: 'How much space do the recursive and the iterative version take?',
      asks: [
        'recursive or iterative binary search space',
        'binary search space complexity',
        'stack of recursive version',
        'recursion or loop for binary search',
        'space of recursive binary search',
      ],
      answer:
        'The iterative version takes O(1) space. The recursive one takes O(log n) for the call stack, which is harmless, but the loop is shorter and interviewers expect it. Slicing the array in each call copies it and makes the whole search O(n).',
      further: {
        example:
          'Search 11 in [1, 3, 5, 7, 9, 11].\n- The loop needs `lo`, `hi` and `mid`, however long the array is.\n- The recursion has three calls open: for the indices 0..5, 3..5 and 5..5.\n- With slices it also copies 3 elements, and then 1. For a million elements that is nearly a million copies.',
        why: 'Each call waits for the one it made, so the stack is as deep as the number of halvings. The loop overwrites `lo` and `hi`, because nothing of an earlier step is needed again.',
        check: {
          ask: 'A recursive binary search that passes indices runs on a million elements. About how many calls are open at most?',
          right: ['20', 'twenty', '21', 'log n', 'o(log n)'],
          because: 'About 20: each call halves the range, and 2^20 is just over a million.',
          wrong: [
            {
              says: ['1000000', '1,000,000', 'million', 'a million'],
              reply:
                'That would be a call for each element. By how much does the range shrink from call to call?',
            },
            {
              says: ['1', 'one'],
              reply: 'That is the loop. A call stays open while the one it made is running.',
            },
            {
              says: ['1000'],
              reply: 'By how much does the range shrink from call to call? Count the halvings.',
            },
          ],
        },
        claims: [
          {
            says: [
              'recursion needs o(n) space',
              'the recursive version takes linear space',
              'the call stack is o(n) deep',
            ],
            isRight: false,
            reply:
              'No. Passing indices, the stack is only O(log n) deep: about 20 calls for a million elements.',
          },
          {
            says: [
              'slicing makes it o(n)',
              'copying the halves is linear',
              'copying slices costs linear time',
            ],
            isRight: true,
            reply:
              'Yes. The slices have up to n/2 + n/4 + ... elements, nearly n, and each of them is copied.',
          },
          {
            says: ['recursion is slower than o(log n)', 'the recursive version has a worse time'],
            isRight: false,
            reply:
              'No. With indices both make O(log n) comparisons; only the stack is extra. With slices it would be O(n).',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I search a matrix that is sorted as a whole?',
      about: 74,
      asks: [
        'search a 2d matrix',
        'matrix as one sorted array',
        'row and column of mid',
        'rows sorted and each row starts bigger',
        'search in a sorted matrix',
        'convert index to row and column',
      ],
      answer:
        'Treat the matrix as one sorted array of m · n values. Index mid is row `mid / n` (integer division) and column `mid % n`, where n is the number of columns. One ordinary binary search: O(log(m · n)).',
    },
    {
      kind: 'how',
      question: 'How do I find where a missing value belongs?',
      about: 35,
      asks: [
        'what do i return if not found',
        'search insert position what do i return if not found',
        'insert position',
        'not found what to return',
        'where does it belong',
        'lo at the end',
        'where would the value be inserted',
        'what does lo point at when not found',
      ],
      answer:
        'When the loop `while lo <= hi` ends without a match, `lo` is the index at which the target would be inserted: everything before it is smaller, everything from it on is larger.',
      further: {
        example:
          'Search 6 in [1, 4, 8, 9].\n- mid 1: 4 is too small, `lo = 2`.\n- mid 2: 8 is too large, `hi = 1`.\n- `lo` is past `hi`, so the loop ends with `lo` = 2. Inserted there, the result is [1, 4, 6, 8, 9].',
        why: '`lo` passes an element only if it is smaller than the target, and `hi` only if it is larger. At the end `lo` is `hi + 1`, so nothing lies between: the smaller ones end at `hi`, the larger ones begin at `lo`.',
        check: {
          ask: 'You search 10 in [2, 5, 7] with `lo <= hi`. What is `lo` when the loop ends?',
          right: ['3', 'three', 'n'],
          because: '3: all the values are smaller, so `lo` passes every one of them and ends at n.',
          wrong: [
            {
              says: ['2', 'two', 'n - 1'],
              reply: 'The value at that index is smaller than 10, so `lo` moves past it.',
            },
            {
              says: ['0', 'zero'],
              reply: '`lo` moves whenever the middle is too small. Are these values too small?',
            },
            {
              says: ['minus one'],
              reply: 'The loop does not return yet. Follow `lo` past each value that is too small.',
            },
          ],
        },
        claims: [
          {
            says: [
              'lo can be n at the end',
              'the insertion point can be past the last element',
              'lo may end one past the last index',
            ],
            isRight: true,
            reply:
              'Yes. If all elements are smaller, `lo` ends at n, one past the last index, so do not read `a[lo]` unchecked.',
          },
          {
            says: ['hi is the insertion point', 'i should return hi', 'the value belongs at index hi'],
            isRight: false,
            reply:
              'No. `hi` ends one position before it, at the last smaller element, or at -1 if there is none.',
          },
          {
            says: [
              'with equal values lo is the first of them',
              'this also finds the first copy',
              'with duplicates it gives the leftmost one',
            ],
            isRight: false,
            reply:
              'No. This loop stops at the first match it meets, which may be any copy. The first one needs a lower bound.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'Which binary search is built into my language?',
      asks: [
        'library binary search',
        'bisect python',
        'arrays.binarysearch java',
        'lower_bound c++',
        'bisect module',
        'built in binary search in java',
      ],
      answer:
        'Python: `bisect_left` and `bisect_right`. C++: `lower_bound` and `upper_bound` return iterators. Java: `Arrays.binarySearch` returns `-(insertion point) - 1` if the key is missing, and any of several equal keys. Be ready to write the loop anyway.',
    },
    {
      kind: 'compare',
      question: 'Why do I not just use a hash map?',
      asks: [
        'binary search or hash set',
        'sorted lookup vs map',
        'why not just a hash map',
        'hash set or binary search for lookups',
        'is a dict better than binary search',
      ],
      answer:
        'A set answers "is it there?" in O(1) on average but needs O(n) space and knows no order. Binary search on sorted data needs no extra space and also answers "first not smaller" and "how many below".',
      with: 'hash-lookup',
    },
    {
      kind: 'mistake',
      question: 'How do I avoid errors by one in binary search?',
      asks: [
        'off by one in binary search',
        'wrong index',
        'binary search returns wrong position',
        'boundaries confusing',
        'always off by one',
        'lo hi mid boundaries mess',
        'returns index next to the right one',
      ],
      answer:
        'Write the invariant down: what is known about everything left of `lo` and right of `hi`? Choose `hi = n - 1` with `<=`, or `hi = n` with `<`, and never mix. Test with 0, 1 and 2 elements and a missing target at both ends.',
    },
    {
      kind: 'why',
      question: 'Why does binary search need random access?',
      asks: [
        'can i use it on a linked list',
        'why does binary search need random access',
        'binary search on a linked list',
        'can i binary search a list',
        'binary search on a linked list possible?',
      ],
      answer:
        'It jumps to the middle in O(1), which needs an index. On a linked list finding the middle costs O(n), so nothing is gained over walking.',
      further: {
        example:
          'Search 14 in the list 2 → 5 → 8 → 11 → 14.\n- To reach the middle, 8, you follow 2 links.\n- 11 is the next middle: 1 link. Then 14: 1 link.\nThat makes 4 links, just as many as walking from the start to 14.',
        why: 'The gain comes from not touching the elements that are skipped. In an array, the address of an index is computed. In a list, a node is reached only through the one before, so skipping nodes means walking over them.',
        check: {
          ask: 'On a sorted linked list of n nodes, which of these stays at O(log n): the comparisons or the links you follow?',
          right: ['comparisons', 'the comparisons', 'comparing', 'comparison', 'compares'],
          because:
            'The comparisons: the range is still halved. But finding the middles takes about n/2 + n/4 + ..., so about n links.',
          wrong: [
            {
              says: ['links', 'steps', 'walking'],
              reply: 'How many links do you follow only to reach the first middle?',
            },
            { says: ['both'], reply: 'How many links do you follow only to reach the first middle?' },
            {
              says: ['none', 'none of them'],
              reply:
                'The range is halved here, too. What does that say about the number of middles you look at?',
            },
          ],
        },
        claims: [
          {
            says: [
              'it is o(log n) on a linked list too',
              'binary search on a linked list is logarithmic',
              'a sorted linked list can be searched in log n',
            ],
            isRight: false,
            reply: 'No. Reaching the first middle alone takes n/2 links, so it is O(n), like a plain walk.',
          },
          {
            says: ['an array index costs o(1)', 'arrays jump to any index directly'],
            isRight: true,
            reply:
              'Yes. The address is the start plus the index times the element size, so no other element is touched.',
          },
          {
            says: ['a balanced tree helps', 'a search tree gives log n with links'],
            isRight: true,
            reply:
              'Yes. A balanced search tree has links to the middles themselves, so a search follows O(log n) links.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I search the shorter array?',
      about: 4,
      asks: [
        'median of two sorted arrays',
        'partition both arrays',
        'why search the shorter one',
        'log min(m, n)',
        'median of two sorted arrays idea',
        'why cut the smaller array',
      ],
      answer:
        "Choose how many elements the left half takes from the shorter array; the other array supplies the rest. The cut is right if each left maximum is at most the other's right minimum. Searching the shorter one keeps the other index in range: O(log min(m, n)).",
    },
    {
      kind: 'how',
      question: 'How do I find the floor of a square root?',
      about: 69,
      asks: [
        'integer square root',
        'sqrt without library',
        'why return hi',
        'perfect square check',
        'floor of the square root',
        'check perfect square fast',
      ],
      answer:
        'Search the numbers 0 to n and compare `mid * mid` with n. If no exact match ends the loop, `hi` is the last value whose square was not too large: for 8 it is 2. In Java or C++, compare `mid <= n / mid` or use a 64-bit product.',
    },
    {
      kind: 'how',
      question: 'How do I find the single element in a sorted array of pairs?',
      about: 540,
      asks: [
        'single element in a sorted array',
        'every element twice except one',
        'pairs and parity of index',
        'odd one out log n',
        'one element appears once all others twice sorted',
      ],
      answer:
        'Before the single element, pairs start at even indices; after it, at odd ones. Make mid even and compare it with its right neighbor. If they are equal, the single element is further right, so `lo = mid + 2`; otherwise `hi = mid`.',
    },
    {
      kind: 'compare',
      question: 'Which loop condition does binary search need?',
      asks: [
        'while l<r or l<=r',
        'l < r or l <= r',
        'while left < right or left <= right',
        'difference between while lo<hi and while lo<=hi',
        'which loop condition in binary search',
        'when left < right and when left <= right',
        'i always pick the wrong while condition',
        'two loop styles of binary search',
        'which template of binary search',
        'why l <= r and not l < r',
        'is it l <= r because one element is left when l == r',
        'when l == r there is still one element to look at',
        'lo <= hi or lo < hi',
        'why is it lo <= hi',
        'low <= high or low < high',
        'left <= right or left < right',
        'l <= r or l < r',
        'do i write low <= high or low < high',
        'binary search with <= or <',
      ],
      answer:
        'With `lo <= hi` the range includes both ends and ends empty, so both branches move past mid: use it to find an exact value. With `lo < hi` it ends with one candidate, so one branch keeps mid (`hi = mid`): use it for the first index that fits. For the last one, use `lo = mid` and round mid up.',
      further: {
        example:
          'Search 4 in [4, 4, 4, 6].\n- `lo <= hi`: the first middle is index 1, a match, so it returns 1.\n- `lo < hi` with `hi = 4` at the start: mid 2 fits, `hi = 2`; mid 1 fits, `hi = 1`; mid 0 fits, `hi = 0`. It ends at 0, the first index that fits.',
        why: 'In the first form mid was compared and is not the target, so it may be dropped. In the second it may be the very index you want, so it stays in the range, and the loop must then stop at one candidate.',
        check: {
          ask: 'With `lo < hi`, `hi = 4` at the start and `hi = mid`, you search the first value of at least 5 in [1, 5, 5, 9]. At which index does it end?',
          right: ['1', 'one', 'index 1'],
          because: 'Index 1: mid 2 fits, so `hi = 2`; mid 1 fits, so `hi = 1`; mid 0 does not, so `lo = 1`.',
          wrong: [
            {
              says: ['2', 'two', 'index 2'],
              reply: 'That is the first middle, and it fits. Does the search stop there or keep going left?',
            },
            { says: ['0', 'zero', 'index 0'], reply: 'Is the value at that index at least 5?' },
            { says: ['3', 'three', 'index 3'], reply: 'Does a value before that index fit as well?' },
          ],
        },
        claims: [
          {
            says: [
              'with lo <= hi both branches move past mid',
              'use mid + 1 and mid - 1 with <=',
              'in the closed version i never keep mid',
            ],
            isRight: true,
            reply:
              'Yes. mid was checked, so it can go, and without moving past it the loop would never end at `lo == hi`.',
          },
          {
            says: [
              'hi = mid works with lo <= hi',
              'i can use hi = mid in both forms',
              'while lo <= hi i can set hi to mid',
            ],
            isRight: false,
            reply:
              'No. At `lo == hi`, mid is equal to both, so `hi = mid` changes nothing and the loop never ends.',
          },
          {
            says: [
              'lo < hi ends with one candidate',
              'at the end lo equals hi',
              'the half-open loop ends when one index is left',
            ],
            isRight: true,
            reply:
              'Yes. That index is the answer if any index fits. With `hi = n` at the start, ending at n means that none does.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I search a matrix with sorted rows and sorted columns?',
      about: 240,
      asks: [
        'search a 2d matrix where rows and columns are sorted',
        'staircase search in a sorted matrix',
        'matrix 2 rows sorted and columns sorted',
        'start at the top right corner',
      ],
      answer:
        'If rows and columns are sorted but rows overlap, it is no sorted array. Start in the top right corner: too large, go left; too small, go down. Each step drops a column or a row, so it takes O(m + n).',
    },
    {
      kind: 'how',
      question: 'How do I search a sorted source of unknown length?',
      asks: [
        'search a sorted source of unknown length',
        'no length known, reading past the end returns infinity',
        'find a value in time that depends on its position and not on the size',
        'exponential search',
        'galloping search',
        'double the bound until the value is large enough',
      ],
      answer:
        'Exponential search: double an index until the value there is at least the target, then binary search between the previous index and this one. Both parts take O(log p) for a target at position p, whatever the size; what lies past the end counts as infinitely large.',
    },
    {
      kind: 'when',
      question: 'How do I find an ID in an ordered file?',
      asks: [
        'guess a number with higher or lower',
        'find the page in a sorted phone book',
        'is this id in the ordered file',
        'which version broke the build',
        'look up a price in a sorted table',
      ],
      answer:
        'Use binary search on sorted data, or on a yes/no question whose answer changes only once along the range. Each comparison halves what is left, so a million entries take at most 20 comparisons, O(log n).',
    },
    {
      kind: 'compare',
      question: 'Is a sorted array or a hash set better for membership tests?',
      asks: [
        'sorted array or hash set for membership',
        'binary search or set for many lookups',
        'keep it sorted or hash it',
      ],
      answer:
        'If you only test membership, use a hash set: O(n) to build, then O(1) on average per lookup. Binary search takes O(log n) per lookup, but needs no extra memory if the data is already sorted, and it also finds the nearest value and ranges.',
      with: 'hash-lookup',
    },
    {
      kind: 'mistake',
      question: 'Does sorting first make a single lookup faster?',
      asks: [
        'sorting first makes one lookup faster',
        'i sort and then binary search one number',
        'sort plus search beats a scan',
        'sort the list to find a single value',
      ],
      answer:
        'No, not for a single lookup: sorting takes O(n log n), and one scan of the unsorted data takes only O(n). Sorting pays off when you search many times, or when the data is sorted already.',
    },
    {
      kind: 'mistake',
      question: 'Does binary search find the first of several equal values?',
      asks: [
        'does it work with duplicates',
        'duplicates in binary search',
        'what if the target is there several times',
        'gives me the first of equal values, right',
        'plain search always finds the leftmost copy',
        'duplicates come out in order',
        'returns the first match always',
      ],
      answer:
        'A plain binary search returns whichever equal element the middle hits: for 5 in [5, 5, 5, 5, 5] that is index 2. If you need the first copy, use a lower bound, which keeps searching left after a match.',
    },
    {
      kind: 'mistake',
      question: 'Is ternary search faster because it drops two thirds?',
      asks: [
        'ternary search is faster, it drops two thirds',
        'split in three parts instead of two',
        'thirds beat halves',
        'cut into four parts for speed',
      ],
      answer:
        'No. Splitting in three needs up to two comparisons per step, so about 2 · log3(n) ≈ 1.26 · log2(n) in total, more than halving needs. Four parts need up to three per step, 1.5 · log2(n) if you test them in turn. Ternary search has another use: the maximum of a function that first rises and then falls.',
    },
    {
      kind: 'mistake',
      question: 'Why does it not find a value that is there?',
      asks: [
        'never finds it although it is in there',
        'says minus one but the number exists',
        'finds some numbers and not others',
        'works on one list, fails on another',
      ],
      answer:
        'Most likely the data is not sorted in the order your comparison uses: it is descending, or the numbers are strings, where "10" comes before "9". In JavaScript `sort()` without a comparator turns [10, 9, 1] into [1, 10, 9]. If the data is fine, check that the loop condition fits the range.',
    },
    {
      kind: 'mistake',
      question: 'Why do I get an error that list indices must be integers?',
      asks: [
        'list indices must be integers error at mid',
        'mid comes out as 2.5',
        'a[mid] is undefined in javascript',
        'typeerror float index in the middle',
      ],
      answer:
        'The middle became a fraction: `/` does not round in Python and JavaScript. Use `(lo + hi) // 2` in Python and `Math.floor((lo + hi) / 2)` in JavaScript. Java and C++ drop the fraction by themselves when both numbers are integers.',
    },
    {
      kind: 'mistake',
      question: 'Why does my recursion with slices return a wrong index?',
      asks: [
        'recursion with slices prints a wrong index',
        'position too small in the right half',
        'index starts over after slicing',
        'sliced version returns zero for later elements',
      ],
      answer:
        'A slice counts from 0 again, so an index found in the right half must be increased by `mid + 1`. It is better to pass `lo` and `hi` and never slice: slicing also copies, which makes the search O(n).',
    },
    {
      kind: 'when',
      question: 'How do I find a leak in a pipe with test points?',
      asks: [
        'where in the pipe is the leak, test points',
        'which change made the page slow',
        'broken wire, measure in the middle',
        'last good backup',
        'guess a price with more or less',
      ],
      answer:
        'Use binary search when one test at the middle shows on which side the answer lies, even if there is no array. A leak, a break or a first bad change splits the range into a good part and a bad part. For 1,000 positions 10 tests are enough.',
    },
    {
      kind: 'compare',
      question: 'Is one comparison per step better than two?',
      asks: [
        'one comparison per step or two',
        'test equality inside the loop or after',
        'three-way compare versus lower bound',
        'stop early on a match or not',
      ],
      answer:
        'Either takes O(log n). The lower bound form makes one comparison per step and tests equality once at the end; the version that stops at a match can end early, but half of all elements are at the last level, so it saves only about one step on average. Choose the lower bound form if duplicates may occur.',
    },
    {
      kind: 'how',
      question: 'How do I search a sorted file that is too big for memory?',
      asks: [
        'sorted file too big for memory',
        'search billions of records on disk',
        'binary search in a huge text file',
        'one seek per step',
      ],
      answer:
        'Jump to the middle byte and read one record: about 30 reads are enough for a billion records. If lines differ in length, skip to the next line start after each jump. For many lookups use an index such as a B-tree, which needs only about three to five reads, since each node has hundreds of children.',
    },
    {
      kind: 'why',
      question: 'Can any search take fewer than log n comparisons?',
      asks: [
        'can any search beat log n comparisons',
        'prove that halving is optimal',
        'lower bound proof for searching',
        'is there something faster than binary search',
      ],
      answer:
        'With comparisons alone, no: k yes/no comparisons have at most 2^k different outcomes, and n positions need n outcomes, so k is at least log2(n) in the worst case. Faster lookups use more than comparisons: a hash table, or interpolation on evenly spread numbers.',
    },
    {
      kind: 'how',
      question: 'How do I find the critical floor with two eggs and a hundred floors?',
      asks: [
        'two eggs and a hundred floors',
        'only two phones may break',
        'test destroys the probe, few probes',
        'highest safe floor with two tries to lose',
      ],
      answer:
        'Make the jumps of the first egg shrink by one each time: 14, 13, 12 and so on, so floors 14, 27, 39. When it breaks, try the floors after the last safe one in order. That needs at most 14 drops for 100 floors. Halving can need 50: if the first egg breaks at floor 50, 49 floors are left for one egg. With enough eggs, halving needs 7.',
    },
    {
      kind: 'cost',
      question: 'What does O(log n) mean?',
      isGeneral: true,
      asks: [
        'what does o(log n) mean',
        'what is o(log n)',
        'what is logarithmic time',
        'what is log n',
        'logarithmic time meaning',
        'o(log n) explained',
        'why is halving log n',
        'what does log mean in big o',
        'is o(log n) faster than o(n)',
      ],
      answer:
        'The work grows by one step when the input doubles. It happens when each step discards half of what is left, as in binary search: 1,000 elements need about 10 steps, a million about 20, a billion about 30. So log n, here with base 2, is how often you can halve n until 1 is left. The base is a constant factor.',
      further: {
        example:
          'Halve 16: 8, 4, 2, 1. That is 4 steps, so log2 16 = 4. With 32 elements it is one step more: 5.',
        why: 'If a step leaves half, then k steps leave n / 2^k. The search ends when this is 1, so 2^k = n, and k is log2 n.',
        check: {
          ask: 'A binary search on 1,000 elements takes at most 10 steps. How many does it take at most on 2,000?',
          right: ['11', 'eleven'],
          because: '11: one more halving brings you back to 1,000 elements.',
          wrong: [
            {
              says: ['20', 'twenty'],
              reply: 'That would be linear growth. After one step, how many of the 2,000 elements are left?',
            },
            { says: ['12', 'twelve'], reply: 'How many halvings lead from 2,000 to 1,000?' },
          ],
        },
        claims: [
          {
            says: ['log n grows very slowly', 'a million elements need about 20 steps'],
            isRight: true,
            reply: 'Yes. Each doubling of the input adds just one step.',
          },
          {
            says: ['every loop that halves something is exactly log10 n', 'log always has base 10'],
            isRight: false,
            reply:
              'No. Here the base is 2, because each step halves the range. In Big O the base does not matter, since it is only a constant factor.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is linear search?',
      asks: [
        'what is linear search',
        'linear search vs binary search',
        'linear search or binary search',
        'linear search meaning',
        'sequential search',
        'when is linear search better',
        'how does linear search work',
      ],
      answer:
        'Linear search looks at one element after the other until it finds the target: O(n), on any array. Binary search looks at the middle and discards half: O(log n), but it needs sorted data. For a million elements that is up to a million steps against 20. For a single search in unsorted data linear search wins, because sorting costs more.',
      further: {
        example:
          'Find 9 in [4, 1, 9, 7]: compare 4, 1, then 9: found at index 2 after three comparisons. For 5 all four are compared.',
        why: 'In unsorted data a comparison says nothing about the other elements. So in the worst case every element must be looked at.',
        check: {
          ask: 'How many comparisons does a linear search need at most for 50 elements?',
          right: ['50', 'fifty'],
          because: '50: the target may be the last one, or missing.',
          wrong: [
            {
              says: ['6', 'six'],
              reply: 'That is about a binary search. What can be skipped in unsorted data?',
            },
            { says: ['25'], reply: 'That is the average if it is there. What about the worst case?' },
          ],
        },
        claims: [
          {
            says: ['linear search works on unsorted data', 'linear search needs no order'],
            isRight: true,
            reply: 'Yes. It looks at every element.',
          },
          {
            says: ['sorting first makes one search faster', 'i should sort before a single search'],
            isRight: false,
            reply: 'No. Sorting costs O(n log n), more than one linear search.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What are `lo`, `hi` and `mid`?',
      asks: [
        'what is lo hi and mid',
        'what are lo and hi',
        'what does mid mean',
        'left right mid in binary search',
        'how do i compute mid',
        'why mid = (lo + hi) / 2',
        'what is the middle in binary search',
        'how do i calculate mid',
      ],
      answer:
        '`lo` and `hi` are the ends of the range in which the target can still be, `mid = (lo + hi) // 2` is the index between them. Compare `a[mid]` with the target: if it is smaller, continue right of it with `lo = mid + 1`; if larger, left of it with `hi = mid - 1`. With lo = 0 and hi = 9, mid is 4.',
      further: {
        example:
          'Find 9 in [2, 4, 7, 9, 12]: lo = 0, hi = 4, mid = 2 (7, too small), so lo = 3. Now mid = (3 + 4) // 2 = 3: 9, found.',
        why: 'If the target exists, it is between lo and hi. Each comparison moves one end past mid, so the range shrinks and this stays true.',
        check: {
          ask: 'lo is 4 and hi is 9. What is mid, rounded down?',
          right: ['6', 'six'],
          because: '6: 13 / 2 is 6.5, rounded down.',
          wrong: [
            { says: ['7', 'seven'], reply: 'That is rounded up.' },
            { says: ['5', 'five'], reply: 'That is the distance. Where is the middle between 4 and 9?' },
          ],
        },
        claims: [
          {
            says: ['after a miss set lo = mid', 'lo becomes mid'],
            isRight: false,
            reply: 'Not with `lo <= hi`: mid has been checked, and lo = mid can loop forever. Use mid + 1.',
          },
          {
            says: ['mid is excluded after the comparison', 'a[mid] was checked so i skip it'],
            isRight: true,
            reply: 'Yes, if it is not the target.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'What is an off-by-one error?',
      isGeneral: true,
      asks: [
        'what is an off by one error',
        'what is an off-by-one error',
        'off by one meaning',
        'why do i get one too many',
        'how do i avoid off by one errors',
        'why is my loop one step too long',
        'fencepost error meaning',
      ],
      answer:
        'A loop or an index that goes one step too far or stops one too early. `range(1, n)` ends at n - 1, and the range from i to j has j - i + 1 elements if both ends count. It is like a fence: 10 sections need 11 posts. Write down whether each end is included, and test with one and two elements.',
    },
    {
      kind: 'what',
      question: 'What is an algorithm?',
      isGeneral: true,
      asks: [
        'what is an algorithm',
        'algorithm meaning',
        'define algorithm',
        'what does algorithm mean',
        'what is an algorithm in simple words',
        'algorithm vs program',
      ],
      answer:
        'An algorithm is a finite list of exact steps that solves every case of a problem, such as “compare each number with the best so far and keep the larger one”. A program is an algorithm written in a language. You judge an algorithm by whether it is always right, and by how its time and memory grow with the input.',
    },
    {
      kind: 'why',
      question: 'Why does binary search need a sorted array?',
      asks: [
        'why does binary search need a sorted array',
        'does binary search need sorted data',
        'why must the array be sorted for binary search',
        'why do i have to sort before binary search',
        'why does the array have to be sorted for binary search',
        'why does it need to be sorted',
        'why does binary search not work on unsorted arrays',
        'why sorted for binary search',
        'what if the array is not sorted in binary search',
        'why is sorting needed for binary search',
        'why does it have to be sorted',
        'why does the array have to be sorted first',
        'why must the array be sorted first',
        'why sort first',
      ],
      answer:
        'One comparison must rule out half of the array. If the array is sorted and `a[mid]` is smaller than the target, everything left of mid is smaller, too, so only the right half is left. Unsorted, it says nothing about the others: in [7, 2, 9, 4, 1] you look for 4, see 9 in the middle, go left and miss it.',
    },
    {
      kind: 'why',
      question: 'Why do people use binary search?',
      asks: [
        'why do people use binary search',
        'why use binary search',
        'what is the point of binary search',
        'why not just check every element',
        'why not simply a loop instead of binary search',
        'why not linear search',
        'why is binary search faster than linear search',
        'why is binary search so fast',
        'what is binary search good for',
      ],
      answer:
        'It is far faster on sorted data: each comparison halves what is left. Of 1,000,000 elements, 500,000 are left after one comparison, then 250,000, and after at most 20 comparisons you know. A loop over all elements may need 1,000,000. If the data is unsorted and you search only once, the loop is cheaper than sorting first.',
    },
    {
      kind: 'why',
      question: 'Why does binary search work?',
      asks: [
        'why does binary search work',
        'why is binary search correct',
        'how does binary search know which half',
        'how does it know where to go',
        'why can it throw away half',
        'why is it safe to discard half',
        'why does binary search never miss the element',
      ],
      answer:
        'At every step this stays true: if the target is in the array, it is between `lo` and `hi`. In [1, 3, 5, 7, 9] with target 7, the middle is 5. All elements up to 5 are at most 5, so 7 cannot be among them, and `lo` moves past 5. Nothing that could be the target is ever dropped, and the range shrinks each time.',
    },
    {
      kind: 'mistake',
      question: 'What happens in a huge array?',
      asks: [
        'what happens if the array is really huge, like 2 billion elements',
        'does binary search still work on a very large array',
        'binary search with two billion elements in java',
      ],
      answer:
        'The search takes only 31 steps for two billion elements. But `lo + hi` can exceed 2^31 - 1, the largest `int` in Java and C++, and mid becomes negative: write `lo + (hi - lo) / 2`. Python integers do not overflow. The array itself is the problem: two billion 4-byte numbers take 8 GB.',
    },
    {
      kind: 'how',
      question: 'How do I test a binary search?',
      asks: [
        'how do i test my binary search',
        'which arrays should i test for binary search',
        'edge cases for binary search',
      ],
      answer:
        'Test an empty array, one element that is the target and one that is not, and two elements with the target on each side. Then search every element of an array of three and of four, and a value below all, between two, and above all. Most mistakes show there: an endless loop, or a missed first or last element.',
    },
    {
      kind: 'mistake',
      question: 'Must `lo` always become `mid + 1`?',
      asks: [
        'so should it be lo = mid + 1 always',
        'is it always lo = mid + 1',
        'do i always write lo = mid + 1',
        'should lo always be mid + 1',
        'when do i write lo = mid and when mid + 1',
        'is lo = mid ever right',
      ],
      answer:
        'Only if mid itself is ruled out, as with an exact match: `lo = mid + 1` and `hi = mid - 1` while `lo <= hi`. If mid may still be the answer, keep it, and loop while `lo < hi`. First position: `lo = mid + 1`, `hi = mid`. Last position: `lo = mid`, `hi = mid - 1`, with mid rounded up.',
    },
    {
      kind: 'mistake',
      question: 'What if the array of a binary search is empty or has one element?',
      asks: [
        'what if the array is empty',
        'empty array binary search',
        'binary search with one element',
        'array of size 1',
        'what if there are no elements',
      ],
      answer:
        'Empty: lo = 0, hi = -1, so `lo <= hi` is false and you return -1 without reading anything. One element: lo = hi = mid = 0, one comparison decides. With `lo < hi` and hi = n - 1 that single element would never be compared.',
    },
    {
      kind: 'how',
      question: 'How do I explain O(log n) and binary search in an interview?',
      asks: [
        'how would i explain log n in an interview',
        'how would i explain this in an interview',
        'how do i explain binary search to the interviewer',
        'why log n in simple words',
        'how do i present a binary search',
      ],
      answer:
        'Say: "Each comparison rules out half of what is left. n, n / 2, n / 4, … reaches 1 after log2(n) steps: about 20 for a million." Then state the invariant: "If the target exists, it is between lo and hi." Show that each branch keeps it and makes the range smaller. Space is O(1).',
    },
    {
      kind: 'cost',
      question: 'How many steps does it take for 1,000 elements?',
      asks: [
        'how many steps for 1000 elements',
        'how many steps for a million elements',
        'how many comparisons does binary search need',
        'number of steps for n elements',
      ],
      answer:
        'At most 10 for 1,000 elements, since 2^10 = 1,024: 1,000, 500, 250, 125, 62, 31, 15, 7, 3, 1. For a million it is 20, for a billion 30. Doubling the array adds one step.',
    },
  ],
  problems: [
    {
      number: 704,
      questions: [
        {
          question: 'Why is the last element never checked?',
          asks: ['misses last', 'lo <= hi', 'one element not found'],
          answer:
            'With both ends inside the range use `lo <= hi`, otherwise the last remaining element is never checked.',
        },
        {
          question: 'How many steps does it take?',
          asks: ['cost of this search', 'why log n here', 'how many steps'],
          answer:
            'Each step halves the range, so it takes O(log n) time and O(1) space: about 14 steps for 10,000 numbers.',
        },
        {
          question: 'Why does my loop never end?',
          asks: ['hangs', 'never ends', 'infinite loop', 'freezes'],
          answer:
            'A branch does not move past the middle. With `lo <= hi` both branches must: `lo = mid + 1` and `hi = mid - 1`.',
        },
      ],
    },
    {
      number: 74,
      questions: [
        {
          question: 'How do I turn an index into a row and a column?',
          asks: ['2d index', 'two binary', 'not fully sorted'],
          answer:
            'Index i is in row `i / n` (integer division) and column `i % n`, where n is the number of columns. If only the rows and the columns are sorted (problem 240), this fails: start at the top right and move left or down.',
        },
        {
          question: 'Is it faster to search the row first?',
          asks: ['cost of matrix search', 'is it log m plus log n', 'complexity of the flattened search'],
          answer:
            'It takes O(log(m · n)), which is the same as O(log m + log n). Searching the row first and then inside it is equally fast.',
        },
        {
          question: 'Why does an index leave the matrix?',
          asks: ['crashes with index out of range', 'wrong row comes out', 'divides by rows'],
          answer:
            'Divide by the number of columns, not rows: row `mid // n`, column `mid % n` for n columns. The range is 0 to m · n - 1.',
        },
      ],
    },
    {
      number: 35,
      questions: [
        {
          question: 'Which variable is the answer after the loop?',
          asks: ['at end', 'return lo', 'off by one'],
          answer: 'After the loop, `lo` is the index; it is n if all values are smaller.',
        },
        {
          question: 'What do `lo` and `hi` mean?',
          asks: ['what lo means', 'meaning of lo and hi here', 'invariant'],
          answer:
            'With a half-open range everything before `lo` is smaller than the target, and everything from `hi` on is at least as large. When they meet, that index is the insertion point.',
        },
        {
          question: 'What does finding the index cost?',
          asks: ['cost of insert position', 'complexity', 'time complexity', 'big o of this'],
          answer:
            'It takes O(log n) time and O(1) space. The problem asks only for the index; a real insertion would move up to n elements.',
        },
        {
          question: 'What if the array is empty, or the target is larger than all?',
          asks: [
            'what if the array is empty',
            'target larger than all',
            'insert at the end',
            'target smaller than all',
          ],
          answer:
            'The loop handles all of them. Empty: `lo` is 0, so insert at 0. Larger than all: `lo` ends at n, the index after the last. Smaller than all: `lo` stays 0.',
        },
        {
          question: 'Does it work with duplicates?',
          asks: ['does it work with duplicates', 'several equal values before inserting'],
          answer:
            'The problem promises distinct values. With duplicates and `lo <= hi`, you return the index of some equal value, not surely the first. For the first one, use a lower bound: `hi = mid` when `nums[mid] >= target`.',
        },
      ],
    },
    {
      number: 374,
      questions: [
        {
          question: 'What does -1 mean, and what can overflow?',
          asks: ['api meaning', '-1 means', 'overflow'],
          answer:
            '-1 means that the picked number is lower than your guess, so continue on the left. Near 2^31, `lo + hi` overflows in Java and C++, so write `lo + (hi - lo) / 2`.',
        },
        {
          question: 'How many guesses do I need at most?',
          asks: ['cost of guessing', 'how many guesses', 'time complexity', 'big o of this'],
          answer:
            'At most log2(n) + 1 guesses, rounded down: 31 for the largest n, 2^31 - 1. Each guess halves the remaining numbers.',
        },
        {
          question: 'Why does my search move the wrong way?',
          asks: ['moves the wrong way', 'signs swapped', 'hangs or time limit'],
          answer:
            '1 means that your guess is too low, so `lo = mid + 1`; -1 means that it is too high, so `hi = mid - 1`. The result says where the picked number lies, seen from your guess.',
        },
        {
          question: 'Is it an ordinary binary search?',
          asks: [
            'guess number higher or lower is the same thing',
            'is guess number just binary search',
            'is that the same as binary search',
          ],
          answer:
            'It is an ordinary binary search over the numbers 1 to n instead of an array. `guess(mid)` replaces the comparison: 0 means found, -1 that the pick is lower, so `hi = mid - 1`, and 1 that it is higher, so `lo = mid + 1`. O(log n) calls.',
        },
      ],
    },
    {
      number: 69,
      questions: [
        {
          question: 'How do I avoid the overflow, and what do I return?',
          asks: ['overflow', 'return hi', 'mid squared overflow', 'round down root'],
          answer:
            'Compare `mid <= n / mid`, with `lo` starting at 1 so that you never divide by 0, or use 64 bits. After the loop `lo <= hi` the answer is `hi`.',
        },
        {
          question: 'Is halving better than trying all the roots?',
          asks: ['cost of integer root', 'why not try all numbers', 'newton instead'],
          answer:
            "Searching takes O(log n), trying all roots O(sqrt(n)). Newton's method needs even fewer steps, but halving is easier to get right.",
        },
        {
          question: 'Why is my root one too large?',
          asks: ['returns one too much', '8 gives 3', 'which bound to return'],
          answer:
            'The answer is the last number whose square is at most n. After the loop `lo` is the first one that is too large, so return `hi`: for 8 that is 2.',
          further: {
            example:
              'Let n be 10, with `lo` = 0 and `hi` = 10.\n- 5: 25 is too large, `hi = 4`.\n- 2: 4 is not, `lo = 3`.\n- 3: 9 is not, `lo = 4`.\n- 4: 16 is too large, `hi = 3`.\nThe loop ends with `lo` = 4 and `hi` = 3. The root, rounded down, is 3.',
            why: '`lo` only passes numbers whose square is not too large, and `hi` only passes those whose square is. Once they have crossed, `hi` is the last number that fits, and `lo` is the first that does not.',
            check: {
              ask: 'For n = 15, what is `lo` when the loop `lo <= hi` has ended?',
              right: ['4', 'four'],
              because: '4: its square, 16, is the first that is too large. The answer is `hi`, one less.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply: 'That is the root, rounded down. Is it in `lo` or in `hi` when they have crossed?',
                },
                {
                  says: ['15', 'fifteen'],
                  reply: '`lo` never passes a number whose square is too large. Which is the first one?',
                },
                { says: ['5', 'five'], reply: 'Is there a smaller number whose square is too large?' },
              ],
            },
            claims: [
              {
                says: ['return lo at the end', 'lo is the answer', 'the root is in lo'],
                isRight: false,
                reply:
                  'No. `lo` is the first number whose square is too large: for 10 it is 4, but the answer is 3.',
              },
              {
                says: ['hi is the rounded down root', 'return hi at the end', 'the root is in hi'],
                isRight: true,
                reply:
                  'Yes. `hi` is the last number whose square is at most n, which is the definition of the root, rounded down.',
              },
              {
                says: ['the last mid is the answer', 'i can return mid'],
                isRight: false,
                reply:
                  'No. The last mid may be one too large: for 10 the last number compared is 4, but the answer is 3.',
              },
            ],
          },
        },
      ],
    },
    {
      number: 367,
      questions: [
        {
          question: 'Why not use a floating-point root?',
          asks: ['overflow', 'newton', 'float sqrt wrong'],
          answer:
            'A floating-point root loses digits for large n. Compare integers instead, `mid * mid` with n, in 64 bits where a product may overflow.',
        },
        {
          question: 'What does the check cost?',
          asks: ['cost of checking a square', 'sum of odd numbers', 'time complexity', 'big o of this'],
          answer:
            'It takes O(log n) by halving. Subtracting the odd numbers 1, 3, 5 until 0 also works, in O(sqrt(n)).',
        },
        {
          question: 'Why is my result wrong for 1?',
          asks: ['1 comes out false', 'small numbers wrong', 'start of the range'],
          answer:
            'Search from 1 to n, including n, since 1 is its own root. With the upper end n / 2, rounded down, the range for 1 is empty.',
        },
      ],
    },
    {
      number: 540,
      questions: [
        {
          question: 'How do the even indices show where to go?',
          asks: ['parity', 'even mid', 'xor neighbor'],
          answer:
            'Before the single element, pairs start at even indices; after it, at odd ones. Make mid even and compare with mid + 1.',
        },
        {
          question: 'Why not just XOR all the numbers?',
          asks: ['cost of single element', 'why log n', 'xor scan'],
          answer:
            'It takes O(log n). XOR of all numbers works too, but reads everything, O(n), so it misses the required bound.',
        },
        {
          question: 'Why does it crash at the end or never stop?',
          asks: ['crashes at the last index', 'mid + 1 out of range', 'endless loop with hi = mid'],
          answer:
            'Use `lo < hi` and make mid even: then mid is smaller than `hi`, so `mid + 1` exists. If the pair is equal, set `lo = mid + 2`; otherwise set `hi = mid`.',
        },
      ],
    },
    {
      number: 4,
      questions: [
        {
          question: 'What if a side of the cut is empty, or the total is odd?',
          asks: ['edge', 'cut at the end', 'even and odd total'],
          answer:
            'Use minus and plus infinity where a side is empty. With an odd total the left half gets one more, and the median is its maximum; with an even total, the mean of the largest left and the smallest right.',
        },
        {
          question: 'Why search only the shorter array?',
          asks: ['cost of the median', 'why log min', 'why not merge'],
          answer:
            'The cut is searched in the shorter array only: O(log min(m, n)). Merging up to the middle is simpler, but takes O(m + n).',
        },
        {
          question: 'Why does my second cut leave its array?',
          asks: ['index out of range at the cut', 'wrong for one empty array', 'negative second cut'],
          answer:
            'Search the cut in the shorter array, otherwise the other cut may be negative. Where a side has no elements, use minus or plus infinity as its border.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A vault keeps four million gold bars in one row. Their serial numbers rise from the first bar to the last, and all are different. Reading a number takes a minute. Find bar 731,204, or learn that it is missing, within half an hour.',
      words: ['rise from the first bar to the last'],
      not: 'rotated-array-search',
      why: 'The order has no break, so finding out which half is in order only costs extra minutes.',
      idea: 'Read the middle bar, drop the half that cannot contain the number, and repeat at most 22 times.',
      cost: 'O(log n)',
    },
    {
      task: 'A drill core has a billion layers of rock, and deeper ones are always older. A geologist looks for the layer that is exactly as old as her sample. One test of a layer says younger, older or equal. She can pay for 35 tests.',
      words: ['One test of a layer says', 'younger, older or equal'],
      not: 'binary-search-on-answer',
      why: 'One test already compares a layer with the sample: no pass over the data has to total or count anything to test a guess.',
      idea: 'Test the middle layer, continue above it if it is older than the sample and below it if it is younger, and stop at equal.',
      cost: 'O(log n)',
    },
    {
      task: 'A lab stores two million tissue slides from the least to the most dense, and many are equally dense. Each measurement wears out a costly needle. You need any one slide of density 1070, and not one measurement after that.',
      words: ['any one slide', 'not one measurement after that'],
      not: 'range-search',
      why: 'It goes on measuring after a match to find the first or last equal slide, which nobody needs here and which wears out more needles.',
      idea: 'Measure the middle slide, drop the half that cannot contain the density, and stop at the first match.',
      cost: 'O(log n)',
    },
    {
      task: 'A watch factory gives each watch a code that depends on its number k, up to a trillion, and a larger k always gets a larger code. Computing one code takes a second. Which k belongs to a given code?',
      words: ['up to a trillion', 'a larger k always gets a larger code'],
      not: 'hash-lookup',
      why: 'A map from codes to numbers would have to be filled with a trillion codes first, one second each.',
      idea: 'Halve the range of k: compute the code of the middle number, compare it with the given one, and keep the half that can contain it.',
      cost: 'O(log n)',
    },
    {
      task: 'A cloakroom has 900,000 hooks, counted from 1. Each hook carries a whole number, larger than the one on the hook before it; the first may be far below zero. With 20 looks, find any hook that carries its own position, if there is one.',
      words: ['larger than the one on the hook before'],
      not: 'rotated-array-search',
      why: 'The numbers never drop and never turn, so there is no break or peak to find.',
      idea: 'The number minus the position never falls, so compare the two in the middle: if the number is smaller than the position, go right, and if it is larger, go left.',
      cost: 'O(log n)',
    },
  ],
  claims: [
    {
      says: ['binary search works on unsorted arrays', 'the array does not have to be sorted for a search'],
      isRight: false,
      reply:
        'Not to look up a value: comparing with the middle tells nothing about a half that has no order. What it needs is a test that says which half to keep.',
    },
    {
      says: ['with lo <= hi set hi = mid', 'in the lo <= hi loop hi becomes mid'],
      isRight: false,
      reply:
        'No, set `hi = mid - 1`. At `lo == hi` the middle is both, so `hi = mid` would change nothing and the loop would never end.',
    },
    {
      says: ['with lo <= hi set hi = mid - 1', 'in the lo <= hi loop hi becomes mid minus 1'],
      isRight: true,
      reply: 'Yes. The middle was compared already, so it may leave the range.',
    },
    {
      says: ['binary search is o(log n)', 'it takes log n steps'],
      isRight: true,
      reply: 'Yes. Each step halves the range, so n elements take about log2(n) steps.',
    },
    {
      says: ['if the target is larger than mid go left', 'target larger means hi moves'],
      isRight: false,
      reply: 'No. In ascending order larger values are on the right, so `lo = mid + 1`.',
    },
    {
      says: ['if the target is larger than mid go right', 'target larger means lo = mid + 1'],
      isRight: true,
      reply: 'Yes. Everything up to the middle is too small.',
    },
    {
      says: [
        'binary search works on a linked list',
        'binary search works on linked lists in o(log n)',
        'binary search is o(log n) on a linked list',
      ],
      isRight: false,
      reply: 'No. A linked list has no index, so reaching the middle alone takes O(n).',
    },
    {
      says: ['binary search needs a sorted array', 'the array must be sorted for binary search'],
      isRight: true,
      reply:
        'Yes, to look up a value in an array. In general it is enough that a test says which half to keep.',
    },
    {
      says: ['binary search only works on sorted arrays'],
      isRight: false,
      reply:
        'Not only: sorted order is the usual reason, but any test that says which half to keep is enough. A peak is found without sorted order.',
    },
    {
      says: [
        'binary search is always faster than a linear search',
        'binary search is always the best search',
      ],
      isRight: false,
      reply: 'No. It needs sorted data, and sorting first costs O(n log n), more than one linear scan.',
    },
    {
      says: ['binary search is o(1) in the best case', 'the best case of binary search is o(1)'],
      isRight: true,
      reply: 'Yes, if the first middle is the target.',
    },
    {
      says: [
        'in python i dont need lo + (hi - lo) / 2',
        'in python (lo + hi) // 2 is fine',
        'python has no overflow so lo + hi is fine',
        'so in python i do not need that',
      ],
      isRight: true,
      reply:
        "Yes. Python's integers do not overflow, so `(lo + hi) // 2` is right. In Java and C++ `lo + hi` can exceed the 32-bit range.",
    },
    {
      says: ['with l <= r i set r = mid', 'when the loop is l <= r then r = mid', 'r = mid goes with l <= r'],
      isRight: false,
      reply:
        'No. With `l <= r` the middle was compared and must be left out: `r = mid - 1`. With `r = mid` and l = r = mid the loop never ends. `r = mid` belongs to `l < r`.',
    },
    {
      says: [
        'with l <= r i set r = mid - 1',
        'l <= r goes with mid + 1 and mid - 1',
        'when l <= r both ends move past mid',
      ],
      isRight: true,
      reply: 'Yes. The range includes both ends, and mid has been checked, so it is left out on either side.',
    },
    {
      says: ['r = mid belongs to l < r', 'with l < r i set r = mid', 'l < r goes with r = mid'],
      isRight: true,
      reply:
        'Yes. There mid stays a candidate, and the loop ends when one candidate is left. The other side moves to `mid + 1`, so the range always shrinks.',
    },
    {
      says: [
        'search insert position returns mid',
        'in search insert i return mid',
        'if the target is missing i return mid',
        'i return mid when it is not found',
      ],
      isRight: false,
      reply:
        'No, not when the target is missing: the last mid can be one before the right index. Return `lo`. For target 6 in [3, 5], mid is 0, then 1, and the loop ends with `lo` = 2. The right index is 2, but the last mid is 1.',
    },
    {
      says: [
        'search insert position returns lo',
        'if it is not found i return lo',
        'lo is the insert position',
        'left is the answer of search insert',
      ],
      isRight: true,
      reply:
        'Yes. When the loop `lo <= hi` ends, everything before `lo` is smaller and everything from `lo` on is larger.',
    },
    {
      says: [
        'i should sort first and then it is o(log n)',
        'sorting first makes the search log n',
        'if i sort first its o(log n)',
        'sort first then binary search is log n in total',
      ],
      isRight: false,
      reply:
        'No. Sorting takes O(n log n), which is more than one plain scan with O(n). Sorting pays off only if you search many times.',
    },
    {
      says: [
        'binary search finds the first of several equal values',
        'with duplicates it returns the first one',
        'duplicates are no problem it returns the leftmost',
      ],
      isRight: false,
      reply:
        'No. It returns whichever equal value it meets first: in [2, 2, 2] that is index 1. For the first one use a lower bound.',
    },
    {
      says: [
        'with duplicates it finds some occurrence',
        'binary search works with duplicates but returns any of them',
        'duplicates do not break binary search',
      ],
      isRight: true,
      reply:
        'Yes. The order still shows which half to drop, so a value that is there is found, but it may be any of its copies.',
    },
    {
      says: ['doubling the array adds only one step', '1000 elements take about 10 steps'],
      isRight: true,
      reply:
        'Yes. 2^10 = 1,024 and 2^20 is about a million, so halving reaches one element after about 10 or 20 steps.',
    },
    {
      says: [
        'a million elements need a thousand steps',
        'log n means n divided by 2 steps',
        'binary search needs half of the elements',
      ],
      isRight: false,
      reply:
        'No. Each step halves what is left: a million, 500,000, 250,000, … That reaches 1 after about 20 steps.',
    },
    {
      says: [
        'an empty array gives an index error',
        'binary search crashes on an empty array',
        'an empty array needs a special check',
      ],
      isRight: false,
      reply:
        'No. With hi = -1 the condition `lo <= hi` is false at once, so no element is read and you return -1.',
    },
    {
      says: [
        'an empty array returns -1',
        'with no elements the loop does not run',
        'for an empty array lo <= hi is false',
      ],
      isRight: true,
      reply: 'Yes. lo is 0 and hi is -1, so the loop is skipped and the target counts as not found.',
    },
    {
      says: [
        'binary search works on descending arrays too',
        'for descending order i flip the comparison',
        'a descending array needs the comparisons reversed',
      ],
      isRight: true,
      reply:
        'Yes. What counts is that one comparison rules out a half. In descending order a middle that is too small means go left.',
    },
    {
      says: ['mid must be rounded up', 'rounding down is wrong', 'mid should always be rounded up'],
      isRight: false,
      reply:
        'No. Rounding down is right for `lo = mid + 1` with `hi = mid` or `mid - 1`. Round up only if you set `lo = mid`, so that the range shrinks.',
    },
    {
      says: ['l < r and l <= r are the same', 'it makes no difference whether i use l < r or l <= r'],
      isRight: false,
      reply:
        'No. With `l < r` and `r = mid - 1` a last single element is never checked: searching 5 in [5], the loop would not run at all.',
    },
    {
      says: ['binary search has to start with the first element', 'binary search compares the ends first'],
      isRight: false,
      reply:
        'No. It compares the middle first and drops a whole half. The ends are only compared if the search leads there.',
    },
    {
      says: [
        'binary search works on sorted strings',
        'words in alphabetical order can be binary searched',
        'strings can be searched too',
      ],
      isRight: true,
      reply:
        'Yes. Anything with an order can be searched. Each comparison of two words takes up to their length, so O(k log n).',
    },
    {
      says: [
        'the recursive version is faster',
        'recursion makes binary search faster',
        'the recursive version needs less code and less memory',
      ],
      isRight: false,
      reply:
        'No. Both make the same O(log n) comparisons, and the recursive one also needs O(log n) call stack. The loop needs O(1).',
    },
    {
      says: [
        'when the target is larger than nums[mid] i set right = mid - 1',
        'when target > nums[mid] i set right = mid - 1',
        'if target > mid then right = mid - 1',
        'a larger target moves the right end',
      ],
      isRight: false,
      reply:
        'No. A larger target is to the right of mid, so `left = mid + 1`. `right = mid - 1` is for a smaller target: in [1, 3, 5], 5 > 3, so left goes to index 2.',
    },
    {
      says: [
        'when the target is larger than nums[mid] i set left = mid + 1',
        'if target > nums[mid] then left = mid + 1',
        'when target > nums[mid] the left end moves',
        'a larger target moves left to mid + 1',
      ],
      isRight: true,
      reply: 'Yes. Everything up to mid is too small, so the search goes on at `mid + 1`.',
    },
    {
      says: [
        'a thousand elements take about 10 steps',
        '1000 elements need 10 comparisons',
        'for 1000 elements it is 10 steps',
      ],
      isRight: true,
      reply: 'Yes. 2^10 = 1,024, so after at most 10 halvings one element is left.',
    },
    {
      says: [
        '1000 elements need 500 steps',
        'for a thousand elements it takes 100 steps',
        '1000 elements take 1000 steps',
      ],
      isRight: false,
      reply: 'No, about 10: 1,000, 500, 250, 125, 62, 31, 15, 7, 3, 1. Each comparison halves what is left.',
    },
    {
      says: [
        'left = mid loops forever when mid is rounded down',
        'left = mid would loop forever',
        'lo = mid makes no progress with two elements',
      ],
      isRight: true,
      reply:
        'Yes, if mid is rounded down: with lo = 4 and hi = 5, mid is 4, and `lo = mid` changes nothing. Use `mid + 1`, or round up.',
    },
    {
      says: [
        'the array must be sorted and i need index access',
        'it needs order and access by index',
        'sorted order and random access are needed',
      ],
      isRight: true,
      reply:
        'Yes for the usual search: order lets one comparison rule out a half, and access by index reaches the middle in O(1).',
    },
  ],
} satisfies TutorTexts
