import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'linked-list-design',
    slip: 'a read does not count as use',
    replace: [
      `    this.unlink(entry)
    this.addFirst(entry) // @use
    return entry.value`,
      '    return entry.value',
    ],
  },
  {
    listing: 'linked-list-manipulation',
    slip: 'the old head is returned',
    replace: ['return dummy.next', 'return head'],
  },
  {
    listing: 'linked-list-reversal',
    slip: 'the last node is left out',
    replace: ['while (current)', 'while (current?.next)'],
  },
  {
    listing: 'linked-list-two-pointers',
    slip: 'the meeting point is taken for the entry',
    replace: ['return findEntry(head, slow)', 'return slow'],
  },
  {
    listing: 'basic-binary-search',
    slip: 'the last candidate is not looked at',
    replace: ['lo <= hi', 'lo < hi'],
  },
  {
    listing: 'binary-search-on-answer',
    slip: 'a speed that is enough is excluded',
    replace: ['hi = mid // @slower', 'hi = mid - 1'],
  },
  {
    listing: 'range-search',
    slip: 'the bound after the last value is never reached',
    replace: ['let hi = nums.length', 'let hi = nums.length - 1'],
  },
  {
    listing: 'rotated-array-search',
    slip: 'a half of one value does not count as sorted',
    replace: ['nums[lo] <= middle', 'nums[lo] < middle'],
  },
  {
    listing: 'monotonic-stack',
    slip: 'an equal day counts as warmer',
    replace: ['temps[top] >= temps[day]', 'temps[top] > temps[day]'],
  },
  {
    listing: 'queue-operations',
    slip: 'refilled while values are left',
    replace: ['if (this.outbox.length > 0) return', ''],
  },
  {
    listing: 'stack-operations',
    slip: 'only one value is popped after each push',
    replace: ['while (stack', 'if (stack'],
  },
])
