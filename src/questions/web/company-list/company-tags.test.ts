import { expect, test } from 'vitest'
import type { Question } from '../../question.ts'
import { companyTags, firstTag } from './company-tags.ts'

const google = { name: 'Google', slug: 'google' }
const uber = { name: 'Uber', slug: 'uber' }

test.each<[string, Pick<Question, 'companies' | 'sightings'>, string[]]>([
  ['with frequencies', { companies: [reported(google, 90), reported(uber, 40)], sightings: [] }, []],
  ['without a frequency', { companies: [reported(google, 0)], sightings: [] }, []],
  ['reported here', { companies: [reported(google, 90)], sightings: [{ ...google, count: 2 }] }, []],
  ['only reported here', { companies: [], sightings: [{ ...uber, count: 1 }] }, []],
  [
    'with a chosen company',
    { companies: [reported(google, 90), reported(uber, 40)], sightings: [] },
    ['uber'],
  ],
])('the first tag of a question %s is the first of all its tags', (_, companies, chosen) => {
  const question: Question = {
    ...{ id: 1, title: 'Two Sum', difficulty: 'Easy', isPremium: false, isSql: false, patterns: [] },
    leetcodeUrl: '',
    ...companies,
  }
  expect(firstTag(question, new Set(chosen))).toEqual(companyTags(question, new Set(chosen))[0])
})

function reported(company: { name: string; slug: string }, frequency: number) {
  return { ...company, frequency }
}
