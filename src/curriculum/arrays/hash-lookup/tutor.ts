import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is a hash lookup?',
      asks: [
        'what is hash lookup',
        'what is the complement',
        'explain complement map',
        'complement binary or not',
        'what do i look up in a hash map',
        'what does complement mean in two sum',
      ],
      answer:
        'For each element compute the value that would complete it, and ask a map whether it was seen. For a pair with sum `target`, the complement of x is `target - x`; it has nothing to do with bits. One pass, O(n) on average.',
      further: {
        example:
          'Find a pair with sum 13 in [8, 3, 5].\n- 8 needs 5, which was not seen. Store 8 with index 0.\n- 3 needs 10, which was not seen. Store 3 with index 1.\n- 5 needs 8, which was seen at index 0. The pair is at indices 0 and 2.',
        why: 'For a given x the condition leaves only one value that can complete it. To find one exact value you need neither order nor a loop, because the hash of the value says where it would be stored.',
        check: {
          ask: 'You need two values whose product is 24, and the current value is 4. Which value do you look up?',
          right: ['6', 'six'],
          because:
            '6, because 4 · 6 = 24. The value that completes x depends on the condition; for a product it is a quotient.',
          wrong: [
            { says: ['20', 'twenty'], reply: 'That would complete a sum. What do you multiply 4 by here?' },
            { says: ['96'], reply: 'You multiplied the two numbers. Which factor is missing to get 24?' },
          ],
        },
        claims: [
          {
            says: [
              'it searches through the whole array',
              'a lookup is a loop over all elements',
              'a lookup scans all the keys',
            ],
            isRight: false,
            reply: 'No. The hash of the key leads to one bucket, and only the few keys in it are compared.',
          },
          {
            says: [
              'two sum is o(n) with a map',
              'a hash map makes two sum linear',
              'with a dictionary two sum takes linear time',
            ],
            isRight: true,
            reply: 'Yes, on average: one lookup and one insert for each element, and O(n) space for the map.',
          },
          {
            says: ['the map must contain all values before i look', 'i need the whole map first'],
            isRight: false,
            reply:
              'No. Look up, then insert, in a single pass: when the second element of a pair comes, the first is already there.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When should I use a hash map?',
      asks: [
        'when to use a hash map',
        'recognize hash lookup',
        'seen before',
        'set or map',
        'set or map or array of 26',
        'how do i know a hash map helps',
        'have i seen this before pattern',
        'which problems need a set',
      ],
      answer:
        'Use it when each step asks "have I seen this, and where or how often?" Membership alone: a set. A count or an index per key: a map. Keys that are lowercase letters or small integers: an array of 26 (or of the range), which is faster and simpler.',
      further: {
        example:
          'Three questions about [4, 7, 4]:\n- Was a value seen before? A set: 4 is new, 7 is new, 4 was seen.\n- How often does each occur? A map of counts: {4: 2, 7: 1}.\n- Where did it occur first? A map of indices: {4: 0, 7: 1}.',
        why: 'Hashing settles one thing only: whether exactly this key is stored, and what belongs to it. If each step needs just that, a scan in O(n) becomes a lookup in O(1) on average.',
        check: {
          ask: 'For one x after another you need the smallest value above x among the values seen so far. Do you keep those in a hash set or in a sorted tree?',
          right: ['tree', 'sorted tree', 'sorted', 'tree map', 'treemap', 'treeset', 'bst'],
          because:
            'The tree: you do not know the key you need, and a hash set finds only exact keys. A balanced tree finds the next larger key in O(log n).',
          wrong: [
            {
              says: ['hash', 'hash set', 'hash map'],
              reply: 'Which key would you look up? The next larger value may be x + 1, or a million.',
            },
            {
              says: ['both', 'either'],
              reply: 'One of them can only answer whether an exact key is present. Is the key known here?',
            },
          ],
        },
        claims: [
          {
            says: [
              'for lowercase letters an array of 26 is enough',
              'letters do not need a map',
              '26 counters are enough for letters',
            ],
            isRight: true,
            reply:
              'Yes. Use the letter minus `a` as the index. That is faster and smaller than a map, with no collisions.',
          },
          {
            says: ['a set is enough to count how often', 'a set can count occurrences'],
            isRight: false,
            reply: 'No. A set only knows whether a key was seen. For counts use a map from key to count.',
          },
          {
            says: [
              'a hash map finds the nearest value',
              'hashing helps to find close values',
              'i can find the closest key in a hash map',
            ],
            isRight: false,
            reply:
              'No. Close keys may be in entirely different buckets, so a lookup only finds the same key. Nearest values need sorted order.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why is one pass enough for two sum?',
      about: 1,
      asks: [
        'why one pass two sum',
        'why store after checking',
        'why look before inserting',
        'check first or insert first',
        'why one loop is enough in two sum',
        'two sum idea in simple words',
        'how does two sum work',
        'two sum explained',
        'find two numbers that add up to a target',
        'two numbers with a given sum unsorted',
        'how to find a pair with sum k',
        'two sum with a hash map',
        'how do i find two numbers in an array that add up to a target',
        'my two loops for two sum are too slow',
        'two numbers that add up to a target two for loops too slow',
        'why a map for two sum',
        'why do i need a hash map for two sum',
        'how does the map help in two sum',
      ],
      answer:
        'Keep a hash map of the numbers seen so far, each with its index. For each number x, look up its partner, target - x. If it is there, you have the pair; if not, store x. For target 9 in [5, 1, 4], 5 and 1 are stored, and 4 finds 5. Check before you store, so that a number cannot pair with itself. One pass with O(1) lookups: O(n).',
      further: {
        example:
          'Target 9 in [5, 1, 4]. The map stores each number seen with its index, and starts empty: {}.\n- 5 needs 4, which is not in the map. Insert 5: {5: 0}.\n- 1 needs 8, which is not there. Insert 1: {5: 0, 1: 1}.\n- 4 needs 5, which is there, at index 0. The pair is at the indices 0 and 2.\nThe 5 could not find its partner, but the partner found the 5.',
        why: 'Every pair has a later element. By the time the scan reaches it, the earlier one has been inserted, so the lookup succeeds. No pair of values is missed, and each is found from one side only.',
        check: {
          ask: 'The target is 9 and the array is [6, 2, 7, 3]. At which value does the pass find its first pair?',
          right: ['7', 'seven'],
          because:
            'At 7: it needs 2, which was inserted before. The pair 6 and 3 is only complete one step later.',
          wrong: [
            {
              says: ['3', 'three'],
              reply: 'That value has a partner before it as well. Is a pair complete even earlier?',
            },
            { says: ['6', 'six'], reply: 'When the first value comes, the map is still empty.' },
          ],
        },
        claims: [
          {
            says: [
              'i have to fill the map first',
              'i need two passes',
              'first store everything then look up',
            ],
            isRight: false,
            reply:
              'No. Each pair is found when its second element comes, because the first is in the map by then. One pass is enough.',
          },
          {
            says: ['the second element finds the first', 'the later one finds the earlier one'],
            isRight: true,
            reply:
              'Yes. Only earlier elements are in the map, so a pair can only be found from its later element.',
          },
          {
            says: [
              'an element could pair with itself',
              'the same element may be used twice',
              'it might use the same index twice',
            ],
            isRight: false,
            reply:
              'No, as long as you look up before you insert. The map then contains only elements from before the current one.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why does a 3 match itself?',
      about: 1,
      asks: [
        'same index twice',
        'element pairs with itself',
        '[3,2,4] target 6 returns [0,0]',
        'i get the same index',
        'two sum fails for 3 2 4',
        'two sum returns same index',
        'pairs a number with itself',
        'why does 3 match itself',
      ],
      answer:
        '3 finds itself as its own partner, because it is in the map before you look. Look up `target - x` before inserting x, all in one pass; or, with a map filled first, also require that the stored index differs from i.',
      further: {
        example:
          'Target 6 in [3, 1, 5].\n- Map filled first: {3: 0, 1: 1, 5: 2}. 3 needs 3 and finds itself at index 0, which is wrong.\n- Look up, then insert: 3 finds nothing, 1 needs 5 and finds nothing, 5 needs 1 and finds index 1. The answer is [1, 2].',
        why: 'The lookup should find an earlier element. If x is inserted before it, the map also contains x itself, and that matches as soon as the target is twice x.',
        check: {
          ask: 'The map for [4, 6, 2] is filled first, and the indices are not compared. For which target does the 6 match itself?',
          right: ['12', 'twelve'],
          because: '12: then 6 looks up 12 - 6, which is its own value, although 6 occurs only once.',
          wrong: [
            {
              says: ['10', 'ten'],
              reply:
                'Then it looks up a different value that is in the array, a real partner. When does it look up its own value?',
            },
            {
              says: ['8', 'eight'],
              reply: 'Then it finds the last element, a real partner. When does it look up its own value?',
            },
          ],
        },
        claims: [
          {
            says: [
              'look up the partner before inserting',
              'check first and insert afterward',
              'search for the complement and then insert',
            ],
            isRight: true,
            reply: 'Yes. Then only earlier elements are in the map, and no element can find itself.',
          },
          {
            says: [
              'filling the map first is always wrong',
              'two passes cannot work',
              'storing all values before searching never works',
            ],
            isRight: false,
            reply: 'No. It works if you also require that the stored index differs from i.',
          },
          {
            says: ['two equal values are not found then', '[3, 3] with target 6 fails if i look up first'],
            isRight: false,
            reply:
              'No. When the second 3 comes, the first is already in the map with its index, so the pair is found.',
          },
        ],
      },
    },
    {
      kind: 'cost',
      question: 'Why is the worst case of a hash map O(n)?',
      asks: [
        'hash map time complexity',
        'is O(1) guaranteed',
        'worst case hash',
        'hash table worst case collisions',
        'why is worst case of hash map O(n)',
        'can hash lookup ever be slow',
        'collisions make it linear?',
        'is O(1) guaranteed for a hash map',
        'worst case of a hash table',
        'is hash map really constant time',
        'can lookups become slow',
      ],
      answer:
        'Lookup and insert are O(1) on average. In the worst case all keys collide and one lookup is O(n) (Java\'s HashMap: O(log n), since large buckets become trees). In interviews say "O(1) average" and count O(n) space. Hashing a string of length L costs O(L).',
      further: {
        example:
          'A table has 10 buckets, and the hash is the key mod 10.\n- With the keys 7, 17 and 27, all in bucket 7, a lookup of 37 compares three keys before it says no.\n- With the keys 4, 17 and 28, it compares only 17.',
        why: 'Keys with equal hashes may still differ, so a bucket must keep all of them and compare each one. If all keys share a bucket, the lookup is a scan of a list.',
        check: {
          ask: 'All n keys collide in one bucket that is a list, and each insert first checks whether the key is there. What do n inserts cost together?',
          right: ['o(n^2)', 'o(n²)', 'o(n2)', 'quadratic', 'n squared', 'n^2'],
          because:
            'O(n²): each insert compares all the keys before it, and 0 + 1 + ... + (n - 1) is about n²/2.',
          wrong: [
            {
              says: ['o(n)', 'linear'],
              reply: 'That is the cost of a single insert at the end. How many inserts are there?',
            },
            {
              says: ['o(1)', 'constant'],
              reply:
                'That is the average case. Here the bucket grows with every key, and each insert reads it.',
            },
            {
              says: ['o(n log n)', 'n log n'],
              reply: 'That would need a tree in the bucket. What does a list cost?',
            },
          ],
        },
        claims: [
          {
            says: [
              'if i know n up front i can avoid the rehashing',
              'with a known n i can avoid rehashing',
              'reserving space avoids rehashing',
            ],
            isRight: true,
            reply:
              'Yes, by giving the map its size at the start: `reserve(n)` in C++, in Java a capacity of at least n / 0.75. Python and JavaScript offer no such setting.',
          },
          {
            says: [
              'a hash map with capacity 1000 holds 1000 entries without rehashing',
              'new hashmap(1000) is enough for 1000 entries',
              'capacity 1000 is enough for 1000 entries',
            ],
            isRight: false,
            reply:
              'No, not in Java: 1000 is rounded up to 1024 buckets, and above 0.75 · 1024 = 768 entries the map grows. Ask for 1334 or more.',
          },
          {
            says: [
              'in the worst case two sum with a map is o(n^2)',
              'back to collisions, so in the worst case it is o(n^2), not o(n log n)',
              'the cost of the n inserts is o(n^2) since the i-th insert compares with i keys',
              'n inserts into one bucket take o(n^2) together',
            ],
            isRight: true,
            reply:
              'Yes. If all keys fall into one bucket that is a list, the i-th insert compares with up to i keys, and 1 + 2 + … + n is O(n²). That is the worst case; on average n lookups and inserts take O(n).',
          },
          {
            says: [
              'the worst case is o(n) when every key is in one bucket',
              'when all keys are in one bucket a lookup is linear',
              'if every key collides a lookup takes o(n)',
            ],
            isRight: true,
            reply:
              'Yes. Then the map has to compare with the keys of that bucket one by one. (A Java HashMap turns a large bucket into a tree: O(log n).)',
          },
          {
            says: [
              'hash maps are o(1) in the worst case',
              'o(1) worst case lookup',
              'a dictionary lookup is o(1) worst case',
            ],
            isRight: false,
            reply:
              'No. O(1) is the average. If all keys share a bucket, a lookup takes O(n), or O(log n) in Java for comparable keys.',
          },
          {
            says: [
              'o(1) on average',
              'it is o(1) average and o(n) worst case',
              'lookups are o(1) on average',
              'average o(1) but worst case o(n)',
            ],
            isRight: true,
            reply:
              'Yes. The average assumes that the hash spreads the keys, which is what you say in an interview.',
          },
          {
            says: ['a good hash has no collisions', 'with a good hash function nothing collides'],
            isRight: false,
            reply:
              'No. There are more possible keys than buckets: with 365 buckets, 23 random keys already collide with a chance above one half.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I start only at numbers without a predecessor?',
      about: 128,
      asks: [
        'longest consecutive sequence linear',
        'why start only at numbers without predecessor',
        'longest consecutive nested while',
        'longest consecutive sequence has a while inside a for',
        'why is longest consecutive O(n)',
        'start of a run only',
      ],
      answer:
        'Put all numbers in a set and count upward only from x whose `x - 1` is missing. Each number is then walked once, as part of the run that starts below it, so the nested loops take O(n) together. Starting at every number would be O(n²).',
      further: {
        example:
          'The set is {9, 3, 4}.\n- 9: 8 is missing, so start. 10 is missing: length 1.\n- 3: 2 is missing, so start. 4 is there, 5 is missing: length 2.\n- 4: 3 is there, so skip it.\nThe longest run has length 2, and 4 was walked over once.',
        why: 'Each run has exactly one smallest number, so exactly one start. Walks from different starts never meet, or they would belong to one run. So all walks together take at most n steps.',
        check: {
          ask: 'The set is {20, 8, 9, 10, 21}. From how many of its numbers do you start to count?',
          right: ['2', 'two', '8 and 20', '20 and 8'],
          because: 'Two: 8 and 20. For 9, 10 and 21 the predecessor is in the set.',
          wrong: [
            {
              says: ['5', 'five', 'all'],
              reply:
                'For each number, look whether the number just below it is in the set. For how many is it missing?',
            },
            {
              says: ['3', 'three'],
              reply: 'That is the length of the longest run. How many runs are there?',
            },
            {
              says: ['1', 'one'],
              reply: 'The longest run is not known before you counted. How many runs are there?',
            },
          ],
        },
        claims: [
          {
            says: [
              'the nested loop makes it n squared',
              'a while inside a for is quadratic here',
              'counting each run makes it quadratic',
            ],
            isRight: false,
            reply:
              'No. The inner loop runs only from the start of a run, and each number belongs to one run, so it takes n steps in total.',
          },
          {
            says: [
              'start only if x - 1 is missing',
              'skip x when x - 1 is in the set',
              'begin only where x - 1 does not exist',
            ],
            isRight: true,
            reply: 'Yes. Otherwise x is in the middle of a run that is counted from its start anyway.',
          },
          {
            says: ['counting down from the largest works too', 'i could start where x + 1 is missing'],
            isRight: true,
            reply:
              'Yes. Each run has one largest number as well, so start where `x + 1` is missing and count downward.',
          },
          {
            says: ['the numbers have to be sorted', 'i need to sort for consecutive numbers'],
            isRight: false,
            reply:
              'No. The set answers whether `x + 1` exists in O(1) on average. Sorting also works, but takes O(n log n).',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'When is a hash map better than sorting?',
      asks: [
        'hash map vs sorting',
        'set instead of sort',
        'duplicates sort or set',
        'space time trade',
        'sort or use a set for duplicates',
        'trade memory for time',
      ],
      answer:
        'A set or map takes O(n) time on average for O(n) space. Sorting takes O(n log n) time with little extra space, and gives you the order as well. Choose the map for exact matches in unsorted data, and sorting when neighbors or ranges matter.',
      with: 'sorting',
      further: {
        example:
          'Two tasks on [8, 3, 6]:\n- Is there a pair with difference exactly 3? With a set: 8 needs 5 or 11, 3 needs 0 or 6, and 6 needs 9 or 3: 3 was seen.\n- What is the smallest difference? Sorted, [3, 6, 8] has neighbors 3 and 2 apart, so 2.',
        why: 'Sorting finds the position of each value among all others, which takes about log n comparisons per value. Hashing only brings equal keys together: that is cheaper, but everything about order is lost.',
        check: {
          ask: 'You want the smallest difference between two values of [7, 1, 5, 12] and sort them first. How many differences do you have to compute then?',
          right: ['3', 'three'],
          because:
            'Three: in 1, 5, 7, 12 the closest two values are neighbors, and four values have three neighboring pairs.',
          wrong: [
            {
              says: ['6', 'six'],
              reply:
                'That is the number of all pairs. Can two values be the closest if another one lies between them?',
            },
            {
              says: ['4', 'four'],
              reply: 'That is the number of values. How many neighboring pairs do they form?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a hash map is always better than sorting',
              'hashing beats sorting every time',
              'i should never sort if i can hash',
            ],
            isRight: false,
            reply:
              'No. It cannot find nearest values or ranges, and it needs O(n) memory. Sorting gives the order, and heapsort needs only O(1) extra.',
          },
          {
            says: [
              'sorting uses less memory',
              'the map costs more space',
              'sorting needs less space than a map',
            ],
            isRight: true,
            reply:
              'Yes. A map takes O(n), and an in-place sort such as heapsort O(1). But the in-place sort changes the order of the input.',
          },
          {
            says: ['sorting finds duplicates too', 'duplicates can be found by sorting'],
            isRight: true,
            reply:
              'Yes. Equal values become neighbors, so one pass finds them. It takes O(n log n), against O(n) on average with a set.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Does the choice of map matter?',
      asks: [
        'HashMap LinkedHashMap TreeMap',
        'does the choice of map matter',
        'ordered map or hash map',
        'dict order',
        'treemap or hashmap',
        'do dicts keep order',
        'which map in java',
      ],
      answer:
        'HashMap: O(1) on average, no order. LinkedHashMap: O(1), keeps insertion or access order, which is nearly an LRU cache. TreeMap: sorted keys, O(log n), and answers "nearest key" queries. Python\'s dict keeps insertion order; it has no sorted map built in.',
      with: 'TreeMap',
    },
    {
      kind: 'what',
      question: 'What is a hash collision?',
      asks: [
        'what happens if two keys hash to the same thing',
        'two keys with the same hash',
        'what is a hash collision',
        'how does a hash table work',
        'chaining',
        'load factor',
        'buckets',
        'two keys in the same bucket',
        'does a collision overwrite my value',
        'how are collisions handled',
        'what is inside a hash table',
        'how are collisions resolved',
        'how are hash collisions handled',
        'what happens when two keys have the same hash',
        'collision resolution',
        'what is chaining',
        'what is open addressing',
        'chaining vs open addressing',
        'what is linear probing',
      ],
      answer:
        'The hash of a key picks a bucket; two keys in the same bucket collide and are kept in a list there (chaining) or in the next free slot (open addressing). When the table gets too full (its load factor), it doubles and all keys move, so inserts are O(1) amortized.',
    },
    {
      kind: 'mistake',
      question: 'Can I use a list as a dictionary key?',
      asks: [
        'list as dict key',
        'unhashable type list',
        'mutable key',
        'key error',
        'array as key in javascript',
        'TypeError unhashable type list',
        'can i use a list as dict key',
        'use array as key in a map',
        'why can a mutable thing not be a key',
        'cannot use a list as a key',
        'object as key in js map not found',
        'which keys are allowed',
        'can a list be a key',
        'what types can be keys',
      ],
      answer:
        'Keys must not change, so Python refuses lists: use a tuple or a string such as `",".join(...)`. In JavaScript a Map compares arrays by reference, so make a string key. In Java override both `equals` and `hashCode`, and never change a key that is in the map.',
    },
    {
      kind: 'how',
      question: 'How do I find duplicates at most k positions apart?',
      about: 219,
      asks: [
        'detect duplicates',
        'contains duplicate',
        'find duplicates within k',
        'set of window',
        'find if any number repeats',
        'nearby duplicate within k',
      ],
      answer:
        'Walk once with a set: a value that is already in it is a duplicate. For duplicates at most k apart keep the last index of each value, or a set of the last k values from which the oldest leaves.',
    },
    {
      kind: 'why',
      question: 'Why is a hash lookup O(1)?',
      asks: [
        'why is it O(1) on average',
        'why is hash lookup O(1)',
        'what makes it constant',
        'average constant time hash',
        'how does a hash table find a key so fast',
        'why no search needed in a hash map',
        'what does average o(1) mean',
        'what does o(1) on average mean',
        'why is a hash map o(1)',
        'how does it know where the thing is',
        'how does the hash map know where the key is',
        'why is lookup in a hash table constant',
        'why does a hash map not search',
        'how can a hash map find it without looking at everything',
        'why is a dictionary so fast',
        'why is a hash map fast',
        'why does a hash map work',
      ],
      answer:
        'The hash of the key gives the bucket directly, and a good hash spreads the keys, so a bucket holds only a few. The table grows before it gets crowded. That is an average: with bad luck many keys share a bucket.',
      further: {
        example:
          'A table has 8 buckets, and the hash is the key mod 8. The keys 3, 12, 20 and 30 go to the buckets 3, 4, 4 and 6. To look up 20 you go to bucket 4 and compare 12 and 20. The other keys are never touched.',
        why: 'If n keys are spread over m buckets, a bucket has n / m keys on average. The table grows when n / m passes a limit such as 0.75, so a lookup compares about one key, however large n is.',
        check: {
          ask: 'All n keys have the same hash, and each bucket is a plain list. What does one lookup cost?',
          right: ['o(n)', 'linear', 'linear time'],
          because: 'O(n): all keys are in one bucket, and in the worst case each of them must be compared.',
          wrong: [
            {
              says: ['o(1)', 'constant'],
              reply:
                'That holds if the keys are spread over many buckets. How many keys are in the bucket here?',
            },
            {
              says: ['o(log n)', 'log n', 'logarithmic'],
              reply: 'That would need some order inside the bucket. Here it is a plain list.',
            },
          ],
        },
        claims: [
          {
            says: [
              'a hash lookup is always o(1)',
              'it is o(1) guaranteed',
              'lookups take constant time no matter what',
            ],
            isRight: false,
            reply:
              'No, only on average. If all keys fall into one bucket, a lookup compares up to n of them.',
          },
          {
            says: ['the hash gives the bucket directly', 'the key tells where it is stored'],
            isRight: true,
            reply:
              'Yes. The bucket is computed from the hash, for example as the hash mod the number of buckets, without any search.',
          },
          {
            says: [
              'growing the table makes inserts slow',
              'resizing costs o(n) so insert is o(n)',
              'because of rehashing an insert costs o(n)',
            ],
            isRight: false,
            reply:
              'Almost: the one insert that doubles the table takes O(n), but it comes only after about n cheap ones, so an insert is O(1) amortized.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a set?',
      asks: [
        'when would i use a set and when a dict',
        'when a set and when a dict',
        'set or dict if i only want to know whether i saw it',
        'set vs map vs multiset',
        'what is a set',
        'hash set meaning',
        'counter vs dict',
        'set or dictionary difference',
        'what is a counter',
        'hash map vs hash set',
        'difference between hash map and hash set',
        'map or set',
        'dict vs set',
        'set or dictionary',
        'when a set and when a map',
        'what is a hash set',
        'hashset vs hashmap',
      ],
      answer:
        'A set stores keys only, a map a value per key, a multiset (Counter) how often each key occurs. Use a set for "seen?", a map for "where?", a counter for "how many?".',
    },
    {
      kind: 'mistake',
      question: 'Why is my set not sorted?',
      asks: [
        'order of dict',
        'hash map iteration order',
        'expected sorted keys',
        'set has random order',
        'why is my set not sorted',
        'does a hash map keep insertion order',
        'does a hash map keep the order',
        'does a set keep the order',
        'is a hash map sorted',
        'is a dictionary sorted',
      ],
      answer:
        "A hash table has no sorted order: Python's dict keeps the order of insertion, Java's HashMap and HashSet none. If you need order, sort the keys or use a tree map.",
    },
    {
      kind: 'mistake',
      question: 'May I change a dictionary while I iterate over it?',
      asks: [
        'modify dict while iterating',
        'concurrentmodificationexception',
        'changed size during iteration',
        'runtimeerror dictionary changed size during iteration',
        'delete from a map while looping',
      ],
      answer:
        'Do not add or remove keys while you iterate. Iterate over a copy (`list(d)`), or collect the keys and change them afterward.',
    },
    {
      kind: 'when',
      question: 'When does a hash map replace two loops?',
      asks: [
        'when does a hash map replace two loops',
        'nested loops to hash map',
        'how to make n squared linear',
        'brute force double loop to one loop',
        'replace inner search by lookup',
        'turn n^2 into n',
      ],
      answer:
        'If the inner loop searches for one particular value (a complement, a duplicate, a predecessor), a map of what was seen answers it in O(1) and removes that loop: O(n²) becomes O(n), for O(n) space.',
    },
    {
      kind: 'how',
      question: 'Why does majority voting work?',
      about: 169,
      asks: [
        'boyer moore majority vote',
        'majority element constant space',
        'why does voting work',
        'candidate and counter',
        'more than half of the elements without a map',
        'majority element O(1) memory',
      ],
      answer:
        'Keep a candidate and a counter: an equal value adds 1, another one subtracts 1, and at 0 the next value becomes the candidate. A value with more than n / 2 votes survives all cancellations. Without a guaranteed majority, count the candidate again: [1, 2, 3] leaves 3.',
    },
    {
      kind: 'how',
      question: 'How do I insert, delete and get a random element in O(1)?',
      about: 380,
      asks: [
        'insert delete getrandom in O(1)',
        'random element from a hash set',
        'remove from an array in constant time',
        'randomizedset',
        'random element in constant time with deletes',
        'swap with last to delete',
      ],
      answer:
        "Keep the values in an array and a map from value to index. To remove a value, copy the last element into its index, update that element's entry in the map, and pop the end. A random index then gives every value the same chance.",
      further: {
        example:
          'The array is [5, 8, 2], the map {5: 0, 8: 1, 2: 2}. Remove 5:\n- Its index is 0. Copy the last value there: [2, 8, 2].\n- Set the entry of 2 to 0 and delete the entry of 5.\n- Pop the end: [2, 8], and the map is {8: 1, 2: 0}.',
        why: 'Removing from the middle shifts everything after it, removing at the end shifts nothing. A random choice does not care about the order, so the last element may fill the hole.',
        check: {
          ask: 'The array is [9, 4, 7, 6], and 9 is removed. At which index is 6 afterward?',
          right: ['0', 'zero', 'index 0'],
          because: 'Index 0: the last element moves into the hole, and all the others stay where they are.',
          wrong: [
            {
              says: ['2', 'two', 'index 2'],
              reply:
                'That would be shifting everything to the left, which takes O(n). Which single element moves?',
            },
            {
              says: ['3', 'three', 'index 3'],
              reply: 'The array gets shorter at its end. Where does its last element go?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a hash set alone can do it',
              'a set can pick a random element in o(1)',
              'random choice from a set takes constant time',
            ],
            isRight: false,
            reply:
              'No. The elements of a hash set have no index, so you cannot jump to a random one in O(1).',
          },
          {
            says: [
              'swap with the last and pop',
              'move the last element into the hole',
              'copy the last element over the removed one',
            ],
            isRight: true,
            reply: 'Yes. One copy, one map update and one pop: nothing else moves.',
          },
          {
            says: ['removing shifts the other elements', 'delete from the array is o(n)'],
            isRight: false,
            reply:
              'No, not here. Only the last element moves, because the order does not matter. Shifting would cost O(n).',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'How do I use a slope as a key?',
      about: 149,
      asks: [
        'slope as a key',
        'float keys in a hash map',
        'max points on a line wrong answer',
        'vertical line divides by zero',
        'floating point keys',
        'slopes of lines as keys',
      ],
      answer:
        'Do not use the quotient: rounding can make two different slopes equal, and a vertical line divides by zero. Reduce dx and dy by their greatest common divisor, fix the sign so that (1, 2) and (-1, -2) agree, and use the pair as the key.',
    },
    {
      kind: 'cost',
      question: 'Is a lookup O(1) when keys are long strings?',
      asks: [
        'is dict lookup O(1) when keys are long strings',
        'cost of hashing a long key',
        'string keys of length L in a hash map',
        'does hashing a 400 character string take constant time',
        'tuple keys or strings as keys, hidden cost',
        'long string keys cost',
        'hashing takes time for big keys',
      ],
      answer:
        'O(1) counts the hash and the comparison of a key as one step. A key of length L takes O(L) to hash (Python and Java cache it for strings) and up to O(L) to compare, so n lookups with such keys cost O(n · L).',
    },
    {
      kind: 'why',
      question: 'Why does linear probing need tombstones?',
      asks: [
        'open addressing why not just empty the bucket on delete',
        'why tombstones in linear probing',
        'deleting in a hash table with linear probing breaks lookups',
        'at what load factor should i resize',
        'deleting in open addressing',
        'linear probing tombstone',
        'load factor when to grow',
      ],
      answer:
        'An emptied bucket ends the probe sequence, so keys that were placed after it are no longer found: mark it as deleted (a tombstone) or shift later entries back. Resize at a load factor of about 0.5 to 0.75; with chaining 0.75 to 1 is common.',
    },
    {
      kind: 'when',
      question: 'When is a hash set enough?',
      asks: [
        'set or map which one do i need',
        'when is a hash set enough',
        'do i need the value or only whether it exists',
        'do i need a map here or only a set',
      ],
      answer:
        'Take a set if you only ask whether something occurred, a map if you need more about it: its index, its count, or its partners.',
    },
    {
      kind: 'compare',
      question: 'Which map do I use when the order matters?',
      asks: [
        'treemap vs hashmap when order matters',
        'sorted map or hash map',
        'need the next larger key',
        'floor and ceiling of a key',
        'hash table vs binary search tree',
        'hash map vs bst',
        'hash map or tree map',
        'hashmap vs treemap',
        'dict or sorted tree',
        'when a tree instead of a hash map',
        'unordered map vs map',
      ],
      answer:
        'A hash map is O(1) on average and has no order. A tree map keeps keys sorted, O(log n) per operation, and finds the smallest, the largest and the neighbors of a key. Take it only when you need that order.',
    },
    {
      kind: 'compare',
      question: 'Is a set still enough if I need to know how often each value came?',
      asks: [
        'set or map if i also need how often',
        'how many times did each come, still a set',
        'seen before or how often seen',
        'i need a count per key, which structure',
        'need the count too, is a set enough',
      ],
      answer:
        'Use a map from key to count, since a set knows only whether a key was seen. Add 1 each time you see the key, O(1) on average. If you need only the first key that repeats, a set is enough.',
    },
    {
      kind: 'mistake',
      question: 'Can I state O(1) worst case for a hash map?',
      asks: [
        'hashmap get is guaranteed constant',
        'can i state O(1) worst case for a hash map',
        'javadoc says constant time get',
        'architect says lookup is always O(1)',
        'is it wrong to say O(1) worst case',
      ],
      answer:
        'Say "O(1) on average", because it assumes that the hash spreads the keys; the Javadoc assumes so, too. In the worst case all keys share one bucket and a lookup takes O(n). Java turns large buckets into trees, which makes it O(log n) if the keys are comparable.',
    },
    {
      kind: 'when',
      question: 'How do I find out whether a ticket number was used before?',
      asks: [
        'has this ticket number been used before',
        'find the two entries that add to the target, order unknown',
        'first word that comes a second time',
        'which of these ids are missing from the other list',
        'match each request with its reply by id',
      ],
      answer:
        'Use a hash map or set when each step needs to know whether a key was seen, where, or how often, and the key must match exactly. One pass takes O(n) on average and O(n) memory. Sort instead if memory is short or order matters.',
    },
    {
      kind: 'compare',
      question: 'How do I find two numbers with a given sum in sorted and in unsorted arrays?',
      about: 1,
      asks: [
        'two sum sorted or unsorted',
        'need the original indices',
        'no extra memory allowed for the pair',
        'what if the array is already sorted',
        'what if the input of two sum is sorted',
        'does a sorted array change anything for two sum',
        'what if the array of two sum is not sorted',
        'two sum on an unsorted array',
        'what if it is not sorted',
      ],
      answer:
        'If the array is unsorted or you need the original indices, use a hash map: O(n) time on average and O(n) space. If it is sorted, use two pointers: O(n) time, O(1) space. Unsorted and without extra memory, sort in place first, O(n log n).',
      with: 'two-pointers',
    },
    {
      kind: 'what',
      question: 'Is an attack with collisions on a hash map real?',
      asks: [
        'is a collision attack on a hash map real',
        'adversary sends keys with the same hash',
        'worst case keys on purpose',
        'hash flooding',
      ],
      answer:
        'Yes, it is real: an attacker who knows the hash function can send keys that all fall into one bucket, so each lookup takes O(n). Python therefore seeds its string hashes at random, and Java turns large buckets into trees, O(log n) for comparable keys such as strings.',
    },
    {
      kind: 'mistake',
      question: 'Do equal hash codes mean equal keys?',
      asks: [
        'equal hash codes mean equal keys, right',
        'same hash so same object',
        'two keys with one hash are identical',
        'compare hashes instead of keys',
      ],
      answer:
        'No. Different keys can share a hash, because there are far more keys than hash values. In Java "Aa" and "BB" both have the hash code 2112. The table therefore compares the keys themselves with `equals` after the hash led to the bucket.',
    },
    {
      kind: 'mistake',
      question: 'Is a hash map always faster than an array?',
      asks: [
        'hash map is always faster than an array',
        'dictionary beats a list every time',
        'so i use a map for everything',
        'map always the fastest choice',
        'hash map or array',
        'array vs hash map',
        'why not always use a hash map',
        'when should i not use a hash map',
        'disadvantages of a hash map',
        'is an array faster than a hash map',
        'list vs dict',
      ],
      answer:
        'No. If the keys are small integers or letters, an array indexed by the key is faster and smaller: no hashing, no collisions, less memory. For about ten elements a plain scan often wins, too. Take the map when keys are large, sparse or not integers.',
    },
    {
      kind: 'mistake',
      question: 'Is a set of the values enough to count pairs?',
      asks: [
        'set of values is enough to count pairs',
        'count pairs with a set only',
        'number of pairs with sum, set or counts',
        'repeated numbers lost when counting pairs',
      ],
      answer:
        'No. A set stores each value once, so repeats are lost: [1, 1, 1] has 3 pairs with sum 2, but a set lets you find at most two. Keep a map from value to count, and for each x first add `count[target - x]`, then increase `count[x]`.',
      further: {
        example:
          'Count the pairs with sum 6 in [2, 2, 4].\n- With a set: at 4 the set is {2}, so you count 1.\n- With counts: at 4 the map is {2: 2}, so you count 2, one for each 2.\nThere are two pairs: indices 0 and 2, and indices 1 and 2.',
        why: 'Each earlier copy of the partner forms a pair of its own with x. So a lookup must return a number, not just yes or no, and a set forgets that number when the second copy comes.',
        check: {
          ask: 'How many pairs of indices in [5, 5, 5, 5] have the sum 10?',
          right: ['6', 'six'],
          because: 'Six: the elements find 0, 1, 2 and 3 earlier copies, and 0 + 1 + 2 + 3 = 6.',
          wrong: [
            {
              says: ['4', 'four'],
              reply: 'That is the number of elements. How many earlier copies does each of them find?',
            },
            { says: ['12', 'twelve'], reply: 'You counted each pair from both of its ends.' },
            {
              says: ['2', 'two'],
              reply: 'You used each element in one pair only. An element may belong to several pairs.',
            },
          ],
        },
        claims: [
          {
            says: [
              'counting pairs needs counts',
              'i need a map from value to count',
              'to count pairs i store how often each value came',
            ],
            isRight: true,
            reply:
              'Yes. Add `count[target - x]` for each x: if the partner occurred three times before, three pairs end here.',
          },
          {
            says: ['a set works if there are no duplicates', 'distinct values need only a set'],
            isRight: true,
            reply:
              'Yes, if you look up before you insert. With distinct values every count is 0 or 1, and that is what a set stores.',
          },
          {
            says: [
              'increase the count first and then add',
              'update count before the lookup',
              'store the value before adding its partners',
            ],
            isRight: false,
            reply: 'No. Then x counts as its own partner: [5] with target 10 would give 1 pair instead of 0.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Why do I count the same pair twice?',
      asks: [
        'counts the same pair twice',
        'every pair comes out in both orders',
        'pair count is double',
        'reports a b and b a',
      ],
      answer:
        'You fill the whole map first and then loop over all elements, so each pair is found from both of its ends. Use one pass: look up the partner among the earlier elements, then store the current one. Halving also works, if pairs of an element with itself are excluded.',
    },
    {
      kind: 'mistake',
      question: 'Why is a pair with the first element never found?',
      about: 1,
      asks: [
        'pair with the first element never found',
        'index 0 treated as missing',
        'if map get fails for zero',
        'works unless the answer starts at 0',
      ],
      answer:
        'Index 0 counts as false, so `if (map.get(x))` or `if d.get(x):` treats a stored 0 as missing. Ask whether the key exists: `map.has(x)` in JavaScript, `x in d` in Python, or compare with null or None.',
    },
    {
      kind: 'mistake',
      question: 'Why does my program crash when the key is not there?',
      asks: [
        'crashes when the key is not there',
        'keyerror on first lookup',
        'null pointer from map get',
        'program dies when increasing a new count',
      ],
      answer:
        'You read a key before it was stored. In Python use `d.get(x, 0)` or a `defaultdict(int)`; in Java use `getOrDefault(x, 0)` or `merge`, because unboxing the null that `get` returns throws a NullPointerException.',
    },
    {
      kind: 'mistake',
      question: 'Why does my map contain keys that I never put in?',
      asks: [
        'map has keys i never put in',
        'dictionary gets bigger while only reading',
        'defaultdict grows on lookup',
        'size of map changes when i look',
      ],
      answer:
        'Reading creates the entry: `d[x]` on a Python `defaultdict` and `m[x]` on a C++ map insert a default value. Test with `x in d`, `d.get(x)`, or in C++ `m.count(x)` and `m.find(x)`, none of which insert.',
    },
    {
      kind: 'when',
      question: 'How do I find who sent a request without an answer?',
      asks: [
        'cloakroom number handed out twice',
        'books borrowed but not yet returned',
        'same person on both guest lists',
        'who sent a request without an answer',
        'two coupons that add up, unsorted',
        'first visitor who comes back',
      ],
      answer:
        'Use a hash set or map: each step needs to know whether exactly this key came before, and where or how often. Store what you pass, and look up before you store. One pass takes O(n) on average. If you need the nearest key instead of the same one, use sorted order.',
    },
    {
      kind: 'how',
      question: 'How do I find duplicates in a file larger than memory?',
      asks: [
        'duplicates in a file larger than memory',
        'find common ids of two huge files',
        'hash set does not fit in ram',
        'data too large for one map',
      ],
      answer:
        'Split the data into files by `hash(key) % m`, so that equal keys always go to the same file. Then handle one file at a time with a set that fits in memory. Two sequential passes are enough, unless one part is still too large; split that one again with another hash function.',
    },
    {
      kind: 'how',
      question: 'How do I check with little memory whether something was seen before?',
      asks: [
        'seen before check with little memory',
        'bloom filter instead of set',
        'stream membership approximate',
        'crawler visited urls billions',
      ],
      answer:
        'If a few wrong answers are acceptable, use a Bloom filter: several hash functions set bits, and a key is "maybe seen" only if all its bits are set. It can report an unseen key as seen, but never misses one that was added. A plain one cannot delete keys.',
    },
    {
      kind: 'how',
      question: 'How do I count sums of zero from four arrays?',
      about: 454,
      asks: [
        'four arrays, count sums to zero',
        '4sum ii with maps',
        'sum of two arrays in a map',
        'split four numbers in two halves',
      ],
      answer:
        'Store how often each sum a + b of the first two arrays occurs, then for each sum c + d of the other two add `count[-(c + d)]`. That takes O(n²) time and up to O(n²) space instead of O(n⁴). Splitting in halves is the general idea: meet in the middle.',
    },
    {
      kind: 'when',
      question: 'How do I read constraints such as n <= 10^5?',
      isGeneral: true,
      asks: [
        'how do i read constraints n <= 10^5',
        'what do the constraints tell me',
        'what does n <= 10^5 mean',
        'which complexity for n = 10^5',
        'how big can n be for o(n^2)',
        'how many operations per second',
        'is o(n^2) ok for n = 10^4',
        'use the limits to guess the algorithm',
        'what does 1 <= n <= 1000 tell me',
        'what complexity do i need if n is 100000',
        'which complexity for n = 100000',
      ],
      answer:
        'They tell you which running time is expected. Count on about 10^8 simple steps per second, fewer in Python. So n ≤ 20 allows all subsets, n ≤ 500 three nested loops, n ≤ 5,000 two, and n ≤ 10^5 or 10^6 needs O(n log n) or O(n). Limits near 10^9 call for binary search or a formula. Check the idea against the limit before you code.',
      further: {
        example:
          'The limit is n ≤ 10^5. Two nested loops need 10^10 steps, about 100 seconds: too slow. Sorting needs about 10^5 · 17, less than two million steps, so O(n log n) fits easily.',
        why: 'Authors choose the limit so that the intended solution passes and a slower one does not. So the limit says more about the solution than most words of the statement.',
        check: {
          ask: 'The statement says n ≤ 18 and looks for the best subset. How many subsets do 18 elements have, roughly: 300, 260,000 or 10^18?',
          right: ['260,000', '260000', '262144', '2^18'],
          because: 'About 260,000: 2^18 = 262,144, so trying all subsets is fine.',
          wrong: [
            {
              says: ['300', '324'],
              reply:
                'That is about 18². But each element can be in or out, which doubles the number of subsets 18 times.',
            },
            { says: ['10^18'], reply: 'Doubling 10 times gives about 1,000. What do 18 doublings give?' },
          ],
        },
        claims: [
          {
            says: ['n <= 20 hints at trying all subsets', 'a small n allows exponential time'],
            isRight: true,
            reply: 'Yes. 2^20 is about a million, which is fast.',
          },
          {
            says: ['o(n^2) is fine for n = 10^5', 'two loops are ok for 100000'],
            isRight: false,
            reply: 'No. That is 10^10 steps, far more than about 10^8 per second.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I approach a new problem?',
      isGeneral: true,
      asks: [
        'how do i approach a new problem',
        'how do i start a problem i have never seen',
        'what are the steps to solve a coding problem',
        'how do i begin a problem',
        'what is a good way to attack a problem',
        'where do i start with an unknown problem',
        'general strategy for coding problems',
        'first steps for any problem',
        'how do i solve problems step by step',
      ],
      answer:
        'Go step by step. Say the task in your own words. Work a small example by hand and watch what you do. State a brute force and its cost. Look for what it repeats, and which structure removes the repetition: a map, sorting, a window, a stack. Check the idea on the example and on edge cases. Only then write code.',
      further: {
        example:
          '“Is there a pair with sum 9 in [2, 7, 4]?” By hand: for 2 you look for 7. Brute force tries all pairs, O(n²). It searches the array again and again, so store the values in a set: for each x look up 9 - x. That is O(n).',
        why: 'The example shows what has to be computed, and the brute force shows what is repeated. An optimization always removes repeated work, so you have to see it first.',
        check: {
          ask: 'You have understood the statement and worked a small example. What comes next: code, brute force or optimization?',
          right: ['brute force', 'brute', 'bruteforce'],
          because: 'The brute force: it is simple, it is surely right, and it shows which work is repeated.',
          wrong: [
            {
              says: ['code', 'coding'],
              reply: 'Which algorithm would you code? First say a simple one in a sentence.',
            },
            {
              says: ['optimization', 'optimize', 'optimise'],
              reply: 'What would you optimize? You need a first solution whose waste you can see.',
            },
          ],
        },
        claims: [
          {
            says: ['i should start coding right away', 'coding first saves time'],
            isRight: false,
            reply:
              'No. A wrong idea costs more time in code than in a sentence. Check it on an example first.',
          },
          {
            says: ['a small example by hand helps', 'working an example by hand is worth the time'],
            isRight: true,
            reply:
              'Yes. Your hand often does the right algorithm before you can name it, and the example later serves as a test.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'What do I say first in an interview?',
      isGeneral: true,
      asks: [
        'what do i ask the interviewer first',
        'how do i start in a coding interview',
        'what do i clarify before coding',
        'what do i say first in an interview',
        'how do i start a coding interview',
        'what questions should i ask the interviewer',
        'what do i do in the first minutes',
        'clarifying questions to ask',
        'should i ask about the input',
        'how do i begin talking in an interview',
        'what to say before coding',
        'how do i begin solving a problem in the interview',
        'how do i begin a problem in an interview',
      ],
      answer:
        'Repeat the task in your own words, then ask about the input: how large is it, is it sorted, can it be empty, are there duplicates or negative numbers, what should you return if there is no answer? Work one small example aloud. Then name a simple solution with its cost, say how you want to improve it, and wait for agreement before you code.',
    },
    {
      kind: 'how',
      question: 'What do I do when I am stuck in an interview?',
      isGeneral: true,
      asks: [
        'what if i get stuck',
        'what do i do when i blank out in the interview',
        'what if i get nervous and forget everything',
        'what if my mind goes blank',
        'what should i do when i am stuck in an interview',
        'i am stuck in an interview',
        'what if i have no idea in an interview',
        'what if i dont know the solution',
        'how do i get unstuck',
        'my mind goes blank in interviews',
        'can i ask for a hint in an interview',
        'what to do if i cannot find the optimal solution',
      ],
      answer:
        'Say what you are thinking. Work a small example by hand, and ask what you would do with a sorted input, or with a map of everything seen so far. Solve an easier version: one element, no duplicates, k = 1. State the brute force; a working slow solution is worth more than none. A hint is normal, so use it aloud.',
    },
    {
      kind: 'how',
      question: 'Should I start with brute force?',
      isGeneral: true,
      asks: [
        'should i say the brute force',
        'should i start with brute force',
        'is brute force ok in an interview',
        'should i mention the naive solution',
        'brute force first or optimal first',
        'do i have to code the brute force',
        'is it bad to start with a slow solution',
        'why start with brute force',
      ],
      answer:
        'Brute force is a good start: say it in one or two sentences with its cost, such as “try every pair, O(n²)”. It proves that you understand the task, and it shows what is repeated, which is what you then remove. Do not code it unless you find nothing better. It is also a good checker for a faster solution on small inputs.',
    },
    {
      kind: 'mistake',
      question: 'Which edge cases should I test?',
      isGeneral: true,
      asks: [
        'which edge cases should i test',
        'what edge cases should i check',
        'what are common edge cases',
        'corner cases to test',
        'how do i test my solution',
        'what inputs should i try',
        'what should i check before i say done',
        'list of edge cases',
      ],
      answer:
        'Test the smallest and the strangest inputs: empty, one element, two elements, all equal, already sorted, reversed, negative numbers and zero, no solution, and the answer at the first or last position. For trees, a missing child and a single chain; for graphs, a cycle and an unreachable node. Then think of the largest input: time and overflow.',
    },
    {
      kind: 'how',
      question: 'How do I test my code without running it?',
      isGeneral: true,
      asks: [
        'how do i test my code',
        'how do i test my code without running it',
        'what is a dry run',
        'how do i trace code by hand',
        'how do i do a dry run',
        'how do i debug on a whiteboard',
        'how do i check my code in an interview',
        'trace my code on paper',
      ],
      answer:
        'Do a dry run: take a small input, write one column for each variable, and go through the code line by line, writing down every new value. Follow the code as it is written, not as you meant it. Three elements are enough. Choose an input that enters every branch, then repeat with an empty input.',
    },
    {
      kind: 'when',
      question: 'Which data structure should I use?',
      isGeneral: true,
      asks: [
        'how do i decide the data structure',
        'which data structure should i use',
        'how do i choose a data structure',
        'what data structure fits my problem',
        'how do i pick the right data structure',
        'array or map or heap how do i choose',
        'what data structure when',
        'which structure for fast lookup',
      ],
      answer:
        'Ask which operation you repeat most. Look up a value: hash map or set. Read by position: array. Take the newest first: stack; the oldest first: queue. Take the smallest or largest again and again: heap. Keep everything sorted while it changes: balanced search tree. Words by prefix: trie. Merge groups: union-find. Relations between things: graph.',
    },
    {
      kind: 'when',
      question: 'How do I know which pattern to use?',
      isGeneral: true,
      asks: [
        'how do i know which pattern to use',
        'how do i recognize the pattern',
        'which pattern fits this problem',
        'how do i choose the right technique',
        'how do i identify the pattern of a problem',
        'how do i pick an algorithm',
        'which technique should i use',
        'signs of each pattern',
      ],
      answer:
        'Look at what is given and what you need. Sorted array: binary search or two pointers. Contiguous subarray or substring: window or prefix sums. “Seen before” or pairs: hash map. All combinations: backtracking. Count or best over choices: DP. Fewest steps: BFS. k largest: heap. Nested or nearest greater: stack. Prerequisites: topological sort. Then test the idea on an example.',
    },
    {
      kind: 'what',
      question: 'What is a hash map?',
      asks: [
        'is a dictionary the same as a hash table',
        'dictionary vs hash table',
        'what is a hash map',
        'what is a hash table',
        'what is a dictionary in python',
        'what does a hash map do',
        'hash map meaning',
        'define hash table',
        'what is a map in programming',
        'explain hash maps',
        'what is a dict',
      ],
      answer:
        'A hash map stores pairs of a key and a value and finds the value of a key in O(1) on average: `age["Ann"] = 30`, then `age["Ann"]` gives 30. It is called dict in Python, HashMap in Java, Map in JavaScript. Inside, a hash function turns the key into a bucket number, so no search through all entries is needed.',
      further: {
        example:
          '`count = {}`. Read "abca": a gives {a: 1}, b adds b: 1, c adds c: 1, and the second a finds its entry and makes it 2. Four letters, four lookups, and no loop over the earlier letters.',
        why: 'A list must be searched from the front, because the value says nothing about its position. A hash map computes the position from the key, so it goes straight to the right bucket.',
        check: {
          ask: 'You look up one key in a hash map of a million entries. What is the average cost in Big O?',
          right: ['o(1)', '1', 'constant'],
          because: 'O(1): the hash of the key gives the bucket, however many entries there are.',
          wrong: [
            {
              says: ['o(n)', 'n', 'linear'],
              reply: 'That would be a search through all entries. What does the hash of the key tell?',
            },
            {
              says: ['o(log n)', 'log n'],
              reply:
                'That is a balanced search tree, which compares keys. Does a hash map compare with many keys?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a hash map finds a key in constant time on average',
              'lookup in a dict is o(1) on average',
            ],
            isRight: true,
            reply: 'Yes, on average. In the worst case, when all keys share a bucket, it is O(n).',
          },
          {
            says: ['a hash map keeps its keys sorted', 'a dictionary is sorted by key'],
            isRight: false,
            reply:
              'No. Its order has nothing to do with the size of the keys. For sorted keys use a tree map, or sort at the end.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What is a hash function?',
      asks: [
        'what is a hash function',
        'what is a hash',
        'what does hashing mean',
        'hash function meaning',
        'what is a hash code',
        'what is a good hash function',
        'how does a hash function work',
        'what makes a good hash function for keys',
      ],
      answer:
        'A hash function turns a key into a number, and that number modulo the number of buckets says where the key is stored. The same key must always give the same number. A good one is fast and spreads different keys evenly over the buckets. A toy example: add up the letter numbers, so "cab" gives 3 + 1 + 2 = 6.',
      further: {
        example:
          'With 4 buckets and the toy function, "cab" has the hash 6 and goes to bucket 6 % 4 = 2. "bac" has the hash 6 as well, so it goes to the same bucket: a collision. Real functions also use the order of the letters.',
        why: 'If keys are spread evenly, each bucket contains only a few, so a lookup compares with only a few keys. If many keys get the same bucket, the lookup becomes a search through a list.',
        check: {
          ask: 'The hash of a key is 13 and there are 8 buckets. Which bucket number does the key get?',
          right: ['5', 'five'],
          because: '5: 13 = 8 + 5, so 13 % 8 is 5.',
          wrong: [
            {
              says: ['13', 'thirteen'],
              reply: 'There are only the buckets 0 to 7. What does modulo do with 13?',
            },
            { says: ['1', 'one'], reply: 'That is the quotient. The bucket is the remainder.' },
          ],
        },
        claims: [
          {
            says: ['the same key always gives the same hash', 'equal keys have equal hashes'],
            isRight: true,
            reply: 'Yes. Otherwise a key could not be found again.',
          },
          {
            says: ['different keys always give different hashes', 'a hash is unique'],
            isRight: false,
            reply:
              'No. There are more possible keys than hash values, so some share one. That is a collision.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does a hash table work inside?',
      asks: [
        'how does a hash table work inside',
        'how does a hash map work internally',
        'how is a hash map implemented',
        'what happens inside a dictionary',
        'hash table internals',
        'how does a hash map store its keys',
        'what is a bucket',
        'how are buckets used',
        'how do hash maps work under the hood',
        'how does a hash map work under the hood',
      ],
      answer:
        'It is an array of buckets. To store a key, it computes the hash of the key, takes it modulo the number of buckets, and puts the pair there. A lookup computes the same number and compares only the keys in that bucket. When the table becomes too full, it allocates about twice as many buckets and puts all keys in again.',
      further: {
        example:
          '4 buckets, and the hash of a number is the number itself. 9 goes to bucket 9 % 4 = 1, 14 to bucket 2, 5 to bucket 1 as well. To find 5, look only into bucket 1 and compare: 9 is not it, 5 is.',
        why: 'The bucket number is computed from the key, so all other buckets can be ignored. If the table grows with its entries, a bucket contains only a few keys on average.',
        check: {
          ask: 'There are 10 buckets, and the hash of a number is the number itself. Which bucket does 47 go to?',
          right: ['7', 'seven'],
          because: '7: 47 % 10.',
          wrong: [
            { says: ['4', 'four'], reply: 'That is the quotient. The bucket is the remainder.' },
            { says: ['47'], reply: 'There are only the buckets 0 to 9.' },
          ],
        },
        claims: [
          {
            says: ['a lookup compares only the keys in one bucket', 'only one bucket is searched'],
            isRight: true,
            reply:
              'Yes, with chaining: the hash tells which one. With open addressing it may also look at the next slots.',
          },
          {
            says: ['the table searches all buckets', 'a lookup walks through all entries'],
            isRight: false,
            reply: 'No. The hash leads to one bucket.',
          },
        ],
      },
    },
    {
      kind: 'what',
      question: 'What are a key and a value?',
      asks: [
        'what is a key',
        'what is a value',
        'what is a key value pair',
        'key vs value',
        'what can be a key',
        'what does hashable mean',
        'what are keys in a map',
        'can two keys be equal',
      ],
      answer:
        'The key is what you look up, the value is what is stored for it: in {"ann": 30}, "ann" is the key and 30 the value. Each key occurs once; storing it again replaces the value. A key must not change while it is in the map, so numbers, strings and tuples of them are fine, but a Python list is not hashable.',
    },
    {
      kind: 'compare',
      question: 'Should I use a set or a list to check membership?',
      asks: [
        'set vs list',
        'set or list',
        'list or set for lookup',
        'why is x in list slow',
        'is in a set faster',
        'x in list vs x in set',
        'membership test list or set',
        'why use a set instead of a list',
      ],
      answer:
        'Use a set. `x in list` compares with every element, O(n), while `x in set` computes the bucket, O(1) on average. Inside a loop over n elements that is O(n²) against O(n). Building the set costs O(n) once. Keep the list if you need the order, the positions or repeated values, which a set loses.',
      further: {
        example:
          '1,000 queries on 1,000 values. A list needs up to 1,000 comparisons per query, a million together. A set needs 1,000 insertions once, and then about one step per query.',
        why: 'A list knows nothing about where a value is, so it compares one after the other. A set computes the bucket from the value.',
        check: {
          ask: 'What does `x in values` cost for a Python list of n elements, in Big O?',
          right: ['o(n)', 'n', 'linear'],
          because: 'O(n): it compares x with one element after the other.',
          wrong: [
            { says: ['o(1)', '1', 'constant'], reply: 'That is a set. How can a list know where x is?' },
            {
              says: ['o(log n)', 'log n'],
              reply: 'That would be a binary search, but `in` does not use the order.',
            },
          ],
        },
        claims: [
          {
            says: ['x in set is o(1) on average', 'set lookup is constant on average'],
            isRight: true,
            reply: 'Yes, on average.',
          },
          {
            says: ['a set keeps duplicates', 'a set stores repeated values'],
            isRight: false,
            reply: 'No. Each value is stored once.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I find duplicates in an array?',
      about: 217,
      asks: [
        'how do i find duplicates',
        'find duplicate elements',
        'check for duplicates in an array',
        'how do i detect a repeated value',
        'contains duplicate idea',
        'does any value appear twice',
        'find repeated numbers in a list',
      ],
      answer:
        'Walk through the array with a set. If the current value is already in the set, it is a duplicate; otherwise add it. [3, 1, 3] stops at the second 3. That is O(n) time on average and O(n) space. Without a set you can sort first and compare neighbors, O(n log n). To report how often each occurs, count in a map.',
      further: {
        example:
          '[4, 8, 6, 8]: 4 is new, add it. 8 is new, add it. 6 is new, add it. The second 8 is in the set: a duplicate.',
        why: 'When you reach an element, the set contains exactly the values before it. So “is it in the set?” asks whether it occurred before.',
        check: {
          ask: 'You check [1, 2, 3, 2, 1] from the left with a set. Which duplicate is found first?',
          right: ['2', 'two'],
          because: '2: the second 2 comes before the second 1.',
          wrong: [
            { says: ['1', 'one'], reply: 'The second 1 is the last element. Which repeat comes before it?' },
          ],
        },
        claims: [
          {
            says: ['a set finds duplicates in o(n)', 'one pass with a set is enough'],
            isRight: true,
            reply: 'Yes, on average: one lookup and one insertion per element.',
          },
          {
            says: ['i must compare every pair', 'finding duplicates takes o(n^2)'],
            isRight: false,
            reply: 'No. A set remembers what was seen, so one pass is enough.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I loop over a hash map?',
      asks: [
        'how do i loop over a hash map',
        'iterate over a dictionary',
        'loop through keys and values',
        'how to go through a map',
        'for each key in a dict',
        'iterate a hashmap in java',
        'print all entries of a map',
      ],
      answer:
        'In Python `for key, value in d.items()`, in JavaScript `for (const [key, value] of map)`, in Java `for (var e : map.entrySet())` with `e.getKey()` and `e.getValue()`. It takes O(n) for n entries plus the empty buckets. Do not add or delete keys during the loop: Python and Java report an error. Loop over a copy of the keys instead.',
    },
    {
      kind: 'how',
      question: 'What happens if the key does not exist?',
      asks: [
        'what happens if the key does not exist',
        'key error in a dictionary',
        'missing key in a map',
        'how do i check if a key exists',
        'get with a default value',
        'how do i avoid keyerror',
        'how do i delete a key',
        'default value for a missing key',
      ],
      answer:
        "In Python `d[key]` raises a KeyError; `d.get(key, 0)` gives a default instead, and `key in d` tests first. Java's `map.get(key)` gives null, so use `getOrDefault(key, 0)`; JavaScript gives undefined. C++ `m[key]` silently inserts the key with a zero value. To delete use `d.pop(key, None)`, `map.remove(key)` or `map.delete(key)`.",
    },
    {
      kind: 'cost',
      question: 'How much memory does a hash map use?',
      asks: [
        'how much memory does a hash map use',
        'space complexity of a hash map',
        'memory of a dictionary',
        'is a hash map memory heavy',
        'does a hash map waste space',
        'how big is a hash map',
        'hash map space cost',
      ],
      answer:
        'O(n) for n entries, but with a larger constant than an array: each entry stores the key, the value and often the hash and a link, and some buckets stay empty so that lookups remain fast. As a rough guide, expect several times the memory of an array with the same values. Storing only what you need, such as counts, keeps it small.',
    },
    {
      kind: 'what',
      question: 'What is the load factor of a hash table?',
      asks: [
        'what is load factor',
        'what is rehashing',
        'when does a hash map grow',
        'load factor meaning',
        'why does a hash table resize',
        'what is a resize of a hash map',
        'load factor 0.75',
        'what does load factor mean',
        'what is the load factor',
        'how full is a hash table',
        'when is a hash table too full',
        'how full can a hash table get',
        'why does a hash table double',
        'why is the load factor 0.75',
        'what happens when the hash table is full',
      ],
      answer:
        'The load factor is the number of entries divided by the number of buckets: 6 entries in 8 buckets give 0.75. The fuller the table, the more keys share a bucket. When a limit is exceeded (0.75 in Java), the table allocates about twice as many buckets and puts every key in again, called rehashing. That is O(n), but rare, so inserting stays O(1) amortized.',
    },
    {
      kind: 'what',
      question: 'What is a data structure?',
      isGeneral: true,
      asks: [
        'what is a data structure',
        'data structure meaning',
        'define data structure',
        'what are data structures',
        'data structure vs algorithm',
        'why do data structures matter',
      ],
      answer:
        'A way to store data so that certain operations are fast. An array reads any index in O(1), a hash map finds a key in O(1) on average, a heap gives the smallest value, a stack the newest. None is best at everything. So ask first which operation your algorithm repeats most, then choose the structure that makes it cheap.',
    },
    {
      kind: 'compare',
      question: 'What is a trade-off between time and space?',
      isGeneral: true,
      asks: [
        'what is a time space tradeoff',
        'time vs space complexity',
        'what does trading memory for speed mean',
        'time complexity vs space complexity',
        'time or space which matters more',
        'what is a trade-off',
      ],
      answer:
        'You often get speed by storing more. Finding a pair with a given sum takes O(n²) time and O(1) space with two loops, but O(n) time and O(n) space with a hash map. A memo does the same for recursion. In interviews time usually matters more, but name both costs, and say which one you improved.',
    },
    {
      kind: 'how',
      question: 'How long should I try before I look at the solution?',
      isGeneral: true,
      asks: [
        'how long should i try before looking at the solution',
        'when should i look at the solution',
        'is it ok to look at the solution',
        'how much time per problem',
        'how long should a medium problem take',
        'am i allowed to read solutions',
      ],
      answer:
        'Try for about 20 to 30 minutes, as long as you still have new ideas. Then take one hint and try again. If you read the solution, close it, write it from memory, and solve the problem again some days later without help. Note in one sentence what you missed: that sentence is what you learn from.',
    },
    {
      kind: 'how',
      question: 'How do I get better at coding problems?',
      isGeneral: true,
      asks: [
        'how do i get better at coding problems',
        'how do i practice for coding interviews',
        'how should i practice',
        'do i have to memorize solutions',
        'how do i remember patterns',
        'how do i improve at leetcode',
        'is memorizing solutions useful',
      ],
      answer:
        'Learn one pattern at a time: its idea, when it applies, and its code. Solve three to five problems with it, from easy to medium, then mix patterns so that you have to recognize them. Repeat problems after days, without looking. Do not memorize solutions; remember the clue in the statement and the idea it led to.',
    },
    {
      kind: 'compare',
      question: 'Which language should I use in an interview?',
      isGeneral: true,
      asks: [
        'which language should i use in an interview',
        'best programming language for coding interviews',
        'python or java for interviews',
        'is python ok for interviews',
        'should i use python or c++ in an interview',
        'which programming language for leetcode',
      ],
      answer:
        'The one you write most fluently, if the company allows it. Python is short and has sets, dictionaries, heaps and sorting built in; Java and C++ are as good if you know their collections. Know for your language how to sort by a key, use a map, a queue and a heap, and what each operation costs.',
    },
    {
      kind: 'how',
      question: 'Which questions do I ask the interviewer about the input?',
      isGeneral: true,
      asks: [
        'what should i ask first',
        'what do i ask about the input',
        'which questions do i ask about the input',
        'what should i clarify first',
        'what do i need to know about the input',
      ],
      answer:
        'Ask what changes the solution. How large is n? Is it sorted? Can it be empty? Are there duplicates, negative numbers or zeros? Does an answer always exist, and may there be several? May I change the input? For graphs: directed, connected, weighted? For strings: which characters? Two or three of these are enough, then work an example.',
    },
    {
      kind: 'how',
      question: 'What do I do if I run out of time in an interview?',
      isGeneral: true,
      asks: [
        'what if i have no time left',
        'what if i run out of time',
        'what if i cannot finish in time',
        'what do i do when there is no time left',
        'what if i dont finish the code',
        'is it bad if i dont finish',
      ],
      answer:
        'Say it early: “I have ten minutes left; I will finish the main loop and describe the rest.” Write the core of the algorithm, and leave helpers as named calls without a body. Then say in two sentences what is missing, which edge case you would test, and what it costs. A clear plan with half of the code is worth more than silent typing.',
    },
    {
      kind: 'compare',
      question: 'Is Python too slow for coding interviews?',
      isGeneral: true,
      asks: [
        'is python too slow for interviews',
        'is python too slow',
        'is python fast enough for interviews',
        'does the speed of the language matter',
        'will python time out',
      ],
      answer:
        'Python is fast enough: interviewers judge the complexity, not seconds. Python does about 10^7 simple steps per second, and Java or C++ about ten times as many or more, so O(n log n) with n = 10^5 is fine in each. What is too slow is mostly hidden work: `x in list`, `pop(0)` and slices inside a loop are O(n) each.',
    },
    {
      kind: 'how',
      question: 'Should I write comments in an interview?',
      isGeneral: true,
      asks: [
        'should i write comments',
        'should i write comments in an interview',
        'do i need comments in my code',
        'should i comment my code',
        'are comments needed',
      ],
      answer:
        'Few. Good names say more: `last_end` instead of `x`. One line for the invariant helps you and the reader: “the queue contains exactly one level”. Say the rest aloud. Before you code, you may write the steps as comments and then fill them in, so that your plan is visible if time runs out.',
    },
    {
      kind: 'how',
      question: 'How many problems should I solve before an interview?',
      isGeneral: true,
      asks: [
        'how many problems should i solve',
        'how many problems do i need',
        'how many leetcode problems are enough',
        'how many questions should i practice',
        'how long should i prepare',
      ],
      answer:
        'Fewer than most people think, if you understand them. Three to five per pattern, from easy to medium, are about 150 in all. Solve each one again after a few days without looking. You know a pattern when you can say which words in the statement point to it, why it works, and what it costs.',
    },
    {
      kind: 'how',
      question: 'How do I explain the complexity of my solution?',
      isGeneral: true,
      asks: [
        'how do i explain complexity',
        'how do i explain the complexity',
        'how do i explain the time complexity in an interview',
        'how do i talk about big o',
        'how do i present the cost',
        'what do i say about complexity',
      ],
      answer:
        'Name the variables first: “n is the number of words, L the longest length.” Then say what happens how often: “Sorting takes O(n log n), the loop visits each word once, so O(n log n) dominates.” Then the space: “The map has up to n keys, O(n).” If it depends on something, say it: on average for hash maps, balanced for trees.',
    },
    {
      kind: 'how',
      question: 'May I use library functions in an interview?',
      isGeneral: true,
      asks: [
        'is it ok to use library functions',
        'can i use library functions',
        'can i use built in functions',
        'may i use the standard library',
        'do i have to implement it myself',
        'can i use sort and heapq',
      ],
      answer:
        'You may, for tools that are not the point: sorting, maps, queues, heaps. Say what they cost: “`sorted` is O(n log n).” Ask if the function is the task itself, such as `s[::-1]` for “reverse a string”. Be ready to write it yourself if the interviewer wants to see it.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between an array and a list in Python?',
      isGeneral: true,
      asks: [
        'whats the difference between array and list in python',
        'array vs list in python',
        'is a python list an array',
        'is a python list a linked list',
        'list or array in python',
      ],
      answer:
        'A Python list is a dynamic array: its elements are in one block, so reading by index is O(1) and appending is O(1) amortized, but inserting or deleting at the front is O(n). It is no linked list. The module `array` and NumPy store plain numbers of one type and need less memory. In interviews you use lists.',
    },
    {
      kind: 'how',
      question: 'How do I talk while I am coding?',
      isGeneral: true,
      asks: [
        'how do i talk while coding',
        'should i think out loud',
        'how do i think aloud',
        'what do i say while i code',
        'i get quiet when i code',
        'do i have to talk all the time',
      ],
      answer:
        'Before a block say what it does: “This loop finds the first window that is valid.” At a decision name both options and why you take one. While typing you may be silent; say so: “Give me a minute to write this loop.” After it, trace one small input aloud. You need not fill every second.',
    },
    {
      kind: 'mistake',
      question: 'How much do interviewers care about edge cases?',
      isGeneral: true,
      asks: [
        'do they care about edge cases',
        'are edge cases important in an interview',
        'do i have to handle empty input',
        'should i ask about edge cases',
        'how much do edge cases matter',
      ],
      answer:
        'Much: they show whether you test your own work. Ask about them before you code: can it be empty, are there duplicates or negative numbers, does an answer always exist? Then write the code so that few special cases are left, and at the end trace one: an empty input, one element, all elements equal.',
    },
    {
      kind: 'what',
      question: 'What is pseudocode?',
      isGeneral: true,
      asks: [
        'what is pseudocode',
        'pseudocode meaning',
        'can i write pseudocode in an interview',
        'pseudo code example',
        'should i write pseudocode first',
        'what does pseudo code look like',
      ],
      answer:
        'Pseudocode describes the steps of a program in plain words and simple structure, without the exact syntax: “for each number: if its partner is in the map, return both; otherwise store it”. Three to six lines of it before coding help you and the interviewer to check the idea. At the end most interviewers want real code.',
    },
    {
      kind: 'what',
      question: 'What does the map in two sum contain?',
      about: 1,
      asks: [
        'what map',
        'which map do you mean',
        'what map do you mean',
        'what does the map store in two sum',
        'what is in the map',
        'what do i put into the map',
        'is it number to index or index to number',
        'does the map store number to index',
        'what is the key and what is the value in two sum',
      ],
      answer:
        'Each number that you have already passed is a key, and its index is the value. For [5, 1, 4] the map is empty at first, then {5: 0}, then {5: 0, 1: 1}. At 4 with target 9 you ask the map for 5 and get index 0 at once, without a second loop over the array. In Python such a map is a `dict`, in Java a `HashMap`.',
    },
    {
      kind: 'why',
      question: 'Why do people use hash maps?',
      asks: [
        'why do people use hash maps',
        'why use a hash map',
        'why do we need hash maps',
        'what is the point of a hash map',
        'why not simply a list',
        'why not just loop through the array',
        'why would i use a hash map and not a list',
        'what is a hash map good for',
        'why is everyone using hash maps',
      ],
      answer:
        'To find something by its key without searching. In a list of 1,000,000 names you may compare up to 1,000,000 names; a hash map computes from the name where it must be and compares one or a few, O(1) on average. You pay with O(n) memory and lose the order. So use it for “have I seen this?”, “how many?” and “where is it?”.',
    },
    {
      kind: 'what',
      question: 'How does a Python dict store its keys?',
      asks: [
        'is it the same for a python dict',
        'in a python dict too',
        'and in a python dict',
        'is a dict a hash map',
        'is a python dictionary a hash table',
        'does a python dict use hashing',
        'is lookup in a python dict o(1)',
        'python dict complexity',
        'how is a python dict implemented',
        'is a python set a hash table',
        'does it hold for a dict too',
        'and is it the same for a python dict',
        'does the same hold for dicts in python',
        'what about a python dict',
      ],
      answer:
        "A Python `dict` is a hash table, and so is a `set`: lookup, insert and delete take O(1) on average and O(n) in the worst case. When a slot is taken, it tries other slots of the same array (open addressing), and it moves to a larger array before that gets crowded. Since Python 3.7 a `dict` also keeps the order of insertion. Java's `HashMap` is O(1) on average, too.",
    },
    {
      kind: 'why',
      question: 'Why does a hash map need a hash function?',
      asks: [
        'why does a hash map need a hash function',
        'why do i need a hash function',
        'what is the hash for',
        'why not use the key as the index',
        'why not use the key itself as the index',
        'why is hashing needed',
        'why does a hash table need hashing',
      ],
      answer:
        'An array needs an index, and a key such as "apple" is none. The hash function turns any key into a number, and that number modulo the number of buckets is the index: with 8 buckets, the hash 43 leads to bucket 3. A large key such as 4,000,000,000 as an index would need an array of that length, although only a few of its cells are used.',
    },
    {
      kind: 'what',
      question: 'Which keys can a hash map have besides positive numbers?',
      asks: [
        'does a hash map work with negative numbers',
        'can a key be negative',
        'what if the numbers are negative in two sum',
        'what if the keys are strings',
        'do negative values break the map',
      ],
      answer:
        'Negative numbers, strings and tuples work as they are, because the hash function turns any such key into a bucket. Only an array used as a table needs indices from 0 up. There you add an offset: for values from -1000 to 1000, count `value` at index `value + 1000`.',
    },
    {
      kind: 'how',
      question: 'How does a hash map tell two keys in one bucket apart?',
      asks: [
        'how does python know which of the two is mine when i look one up',
        'how does it find the right key in the bucket',
      ],
      answer:
        'Each entry contains the key itself beside the value. A lookup goes to the bucket and compares the stored keys with yours: Python compares the stored hashes first and then uses `==`. Only an entry with an equal key is returned or overwritten; other keys in the bucket are passed over. That is why a key needs both a hash and an equality.',
    },
    {
      kind: 'how',
      question: 'What does it look like when two keys land in one bucket?',
      asks: [
        'show me an example with apple and grape landing in the same bucket',
        'example of a collision with words',
        'show me an example of two words in the same bucket',
        'example of a hash collision',
      ],
      answer:
        'Say the hash is the length of the word and there are 8 buckets. "apple" and "grape" both have 5 letters, so bucket 5 has the list (apple, 3), (grape, 7). Looking up "grape" goes to bucket 5, passes "apple", which is not equal, and returns 7. With open addressing, as in Python, "grape" goes to another free index, and the lookup follows the same steps.',
    },
    {
      kind: 'cost',
      question: 'Is a hash map still fine for millions of numbers?',
      asks: [
        'what if the list has ten million numbers, is the dict still ok',
        'is a dict with millions of entries ok',
        'how much memory does a huge dict take',
        'what happens with a very large hash map',
      ],
      answer:
        'The time stays fine: each lookup is O(1) on average, however many entries there are. The limit is memory. In Python, a dict of ten million ints takes about 650 MB, table and numbers together. If that is too much, sort and use two pointers, use an array if the values are small integers, or split the data by hash into files.',
    },
    {
      kind: 'how',
      question: 'How do I test a solution with a hash map?',
      asks: [
        'how do i test it with a map',
        'which inputs should i test for two sum',
        'edge cases for hash maps',
        'test cases for a map solution',
      ],
      answer:
        'Try an empty input, one element, and no solution at all. For pairs: [3, 3] with target 6 needs both equal values, and [3, 2, 4] with target 6 shows whether 3 is used twice. Add zeros and negative numbers. For counting, let every element be equal, so that wrong counts show.',
    },
    {
      kind: 'how',
      question: 'Can I avoid rehashing if I know the number of keys?',
      asks: [
        'if i know n up front, can i avoid the rehashing',
        'can i avoid rehashing',
        'how do i avoid rehashing',
        'can i reserve space in a hash map',
        'initial capacity of a hash map',
        'can i set the size of a hash map in advance',
        'presize a hash map',
      ],
      answer:
        'Yes, by giving the map its size at the start. In C++ call `reserve(n)`. In Java the number is the capacity and not the entries, and the map grows above 0.75 of it: use `new HashMap<>(capacity)` with at least n / 0.75, or `HashMap.newHashMap(n)` from Java 19 on. Python and JavaScript offer no such setting. The n inserts are O(n) on average either way.',
    },
    {
      kind: 'mistake',
      question: 'Is `new HashMap<>(1000)` enough for 1000 entries?',
      asks: [
        'if i expect 1000 entries, is new HashMap<>(1000) enough',
        'is new HashMap<>(1000) enough',
        'HashMap(int capacity) in java',
        'which capacity do i need for 1000 entries',
        'does HashMap with capacity n hold n entries without resizing',
        'initial capacity 1000 for 1000 entries',
      ],
      answer:
        'No, it rehashes once. Java rounds 1000 up to 1024 buckets, and the map grows when it has more than 0.75 · 1024 = 768 entries. Ask for at least 1000 / 0.75, so 1334, which makes 2048 buckets, or call `HashMap.newHashMap(1000)` from Java 19 on.',
    },
    {
      kind: 'how',
      question: 'How do I explain a hash map solution in an interview?',
      asks: [
        'how would i explain this in an interview',
        'how do i explain two sum in an interview',
        'how do i explain the hash map to the interviewer',
        'what do i say in the interview about the map',
        'how to present the hash map solution',
      ],
      answer:
        'Say it in four sentences. "Checking all pairs takes O(n²). What I repeat is searching for a partner. So I store each number with its index in a map and look up `target - x` before I store x. That is one pass, O(n) time on average and O(n) space." Then trace one small example.',
    },
    {
      kind: 'mistake',
      question: 'In Python, can a tuple that contains a list be a key?',
      asks: [
        'tuple with a list as dict key',
        'can a tuple containing a list be a dict key',
        'tuple of lists as key',
        'unhashable type list but i use a tuple',
        'is a tuple with a list inside hashable',
        'tuple key typeerror unhashable',
        '(1, [2]) as a key',
      ],
      answer:
        "No. A tuple is hashable only if everything in it is hashable, and a list is not, because it can change. `d[(1, [2])] = 3` raises a TypeError: unhashable type: 'list'. Turn the inner list into a tuple as well: `d[(1, (2,))] = 3` works. For a list of lists use `tuple(map(tuple, rows))`.",
    },
    {
      kind: 'compare',
      question: 'Why would I take a balanced tree if a hash table is O(1)?',
      asks: [
        'balanced tree or hash table',
        'guaranteed o(log n) vs average o(1)',
        'hash table o(1) vs balanced tree o(log n)',
        'when is o(log n) better than o(1) average',
        'why use a tree if a hash map is o(1)',
        'worst case o(n) hash or o(log n) tree',
        'is log n guaranteed better than average constant',
      ],
      answer:
        'A hash table is O(1) only on average; if many keys collide, one operation can take O(n). A balanced tree guarantees O(log n) for search, insert and delete, about 20 levels for a million keys if it is perfectly balanced, and keeps the keys sorted. Take the tree if you need that guarantee or the order. For exact lookups alone a hash table is usually faster.',
    },
  ],
  problems: [
    {
      number: 1,
      questions: [
        {
          question: 'Why does a value match itself?',
          asks: ['same element twice', '[3,2,4] fails', 'same index', 'store before lookup'],
          answer:
            'Look up the partner first, then store the value. Otherwise 3 finds itself for target 6. If you fill the map first, also require a different index.',
        },
        {
          question: 'Can I sort and use two pointers instead?',
          asks: [
            'but why cant i just sort and use two pointers',
            'why cant i just sort',
            'why not sort two sum first',
            'sort',
            'pointers',
            'return indices',
          ],
          answer:
            'Sorting loses the indices and costs O(n log n). If you must sort, sort pairs of value and index; the map is simpler.',
        },
        {
          question: 'What does the map cost, compared with all pairs?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force pairs',
          ],
          answer:
            'O(n) time on average and O(n) space: one lookup and one insert per element. In the worst case, if all keys fall into one bucket that is a list, the i-th of them is compared with up to i keys: O(n²). Checking all pairs always takes O(n²) time and O(1) space.',
        },
        {
          question: 'Why a map and not a list of the numbers seen so far?',
          asks: [
            'why a dictionary and not a list',
            'why not just a list to store seen numbers',
            'why use a hash map instead of a list in two sum',
            'can i keep the seen numbers in a list',
            'why do we use a dictionary in two sum',
          ],
          answer:
            'To find a partner in a list, you compare it with every stored number: O(n) per element, O(n²) in all. A map goes straight to the bucket of the number, O(1) on average, so the whole pass takes O(n). It also returns the index, which the answer needs.',
        },
        {
          question: 'What if the same number occurs twice, as in [3, 3]?',
          asks: [
            'what if the same number is twice',
            'what about duplicates in two sum',
            '[3, 3] target 6',
            'what if both numbers are equal',
            'the second equal number overwrites the first',
          ],
          answer:
            'It works if you look up before you store. For target 6 in [3, 3]: the first 3 finds nothing and is stored with index 0; the second 3 needs 3, finds index 0, and you return [0, 1]. The first entry is never overwritten before it is used.',
        },
        {
          question: 'What if there is no pair?',
          asks: [
            'for two sum what if theres no pair',
            'no pair exists',
            'no solution in two sum',
            'what do i return if nothing fits',
          ],
          answer:
            'LeetCode promises exactly one pair. Without that promise the loop simply ends, and you return what the interviewer wants, such as an empty list or null. Ask before you code. [1, 2] with target 9: 1 needs 8, 2 needs 7, neither was seen, so there is no pair.',
        },
      ],
    },
    {
      number: 128,
      questions: [
        {
          question: 'Why is the nested loop still linear?',
          asks: ['O(n)', 'why nested loop is linear', 'too slow', 'start of'],
          answer:
            'Without the check for `x - 1` you walk the same run from each of its members, O(n²). With it, the inner loops take n steps in all. Loop over the set, not over the list with its duplicates.',
        },
        {
          question: 'Is a set cheaper than sorting here?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'sort or set'],
          answer:
            'O(n) time on average and O(n) space for the set. Sorting takes O(n log n) and must skip equal neighbors.',
        },
        {
          question: 'Do repeated numbers make the run longer?',
          asks: ['run counts duplicates', 'length in words', 'run of consecutive stops at gap'],
          answer:
            'The length counts distinct consecutive values, so a set is right: [1, 2, 2, 3] has length 3. If you sort instead, skip equal neighbors rather than ending the run there.',
        },
        {
          question: 'What if the array is empty?',
          asks: [
            'what if the array is empty',
            'empty array longest consecutive',
            'no numbers at all',
            'only one number',
          ],
          answer:
            'Then the answer is 0: the set is empty and the loop never runs. With one number it is 1. Start the best length at 0, and neither needs a special case.',
        },
      ],
    },
    {
      number: 217,
      questions: [
        {
          question: 'Is it enough to compare the size of the set with the length?',
          asks: [
            'contains duplicate can i just do len(set(nums)) != len(nums)',
            'just compare len(set(nums)) with len(nums)',
            'one line solution with a set for contains duplicate',
            'set size',
            'sort or set',
          ],
          answer:
            'It is right, but it always reads the whole array. A walk that adds to the set can stop at the first duplicate.',
        },
        {
          question: 'Set, sorting or all pairs: what does each cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'duplicates with constant memory',
          ],
          answer:
            'O(n) time on average and O(n) space with a set. Sorting takes O(n log n), but little extra memory. Comparing all pairs takes O(n²).',
        },
        {
          question: 'Why is my result always true, or false too early?',
          asks: ['returns too early', 'false after the first comparison', 'add to set before checking'],
          answer:
            'Return false only after the loop. Check before you add: if you add first, each value finds itself and the result is always true.',
        },
        {
          question: 'What if the array is empty or has one element?',
          asks: [
            'what if the array is empty',
            'empty array in contains duplicate',
            'only one element',
            'single element array',
            'what about an empty list',
          ],
          answer:
            'Then return false: nothing occurs twice. The loop with the set does it without a special case, since it never meets a value that is already there. Comparing the two sizes gives 0 and 0, which is right as well.',
        },
      ],
    },
    {
      number: 36,
      questions: [
        {
          question: 'Which box does a cell belong to?',
          asks: ['box index', 'which box', 'empty cells'],
          answer:
            'A cell in row r and column c belongs to box `(r // 3) * 3 + c // 3`. Skip empty cells. The board need not be solvable, only free of conflicts.',
        },
        {
          question: 'Why are the costs constant on this board?',
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(1), since the board always has 81 cells; for an n × n board O(n²) time and space, one visit and three lookups per cell.',
        },
        {
          question: 'Why does my check reject good boards?',
          asks: ['dot counted as duplicate', 'one set shared by all rows', 'false on good boards'],
          answer:
            'Skip the dots, and give each row, column and box its own set. `[set()] * 9` in Python makes nine references to one set, so different rows clash.',
        },
      ],
    },
    {
      number: 169,
      questions: [
        {
          question: 'Why does voting find the majority?',
          asks: ['why does voting work', 'boyer moore proof', 'verify'],
          answer:
            'Each subtraction cancels two different values, so at worst one copy of the majority and one other value. The majority has more than half of all votes, so some of its votes are left over. If a majority is not guaranteed, count the candidate once more.',
          further: {
            example:
              'Take [7, 3, 7, 7, 5].\n- 7: candidate 7, counter 1.\n- 3: counter 0.\n- 7: candidate 7, counter 1.\n- 7: counter 2.\n- 5: counter 1.\nThe candidate is 7. Two of its three votes were canceled, by 3 and by 5.',
            why: 'Think of the canceled votes as pairs of different values. No pair contains the majority twice, so to cancel all its votes you would need as many other values. But they are fewer than half.',
            check: {
              ask: 'What is the counter at the end for [2, 2, 9, 9, 9]?',
              right: ['1', 'one'],
              because: 'One: it goes 1, 2, 1, 0, and the last 9 becomes the new candidate with counter 1.',
              wrong: [
                {
                  says: ['3', 'three'],
                  reply: 'That is how often 9 occurs. How many of its votes went into canceling the 2s?',
                },
                {
                  says: ['0', 'zero'],
                  reply: 'It gets there after four values. What does the last value do?',
                },
                {
                  says: ['5', 'five'],
                  reply: 'Only votes for the candidate count up. What does a different value do?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'the counter says how often the value occurs',
                  'the count is the frequency of the candidate',
                  'the counter is the number of occurrences',
                ],
                isRight: false,
                reply:
                  'No. It counts votes of the candidate that are not canceled yet. In [1, 2, 1] it ends at 1, although 1 occurs twice.',
              },
              {
                says: [
                  'the candidate changes when the counter is 0',
                  'at zero the next value becomes candidate',
                  'when the count drops to 0 i take a new candidate',
                ],
                isRight: true,
                reply:
                  'Yes. At 0 everything so far has canceled out, so the next value starts with counter 1.',
              },
              {
                says: [
                  'voting finds the most frequent value',
                  'it always finds the mode',
                  'it returns the value that occurs most often',
                ],
                isRight: false,
                reply:
                  'No. Only a value with more than half of the votes is sure to survive: [4, 4, 5, 6, 7] ends with 7.',
              },
            ],
          },
        },
        {
          question: 'Voting, a map or sorting: which is cheapest?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'map sort or voting',
          ],
          answer:
            'Voting takes O(n) time and O(1) space. A map takes O(n) time and space; sorting takes O(n log n), and the middle element is the answer.',
        },
        {
          question: 'What does the voting counter mean?',
          asks: [
            'what does the count mean in voting',
            'counter is not the frequency',
            'voting counter zero meaning',
          ],
          answer:
            'The counter is not how often the candidate occurs. It is how many of its votes are not yet canceled by other values in the current section.',
        },
        {
          question: 'What if there is no majority?',
          asks: [
            'what if there is no majority',
            'majority not guaranteed',
            'no element more than half',
            'does voting work without a majority',
          ],
          answer:
            'The problem promises one. Without that promise, voting still ends with a candidate: [1, 2, 3] ends with 3. So count the candidate in a second pass and accept it only if it occurs more than n / 2 times. Still O(n) time and O(1) space.',
        },
      ],
    },
    {
      number: 380,
      questions: [
        {
          question: 'How do I remove a value in constant time?',
          asks: ['swap with last', 'update index of moved', 'random uniform'],
          answer:
            'Move the last value into the hole, update its index in the map, then remove the last. Order matters when the value is itself the last.',
        },
        {
          question: 'Why do I need both an array and a map?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'average constant time',
            'why not a set alone',
          ],
          answer:
            'O(1) on average per operation. A set alone cannot pick a random element in O(1), and an array alone cannot find a value to remove; the map gives its index.',
        },
        {
          question: 'Why does removing the last value break my map?',
          asks: [
            'remove the last element breaks the map',
            'stale index after removing',
            'randomized set keyerror after delete',
          ],
          answer:
            "Write the moved value's new index into the map first, then delete the removed value's key, then pop. In the other order, removing the last element puts its key back.",
        },
      ],
    },
    {
      number: 846,
      questions: [
        {
          question: 'Which card must start the next group?',
          asks: ['of greedy', 'group size divides', 'smallest first'],
          answer:
            'If the number of cards is not divisible by the group size, the answer is false. Otherwise the smallest card left must start a group, because no smaller card could come before it.',
        },
        {
          question: 'What does forming the groups cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'sorted map cost',
          ],
          answer:
            'O(n log n) for sorting the values, plus one step per card. A heap or a sorted map costs the same.',
        },
        {
          question: 'What if the smallest card occurs several times?',
          asks: [
            'fail with repeated cards',
            'several groups start at one value',
            'subtract count of the start',
          ],
          answer:
            'If the smallest value occurs c times, c groups must start there, so subtract c from each of the next values; if one has fewer than c, the answer is false.',
        },
      ],
    },
    {
      number: 2013,
      questions: [
        {
          question: 'Which points can be the diagonal corner?',
          asks: ['diagonal points', 'same point duplicates', 'area zero'],
          answer:
            'The point must differ in x and y by the same nonzero amount. Duplicates count each time, so store counts.',
        },
        {
          question: 'What do adding and counting cost?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'count and add cost',
          ],
          answer:
            'Adding a point takes O(1). Counting visits each stored point as the diagonal corner, O(n), with two lookups each.',
        },
        {
          question: 'Why does my count ignore repeated points?',
          asks: ['count ignores repeated points', 'detect squares multiplies what', 'counts too few'],
          answer:
            'Multiply the counts of all three other corners, since each copy forms another square. If you loop over a list that contains every copy of the diagonal point, its count is already included.',
        },
      ],
    },
    {
      number: 149,
      questions: [
        {
          question: 'Which key do I use for a slope?',
          asks: ['slope floating', 'gcd slope', 'vertical', 'duplicates'],
          answer:
            'Use (dy, dx) divided by their gcd with a fixed sign instead of a float, so that equal slopes are equal keys.',
        },
        {
          question: 'Why is counting slopes O(n²)?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force triples',
          ],
          answer:
            'O(n²) with a map of directions for each point, apart from computing the gcd. Checking each triple takes O(n³).',
        },
        {
          question: 'Why is my number of points off by one?',
          asks: ['count is off by one', 'forgot the base point itself', 'new map for each base point'],
          answer:
            'Add 1 for the base point itself, and start a new map for each base point, because equal slopes through different points are parallel lines. A single point gives 1.',
        },
      ],
    },
    {
      number: 347,
      questions: [
        {
          question: 'Do I use buckets or a heap?',
          asks: ['k heap', 'bucket sort', 'ties k'],
          answer:
            'A count is at most n, so n + 1 buckets are enough. With a heap, push (count, value) and pop the smallest whenever the heap contains more than k entries.',
        },
        {
          question: 'Which costs less, buckets or a heap of size k?',
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'heap versus bucket cost',
            'why n log k',
          ],
          answer:
            'Buckets take O(n) time and space. A heap of size k takes O(n + d log k) for d different values, and sorting them takes O(n + d log d).',
        },
        {
          question: 'What does a bucket index mean, and when do I stop?',
          asks: ['returns counts instead of values', 'bucket index meaning', 'stops at k too late'],
          answer:
            'The bucket index is a count, and the bucket contains the values with that count. Return the values, and stop as soon as k are collected.',
        },
        {
          question: 'Why a heap of size k and not sort everything?',
          asks: [
            'top k frequent why a heap of size k and not sort everything',
            'why not just sort by count',
            'can i sort by frequency',
            'is sorting ok for top k frequent',
          ],
          answer:
            'Sorting by count is correct and takes O(m log m) for m different values. You need only k of them, so a min heap of size k does it in O(m log k), and buckets by count in O(n). Say sorting first, then improve.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A flea market has 100,000 price tags, in no particular order. Report the positions of two different tags whose prices add up to exactly 250 dollars, in linear time. There is enough memory for all tags.',
      words: ['in no particular order', 'Report the positions'],
      not: 'two-pointers',
      why: 'Two indices need sorted prices; sorting takes more than linear time and moves the tags away from the positions you must report.',
      idea: 'For each tag, look up 250 minus its price among the tags seen so far, and then store this price with its position.',
      cost: 'O(n)',
    },
    {
      task: 'In a zoo, half a million visitors vote one after another, each for an animal by its tag number; these numbers go up to ten billion. Right after each vote, announce which tag has the most votes so far.',
      words: ['Right after each vote', 'has the most votes so far'],
      not: 'sorting',
      why: 'The votes would have to be sorted again after each of half a million votes, while a count per tag changes in one step.',
      idea: "Keep a count per tag number in a map; each vote raises one count, which is then compared with the leader's count.",
      cost: 'O(n)',
    },
    {
      task: 'A lighthouse keeper logs the number of each passing ship, up to a million entries. As soon as a ship is logged, report how many entries ago the same ship passed last, or -1 if never.',
      words: ['As soon as a ship is logged'],
      not: 'sorting',
      why: 'Sorting brings the entries of one ship together, but it needs the complete log, and each answer is due before the next ship is logged.',
      idea: 'Map each ship to the index of its last entry; subtract that index from the current one, then overwrite it.',
      cost: 'O(n)',
    },
    {
      task: 'A star chart lists 3,000 stars by their coordinates, whole numbers up to a billion, in any order. How many squares with sides parallel to the axes have a star at all four corners?',
      words: ['whole numbers up to a billion', 'at all four corners'],
      not: 'matrix-traversal',
      why: 'A grid with a cell for every coordinate would have 10^18 cells, almost all of them empty.',
      idea: 'Put all stars in a set; for each pair that can be the two ends of a diagonal, look up the other two corners, and halve the count, since each square has two diagonals.',
      cost: 'O(n²)',
    },
    {
      task: 'Guests with badge numbers up to a billion fill a row of 200,000 seats. Two guests match if the badge number of the one farther right is larger by exactly the number of seats from one to the other. Count the matching pairs.',
      words: ['Two guests match', 'larger by exactly the number of seats'],
      not: 'prefix-sum',
      why: 'The badge numbers between the two are never added up, so a difference of running totals says nothing about the pair.',
      idea: 'Badge number minus seat number is equal for two matching guests, so count for each guest the earlier ones with the same difference.',
      cost: 'O(n)',
    },
  ],
  claims: [
    {
      says: [
        'i should start coding right away',
        'in an interview i should code immediately',
        'the best is to start coding at once',
        'i should write code as fast as possible',
      ],
      isRight: false,
      reply:
        'No. First repeat the task, ask about the input, and agree on a plan. Coding the wrong problem costs more than five minutes of questions.',
    },
    {
      says: [
        'i should mention the brute force first',
        'i say the brute force and then improve it',
        'brute force first and then optimize',
        'start with the simple solution and its cost',
      ],
      isRight: true,
      reply:
        'Yes. One or two sentences with its cost are enough. It shows that you understand the task, and what is repeated in it shows what to improve.',
    },
    {
      says: [
        'asking questions looks bad',
        'i should not ask questions in an interview',
        'questions show that i do not know it',
        'asking the interviewer is a bad sign',
      ],
      isRight: false,
      reply:
        'No. Ask when something is open: it is part of the task, and interviewers leave details out on purpose.',
    },
    {
      says: [
        'i should memorize the solutions',
        'memorizing solutions is enough',
        'i have to learn all solutions by heart',
        'knowing many solutions by heart is the best preparation',
      ],
      isRight: false,
      reply:
        'No. Interviewers choose the problem, and often change a detail. Learn why a pattern works and which words point to it.',
    },
    {
      says: [
        'i should think out loud',
        'i should talk while i code',
        'thinking aloud is important',
        'i should explain my thoughts while coding',
      ],
      isRight: true,
      reply:
        'Yes. Say what you think, name options, and ask. It shows how you work, and the interviewer can help.',
    },
    {
      says: [
        'taking a hint means i failed',
        'a hint is bad',
        'needing a hint means failing',
        'if they give me a hint i am out',
      ],
      isRight: false,
      reply:
        'No. Take the hint, say what it changes, and go on. Using a hint well counts in your favor; ignoring it does not.',
    },

    {
      says: [
        'it is like the index in a book',
        'a hash map is like the index of a book',
        'a dictionary works like the index in a book',
      ],
      isRight: true,
      reply:
        'Yes, in one way: both take you from a word to where it is, without reading everything. The difference is how you find the entry. In a book the index is sorted and you search it; a hash map computes the position from the key, so it takes O(1) on average and keeps no order.',
    },
    {
      says: ['start counting at every number', 'count a run from each value'],
      isRight: false,
      reply:
        'No, only where x - 1 is missing. Otherwise the same run is walked from each of its values, O(n²).',
    },
    {
      says: ['a hash map is always o(1)', 'in java a lookup is always o(1)'],
      isRight: false,
      reply:
        'No, O(1) on average. If many keys land in one bucket it takes longer: up to O(n), or O(log n) in Java for comparable keys.',
    },
    {
      says: ['a bad hash makes it o(n)', 'with many collisions a lookup is o(n)'],
      isRight: true,
      reply: 'Yes. If all keys land in one bucket, each of them may have to be compared.',
    },
    {
      says: [
        'put the number in the map first and then look for the complement',
        'store the value before looking up its partner',
      ],
      isRight: false,
      reply:
        'No, look up first. If the value is stored before, it finds itself when it is half of the target.',
    },
    {
      says: ['look for the complement first and then store the number', 'check the map before adding'],
      isRight: true,
      reply: 'Yes. Then the map only has earlier elements, so no element is paired with itself.',
    },
    {
      says: ['two sum with a map uses o(n) space', 'the map needs linear space'],
      isRight: true,
      reply: 'Yes. In the worst case nearly all values are stored before the partner comes.',
    },
    {
      says: ['two sum with a hash map is o(n^2)', 'the map makes it n squared'],
      isRight: false,
      reply: 'No. It is O(n) on average: one lookup and one insert for each element.',
    },
    {
      says: ['a set is enough to know whether a value was seen', 'a set is enough for contains duplicate'],
      isRight: true,
      reply: 'Yes. A map is needed only to know where or how often.',
    },
    {
      says: [
        'a bigger load factor is better',
        'a higher load factor is better',
        'a larger load factor makes it faster',
      ],
      isRight: false,
      reply:
        'No. The load factor is entries per bucket: the larger it is, the more keys share a bucket and the longer a lookup takes. Too small only wastes memory.',
    },
    {
      says: ['a bigger load factor means more collisions', 'a higher load factor means more collisions'],
      isRight: true,
      reply: 'Yes. More entries share the same number of buckets.',
    },
    {
      says: [
        'two keys can have the same hash',
        'different keys can have the same hash',
        'collisions can happen',
      ],
      isRight: true,
      reply: 'Yes. That is a collision, so the table also compares the keys themselves.',
    },
    {
      says: [
        'two keys always have different hashes',
        'different keys always have different hashes',
        'every key has its own hash',
      ],
      isRight: false,
      reply:
        'No. There are far more keys than hash values, so different keys can share one. That is a collision.',
    },
    {
      says: ['hash maps are sorted', 'a hash map is sorted', 'hash maps keep the order of the keys'],
      isRight: false,
      reply:
        'No. The hash decides where a key goes, not its size. Some, such as a Python dict, keep the order of insertion. For sorted keys use a tree map, or sort at the end.',
    },
    {
      says: [
        'keys must be immutable',
        'keys must not change',
        'the keys of a hash map must be immutable',
        'keys have to be immutable',
      ],
      isRight: true,
      reply:
        'Yes, as long as they are in the map: if what the hash is computed from changes, the key is no longer found.',
    },
    {
      says: [
        'a list can be a key of a hash map in python',
        'a list can be a key in python',
        'lists can be keys in python',
      ],
      isRight: false,
      reply: 'No. A list can change, so Python refuses it as a key. Use a tuple.',
    },
    {
      says: ['a hash map can have duplicate keys', 'a hash map can have the same key twice'],
      isRight: false,
      reply:
        'No. Each key is there once; a second put replaces its value. Different keys may have equal values.',
    },
    {
      says: [
        'a lookup in a hash map is o(n) in the worst case',
        'hash lookup is o(n) in the worst case',
        'the worst case of a hash map is o(n)',
      ],
      isRight: true,
      reply: 'Yes, if all keys share one bucket. On average it is O(1).',
    },
    {
      says: ['a lookup in a hash map is o(log n)', 'hash lookup is o(log n)', 'hash maps are o(log n)'],
      isRight: false,
      reply: 'No, O(1) on average and O(n) in the worst case. O(log n) is what a balanced search tree takes.',
    },
    {
      says: ['hash maps use less memory than arrays', 'a hash map needs less memory than an array'],
      isRight: false,
      reply:
        'Usually not: it stores keys and values and leaves buckets empty. It takes less only where an array indexed by the key would be mostly empty.',
    },
    {
      says: ['a hash map can have collisions', 'hash maps can have collisions'],
      isRight: true,
      reply: 'Yes. Different keys may share a bucket, and even a hash, so the table also compares the keys.',
    },
    {
      says: ['a set has no duplicates', 'sets have no duplicates'],
      isRight: true,
      reply: 'Yes. Adding a value that is already in it changes nothing.',
    },
    {
      says: [
        'the number is the key and the index is the value',
        'i store the number as key and the index as value',
        'the map goes from number to index',
        'key is the number and value is the index',
        'the map in two sum stores each number with its index',
      ],
      isRight: true,
      reply:
        'Yes. You look up by number, so the number is the key. The task wants indices, so the index is the value: after 5 and 1 in [5, 1, 4] the map is {5: 0, 1: 1}.',
    },
    {
      says: [
        'the index is the key and the number is the value',
        'i store the index as key',
        'the map goes from index to number',
        'key is the index in two sum',
      ],
      isRight: false,
      reply:
        'No, the other way around. You ask "was the number 4 seen?", so the number must be the key. With the index as key you would have to search all values, O(n).',
    },
    {
      says: [
        'two sum takes o(1) space',
        'the space is o(1) because we only store indices',
        'storing only indices is constant space',
        'the map takes constant space',
        'two sum with a map is constant space',
      ],
      isRight: false,
      reply:
        'No. In the worst case every number gets an entry before the pair is found, so the map takes O(n) space. An index takes as much room as a number.',
    },
    {
      says: [
        'sorting is faster than a map for two sum',
        'two pointers are better for two sum because they are faster',
        'sorting and two pointers beat the map in two sum',
        'sorting is the faster way for two sum',
      ],
      isRight: false,
      reply:
        'No. Sorting takes O(n log n) and loses the indices that Two Sum asks for; the map takes O(n). Sorting only saves memory.',
    },
    {
      says: [
        'a set is like a dict without values',
        'a set is basically a dict without values',
        'a set is a hash map with only keys',
        'a hash set is a hash map without values',
        'a set only stores keys',
      ],
      isRight: true,
      reply:
        'Yes. A hash set stores keys in buckets as a hash map does, without a value for each. So looking up, adding and removing take O(1) on average in both.',
    },
    {
      says: [
        'without the check for x - 1 it is still o(n)',
        'if i dont check x - 1 its still o(n)',
        'if i dont check that its still o(n)',
        'longest consecutive is linear without the check',
        'starting at every number is still linear',
      ],
      isRight: false,
      reply:
        'No. For 1, 2, …, n you would walk n steps from 1, n - 1 from 2 and so on, which is O(n²). The check makes sure that each run is walked only once.',
    },
    {
      says: [
        'the set comparison finds duplicates',
        'comparing the set size with the length works',
        'if the set is smaller than the list there is a duplicate',
        'len(set(nums)) is smaller than len(nums) if there is a duplicate',
      ],
      isRight: true,
      reply:
        'Yes. The set drops repeated values, so it is smaller exactly if a value occurs twice: [1, 2, 1] has 3 elements and its set has 2.',
    },
    {
      says: [
        'looking up in a list is as fast as in a set',
        'x in list is o(1)',
        'in works in constant time for lists',
        'checking a list is just as fast as a dict',
        'a list of seen numbers is just as fast',
      ],
      isRight: false,
      reply:
        'No. A list is searched element by element, O(n), so doing it for every number makes O(n²). A set or map goes straight to one bucket, O(1) on average.',
    },
    {
      says: [
        'x in list is o(n)',
        'searching a list takes o(n)',
        'a list has to be searched from the front',
        'a list is slower because you have to scan it',
      ],
      isRight: true,
      reply:
        'Yes. Without a hash the program compares the elements one after the other. That is why a list of seen numbers makes Two Sum O(n²).',
    },
    {
      says: [
        'negative numbers can be keys',
        'negative numbers work in a hash map',
        'the complement can be negative',
        'two sum works with negative numbers',
      ],
      isRight: true,
      reply:
        'Yes. A key can be any number. For target 1 in [-3, 4], 4 needs 1 - 4 = -3, and -3 is in the map.',
    },
    {
      says: [
        'negative numbers break two sum',
        'a hash map cannot store negative numbers',
        'with negative numbers the complement does not work',
        'two sum needs positive numbers',
      ],
      isRight: false,
      reply:
        'No. `target - x` is right for every sign: for target 1 in [-3, 4], 4 needs -3, which is in the map. Only sliding windows need nonnegative values.',
    },
    {
      says: [
        'deleting a key is o(n)',
        'removing from a hash map is o(n)',
        'deleting from a hash map takes linear time',
        'removing a key shifts the others',
      ],
      isRight: false,
      reply: 'No, O(1) on average. Only the bucket of that key is touched; nothing else moves.',
    },
    {
      says: [
        'insert lookup and delete are all o(1) on average',
        'adding a key to a hash map is o(1) on average',
        'deleting a key is o(1) on average',
        'all three operations are constant on average',
      ],
      isRight: true,
      reply:
        'Yes. Each of them computes the hash and touches one bucket. In the worst case, with all keys in one bucket, each is O(n).',
    },
    {
      says: [
        'i can return as soon as i find the partner',
        'i can stop at the first pair',
        'two sum stops at the first match',
        'once the complement is in the map i return',
      ],
      isRight: true,
      reply: 'Yes. Two Sum promises exactly one solution, so the first pair found is the answer.',
    },
    {
      says: [
        'i need two passes for two sum',
        'two sum has to go through the array twice',
        'first fill the map then loop again',
        'two sum needs two loops one after the other',
      ],
      isRight: false,
      reply:
        'Not quite: two passes work, but one is enough. Look up the partner, then store the number; the later element of the pair finds the earlier one.',
    },
    {
      says: [
        'python dicts are sorted by key',
        'a dict keeps its keys sorted',
        'the keys come out in sorted order',
        'iterating a dict gives sorted keys',
      ],
      isRight: false,
      reply:
        'No. A Python dict keeps the order in which keys were inserted, and a Java HashMap no order at all. For sorted keys, sort them or use a tree map.',
    },
    {
      says: [
        'python dicts keep insertion order',
        'a dict remembers the order of insertion',
        'keys come out in the order they were added in python',
      ],
      isRight: true,
      reply: "Yes, since Python 3.7. That is not sorted order: {3: 'a', 1: 'b'} yields 3, then 1.",
    },
    {
      says: [
        'an empty array has a duplicate',
        'the empty array needs a special case in contains duplicate',
        'an empty array gives an error',
        'the set of an empty array is an error',
      ],
      isRight: false,
      reply:
        'No. With an empty array the loop does not run and you return false: nothing can occur twice. No special case is needed.',
    },
    {
      says: [
        'repeated numbers make the longest run longer',
        'duplicates make the consecutive sequence longer',
        '[1, 1, 2] has a run of 3',
      ],
      isRight: false,
      reply:
        'No. A run counts different numbers: [1, 1, 2] contains the run 1, 2 of length 2. The set removes the extra copies.',
    },
    {
      says: [
        'a lookup does not depend on the number of elements',
        'lookups dont depend on how many elements there are',
        'a lookup takes the same time for a million keys',
        'the size of the map does not matter for a lookup',
        'the number of elements does not matter',
      ],
      isRight: true,
      reply:
        'Yes, on average. The hash leads to one bucket, and the table grows so that buckets stay short. In the worst case, with all keys in one bucket, it is O(n).',
    },
    {
      says: [
        'a second key in the same bucket overwrites the first',
        'the second one overwrites the first',
        'a collision overwrites the old value',
        'on a collision the first key is lost',
        'two keys with the same hash overwrite each other',
      ],
      isRight: false,
      reply:
        'No. Both stay in the bucket, each with its own key, and a lookup compares the keys. Only storing the same key again replaces its value.',
    },
    {
      says: [
        'after a collision both keys are kept',
        'colliding keys are both stored in the bucket',
        'with the same hash both entries stay',
      ],
      isRight: true,
      reply:
        'Yes. The bucket then contains both entries, and a lookup compares the stored keys with the one you look for.',
    },
    {
      says: [
        'a dictionary is a hash table',
        'a dict is a hash map',
        'dict and hash map are the same thing',
        'a dictionary and a hash table are the same',
      ],
      isRight: true,
      reply:
        'Yes. Dictionary (Python), HashMap (Java), Map or object (JavaScript) and unordered_map (C++) are names for the same structure: keys hashed into buckets.',
    },
    {
      says: [
        'two sum always has a pair',
        'if there is no pair two sum crashes',
        'without a pair the loop never ends',
      ],
      isRight: false,
      reply:
        "No. If no pair fits, the loop ends after n elements and you return what the problem says, such as an empty list. LeetCode's version promises exactly one pair.",
    },
    {
      says: [
        'first i count and then sort by the count',
        'count first and sort by frequency',
        'counting and then sorting works for top k frequent',
      ],
      isRight: true,
      reply:
        'Yes, that is correct: O(n) for counting and O(m log m) for sorting m different values. A heap of size k or buckets by count are faster.',
    },
  ],
} satisfies TutorTexts
