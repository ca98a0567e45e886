import { expect, test } from 'vitest'
import { companyKey, nameOf, unifyCompanies } from './company-names.ts'

test.each([
  ['JPMorgan Chase', 'jp-morgan', 'Jpmorgan', 'jpmorgan_chase'],
  ['X (Twitter)', 'twitter', 'x', 'Twitter'],
  ['Meta', 'facebook', 'META'],
  ['NVIDIA', 'nvidia', 'Nvidia'],
  ['Nestlé', 'nestle'],
  ['Booking.com', 'bookingcom', 'booking'],
])('%s has one key in all spellings', (first, ...others) => {
  for (const other of others) expect(companyKey(other)).toBe(companyKey(first))
})

test('companies that only resemble each other stay apart', () => {
  const keys = ['Snap', 'Snapdeal', 'Meta', 'Metabase', 'ByteDance', 'TikTok', '3M', 'M3'].map(companyKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a lowercase text is a slug, and any other text is how somebody spelled the name', () => {
  expect(['goldman-sachs', 'jane_street', 'DE Shaw', 'Goldman_Sachs'].map(nameOf)).toEqual([
    'Goldman Sachs',
    'Jane Street',
    'DE Shaw',
    'Goldman Sachs',
  ])
})

test('the built-in spelling is shown, or else the first that is no guess', () => {
  const builtIn = [{ slug: 'x-twitter', name: 'X (Twitter)' }]
  const shown = unifyCompanies(builtIn, [
    { slug: 'de-shaw', name: 'De Shaw' },
    { slug: 'deshaw', name: 'DE Shaw' },
    { slug: 'twitter', name: 'Twitter' },
  ])
  expect([...shown].map(([slug, { name }]) => `${slug}: ${name}`).sort()).toEqual([
    'de-shaw: DE Shaw',
    'deshaw: DE Shaw',
    'twitter: X (Twitter)',
    'x-twitter: X (Twitter)',
  ])
})
