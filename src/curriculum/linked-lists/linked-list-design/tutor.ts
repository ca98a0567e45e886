import type { TutorTexts } from '../../tutor-texts.ts'

export const tutor = {
  questions: [
    {
      kind: 'what',
      question: 'What is an LRU cache in simple words?',
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
    },
    {
      kind: 'why',
      question: 'Why do I need a doubly linked list?',
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
    },
    {
      kind: 'how',
      question: 'Where does the node go after `get`?',
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
        'The node must store its key: on eviction you have only the node and must delete its key from the map. And evict before or right after inserting, but not when the key already exists.',
    },
    {
      kind: 'compare',
      question: 'Do I need my own list?',
      asks: [
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
        'Put a dummy at both ends. Every real node then has both neighbors, so insert and remove are the same four assignments everywhere, without null checks.',
    },
    {
      kind: 'how',
      question: 'How does an LFU cache find the minimum frequency?',
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
    },
    {
      kind: 'how',
      question: 'How do I copy a list with random pointers?',
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
      asks: [
        'lru cost',
        'O(1) operations',
        'why not a heap',
        'why not timestamps',
        'why is every lru operation O(1)',
        'lru with a heap or timestamps',
      ],
      answer:
        'Map lookup O(1) on average, unlink and insert O(1). With timestamps you would search for the oldest, O(n), or keep a heap, O(log n).',
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
        'When elements must be found by key and also moved or removed inside an order, all in O(1): caches, recent lists, all-O(1) counters. The map finds, the list orders.',
    },
    {
      kind: 'how',
      question: 'How do I flatten a list with child pointers?',
      asks: [
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
      asks: ['least recently or least frequently used', 'how does lfu differ in structure'],
      answer:
        'LRU evicts the item that was unused for the longest time: one list. LFU evicts the least often used item, and among equals the least recently used: one list per count, a map from key to node, and the smallest count in a variable. Both take O(1) per call.',
    },
    {
      kind: 'mistake',
      question: 'Why does updating an existing key not move it?',
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
      asks: [
        'a queue is enough for lru, right',
        'fifo is the same as lru',
        'just drop the oldest inserted key',
        'evict in order of insertion',
      ],
      answer:
        'No, a queue forgets that an old entry was just used. With capacity 2, put 1, put 2, get 1, put 3: LRU evicts 2, but a queue evicts 1. An entry must move to the recent end at each use, so you need the map and the doubly linked list.',
    },
    {
      kind: 'mistake',
      question: 'Is a Python dictionary an LRU cache because it keeps its order?',
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
      asks: [
        'lru always gives the best hit rate',
        'least recently used is optimal, right',
        'can lru be bad',
        'cache never hits in a loop',
      ],
      answer:
        'No, with capacity 3 and the keys 1, 2, 3, 4 requested again and again, LRU never hits: it always evicts the key needed next. LRU works well when recently used keys are likely to come again soon.',
    },
    {
      kind: 'mistake',
      question: 'Why does my cache evict the wrong key?',
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
      asks: [
        'two stacks or a list for browser history',
        'back and forward, which structure',
        'array with index or nodes for visited pages',
      ],
      answer:
        'An array with the current index and the last valid index is best: back and forward jump any number of steps in O(1), and a visit only lowers the last valid index. Two stacks or linked nodes also work, but cost one operation per step.',
    },
  ],
  problems: [
    {
      number: 146,
      questions: [
        {
          asks: [
            'after get',
            'where does the node go',
            'most recently used end',
            'get forgets to move',
            'where do i put it',
          ],
          answer:
            'After `get` unlink the node and put it at the most recent end; `put` of an existing key does the same. Evict at the other end.',
        },
        {
          asks: ['why doubly', 'prev pointer', 'singly linked not enough'],
          answer:
            'Unlinking needs the predecessor: `prev` gives it in O(1), a singly linked list only by a walk.',
        },
        {
          asks: ['evict map key', 'capacity check', 'update existing key'],
          answer:
            'Store the key in the node, so that the evicted one can be deleted from the map. Updating an existing key must not evict.',
        },
      ],
    },
    {
      number: 705,
      questions: [
        {
          asks: ['collisions', 'bucket count'],
          answer:
            'Each bucket has a chain of its keys. When the chains get long, resize and distribute the keys again.',
        },
        {
          asks: ['hash set cost', 'why a prime number of buckets', 'hash set remove missing key'],
          answer:
            'O(1) on average if the number of buckets grows with the number of keys, O(n) if all keys fall into one bucket. A prime number of buckets spreads keys that share a step, such as multiples of 10. Removing a missing key does nothing.',
        },
      ],
    },
    {
      number: 706,
      questions: [
        {
          asks: ['update existing', 'remove from chain'],
          answer: 'Search the chain first: an existing key gets the new value.',
        },
        {
          asks: ['hash map get missing returns', 'put twice returns old value', 'hash map chain cost'],
          answer:
            '`get` of a missing key returns -1. If an update shows the old value, you added a second node instead of changing the first. Average O(1), worst case O(n).',
        },
      ],
    },
    {
      number: 707,
      questions: [
        {
          asks: ['index checks', 'insert at size'],
          answer: 'Inserting at an index equal to the size appends; for a larger index, nothing happens.',
        },
        {
          asks: [
            'dummy head in my linked list class',
            'add at index crash at the end',
            'size counter design linked list',
          ],
          answer:
            'With a dummy head, walking index steps from it reaches the node before the position, so head and tail need no special case. Keep a size and test the index first. O(index) per call.',
        },
      ],
    },
    {
      number: 1472,
      questions: [
        {
          asks: ['forward cleared', 'back too many steps'],
          answer:
            'Stop `back` and `forward` at the ends. On a visit, drop everything after the current page.',
        },
        {
          asks: ['visit then forward still works', 'browser history cost', 'what does the last index mean'],
          answer:
            'After a visit nothing may be ahead, so set the last valid index to the current one. With an array, visit, back and forward are O(1), because old entries are overwritten later.',
        },
      ],
    },
    {
      number: 1670,
      questions: [
        {
          asks: ['balance', 'which'],
          answer:
            'Keep the left part as long as the right one or one shorter, and rebalance after each call.',
        },
        {
          asks: ['front middle back queue halves', 'which middle is popped', 'middle queue cost'],
          answer:
            'Keep two deques, the left as long as the right or one shorter. Of two middles the front one is popped. Moving at most one element keeps the balance, so each call takes O(1).',
        },
      ],
    },
    {
      number: 460,
      questions: [
        {
          asks: ['min frequency', 'ties least recent', 'put existing'],
          answer: 'A new key sets the minimum to 1; a use may raise it by exactly 1.',
        },
        {
          asks: ['what does min frequency mean lfu', 'when does the minimum rise', 'lfu cost per call'],
          answer:
            'It is the smallest use count of all keys. It rises by 1 when its list becomes empty because its last key was used, and becomes 1 for a new key. So each call is O(1).',
        },
      ],
    },
    {
      number: 432,
      questions: [
        {
          asks: ['o buckets', 'empty bucket remove'],
          answer: 'Move the key to the neighbor bucket, create it if missing, and drop empty ones.',
        },
        {
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
          asks: ['levels', 'expected log n', 'duplicates'],
          answer:
            'Each level skips about half of the nodes below it, so a search takes O(log n) expected time.',
        },
        {
          asks: [
            'skip list what is a level',
            'search goes right then down',
            'skip list erase only one level',
          ],
          answer:
            'Each level is a sorted list of some of the nodes. Search goes right while the next value is smaller, then down. `erase` must unlink the node on every level it is in. O(log n) expected.',
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
} satisfies TutorTexts
