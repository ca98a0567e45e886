import { type Cases, enlarge, list, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'

type Args = readonly [calls: readonly MethodCall[]]

export const cases: Cases<Args, readonly (number | null)[]> = {
  kind: 'class',
  statement:
    'Design a cache with room for `capacity` keys, which is at least 1. `get` returns the value of a key, or -1 if the key is not in the cache; `put` sets the value of a key, and if the cache is full and the key is new, it first evicts the least recently used key. Both calls count as a use, and keys and values are not negative.',
  name: 'LRUCache',
  methods: {
    // TypeScript takes its type from Object, so it does not know that these are CodeTypes.
    constructor: { parameters: [{ name: 'capacity', type: 'int' as const }], returns: 'void' as const },
    get: { parameters: [{ name: 'key', type: 'int' }], returns: 'int' },
    put: {
      parameters: [
        { name: 'key', type: 'int' },
        { name: 'value', type: 'int' },
      ],
      returns: 'void',
    },
  },
  examples: [
    {
      name: 'the lesson',
      args: [[roomFor(2), put(1, 10), put(2, 20), get(1), put(3, 30), get(2), get(3)]],
      result: [null, null, null, 10, null, -1, 30],
    },
    {
      name: 'a key that is put twice counts as used, and has the new value',
      args: [[roomFor(2), put(1, 10), put(2, 20), put(1, 15), put(3, 30), get(1), get(2)]],
      result: [null, null, null, null, null, 15, -1],
    },
    {
      name: 'a put makes its key the newest, though the other was read later',
      args: [[roomFor(2), put(1, 10), put(3, 30), get(1), get(3), put(1, 15), put(4, 40), get(3), get(4)]],
      result: [null, null, null, 10, 30, null, null, -1, 40],
    },
    {
      name: 'room for one',
      args: [[roomFor(1), get(0), put(0, 0), get(0), put(5, 50), get(0), get(5)]],
      result: [null, -1, null, 0, null, -1, 50],
    },
    { name: 'only misses', args: [[roomFor(3), get(1)]], result: [null, -1] },
    { name: 'no calls', args: [[roomFor(3)]], result: [null] },
  ],
  random(next, size) {
    const call = () => {
      const key = wholeNumber(next, 0, 4)
      return next() < 0.5 ? get(key) : put(key, wholeNumber(next, 0, 3))
    }
    return [[roomFor(wholeNumber(next, 1, 4)), ...list(next, size, call)]]
  },
  larger: ([[start, ...calls]]) => [[start!, ...enlarge(calls, 100_000)]],
  /** For each get, reads the calls backwards: the key is there if fewer than `capacity` others were used since. */
  reference([start, ...calls]) {
    const capacity = Number(start?.[1])
    const answers: (number | null)[] = []
    for (const [at, [name, key]] of calls.entries()) {
      answers.push(name === 'get' ? lookBack(at, key) : null)
    }
    return [null, ...answers]

    function lookBack(at: number, wanted: unknown): number {
      const others = new Set<unknown>()
      for (let before = at - 1; before >= 0 && others.size < capacity; before--) {
        const [name, key, value] = calls[before]!
        if (key === wanted) return Number(name === 'put' ? value : answers[before])
        if (answers[before] !== -1) others.add(key)
      }
      return -1
    }
  },
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: (capacity: unknown) => Number(capacity) >= 1,
      get: (key) => Number(key) >= 0,
      put: (key, value) => Number(key) >= 0 && Number(value) >= 0,
    }),
  demoInput: ([[start, ...calls]]) => ({
    capacity: start?.[1],
    calls: calls.map(([name, ...numbers]) => ({ name, numbers })),
  }),
  growth: {
    kind: 'A full cache whose oldest key is read each time: finding it by a walk along the list takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 8192, 16_384, 65_536],
    input(size) {
      const keys = Array.from({ length: Math.floor(size / 2) }, (_, key) => key)
      return [[roomFor(keys.length), ...keys.map((key) => put(key, key)), ...keys.map(get)]]
    },
  },
  drive: {
    kind: 'driven',
    drive: {
      python: `
      cache = LRUCache(2)
      cache.put(1, 10)
      cache.put(2, 20)
      print(cache.get(1))
      cache.put(3, 30)
      print([cache.get(2), cache.get(1), cache.get(3)])
      cache.put(1, 15)
      cache.put(4, 40)
      print([cache.get(3), cache.get(1), cache.get(4)])
      one = LRUCache(1)
      print(one.get(0))
      one.put(0, 0)
      print(one.get(0))
      one.put(5, 50)
      print([one.get(0), one.get(5)])`,
      typescript: `
      const cache = new LRUCache(2)
      cache.put(1, 10)
      cache.put(2, 20)
      print(cache.get(1))
      cache.put(3, 30)
      print([cache.get(2), cache.get(1), cache.get(3)])
      cache.put(1, 15)
      cache.put(4, 40)
      print([cache.get(3), cache.get(1), cache.get(4)])
      const one = new LRUCache(1)
      print(one.get(0))
      one.put(0, 0)
      print(one.get(0))
      one.put(5, 50)
      print([one.get(0), one.get(5)])`,
      java: `
      LRUCache cache = new LRUCache(2);
      cache.put(1, 10);
      cache.put(2, 20);
      print(cache.get(1));
      cache.put(3, 30);
      print(new int[] {cache.get(2), cache.get(1), cache.get(3)});
      cache.put(1, 15);
      cache.put(4, 40);
      print(new int[] {cache.get(3), cache.get(1), cache.get(4)});
      LRUCache one = new LRUCache(1);
      print(one.get(0));
      one.put(0, 0);
      print(one.get(0));
      one.put(5, 50);
      print(new int[] {one.get(0), one.get(5)});`,
      cpp: `
      LRUCache cache(2);
      cache.put(1, 10);
      cache.put(2, 20);
      print(cache.get(1));
      cache.put(3, 30);
      print(vector<int>{cache.get(2), cache.get(1), cache.get(3)});
      cache.put(1, 15);
      cache.put(4, 40);
      print(vector<int>{cache.get(3), cache.get(1), cache.get(4)});
      LRUCache one(1);
      print(one.get(0));
      one.put(0, 0);
      print(one.get(0));
      one.put(5, 50);
      print(vector<int>{one.get(0), one.get(5)});`,
    },
    results: [10, [-1, 10, 30], [-1, 15, 40], -1, 0, [-1, 50]],
  },
}

