import { expect, test } from 'vitest'
import { firstSentence, splitLead } from './split-lead.ts'

test.each([
  ['Opposite ends: both close in', 'Opposite ends', 'Both close in.'],
  ['Fix one: then what?', 'Fix one', 'Then what?'],
  ['A mistake without a colon', 'A mistake without a colon', ''],
  ['Ratio 1:2 is not one: this is', 'Ratio 1:2 is not one', 'This is.'],
])('%j is split at the first colon', (text, lead, rest) => expect(splitLead(text)).toEqual({ lead, rest }))

test.each([
  ['One. Two.', 'One.'],
  ['About 2.5 steps on average. More.', 'About 2.5 steps on average.'],
  ['No full stop', 'No full stop'],
  ['', ''],
])('the first sentence of %j', (text, sentence) => expect(firstSentence(text)).toBe(sentence))
