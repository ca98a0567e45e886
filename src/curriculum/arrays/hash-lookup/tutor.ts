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
    },
    {
      kind: 'why',
      question: 'Why is one pass enough for two sum?',
      asks: [
        'why one pass two sum',
        'why store after checking',
        'why look before inserting',
        'check first or insert first',
        'why one loop is enough in two sum',
      ],
      answer:
        'Check for the complement first, then insert the current element. The map then holds only earlier elements, so an element cannot pair with itself, and every pair is found when its second element comes.',
    },
    {
      kind: 'mistake',
      question: 'Why does a 3 match itself?',
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
    },
    {
      kind: 'why',
      question: 'Why do I start only at numbers without a predecessor?',
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
        'A set or map gives O(n) time for O(n) space; sorting gives O(n log n) time with little extra space, and order for free. Choose the map for exact matches on unsorted data, sorting when neighbors or ranges matter.',
      with: 'sorting',
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
        'what is a hash collision',
        'how does a hash table work',
        'chaining',
        'load factor',
        'buckets',
        'two keys in the same bucket',
        'does a collision overwrite my value',
        'how are collisions handled',
        'what is inside a hash table',
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
      ],
      answer:
        'Keys must not change, so Python refuses lists: use a tuple or a string such as `",".join(...)`. In JavaScript a Map compares arrays by reference, so make a string key. In Java override both `equals` and `hashCode`, and never change a key that is in the map.',
    },
    {
      kind: 'how',
      question: 'How do I find duplicates at most k positions apart?',
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
        'why is hash lookup O(1)',
        'what makes it constant',
        'average constant time hash',
        'how does a hash table find a key so fast',
        'why no search needed in a hash map',
      ],
      answer:
        'The hash of the key gives the bucket directly, and a good hash spreads the keys, so a bucket holds only a few. The table grows before it gets crowded. That is an average: with bad luck many keys share a bucket.',
    },
    {
      kind: 'what',
      question: 'What is a set?',
      asks: [
        'set vs map vs multiset',
        'what is a set',
        'hash set meaning',
        'counter vs dict',
        'set or dictionary difference',
        'what is a counter',
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
        'Do not add or remove keys while you iterate. Iterate over a copy (`list(d)`), or collect the keys and change them afterwards.',
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
    },
    {
      kind: 'mistake',
      question: 'How do I use a slope as a key?',
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
      asks: [
        'two sum sorted or unsorted',
        'need the original indices',
        'no extra memory allowed for the pair',
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
      asks: [
        'four arrays, count sums to zero',
        '4sum ii with maps',
        'sum of two arrays in a map',
        'split four numbers in two halves',
      ],
      answer:
        'Store how often each sum a + b of the first two arrays occurs, then for each sum c + d of the other two add `count[-(c + d)]`. That takes O(n²) time and up to O(n²) space instead of O(n⁴). Splitting in halves is the general idea: meet in the middle.',
    },
  ],
  problems: [
    {
      number: 1,
      questions: [
        {
          asks: ['same element twice', '[3,2,4] fails', 'same index', 'store before lookup'],
          answer:
            'Look up the partner first, then store the value. Otherwise 3 finds itself for target 6. If you fill the map first, also require a different index.',
        },
        {
          asks: ['sort', 'pointers', 'return indices'],
          answer:
            'Sorting loses the indices and costs O(n log n). If you must sort, sort pairs of value and index; the map is simpler.',
        },
        {
          asks: [
            'time complexity and why',
            'cost in time and space',
            'big o runtime memory',
            'brute force pairs',
          ],
          answer:
            'O(n) time on average and O(n) space: one lookup and one insert per element. Checking all pairs takes O(n²) time and O(1) space.',
        },
      ],
    },
    {
      number: 128,
      questions: [
        {
          asks: ['O(n)', 'why nested loop is linear', 'too slow', 'start of'],
          answer:
            'Without the check for `x - 1` you walk the same run from each of its members, O(n²). With it, the inner loops take n steps in all. Loop over the set, not over the list with its duplicates.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory', 'sort or set'],
          answer:
            'O(n) time on average and O(n) space for the set. Sorting takes O(n log n) and must skip equal neighbors.',
        },
        {
          asks: ['run counts duplicates', 'length in words', 'run of consecutive stops at gap'],
          answer:
            'The length counts distinct consecutive values, so a set is right: [1, 2, 2, 3] has length 3. If you sort instead, skip equal neighbors rather than ending the run there.',
        },
      ],
    },
    {
      number: 217,
      questions: [
        {
          asks: ['set size', 'sort or set'],
          answer:
            'Comparing the size of the set with the length works too, but the walk can stop at the first duplicate.',
        },
        {
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
          asks: ['returns too early', 'false after the first comparison', 'add to set before checking'],
          answer:
            'Return false only after the loop. Check before you add: if you add first, each value finds itself and the result is always true.',
        },
      ],
    },
    {
      number: 36,
      questions: [
        {
          asks: ['box index', 'which box', 'empty cells'],
          answer:
            'Box number: `(r // 3) * 3 + c // 3`. Skip empty cells. The board need not be solvable, only without conflict.',
        },
        {
          asks: ['time complexity and why', 'cost in time and space', 'big o runtime memory'],
          answer:
            'O(1), since the board always has 81 cells; for an n × n board O(n²) time and space, one visit and three lookups per cell.',
        },
        {
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
          asks: ['why does voting work', 'boyer moore proof', 'verify'],
          answer:
            'Each subtraction removes one majority and one other value at worst, and the majority has more than half. If a majority is not guaranteed, count the candidate once more.',
        },
        {
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
          asks: [
            'what does the count mean in voting',
            'counter is not the frequency',
            'voting counter zero meaning',
          ],
          answer:
            'The counter is not how often the candidate occurs. It is how many of its votes are not yet canceled by other values in the current section.',
        },
      ],
    },
    {
      number: 380,
      questions: [
        {
          asks: ['swap with last', 'update index of moved', 'random uniform'],
          answer:
            'Move the last value into the hole, update its index in the map, then remove the last. Order matters when the value is itself the last.',
        },
        {
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
          asks: ['of greedy', 'group size divides', 'smallest first'],
          answer:
            'If the number of cards is not divisible by the size, false. The smallest card can only be the start of a group.',
        },
        {
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
          asks: ['diagonal points', 'same point duplicates', 'area zero'],
          answer:
            'The point must differ in x and y by the same nonzero amount. Duplicates count each time, so store counts.',
        },
        {
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
          asks: ['slope floating', 'gcd slope', 'vertical', 'duplicates'],
          answer:
            'Use (dy, dx) divided by their gcd with a fixed sign instead of a float, so that equal slopes are equal keys.',
        },
        {
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
          asks: ['k heap', 'bucket sort', 'ties k'],
          answer:
            'A count is at most n, so n + 1 buckets suffice. With a heap push (count, value) and pop the smallest when it holds more than k.',
        },
        {
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
          asks: ['returns counts instead of values', 'bucket index meaning', 'stops at k too late'],
          answer:
            'The bucket index is a count, and the bucket contains the values with that count. Return the values, and stop as soon as k are collected.',
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
} satisfies TutorTexts
