import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'remove-with-dummy',
    slip: 'two in a row, and one stays',
    replace: [
      'before.next = before.next.next',
      'before.next = before.next.next; if (before.next) before = before.next',
    ],
  },
  {
    listing: 'merge-two-lists',
    slip: 'what is left is lost',
    replace: ['tail.next = a ?? b', ''],
  },
  {
    listing: 'partition-two-tails',
    slip: 'equal values go to the front',
    replace: ['node.val < pivot', 'node.val <= pivot'],
  },
  {
    listing: 'middle-node',
    slip: 'the first of two middle nodes',
    replace: ['fast?.next) {', 'fast?.next?.next) {'],
  },
  {
    listing: 'remove-nth-from-end',
    slip: 'the node after it is removed',
    replace: ['i < n; i++', 'i < n - 1; i++'],
  },
  {
    listing: 'repeated-number',
    slip: 'the meeting point is taken for the entry',
    replace: ['let entry = 0', 'let entry = slow'],
  },
  {
    listing: 'reverse-segment',
    slip: 'the segment ends one node early',
    replace: ['let i = left; i < right', 'let i = left + 1; i < right'],
  },
  {
    listing: 'reverse-k-group',
    slip: 'nodes that are left over are reversed, too',
    replace: [
      'if (!last) return dummy.next',
      'if (!last && !before.next) return dummy.next; if (!last) { let node = before; while (node.next) node = node.next; last = node }',
    ],
  },
  {
    listing: 'reverse-recursive',
    slip: 'the old head is returned',
    replace: ['return newHead', 'return head.next'],
  },
  {
    listing: 'lru-ordered-map',
    slip: 'a read does not count as use',
    replace: [
      `this.put(key, value)
    return`,
      'return',
    ],
  },
  {
    listing: 'bucket-hash-map',
    slip: 'a key that is put again keeps its old value',
    replace: [
      `if (before.next) before.next.value = value
    else`,
      'if (!before.next)',
    ],
  },
  {
    listing: 'matching-brackets',
    slip: 'what is never closed does not matter',
    replace: ['return expected.length === 0', 'return true'],
  },
  {
    listing: 'evaluate-rpn',
    slip: 'the operands change places',
    replace: [
      `const right = stack.pop()!
    const left = stack.pop()!`,
      'const left = stack.pop()!; const right = stack.pop()!',
    ],
  },
  {
    listing: 'decode-string',
    slip: 'only one digit of a number counts',
    replace: ['count * 10 + Number(character)', 'Number(character)'],
  },
  {
    listing: 'min-stack',
    slip: 'the minimum stays when its entry leaves',
    replace: ['Math.min(value, below)', '(this.least = Math.min(value, this.least ?? value))'],
  },
  {
    listing: 'queue-window-maximum',
    slip: 'a maximum stays too long',
    replace: ['<= right - k', '< right - k'],
  },
  {
    listing: 'queue-ring-buffer',
    slip: 'a full queue takes one value more',
    replace: [
      'if (this.size === this.cells.length) return false',
      'if (this.size > this.cells.length) return false',
    ],
  },
  {
    listing: 'next-greater',
    slip: 'only one round',
    replace: ['step < 2 * n', 'step < n'],
  },
  {
    listing: 'largest-rectangle',
    slip: 'bars left at the end are forgotten',
    replace: ['right <= heights.length', 'right < heights.length'],
  },
  {
    listing: 'smallest-after-removals',
    slip: 'leading zeros stay',
    replace: [`rest.replace(/^0+/, '')`, 'rest'],
  },
])
