import { expect, it } from 'vitest'
import { splitLead } from './split-lead.ts'

it.each([
  ['Upper bound: equal values lengthen it', { lead: 'Upper bound', rest: 'Equal values lengthen it.' }],
  ['No memo: fib(45) takes seconds', { lead: 'No memo', rest: 'fib(45) takes seconds.' }],
  ['A lead alone', { lead: 'A lead alone', rest: '' }],
])('"%s" begins its explanation as a sentence, but leaves code as it is', (text, parts) => {
  expect(splitLead(text)).toEqual(parts)
})
