import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is an LRU cache in simple words?',
      about: 146,
      asks: [
        'what is lru cache in simple words',
        'explain lru',
        'least recently used',
        'what does lru mean',
        'how does a cache throw out old entries',
        'lru cache explain',
      ],
      answer:
        'A cache of fixed capacity that throws out what was not used for the longest time. A hash map finds the entry by key, and a doubly linked list keeps the entries in order of use: so get and put are both O(1).',
      further: {
        example:
          'Capacity 3, most recent key first.\n- put a, put b, put c: c, b, a.\n- get a: a, c, b.\n- put d: the cache is full, so b at the other end is evicted: d, a, c.\nKey a was added first, but it stays, because it was just used.',
        why: 'Each use moves its node to the recent end, so the list is always in the order of the last use. The node at the other end is the one to evict, without a search, and the map saves the search for a key.',
        check: {
          ask: 'Capacity 3: put 1, put 2, put 3, get 2, put 1 again, put 4. Which key is evicted?',
          right: ['3', 'three'],
          because: '3: before the last call the order is 1, 2, 3 from the most recent on.',
          wrong: [
            {
              says: ['1', 'one'],
              reply:
                'It was added first, but it was put again, and that is a use. Write down the order after each call.',
            },
            {
              says: ['2', 'two'],
              reply: 'It was read in between, which moved it. Write down the order after each call.',
            },
            {
              says: ['4', 'four'],
              reply: 'The new key stays. Which of the other keys was used longest ago?',
            },
          ],
        },
        claims: [
          {
            says: [
              'least recently used means the oldest inserted',
              'it evicts what was added first',
              'lru drops the first key that came',
            ],
            isRight: false,
            reply:
              'No, it evicts the key whose last use is the oldest. A key that was added first but read just now is the most recent one.',
          },
          {
            says: ['get also counts as a use', 'reading a key makes it recent'],
            isRight: true,
            reply: 'Yes, `get` moves the node to the recent end, as `put` does.',
          },
          {
            says: ['a hash map alone is enough', 'the map already knows which is oldest'],
            isRight: false,
            reply:
              'No, a map finds a key, but without an order of use you would have to search all n entries for the oldest one.',
          },
        ],
      },
    },
    {
      kind: 'why',
      question: 'Why do I need a doubly linked list?',
      about: 146,
      asks: [
        'why a doubly linked list',
        'why prev pointer',
        'singly linked lru',
        'but why doubly i get the node from the map',
        'why does lru need a doubly linked list',
        'is a singly linked list enough for lru',
      ],
      answer:
        "To unlink a node you must change its predecessor's `next`. With `prev` that is O(1); in a singly linked list you would walk from the head to find the predecessor, O(n), although the map gave you the node.",
      further: {
        example:
          'The order is a, b, c, and b is used. The map gives you the node b. With links both ways you know a and c at once: `a.next = c`, `c.prev = a`. With single links b knows only c; to find a you walk from the front, with 10,000 entries up to 10,000 links.',
        why: 'The map leads to the node itself, but the link to change is in the node before it. No key leads there: which node comes before changes with every use.',
        check: {
          ask: 'The list is 5, 8, 2, 9 with links both ways, and you unlink the 2. Which node gets a new `next`?',
          right: ['8', 'eight'],
          because: '8: its `next` led to the 2 and now leads to the 9. The 9 gets a new `prev`.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'Changing its own links does not take it out. Which link leads to it from the left?',
            },
            {
              says: ['9', 'nine'],
              reply: 'The 9 gets a new `prev`. Whose `next` led to the node that goes?',
            },
            {
              says: ['5', 'five'],
              reply: 'The 5 keeps its neighbor. Which node comes directly before the one that goes?',
            },
          ],
        },
        claims: [
          {
            says: [
              'a singly linked list is enough because the map gives the node',
              'the map finds it so single links will do',
            ],
            isRight: false,
            reply:
              'No, the map gives the node, but its `next` is not the link that must change. The one in the node before is.',
          },
          {
            says: ['the map could store the node before instead', 'i could map each key to its predecessor'],
            isRight: true,
            reply:
              'Yes, that works with single links. But then each move must also update the map entry of the neighbor, which is easy to forget.',
          },
          {
            says: ['prev is only needed for eviction', 'only the oldest node needs a prev link'],
            isRight: false,
            reply: 'No, every use takes a node out of the middle, and that needs the node before it.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'Where does the node go after `get`?',
      about: 146,
      asks: [
        'where does the node go after get',
        'move to front',
        'lru get order',
        'most recent end',
        'does get change the order in lru',
        'which end is most recent',
      ],
      answer:
        'After `get` unlink the node and insert it at the most recent end, O(1). `put` of an existing key does the same after changing the value. The node at the other end is the one to evict.',
    },
    {
      kind: 'mistake',
      question: 'Why do I store the key in the node?',
      about: 146,
      asks: [
        'eviction leaves key in map',
        'node must store key',
        'lru evict map',
        'memory grows',
        'crash after eviction',
        'evicted key still found in the map',
        'why store the key in the node',
      ],
      answer:
        'When you evict, you have only the node at the end of the list, and you must delete its key from the map, so the node must store the key. And evict only if a new key exceeds the capacity, not if the key already exists.',
      further: {
        example:
          'Capacity 2: put 5, put 6, put 7. The node to evict is the oldest one. Without a key in it you cannot tell which map entry leads to it, so 5 stays in the map: it has 3 entries now, and `get(5)` returns a node that is no longer in the list.',
        why: 'The map leads from a key to a node, but not back. An eviction starts at the end of the list, so it has the node first, and only a key stored there leads to the map entry in O(1).',
        check: {
          ask: 'Capacity 2, and evictions forget to delete from the map. After put 1, put 2, put 3, put 4, put 5, how many entries are in the map?',
          right: ['5', 'five'],
          because: '5: every put added one, and none was ever deleted. The list has only 2 nodes.',
          wrong: [
            {
              says: ['2', 'two'],
              reply: 'That is the length of the list. Does the map shrink if nothing is deleted from it?',
            },
            {
              says: ['3', 'three'],
              reply: 'That is the number of evicted keys. Are these still in the map?',
            },
          ],
        },
        claims: [
          {
            says: ['i can search the map for the node', 'looking through the map values finds the key'],
            isRight: false,
            reply:
              'Almost: it would find the key, but you would go through all entries, O(n), while the whole point is O(1) per call.',
          },
          {
            says: ['updating an existing key evicts nothing', 'put on a known key never evicts'],
            isRight: true,
            reply:
              'Yes, the number of keys stays the same. Change the value and move the node to the recent end.',
          },
          {
            says: ['the value is enough to find the map entry', 'the node only needs the value'],
            isRight: false,
            reply: 'No, two keys may have the same value, and a map finds entries by key only.',
          },
        ],
      },
    },
    {
      kind: 'compare',
      question: 'Do I need my own list?',
      about: 146,
      asks: [
        'why not just an ordereddict',
        'can i use ordereddict for lru',
        'ordereddict instead of a linked list',
        'is linkedhashmap allowed',
        'ordereddict or own list',
        'linkedhashmap lru',
        'library lru interview',
        'do i need my own list',
        'can i use ordereddict in an interview',
        'built-in lru',
      ],
      answer:
        "Python's OrderedDict (`move_to_end`, `popitem(last=False)`) and Java's LinkedHashMap (with access order) are LRU caches almost ready-made. Name them, and ask whether you may use them: the interview usually wants the map and the list by hand.",
    },
    {
      kind: 'how',
      question: 'Why do I put a dummy at both ends?',
      asks: [
        'two dummies head and tail',
        'sentinels in doubly list',
        'avoid null checks',
        'why two sentinels',
      ],
      answer:
        'With a dummy at both ends every real node has two neighbors. So inserting is always the same four assignments and removing the same two, without null checks.',
      further: {
        example:
          'Capacity 1: after put 4 the list is head, 4, tail. Unlinking the 4 reads `node.prev`, which is head, and `node.next`, which is tail, and sets `head.next = tail` and `tail.prev = head`: the same two lines as anywhere else. Without dummies both neighbors would be null.',
        why: 'The code for the middle of a list relies on a node on each side. The dummies are never removed, so every real node always has one on each side, even the only one.',
        check: {
          ask: '`head` and `tail` are dummies, and the cache is empty. What is `head.next`?',
          right: ['tail', 'the tail', 'tail dummy', 'other dummy', 'second dummy'],
          because:
            '`tail`: in an empty list the dummies are linked to each other, so inserting between them is no special case.',
          wrong: [
            {
              says: ['null', 'none', 'nothing', 'nil'],
              reply: 'Then inserting would have to test for it. Which node is there even in an empty list?',
            },
            {
              says: ['head', 'itself'],
              reply: 'That would fit a ring with one dummy. Here there are two of them: how are they linked?',
            },
          ],
        },
        claims: [
          {
            says: ['the dummies count toward the capacity', 'two entries less fit because of the dummies'],
            isRight: false,
            reply: 'No, the capacity counts keys in the map, and the dummies are not in it.',
          },
          {
            says: ['one dummy in a ring works as well', 'a circular list needs only one dummy'],
            isRight: true,
            reply: 'Yes, in a ring its `next` is the most recent node and its `prev` the oldest one.',
          },
          {
            says: [
              'with dummies removing the only node is no special case',
              'no null checks are needed then',
            ],
            isRight: true,
            reply: 'Yes, even a single node is between the two dummies, so both of its neighbors exist.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How does an LFU cache find the minimum frequency?',
      about: 460,
      asks: [
        'lfu cache',
        'frequency lists',
        'minimum frequency',
        'least frequently used',
        'least frequently used idea',
        'how does lfu find the minimum frequency',
      ],
      answer:
        'Keep a map from key to node and one list per frequency, plus the smallest frequency. A use moves the node to the list of frequency + 1; if the smallest list became empty, raise the minimum. A new key sets it to 1. All O(1).',
      further: {
        example:
          'Capacity 3: a and b have count 1, c has count 2, and the minimum is 1.\n- get a: a moves to the list of 2; b still has 1, so the minimum stays.\n- get b: the list of 1 is empty, so the minimum is 2.\n- put d: evict c, the least recent with 2; d has 1, so the minimum is 1.',
        why: 'A use raises a count by exactly 1. If the last key with the smallest count m is used, this very key has m + 1 afterward, and no other key has less. So the new minimum needs no search.',
        check: {
          ask: 'The counts are 1 for p, 4 for q and 4 for r. You use p once. What is the smallest count now?',
          right: ['2', 'two'],
          because: '2: p was the only key with count 1, and one use raises it by 1.',
          wrong: [
            { says: ['4', 'four'], reply: 'By how much does a single use raise the count of p?' },
            {
              says: ['1', 'one'],
              reply: 'The key p was the only one with that count, and it was just used. Where is it now?',
            },
            { says: ['5', 'five'], reply: 'That would be the count of q after a use. Which key was used?' },
          ],
        },
        claims: [
          {
            says: [
              'i must search for the next list that is not empty',
              'when the list gets empty i scan the counts',
            ],
            isRight: false,
            reply: 'No, the key that left it has a count larger by exactly 1, so the minimum rises by 1.',
          },
          {
            says: ['a new key sets the minimum to 1', 'after inserting a key the smallest count is 1'],
            isRight: true,
            reply: 'Yes, its put is its first use, and no count is below 1.',
          },
          {
            says: [
              'an eviction has to search the new minimum',
              'after evicting i must recompute the minimum',
            ],
            isRight: false,
            reply: 'No, you evict only to insert a new key, and that sets the minimum to 1 at once.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I copy a list with random pointers?',
      about: 138,
      asks: [
        'copy list with random pointer',
        'map old to new',
        'weave copies',
        'deep copy',
        'deep copy with random pointers',
      ],
      answer:
        "First pass: create a copy of each node in a map from old to new. Second pass: set `next` and `random` through the map. Without a map insert each copy right after its original, so that `original.random.next` is the copy's random.",
    },
    {
      kind: 'cost',
      question: 'Why do I not use a heap?',
      about: 146,
      asks: [
        'lru cost',
        'O(1) operations',
        'why not a heap',
        'why not timestamps',
        'why is every lru operation O(1)',
        'lru with a heap or timestamps',
      ],
      answer:
        'With the map and the list every call is O(1): lookup (on average), unlink and insert. With timestamps you would search for the oldest entry, O(n), or keep a heap, O(log n) per call.',
      further: {
        example:
          'Four keys were last used at the times 1, 2, 3, 4, and the one with 1 is read at time 5. With timestamps alone an eviction looks through all four for the smallest, 2. A heap reorders its entries in O(log n). The list just moves one node to its recent end, and the oldest is at the other end.',
        why: 'Every new use is later than all others, so the node always goes to the end and nothing has to be compared. A heap pays O(log n) because its keys may belong anywhere.',
        check: {
          ask: 'Now each entry has an arbitrary price, and the cheapest leaves first. Which structure replaces the list?',
          right: ['heap', 'min heap', 'priority queue', 'tree', 'sorted set', 'treemap', 'treeset', 'bst'],
          because:
            'A heap: a new price may belong anywhere in the order, so a list would need a walk for each insertion.',
          wrong: [
            {
              says: ['sorted list', 'linked list', 'another list'],
              reply:
                'A new entry may belong anywhere in the order. What would finding its position cost in a list?',
            },
            {
              says: ['stack', 'array'],
              reply:
                'Then each eviction would have to look for the cheapest one. Which structure gives the smallest quickly?',
            },
          ],
        },
        claims: [
          {
            says: ['a heap makes every call o(log n)', 'with a heap it is log n per operation'],
            isRight: true,
            reply:
              'Yes, each use changes a timestamp, and the heap has to move an entry or take a new one. The list needs O(1).',
          },
          {
            says: ['timestamps make eviction o(1)', 'with a time per entry i find the oldest at once'],
            isRight: false,
            reply:
              'No, a timestamp in each entry does not tell which is the smallest. You would look through all n of them.',
          },
          {
            says: ['it is o(1) on average because of the map', 'the hash map makes it average o(1)'],
            isRight: true,
            reply: 'Yes, the list operations are O(1) in any case, and the lookup is O(1) on average.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'When do I need a linked list with a map?',
      asks: [
        'when design a linked list',
        'O(1) move',
        'order of use',
        'browser history',
        'when should i build my own list',
        'hash map plus list pattern',
      ],
      answer:
        'When you must find elements by key and also move or remove them within an order, all in O(1): caches, lists of recent items, counters with O(1) per call. The map finds the node, and the list keeps the order.',
      further: {
        example:
          'Songs wait in the order p, q, r, s, and "play r next" puts r at the front. The map leads to the node r at once, unlinking it joins q and s, and it is inserted before p: r, p, q, s. An array would have to search for r and then move p and q.',
        why: 'A map has no order that you can rearrange, and a list finds a key only by a walk. Each does in O(1) what the other cannot, and the node connects both: it is the value in the map and the element of the list.',
        check: {
          ask: 'Keys are only appended at one end and removed at the other, and no key is ever looked up. Which of the two can you leave out, the map or the list?',
          right: ['map', 'hash map', 'hashmap', 'dict', 'dictionary', 'hash table'],
          because: 'The map: it only finds nodes by key. An order with changes at the ends is a plain queue.',
          wrong: [
            {
              says: ['list', 'linked list'],
              reply:
                'Something must keep the order of arrival. Which of the two is only there to find a key?',
            },
            {
              says: ['none', 'neither', 'both'],
              reply: 'Ask for each of them which call would need it here.',
            },
          ],
        },
        claims: [
          {
            says: ['a balanced tree does the same in o(1)', 'treemap gives constant time too'],
            isRight: false,
            reply:
              'No, a balanced tree takes O(log n) per call. It is the right choice only if the keys themselves must be sorted.',
          },
          {
            says: ['the map stores nodes and not positions', 'the map value is the list node'],
            isRight: true,
            reply:
              'Yes, a position changes whenever something before it moves, while the node stays the same object.',
          },
          {
            says: ['the linked list finds a key in o(1)', 'the list does the lookup'],
            isRight: false,
            reply: 'No, finding a key in a list means walking through it, O(n). That is what the map is for.',
          },
        ],
      },
    },
    {
      kind: 'how',
      question: 'How do I flatten a list with child pointers?',
      about: 430,
      asks: [
        'how do i flatten a multilevel doubly linked list',
        'flatten multilevel list idea',
        'flatten multilevel list',
        'list with child pointers',
        'flatten child lists',
        'flatten a list with children',
      ],
      answer:
        "For a list with child lists, insert the child list between the node and its next: walk to the child's last node and connect it there. Set the child pointer to null, and do not forget `prev`.",
    },
    {
      kind: 'what',
      question: 'What is a skip list?',
      about: 1206,
      asks: [
        'what is a skip list',
        'express lanes coin toss',
        'why random levels',
        'skip list vs balanced tree',
        'how does a skip list work',
      ],
      answer:
        'A skip list is a sorted linked list with express lanes above it. A coin toss decides how many lanes a node joins, so each lane skips about half of the nodes below. Search, insert and remove take O(log n) expected time, O(n) with very bad luck, and need no rotations.',
    },
    {
      kind: 'how',
      question: 'How do I design a hash map from scratch?',
      about: 706,
      asks: [
        'design a hash map from scratch',
        'buckets as linked lists',
        'put existing key twice',
        'chained hash table',
        'build a hash map without libraries',
      ],
      answer:
        'Use an array of buckets, each a short linked list, and pick one with `hash(key) % buckets`. To put a key, walk its list first: change the value if the key is there, otherwise add a node. With few entries per bucket each call is O(1) on average.',
    },
    {
      kind: 'how',
      question: 'Why does a visit remove the pages ahead?',
      about: 1472,
      asks: [
        'browser history design',
        'back and forward',
        'visit cuts forward pages',
        'current page pointer',
        'back and forward in a browser',
      ],
      answer:
        'Keep the current page as a node with links both ways. Back and forward follow links until the steps are used up or the end is reached. A visit links a new node after the current one, which cuts off all forward pages.',
    },
    {
      kind: 'compare',
      question: 'What is the difference between LRU and LFU?',
      asks: [
        'lru or lfu',
        'difference between lru and lfu',
        'recency versus frequency eviction',
        'least frequent or least recent',
        'lru vs lfu which one',
      ],
      answer:
        'LRU evicts the entry whose last use is oldest, so one list in order of use is enough. LFU evicts the entry with the fewest uses and breaks ties by recency, so it needs one such list per count and the smallest count.',
      with: 'LFU cache',
      further: {
        example:
          'Capacity 2: put 1, get 1, get 1, put 2, put 3. Before the last call key 1 has 3 uses and key 2 has 1, and key 2 was used last. LRU evicts 1, because its last use is older. LFU evicts 2, because 1 use is less than 3.',
        why: 'Recency is one order in which each use goes to the end, so one list is enough. Counts can tie, and within a tie recency decides, so each count needs an order of its own.',
        check: {
          ask: 'Capacity 2: put 8, get 8, get 8, put 9, get 9, put 7. Which key does LFU evict?',
          right: ['9', 'nine'],
          because: '9: it has 2 uses, its put included, and key 8 has 3. LRU would evict 8.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'That is what LRU evicts. Count the uses of each key, with its put.',
            },
            {
              says: ['7', 'seven'],
              reply: 'It is only added after there is room. Compare the uses of the other two keys.',
            },
          ],
        },
        claims: [
          {
            says: ['lfu needs a heap', 'the smallest count needs a priority queue'],
            isRight: false,
            reply:
              'No, a use raises a count by exactly 1, so a node just moves to the next list, and one variable for the smallest count is enough: O(1).',
          },
          {
            says: ['ties in lfu go to the least recently used', 'with equal counts recency decides'],
            isRight: true,
            reply:
              'Yes, among the keys with the smallest count, the one unused for the longest time is evicted.',
          },
          {
            says: ['lfu forgets old popularity by itself', 'old uses stop counting in lfu'],
            isRight: false,
            reply:
              'No, a key with 1,000 uses last year beats one with ten today. Real caches let the counts fade.',
          },
        ],
      },
    },
    {
      kind: 'when',
      question: 'How do I keep what was used recently and evict the oldest?',
      asks: [
        'keep the recently used things and throw out the oldest',
        'structure with lookup by key and order of use',
        'undo and redo of visited pages',
        'constant time remove from the middle of an order',
      ],
      answer:
        'When you must find an item by key and move it within an order in O(1), combine a hash map from key to node with a doubly linked list for the order. The map finds the node, and the list unlinks it without a search. For page history, which only goes back and forward, the list alone is enough.',
    },
    {
      kind: 'why',
      question: 'Why does an LRU cache need a doubly linked list?',
      about: 146,
      asks: [
        'why does an lru need a doubly linked list',
        'why not a singly linked list in the cache',
        'why two dummy nodes',
        'why store the key in the node too',
      ],
      answer:
        'To unlink a node in O(1) you need the node before it, so each node links both ways. Dummy nodes at both ends save the checks for an empty list, and the key in the node lets you delete its map entry when the oldest is evicted.',
    },
    {
      kind: 'compare',
      question: 'How does an LFU cache differ in structure?',
      about: 460,
      asks: ['least recently or least frequently used', 'how does lfu differ in structure'],
      answer:
        'LRU evicts the item that was unused for the longest time: one list. LFU evicts the least often used item, and among equals the least recently used: one list per count, a map from key to node, and the smallest count in a variable. Both take O(1) per call.',
    },
    {
      kind: 'mistake',
      question: 'Why does updating an existing key not move it?',
      about: 146,
      asks: [
        'updating an existing key does not move it',
        'cache returns old value after put',
        'capacity exceeded by one',
        'get does not count as a use',
      ],
      answer:
        'Both `get` and `put` count as a use: move the node to the front in each. In `put` handle an existing key first (new value, move, no eviction), and evict only when a new key would exceed the capacity.',
    },
    {
      kind: 'mistake',
      question: 'Is a queue enough for an LRU cache?',
      about: 146,
      asks: [
        'a queue is enough for lru, right',
        'fifo is the same as lru',
        'just drop the oldest inserted key',
        'evict in order of insertion',
      ],
      answer:
        'No, a queue forgets that an old entry was just used. With capacity 2, put 1, put 2, get 1, put 3: LRU evicts 2, but a queue evicts 1. An entry must move to the recent end at each use, so you need the map and the doubly linked list.',
      further: {
        example:
          'Capacity 3: put a, put b, put c, get a, get b, put d. A queue evicts a, because it arrived first, although it was just read. In the order of use, from the most recent on, the keys are b, a, c, so LRU evicts c.',
        why: 'A queue orders by arrival, and that never changes. LRU orders by last use, and each access takes a key out of the middle of that order. So both agree only by chance once a key is used again.',
        check: {
          ask: 'Capacity 3: put 7, put 8, put 9, get 9, get 8, put 6. Which key do a queue and LRU both evict?',
          right: ['7', 'seven'],
          because: '7: it arrived first, and it is also the only one that was not used again.',
          wrong: [
            {
              says: ['8', 'eight'],
              reply: 'It was read last, so LRU keeps it the longest. Write down both orders.',
            },
            {
              says: ['9', 'nine'],
              reply: 'It was read after it was put, so LRU keeps it. Which key came first?',
            },
            {
              says: ['6', 'six'],
              reply: 'That is the new key. Which of the others does each of the two throw out?',
            },
          ],
        },
        claims: [
          {
            says: ['fifo and lru are the same', 'dropping the first inserted is lru'],
            isRight: false,
            reply:
              'No, FIFO ignores reads. As soon as an old key is read again, LRU keeps it, and FIFO still drops it first.',
          },
          {
            says: ['without repeated use both evict the same', 'if no key is used twice fifo equals lru'],
            isRight: true,
            reply: 'Yes, then the order of arrival is the order of last use.',
          },
          {
            says: [
              'a queue with moving used keys to the end is lru',
              'i could move the key to the back on every use',
            ],
            isRight: true,
            reply:
              'Yes, but taking a key out of the middle must be O(1), and that needs the doubly linked list and the map.',
          },
        ],
      },
    },
    {
      kind: 'mistake',
      question: 'Is a Python dictionary an LRU cache because it keeps its order?',
      about: 146,
      asks: [
        'python dict keeps order so it is an lru',
        'dict insertion order is enough for the cache',
        'plain dictionary as lru cache',
        'dict is ordered so i use it as lru',
      ],
      answer:
        'Only if you delete and insert the key again at every use, because reading or overwriting a key does not change its position. Then the first key, `next(iter(d))`, is the least recently used. With many keys use OrderedDict: `next(iter(d))` skips entries deleted earlier, so it is not O(1). In an interview, ask whether you may use either.',
    },
    {
      kind: 'mistake',
      question: 'Is an array with positions in a map also constant?',
      about: 146,
      asks: [
        'array with positions in a map is also constant',
        'store index of each key in a list',
        'use an array instead of linked nodes for lru',
      ],
      answer:
        'No, removing from the middle of an array moves all later elements, O(n), and their stored positions become wrong. A doubly linked node can be unlinked without touching the others.',
    },
    {
      kind: 'mistake',
      question: 'Is an LRU cache always a good choice?',
      about: 146,
      asks: [
        'lru always gives the best hit rate',
        'least recently used is optimal, right',
        'can lru be bad',
        'cache never hits in a loop',
      ],
      answer:
        'Not always: with capacity 3 and the keys 1, 2, 3, 4 requested again and again, LRU never hits: it always evicts the key needed next. LRU works well when recently used keys are likely to come again soon.',
    },
    {
      kind: 'mistake',
      question: 'Why does my cache evict the wrong key?',
      about: 146,
      asks: [
        'cache throws out the wrong key',
        'evicts something i just read',
        'lru drops the newest entry',
        'wrong item disappears when full',
        'cache kicks out what i just looked at',
      ],
      answer:
        'Most likely `get` does not move the node to the recent end. Otherwise check which end you evict from: if new nodes go right after the head dummy, remove the one before the tail dummy.',
    },
    {
      kind: 'mistake',
      question: 'Why is the same key in my list twice?',
      about: 146,
      asks: [
        'same key is twice in my list',
        'cache list longer than the map',
        'put again leaves an old node',
        'later an eviction deletes a key still in use',
      ],
      answer:
        '`put` of an existing key adds a new node without unlinking the old one. When the old node is evicted later, it deletes the key of the new one from the map. Look up the key first and reuse or unlink its node.',
    },
    {
      kind: 'mistake',
      question: 'Why does my LFU cache evict the key that was just added?',
      about: 460,
      asks: [
        'lfu throws out the key just added',
        'new entry vanishes at once in lfu',
        'lfu evicts the newcomer',
      ],
      answer:
        'You evict after inserting, so the new key with count 1 is itself the least used. When the cache is full, evict first, then insert the key and set the smallest count to 1.',
    },
    {
      kind: 'mistake',
      question: 'Why does it crash with capacity 1?',
      about: 146,
      asks: [
        'crashes with capacity 1',
        'cache of size one dies',
        'nonetype error when the list becomes empty',
        'null prev when removing the only node',
      ],
      answer:
        'The only node has no neighbors, so code that reads `node.prev.next` fails. Put a dummy at both ends, so every real node has two neighbors even if it is alone.',
    },
    {
      kind: 'when',
      question: 'How do I keep a list of recently opened apps?',
      asks: [
        'list of recently opened apps, tap moves it up',
        'recent files menu of ten entries',
        'cancel any ticket in the line at once',
        'keep the order, jump to an item by name',
        'phone shows the last used apps on top',
      ],
      answer:
        'You need lookup by key and a change in the middle of an order, both in O(1): a hash map from key to node plus a doubly linked list. A plain queue could not remove from the middle without a search.',
    },
    {
      kind: 'how',
      question: 'Is a read lock enough for `get`?',
      about: 146,
      asks: [
        'make the lru cache thread safe',
        'many threads use the cache',
        'is a read lock enough for get',
        'concurrent lru',
      ],
      answer:
        'Put one lock around each `get` and `put`. A read lock is not enough for `get`, since it changes the list. For more throughput split the keys over several caches, each with its own lock; the order is then exact only within each part.',
    },
    {
      kind: 'how',
      question: 'How do I let cache entries expire after some time?',
      about: 146,
      asks: [
        'cache entries that expire after some time',
        'lru with ttl',
        'time limit for each key',
        'entries become too old',
      ],
      answer:
        'Store the expiry time in the node, and treat an expired entry as missing when it is read: unlink it and delete its key. To free memory early as well, keep a min heap of expiry times, O(log n) per insertion.',
    },
    {
      kind: 'compare',
      question: 'Do I use two stacks or a list for a browser history?',
      about: 1472,
      asks: [
        'two stacks or a list for browser history',
        'back and forward, which structure',
        'array with index or nodes for visited pages',
      ],
      answer:
        'An array with the current index and the last valid index is best: back and forward jump any number of steps in O(1), and a visit only lowers the last valid index. Two stacks or linked nodes also work, but cost one operation per step.',
    },
    {
      kind: 'what',
      question: 'What is a circular linked list?',
      asks: [
        'what is a circular linked list',
        'circular linked list meaning',
        'last node points to the first',
        'what is a circular list used for',
        'linked list without an end',
        'circular vs normal linked list',
      ],
      answer:
        'In a circular linked list the last node links back to the first instead of to null, so there is no end: 4 → 7 → 9 → back to 4. It suits things that take turns, such as players in a game. A loop must stop when it is back at its start, because it never meets null.',
    },
    {
      kind: 'how',
      question: 'How do I explain an LRU cache in an interview?',
      about: 146,
      asks: [
        'how would i explain this in an interview',
        'how do i explain lru cache in an interview',
        'how do i present the lru design',
        'what do i say about the map and the list',
      ],
      answer:
        'Start from the requirements: "`get` and `put` in O(1). A map finds the entry, but knows no order. A doubly linked list keeps the order of use, and unlinks a node in O(1). So the map stores nodes." Then the four helpers: unlink, insert at the front, get, put. Trace capacity 2.',
    },
    {
      kind: 'how',
      question: 'What happens when an LRU cache is full?',
      about: 146,
      asks: [
        'what happens when capacity is full',
        'cache is full',
        'capacity reached in lru',
        'which entry is removed when it is full',
        'what happens when the cache is full',
      ],
      answer:
        'If `put` adds a new key and the cache is full, remove the node at the least recent end, delete its key from the map, then insert the new node at the recent end. `put` of an existing key only changes the value and moves the node; nothing is evicted. All O(1).',
    },
    {
      kind: 'how',
      question: 'How do I get O(1) for both get and put?',
      about: 146,
      asks: [
        'design lru how do i get o(1) for both',
        'how are get and put o(1)',
        'how do i get constant time in lru',
        'why is lru o(1)',
      ],
      answer:
        'Combine two structures. A hash map from key to node finds the entry in O(1) on average. A doubly linked list in order of use unlinks a node and inserts it at the recent end in O(1). `get` moves the node there; `put` does too and, if the cache is too full, removes the node at the other end.',
    },
    {
      kind: 'why',
      question: 'Why do I put a dummy at the head and the tail?',
      about: 146,
      asks: ['why dummy head and tail', 'why two dummies in lru', 'why sentinels in lru'],
      answer:
        'So that every real node has a neighbor on both sides. Then unlinking is always `node.prev.next = node.next` and `node.next.prev = node.prev`, without testing for null, even for the only node. The oldest entry is `tail.prev` or `head.next`, depending on your order.',
    },
  ],
  problems: [
    {
      number: 146,
      questions: [
        {
          question: 'What do `get` and `put` change in the order?',
          asks: [
            'after get',
            'where does the node go',
            'most recently used end',
            'get forgets to move',
            'where do i put it',
          ],
          answer:
            'After `get` unlink the node and put it at the most recent end; `put` of an existing key does the same. Evict at the other end.',
          further: {
            example:
              'Capacity 2, most recent key first.\n- put 1, put 2: 2, 1.\n- get 1: unlink it and insert it in front: 1, 2.\n- put 2 with a new value: 2, 1.\n- put 3: evict the 1 at the other end: 3, 2.',
            why: 'The far end is the least recently used node only if every use moves its node to the near end. A single call that forgets it makes the next eviction wrong.',
            check: {
              ask: 'Capacity 2: put 4, put 5, get 4, put 5 again, put 6. Which key is evicted?',
              right: ['4', 'four'],
              because: '4: its last use is the `get`, and after that 5 was put again.',
              wrong: [
                {
                  says: ['5', 'five'],
                  reply: 'Its second put is a use as well. Write down the order after each call.',
                },
                {
                  says: ['6', 'six'],
                  reply: 'The new key stays. Which of the two others was used longer ago?',
                },
              ],
            },
            claims: [
              {
                says: [
                  'put of an existing key does not change the order',
                  'updating a value leaves the node where it is',
                ],
                isRight: false,
                reply:
                  'No, it is a use: change the value and move the node to the recent end. It never evicts anything.',
              },
              {
                says: ['get of a missing key changes nothing', 'a miss leaves the order as it is'],
                isRight: true,
                reply: 'Yes, it returns -1, and neither the list nor the map changes.',
              },
              {
                says: ['get only reads so nothing moves', 'reading does not change the list'],
                isRight: false,
                reply:
                  'No, a read is a use. Without the move, a key that is read all the time is evicted like an unused one.',
              },
            ],
          },
        },
        {
          question: 'Why is a singly linked list not enough?',
          asks: ['why doubly', 'prev pointer', 'singly linked not enough'],
          answer:
            'Unlinking a node needs the node before it. `prev` gives it in O(1), while a singly linked list needs a walk from the head.',
        },
        {
          question: 'How does an evicted key leave the map?',
          asks: ['evict map key', 'capacity check', 'update existing key'],
          answer:
            'The node stores its key. When the node at the old end is evicted, that key is deleted from the map. Updating an existing key must not evict anything.',
        },
        {
          question: 'Is `put` O(n) because something is removed?',
          asks: [
            'so put is o(n) because of the removal',
            'cost of put in lru',
            'is removing from the list linear',
            'complexity of eviction',
          ],
          answer:
            'No, O(1). The node to remove is next to the dummy at the least recent end, so no search is needed, and unlinking changes two links. The key stored in it removes the map entry, O(1) on average.',
        },
      ],
    },
    {
      number: 705,
      questions: [
        {
          question: 'What happens when two keys share a bucket?',
          asks: ['collisions', 'bucket count'],
          answer:
            'Two keys in one bucket are both in its chain, and a search compares the keys there. When the chains get long, use more buckets and distribute the keys again.',
        },
        {
          question: 'What does a call cost, and why a prime number of buckets?',
          asks: ['hash set cost', 'why a prime number of buckets', 'hash set remove missing key'],
          answer:
            'A call takes O(1) on average if the number of buckets grows with the number of keys, and O(n) if all keys fall into one bucket. A prime number of buckets spreads keys that share a step, such as multiples of 10. Removing a missing key does nothing.',
        },
      ],
    },
    {
      number: 706,
      questions: [
        {
          question: 'What if the key is already there?',
          asks: ['update existing', 'remove from chain'],
          answer:
            'An existing key gets the new value. So search the chain of the bucket first, and add a node only if the key is not there.',
        },
        {
          question: 'Why does `get` return an old value?',
          asks: ['hash map get missing returns', 'put twice returns old value', 'hash map chain cost'],
          answer:
            'Your `put` added a second node instead of changing the first, and `get` finds the older one. Search the chain first. For a missing key `get` returns -1. Average O(1), worst case O(n).',
        },
      ],
    },
    {
      number: 707,
      questions: [
        {
          question: 'Which index is allowed when I insert?',
          asks: ['index checks', 'insert at size'],
          answer:
            'Any index from 0 to the size is allowed. An index equal to the size appends, and for a larger one nothing happens.',
        },
        {
          question: 'How does a dummy head help?',
          asks: [
            'dummy head in my linked list class',
            'add at index crash at the end',
            'size counter design linked list',
          ],
          answer:
            'From a dummy head, `index` steps lead to the node before the position, so the front needs no special case. Keep the size and test the index first. A call takes O(index).',
        },
        {
          question: 'Should I store the size?',
          asks: [
            'design linked list do i keep a size',
            'do i need a size field',
            'how do i check the index',
            'why keep the length',
          ],
          answer:
            'Yes. With a counter you can reject an invalid index at once: `get` and `deleteAtIndex` need 0 <= index < size, `addAtIndex` allows index = size as well. Update it in each insertion and deletion. Without it you would have to walk and count, O(n).',
        },
      ],
    },
    {
      number: 1472,
      questions: [
        {
          question: 'What if there are fewer pages than steps?',
          asks: ['forward cleared', 'back too many steps'],
          answer:
            '`back` and `forward` stop at the first and the last page, so test for the end before each step, or limit the index in an array. A visit drops everything after the current page.',
        },
        {
          question: 'Why can I still go forward after a visit?',
          asks: ['visit then forward still works', 'browser history cost', 'what does the last index mean'],
          answer:
            'You did not drop the pages ahead. After a visit, set the last valid index of the array to the current one, or link the new page after the current node. Visit, back and forward are O(1) with an array, because old entries are overwritten later.',
        },
      ],
    },
    {
      number: 1670,
      questions: [
        {
          question: 'How do I keep the two halves balanced?',
          asks: ['balance', 'which'],
          answer:
            'Keep the left half as long as the right one or one shorter. After each call move at most one element from one half to the other.',
        },
        {
          question: 'Which of two middle elements is popped?',
          asks: ['front middle back queue halves', 'which middle is popped', 'middle queue cost'],
          answer:
            'Of two middle elements the front one is popped. With two deques, the left as long as the right or one shorter, that is the last of the left; if the right is longer, the middle is its first. Each call takes O(1).',
        },
      ],
    },
    {
      number: 460,
      questions: [
        {
          question: 'How does the smallest count change?',
          asks: ['min frequency', 'ties least recent', 'put existing'],
          answer:
            'A new key sets it to 1. A use raises it by exactly 1 if the last key with the smallest count was used, and otherwise leaves it as it is.',
        },
        {
          question: 'What does the minimum stand for?',
          asks: ['what does min frequency mean lfu', 'when does the minimum rise', 'lfu cost per call'],
          answer:
            'The minimum is the smallest use count of all keys, and its list contains the next key to evict. It rises by 1 when that list becomes empty because its last key was used, and a new key sets it to 1. So each call is O(1).',
        },
      ],
    },
    {
      number: 432,
      questions: [
        {
          question: 'Where does a key go when its count changes?',
          asks: ['o buckets', 'empty bucket remove'],
          answer:
            'The key moves to the neighboring bucket. Create that bucket if it does not exist, and unlink the old one if it is empty now.',
        },
        {
          question: 'What is a bucket?',
          asks: ['what is a bucket here', 'all one cost', 'count drops to zero'],
          answer:
            'A bucket is a list node with all keys of one count, and the buckets are sorted by count. A count changes by 1, so a key moves to the neighboring bucket, O(1). At 0 delete the key.',
        },
      ],
    },
    {
      number: 1206,
      questions: [
        {
          question: 'Why does a search take O(log n)?',
          asks: ['levels', 'expected log n', 'duplicates'],
          answer:
            'Each level skips about half of the nodes below it, so a search takes O(log n) expected time.',
        },
        {
          question: 'From which levels does `erase` unlink a node?',
          asks: [
            'skip list what is a level',
            'search goes right then down',
            'skip list erase only one level',
          ],
          answer:
            '`erase` must unlink the node on every level it is in. Each level is a sorted list of some of the nodes: go right while the next value is smaller, unlink the next node if it matches, then go down. O(log n) expected.',
        },
      ],
    },
  ],
  quiz: [
    {
      task: 'A kitchen serves orders in the sequence in which they arrive. Write a class with add(id), next(), which removes and returns the front order, and rush(id), which moves any waiting order to the front. Each call must take constant time.',
      words: ['moves any waiting order to the front'],
      not: 'queue-operations',
      why: 'Only its ends can be reached, so a rushed order in the middle is found by taking out all orders in front of it.',
      idea: 'Keep the orders in a doubly linked list with a map from id to node, so that any node can be unlinked and put in front.',
      cost: 'O(1)',
    },
    {
      task: 'A game keeps at most 5,000 textures in memory. Write a class with get(id) and put(id, texture), both in constant time. If a new one does not fit, the texture that has not been used for the longest time is dropped.',
      words: ['not been used for the longest time'],
      not: 'hash-lookup',
      why: 'It finds a texture by its id, but to learn which one was used longest ago it has to look at all 5,000.',
      idea: 'Keep a map from id to node and a doubly linked list by last use: move a node to the front on each use, and drop from the back.',
      cost: 'O(1)',
    },
    {
      task: 'Windows on a desktop overlap. Write a class with open(id), which adds a window on top, raise(id), which brings any open window to the top, close(id) for any window, and top(), which returns the topmost. Each call must take constant time.',
      words: ['brings any open window to the top', 'close(id) for any window'],
      not: 'stack-operations',
      why: 'It reaches only the topmost window, so raising or closing one far below means taking off all windows above it.',
      idea: 'Keep the windows in a doubly linked list from top to bottom and a map from id to node, so that any node can be unlinked.',
      cost: 'O(1)',
    },
    {
      task: 'A keyboard app remembers up to 10,000 words. Write a class with use(word), which adds a word or raises its count by one. A new word that does not fit replaces the one used the fewest times. Each call must take constant time.',
      words: ['raises its count by one', 'must take constant time'],
      not: 'heap-priority-queue',
      why: 'Its root is the word used the fewest times, but moving a word after each use takes logarithmic time, not constant.',
      idea: 'Link one bucket of words per count in ascending order, and keep a map from word to bucket: a use moves a word one bucket on.',
      cost: 'O(1)',
    },
    {
      task: 'Write a class for a slide show of 100,000 slides: next() and previous(), insert(id), which adds a slide after the current one, remove(), which deletes the current one and shows the next, and goTo(id), which jumps to any slide. Each call takes constant time.',
      words: ['jumps to any slide'],
      not: 'stack-operations',
      why: 'Two stacks, before and after the current slide, handle single steps, but a jump has to move all slides in between from one to the other.',
      idea: 'Link the slides in both directions, keep a reference to the current one, and find the target of a jump in a map from id to node.',
      cost: 'O(1)',
    },
  ],
  claims: [
    {
      says: ['lru needs a map and a doubly linked list', 'lru is a hash map with a linked list'],
      isRight: true,
      reply: 'Yes. The map finds a node in O(1), and the doubly linked list moves or removes it in O(1).',
    },
    {
      says: ['a singly linked list is enough for lru', 'lru works with one direction of links'],
      isRight: false,
      reply: 'Not directly: to unlink a node in O(1) you need the node before it.',
    },
    {
      says: ['get does not change the order in lru', 'only put moves a node to the front'],
      isRight: false,
      reply: 'No. A get also makes the entry the most recently used, so it moves, too.',
    },
    {
      says: ['lru get and put are o(1)'],
      isRight: true,
      reply: 'Yes, on average: a map lookup and a few changed links.',
    },
    {
      says: [
        'put is o(n) because of the removal',
        'put takes linear time',
        'removing the oldest entry is o(n)',
        'evicting is o(n)',
      ],
      isRight: false,
      reply:
        'No. The entry to evict is at the end of the list, right before the dummy, and it is unlinked in O(1). Its key, stored in the node, removes it from the map in O(1) on average.',
    },
    {
      says: ['put is o(1)', 'evicting takes constant time', 'removing the oldest entry is o(1)'],
      isRight: true,
      reply:
        'Yes, on average: the oldest node is at a known end of the list, and its key leads to the map entry.',
    },
    {
      says: [
        'get is o(n) because the list is searched',
        'get walks through the list',
        'finding a key in lru takes linear time',
      ],
      isRight: false,
      reply:
        'No. The map leads straight to the node, O(1) on average. The list is never searched; it only keeps the order of use.',
    },
    {
      says: [
        'the map finds the node and the list keeps the order',
        'the map is for lookup and the list for the order',
        'hash map for finding and linked list for the order of use',
      ],
      isRight: true,
      reply:
        'Yes. Neither is enough alone: the map does not know what was used last, and the list would have to be searched.',
    },
    {
      says: ['get moves the node to the front', 'on get i also move it', 'reading counts as use so it moves'],
      isRight: true,
      reply:
        'Yes. A read is a use, so the entry becomes the most recent one. Otherwise a key that is read all the time would be evicted.',
    },
    {
      says: ['only put changes the order', 'get does not move anything', 'reading does not count as use'],
      isRight: false,
      reply: 'No. A read counts as use in LRU, so `get` moves its node to the recent end as well.',
    },
    {
      says: [
        'when the cache is full the newest is removed',
        'lru evicts the most recent one',
        'a full cache removes the last added key',
      ],
      isRight: false,
      reply:
        'No. It evicts the entry that was not used for the longest time. The newest one is the most likely to be used again.',
    },
    {
      says: [
        'when the cache is full the least recently used is removed',
        'a full cache evicts the oldest use',
        'the entry at the far end is evicted',
      ],
      isRight: true,
      reply: 'Yes, and only when a new key is added. Updating an existing key evicts nothing.',
    },
    {
      says: ['an ordereddict is not allowed', 'ordereddict is slower than o(1)', 'ordereddict cannot do lru'],
      isRight: false,
      reply:
        'It can: `move_to_end` and `popitem(last=False)` are O(1), since it is a map with a doubly linked list inside. In an interview ask whether you may use it; often you are asked to build exactly that.',
    },
    {
      says: [
        'i map the value to the new node',
        'the map goes from value to copy',
        'key is the value in copy random list',
      ],
      isRight: false,
      reply:
        'No. Values may repeat, so two nodes would share one entry. Use the original node itself as the key and its copy as the value.',
    },
    {
      says: [
        'i map the old node to the new node',
        'the map goes from original node to copy',
        'the node itself is the key',
      ],
      isRight: true,
      reply: 'Yes. Nodes are unique even if values repeat. Then `copy.random = map[node.random]`.',
    },
    {
      says: ['lfu and lru evict the same key', 'lfu is the same as lru', 'lfu looks at the last use only'],
      isRight: false,
      reply:
        'No. LRU looks at when a key was last used, LFU at how often. With uses a, a, b and a full cache of two, LRU evicts a and LFU evicts b.',
    },
    {
      says: [
        'the list stores only the values',
        'the node needs only the value',
        'the node does not need the key',
      ],
      isRight: false,
      reply:
        'No. When a node is evicted from the list, its key is needed to delete the map entry. Store key and value in the node.',
    },
    {
      says: [
        'the node stores the key too',
        'i store key and value in the node',
        'the key in the node is for deleting the map entry',
      ],
      isRight: true,
      reply: 'Yes. The eviction starts at the list, and only the key leads back to the map entry.',
    },
    {
      says: [
        'a doubly linked list is only for walking backward',
        'prev is never used in lru',
        'prev is needed to print the list',
      ],
      isRight: false,
      reply:
        'No. `prev` makes it possible to unlink a node in O(1): `node.prev.next = node.next` and `node.next.prev = node.prev`.',
    },
    {
      says: [
        'prev is needed to unlink in o(1)',
        'without prev i must search the node before',
        'the doubly linked list removes any node in o(1)',
      ],
      isRight: true,
      reply:
        'Yes. The map leads you into the middle of the list, and to remove a node you need its predecessor.',
    },
    {
      says: [
        'timestamps are as good as a list',
        'i can store the time of use and take the minimum',
        'a counter per key replaces the list',
      ],
      isRight: false,
      reply:
        'Not quite: it works, but finding the smallest time takes O(n), or O(log n) with a heap. The list has the oldest entry at its end, O(1).',
    },
    {
      says: [
        'the map stores key to node',
        'the map goes from key to node',
        'each key leads to its node',
        'key to node in the map',
      ],
      isRight: true,
      reply: 'Yes. The node is what you need: it has the value, and it can be unlinked and moved in O(1).',
    },
    {
      says: [
        'the map stores key to value',
        'the map goes from key to value in lru',
        'the map only needs the value',
      ],
      isRight: false,
      reply:
        'No. With the value alone you could not move the entry in the list. The map leads to the node, and the node contains the value.',
    },
    {
      says: [
        'a new node goes to the front',
        'a new key is inserted at the most recent end',
        'the newest entry is at the recent end',
      ],
      isRight: true,
      reply: 'Yes. It was just used, so it is the most recent one. The entry to evict is at the other end.',
    },
    {
      says: [
        'if the key exists something is evicted',
        'updating a key evicts the oldest',
        'put of an existing key may evict',
      ],
      isRight: false,
      reply: 'No. The number of keys does not change. Set the value and move the node to the recent end.',
    },
    {
      says: [
        'the least recently used entry gets thrown out',
        'least recently used gets thrown out',
        'lru evicts what was not used for the longest time',
      ],
      isRight: true,
      reply: 'Yes, as soon as a new key would exceed the capacity. Both `get` and `put` count as a use.',
    },
  ],
} satisfies TutorTexts
