import { type Cases, type MethodCall, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { isCallList } from '#algorithms/valid-inputs.ts'
import { cases } from './cases.ts'

type Args = readonly [calls: readonly MethodCall[]]

const lruOrderedMap = variantOf(cases, {
  name: 'LibraryLRU',
})

const bucketHashMap: Cases<Args, readonly (number | null)[]> = {
  kind: 'class',
  statement:
    'Design a map from whole numbers to whole numbers without a map or set of the language. It gets the number of its buckets. `put` sets the value of a key, `get` returns it, or -1 if the key is not there, and `remove` takes a key and its value out, if it is there.',
  name: 'BucketMap',
  methods: {
    constructor: { parameters: [{ name: 'size', type: 'int' as const }], returns: 'void' as const },
    put: {
      parameters: [
        { name: 'key', type: 'int' },
        { name: 'value', type: 'int' },
      ],
      returns: 'void',
    },
    get: { parameters: [{ name: 'key', type: 'int' }], returns: 'int' },
    remove: { parameters: [{ name: 'key', type: 'int' }], returns: 'void' },
  },
  examples: [
    {
      name: 'a value that changes',
      args: [
        [
          ['constructor', 7],
          ['put', 1, 10],
          ['get', 1],
          ['put', 1, 20],
          ['get', 1],
        ],
      ],
      result: [null, null, 10, null, 20],
    },
    {
      name: 'two keys in one bucket',
      args: [
        [
          ['constructor', 2],
          ['put', 1, 5],
          ['put', 3, 6],
          ['remove', 1],
          ['get', 1],
          ['get', 3],
        ],
      ],
      result: [null, null, null, null, -1, 6],
    },
    {
      name: 'one bucket for all keys',
      args: [
        [
          ['constructor', 1],
          ['put', 4, 0],
          ['put', 0, 4],
          ['get', 4],
          ['get', 0],
          ['get', 2],
        ],
      ],
      result: [null, null, null, 0, 4, -1],
    },
    {
      name: 'a key that is not there',
      args: [
        [
          ['constructor', 3],
          ['remove', 2],
          ['get', 2],
        ],
      ],
      result: [null, null, -1],
    },
  ],
  random(next, size) {
    const key = () => wholeNumber(next, 0, 6)
    const calls = Array.from({ length: wholeNumber(next, 0, size) }, (): MethodCall => {
      const method = ['put', 'get', 'get', 'remove'][wholeNumber(next, 0, 3)]!
      return method === 'put' ? [method, key(), wholeNumber(next, 0, 9)] : [method, key()]
    })
    return [[['constructor', wholeNumber(next, 1, 4)], ...calls]]
  },
  /** The last change of a key before a call decides. */
  reference: (calls) =>
    calls.map(([method, key], at) => {
      if (method !== 'get') return null
      const last = calls.slice(1, at).findLast(([name, own]) => name !== 'get' && own === key)
      return last?.[0] === 'put' ? Number(last[2]) : -1
    }),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: (size: unknown) => Number(size) >= 1,
      put: (key, _value) => Number(key) >= 0,
      get: (key) => Number(key) >= 0,
      remove: (key) => Number(key) >= 0,
    }),
  growth: {
    kind: 'As many keys as buckets, each put and read once: a search through all keys takes n² / 4 steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [
      [
        ['constructor', size],
        ...Array.from(
          { length: size },
          (_, index): MethodCall => (index < size >> 1 ? ['put', index, 1] : ['get', index - (size >> 1)]),
        ),
      ],
    ],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'lru-ordered-map': lruOrderedMap,
  'bucket-hash-map': bucketHashMap,
} satisfies Readonly<Record<string, Cases>>
