import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DataPlace, placeOfThisRun } from '../lib/data-place.ts'
import { isKept } from '../lib/fault-report.ts'
import { loseNoMail } from './lose-no-mail.ts'

let place: DataPlace
beforeEach(async () => {
  place = await placeOfThisRun()
})
afterEach(() => place.remove())

test('every mail arrives or is visibly refused, whatever the mail server does and whenever the app is killed', async () => {
  const report = await loseNoMail({ place, mails: 100, kills: 4, downMs: 200, seed: Date.now() })
  expect(isKept(report), JSON.stringify(report)).toBe(true)
}, 300_000)
