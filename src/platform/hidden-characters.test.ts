import { expect, test } from 'vitest'
import { findHiddenCharacter, withoutHiddenCharacters } from './hidden-characters.ts'

const joiner = '\u200D'
const nonJoiner = '\u200C'

test.each([
  ['Persian', `علی${nonJoiner}رضا`],
  ['Kurdish', `نامه${nonJoiner}`],
  ['Sinhala', `ශ්${joiner}රී`],
  ['Malayalam', `അനില്${joiner} കുമാര്${joiner}`],
  ['Bengali', `র${joiner}্যা`],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Arabic', 'محمد علي'],
  ['Vietnamese, decomposed', 'Nguyễn'.normalize('NFD')],
  ['Irish', "Siobhán O’Neill-D'Arcy"],
  ['Japanese with a variant of a letter', '葛\u{E0100}城'],
  ['a family of emoji', `Ada 👩🏽${joiner}👩${joiner}👧`],
  ['a heart on fire', `❤\uFE0F${joiner}🔥`],
  ['the flag of a region', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a key', '1\uFE0F\u20E3'],
])('a name may be %s', (_, name) => {
  expect(findHiddenCharacter(name)).toBeUndefined()
  expect(withoutHiddenCharacters(name)).toBe(name)
})

test.each([
  ['Ada\u202Eadavol', 'U+202E (right-to-left override)'],
  ['\u202DAda', 'U+202D (left-to-right override)'],
  ['Ada\u2067adavol', 'U+2067'],
  ['Ad\u200Ba', 'U+200B (zero-width space)'],
  ['Ad\u2060a', 'U+2060 (word joiner)'],
  ['Ad\uFEFFa', 'U+FEFF (byte order mark)'],
  ['Ad\u00ADa', 'U+00AD (soft hyphen)'],
  ['Ada\nBcc: eve', 'U+000A (line break)'],
  ['Ada\u0007', 'U+0007'],
  ['Ada\u2028Eve', 'U+2028 (line separator)'],
  ['Ada\u3164', 'U+3164'],
  ['\u2800', 'U+2800'],
  [`Ada ${joiner}`, 'U+200D (zero-width joiner)'],
  [`${nonJoiner}Ada`, 'U+200C (zero-width non-joiner)'],
  [`A${joiner}${joiner}da`, 'U+200D (zero-width joiner)'],
  ['\uFE0F', 'U+FE0F'],
  ['Ada\u{E0041}', 'U+E0041'],
  ['🐐\u{E0041}\u{E007F}', 'U+E0041'],
  ['Ada\uD800', 'U+D800'],
])('%j contains %s', (name, found) => {
  expect(findHiddenCharacter(name)).toBe(found)
  expect(findHiddenCharacter(withoutHiddenCharacters(name))).toBeUndefined()
})

test('an older name is shown without hidden characters', () => {
  expect(withoutHiddenCharacters('\u202eEvil\u001b[31m\u200b \u3164Corp')).toBe('Evil[31m Corp')
})
