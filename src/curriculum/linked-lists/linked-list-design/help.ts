import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  705: {
    asks: 'Design a set of non-negative integers without library sets or maps. `contains(key)` returns whether a key is in the set, `add(key)` inserts a key unless it is present, and `remove(key)` deletes a key if it is present.',
    hints: [
      'Create an array of buckets, say 1000 empty lists. Key 4007 can be in one of them only, the list at index `4007 % 1000`, which is 7.',
      'All three calls begin alike: pick the bucket and compare the keys of its nodes. `add` attaches a node only if the key was not found, and `remove` unlinks a node only if it was.',
      'A key has at most one node, in the bucket its hash picks, so `contains` is true exactly if the walk through that bucket finds it. A dummy at the front of each bucket lets you unlink its first node like any other. Short buckets make a call O(1) on average.',
    ],
    cost: 'O(1) on average with O(k + b) space, because b buckets are allocated and a long bucket is scanned',
  },
  706: {
    asks: 'Design a map from integers to integers without library maps. `put(key, value)` adds a key or overwrites its value, `get(key)` returns the value or -1 if the key is absent, and `remove(key)` deletes a key if present.',
    hints: [
      'Create an array of empty buckets and a node type with a key, a value and a next link. Write `get` first: search the bucket at `key % size`, and return -1 if no node has the key.',
      'For `put` and `remove`, walk until the next node has the key or does not exist. At that point you can overwrite its value, attach a new node, or link past it.',
      "A key has at most one node, in the bucket its hash picks. `put` overwrites that node's value or attaches a new node, `get` reads it, and `remove` unlinks it or does nothing. A dummy in front of each bucket covers its first node.",
    ],
    solvedBy: 'bucket-hash-map',
    cost: 'O(1) on average with O(k + b) space, because b buckets are allocated and a long bucket is scanned',
  },
  707: {
    asks: 'Design a linked list that reads, inserts and deletes at an index, counted from 0, and adds at both ends. Inserting at the length appends. Reading an invalid index returns -1, and other invalid calls change nothing.',
    hints: [
      'Write the empty list first: two sentinels, `head` and `tail`, that point at each other, and `size = 0`. The node at index 0 is then `head.next`, and any `get` returns -1.',
      'Write a helper that walks to the node at an index. For index `size` it stops on the tail sentinel, so each of the three add calls becomes: insert before this node.',
      'Check the index first: `get` and `deleteAtIndex` need index < size, `addAtIndex` also allows index = size. Insert between a node and its `prev`, delete by linking the two neighbors, and update `size`. Sentinels never leave, so every node has two neighbors.',
    ],
    cost: 'O(k) per operation, because an index is reached by walking',
  },
  1472: {
    asks: 'Design a browser tab that starts at a homepage. `visit(url)` opens a page and discards the forward history. `back(steps)` and `forward(steps)` move that many pages, or as far as possible, and return the current URL.',
    hints: [
      'Create one node for the homepage and set `current` to it. `back` and `forward` now both return the homepage, because there is no other page.',
      '`visit` links a new node after `current` in both directions and moves onto it. Since `current.next` is overwritten, the old forward pages can no longer be reached.',
      '`back` follows `prev` and `forward` follows `next`, one link per step; both stop early where the links end and return the URL of `current`. The nodes before `current` are the history, and those after it can be reached by `forward`.',
    ],
    cost: 'O(steps) for back and forward, because each step follows one link',
  },
  1670: {
    asks: 'Design a queue with push and pop at its front, middle and back. If two middle positions are possible, the one closer to the front is used. Pops return the removed value, or -1 if there is none.',
    hints: [
      'Write the middle for small sizes by hand: `popMiddle` on a, b removes a, and on a, b, c it removes b. On an empty queue, every pop returns -1.',
      'Call the parts `left` and `right`, with `left` as long as `right` or one shorter. The middle to pop is the last of `left` if the sizes are equal, otherwise the first of `right`.',
      '`pushFront` and `pushMiddle` add to the two ends of `left`, `pushBack` to the end of `right`. After every call, move one element across the border if `left` is longer than `right` or more than one shorter. `popFront` takes from `right` if `left` is empty.',
    ],
  },
  146: {
    asks: 'Design a cache of at most `capacity` keys. `get(key)` returns the value or -1, `put(key, value)` adds or overwrites, and both use the key. Before adding to a full cache, evict the key unused for longest. Calls average O(1).',
    hints: [
      'Decide what a node stores: key, value, and links to both neighbors. Put a sentinel at each end: after the front one comes the most recently used key, before the back one the next to be evicted.',
      '`get` looks the node up, unlinks it and inserts it at the front; `put` on a known key also changes the value. For a new key in a full cache, `put` first evicts the node before the back sentinel.',
      'Map and list always contain the same keys, and the list is in order of use. Write two helpers, unlink and insert at the front, and build both calls from them. The node stores its key, so that an evicted node can be deleted from the map, too.',
    ],
    solvedBy: 'linked-list-design',
  },
  460: {
    asks: 'Design a cache of at most `capacity` keys. `get(key)` returns the value or -1, `put(key, value)` adds or overwrites; both count as one use. A new key in a full cache evicts the least-used key, or the longest unused of several.',
    hints: [
      'Play capacity 2 by hand: put a, put b, get a, put c. By then a has count 2 and b has count 1, so b is evicted, and c starts with count 1.',
      'A use takes the key out of the list for its count c and adds it at the recent end of the list for c + 1. If list c is now empty and c was the least count, c + 1 becomes it.',
      'Map each key to its value and count, and each count to its keys in order of use. To evict, remove the least recent key of the least count; then insert the new key with count 1, and the least count is 1. Updating a known key is a use and evicts nothing.',
    ],
  },
  432: {
    asks: 'Design a structure that counts strings. `inc(key)` adds 1 and `dec(key)` subtracts 1, removing a key at 0. `getMaxKey()` and `getMinKey()` return any key with the largest or smallest count, or an empty string. All calls average O(1).',
    hints: [
      'Draw a chain of buckets between two sentinels; a bucket stores a count and the set of keys with that count. After `inc` on a, a and b, the chain is 1 {b}, 2 {a}.',
      'From count c, `inc` moves a key to c + 1, `dec` to c - 1 or, at 0, out of the chain. If the neighbor is not the bucket you need, insert that first; remove the old one if empty.',
      'A map leads from each key to its bucket. Counts increase along the chain and no bucket is empty, so any key of the first or last bucket is an answer; without buckets return `""`. A new key goes into the bucket with count 1, inserted after the front sentinel if it is missing.',
    ],
  },
  1206: {
    asks: 'Design a skiplist of integers that may repeat, without library structures. `add(num)` inserts a value, `search(target)` returns whether it is present, and `erase(num)` removes one occurrence and returns whether there was one. Calls average O(log n).',
    hints: [
      'Begin with one sorted level after a head node: `search` goes right while the next value is smaller than the target, then checks whether the next value equals it.',
      'With several levels, begin on the top one, and wherever you can no longer go right, go down a level. For `add` and `erase`, save the node where you stop on each level, the lowest included: links change there.',
      'Each level is sorted and has only nodes that are also on the level below. `add` links its node on the lowest level, and one level higher as long as a coin shows heads. `erase` unlinks one and the same node on all of its levels, or returns false.',
    ],
    cost: 'O(log k) expected per operation, because each lane skips about half of the nodes below it',
  },
} satisfies ProblemHelpTexts
