import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { minimalPairs, openPrompts } from '#curriculum/prompts.ts'
import { seededRandom } from '#testing/practice-bank.ts'
import { emptyStanding } from '../standing/standing.ts'
import { createBank } from './bank.ts'
import { composeDaily } from './compose-round.ts'
import { presentItem, presentWithContrasts } from './present-item.ts'

const mostBytes = 30 * 1024

test('the prompts of a daily round fit into 30 KB as they are sent', () => {
  const bank = createBank({ prompts: openPrompts, pairs: minimalPairs })
  const names = bank.patterns.map(({ name }) => name)
  for (let seed = 0; seed < 40; seed++) {
    const random = seededRandom(seed)
    const learning = new Set(names.filter(() => random() < 0.3))
    const round = composeDaily({ bank, state: emptyStanding(), now: Date.now(), offset: 0, random }, learning)
    const reply = JSON.stringify(round.map((item) => presentItem(bank, item, presentWithContrasts)))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    expect(brotliCompressSync(reply, { params }).length).toBeLessThanOrEqual(mostBytes)
  }
})