function roomFor(capacity: number): MethodCall {
  return ['constructor', capacity]
}

function put(key: number, value: number): MethodCall {
  return ['put', key, value]
}

function get(key: number): MethodCall {
  return ['get', key]
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'doubly-linked-list': {
    kind: 'driven',
    drive: {
      python: `
        items = DoublyLinkedList()
        print(items.values())
        two = items.add_first(2)
        print(items.values())
        items.add_first(1)
        four = items.add_last(4)
        items.insert_after(two, 3)
        print(items.values())
        items.remove(two)
        print(items.values())
        items.remove(four)
        items.add_last(5)
        print(items.values())`,
      typescript: `
        const items = new DoublyLinkedList()
        print(items.values())
        const two = items.addFirst(2)
        print(items.values())
        items.addFirst(1)
        const four = items.addLast(4)
        items.insertAfter(two, 3)
        print(items.values())
        items.remove(two)
        print(items.values())
        items.remove(four)
        items.addLast(5)
        print(items.values())`,
      java: `
        DoublyLinkedList items = new DoublyLinkedList();
        print(items.values());
        DoublyLinkedList.Item two = items.addFirst(2);
        print(items.values());
        items.addFirst(1);
        DoublyLinkedList.Item four = items.addLast(4);
        items.insertAfter(two, 3);
        print(items.values());
        items.remove(two);
        print(items.values());
        items.remove(four);
        items.addLast(5);
        print(items.values());`,
      cpp: `
        DoublyLinkedList items;
        print(items.values());
        Item* two = items.addFirst(2);
        print(items.values());
        items.addFirst(1);
        Item* four = items.addLast(4);
        items.insertAfter(two, 3);
        print(items.values());
        items.remove(two);
        print(items.values());
        items.remove(four);
        items.addLast(5);
        print(items.values());`,
    },
    results: [[], [2], [1, 2, 3, 4], [1, 3, 4], [1, 3, 5]],
  },
}
