import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '#testing/people.ts'
import { testBank, testSpot } from '#testing/practice-bank.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import type { Item, Round, Standing } from '../../contract.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import { recallOfMix } from '../../standing/rating.ts'

const bank = testBank({ patternCount: 43, promptCount: 14 })
const server = await sharedServer({ promptBank: bank, limits: { practiceAnswersPerDay: 1e6 } })
let member: TestMember
beforeEach(async () => {
  member = await aMember(server)
})

const request = (query = '', who?: TestMember) =>
  server.call('GET', `/api/practice/fingerprint${query}`, undefined, who && { jar: who.jar })
async function read(query = '', who?: TestMember): Promise<Fingerprint> {
  const { status, text, body } = await request(query, who)
  expect(status, text).toBe(200)
  return body
}
async function post(path: string, body: object) {
  const reply = await server.call('POST', `/api/practice/${path}`, body, { jar: member.jar })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}
const standing = async (): Promise<Standing> =>
  (await server.call('GET', '/api/practice/standing', undefined, { jar: member.jar })).body
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const sharesOf = ({ patterns }: Fingerprint) =>
  new Map(patterns.map(({ pattern, share }) => [pattern, share]))

/** Plays a free round of the mix, and names everything right or nothing at all. */
async function play(isRight: (pattern: string) => boolean): Promise<void> {
  const round: Round = await post('rounds', { kind: 'free', company: 'uber', size: 20 })
  const answers = round.items.flatMap((item: Item) =>
    item.kind === 'spot'
      ? [
          testSpot(item.prompt.id, isRight(item.prompt.pattern) ? item.prompt.pattern : null, {
            roundId: round.id,
            at: new Date().toISOString(),
          }),
        ]
      : [],
  )
  await post('answers', { answers })
}

describe('without a session', () => {
  test('the mix of a company comes with its source, most asked first, and sums up to one', async () => {
    const uber = await read('?companies=uber')
    expect(uber).toMatchObject({
      companies: [{ slug: 'uber', name: 'Uber' }],
      builtInDate: 'May 2022',
      importedReportCount: 0,
      own: null,
    })
    const shares = uber.patterns.map(({ share }) => share)
    expect(sum(shares)).toBeCloseTo(1, 9)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(uber.patterns.every(({ recall }) => recall === null)).toBe(true)
    expect(uber.questionCount).toBeGreaterThan(uber.patterns.length)
  })

  test('several companies add up, and no company stands for all', async () => {
    const [uber, snap, both, all] = await Promise.all(
      ['?companies=uber', '?companies=snap', '?companies=Snap,uber,,uber', '?companies='].map((query) =>
        read(query),
      ),
    )
    expect(both!.companies.map(({ slug }) => slug)).toEqual(['snap', 'uber'])
    expect(sum([...sharesOf(both!).values()])).toBeCloseTo(1, 9)
    for (const [pattern, share] of sharesOf(both!)) {
      const [one = 0, other = 0] = [sharesOf(uber!).get(pattern), sharesOf(snap!).get(pattern)]
      expect(share).toBeGreaterThanOrEqual(Math.min(one, other))
      expect(share).toBeLessThanOrEqual(Math.max(one, other))
    }
    expect(all!.companies).toEqual([])
    expect(all!.patterns.length).toBeGreaterThanOrEqual(both!.patterns.length)
    expect(sum([...sharesOf(all!).values()])).toBeCloseTo(1, 9)
    expect(await read()).toEqual(all)
  })

  test('an unknown company and more than ten are refused', async () => {
    for (const [query, message] of [
      ['?companies=uber,unknown', 'One of the companies is not in our list.'],
      ['?companies=__proto__', 'One of the companies is not in our list.'],
      [
        `?companies=${Array.from({ length: 11 }, (_, at) => `company-${at}`)}`,
        'Choose at most 10 companies.',
      ],
    ])
      expect(await request(query), query).toMatchObject({ status: 400, body: { message } })
  })
})

describe('with a session', () => {
  test('before the first answer there is no number, but where to begin', async () => {
    const { own, patterns } = await read('?companies=uber', member)
    expect(own!.recall).toBeNull()
    expect(own!.nextHour.map(({ pattern }) => pattern)).toEqual(
      patterns.slice(0, 3).map(({ pattern }) => pattern),
    )
    expect(patterns.every(({ recall }) => recall?.isShown === false)).toBe(true)
  })

  test('a free round takes the mix of several companies, and refuses one that is in no list', async () => {
    const both = sharesOf(await read('?companies=uber,snap'))
    const round: Round = await post('rounds', { kind: 'free', company: 'uber,snap', size: 20 })
    for (const item of round.items) if (item.kind === 'spot') expect(both.has(item.prompt.pattern)).toBe(true)
    const refused = await server.call(
      'POST',
      '/api/practice/rounds',
      { kind: 'free', company: 'uber,unknown' },
      { jar: member.jar },
    )
    expect(refused).toMatchObject({ status: 400, body: { message: 'Company not found.' } })
  })

  test('recall over the mix follows from the answers', async () => {
    for (let round = 0; round < 4; round++) await play((pattern) => pattern !== 'trie')
    const { patterns, levelVariance } = await standing()
    const uber = await read('?companies=uber', member)
    const shares = sharesOf(uber)
    const recall = uber.own!.recall!
    const expected = recallOfMix(
      patterns
        .filter(({ pattern }) => shares.has(pattern))
        .map(({ pattern, isShown, offsetVariance }) => ({
          share: shares.get(pattern)!,
          recall: {
            value: uber.patterns.find((each) => each.pattern === pattern)!.recall!.value,
            isShown,
          },
          offsetVariance,
        })),
      levelVariance,
    )
    expect(recall.value).toBeCloseTo(expected.value, 6)
    expect(recall.interval[0]).toBeCloseTo(expected.low, 6)
    expect(recall.interval[1]).toBeCloseTo(expected.high, 6)
    expect(recall.known).toBeCloseTo(expected.known, 9)
    expect(recall.known).toBeGreaterThan(0)
    expect(recall.isShown).toBe(recall.known >= 0.5)
    for (const { pattern, recall: inMix } of uber.patterns) {
      const own = patterns.find((each) => each.pattern === pattern)!
      if (own.recall !== null) expect(inMix!.value).toBeCloseTo(own.recall, 6)
    }
    // Trie was never named, and Uber asks it often.
    expect(uber.own!.nextHour[0]!.pattern).toBe('trie')
    expect(uber.own!.nextHour).toHaveLength(3)
    const { worth } = patterns.find(({ pattern }) => pattern === 'trie')!
    expect(uber.own!.nextHour[0]!.gain).toBeCloseTo(worth * shares.get('trie')!, 6)
    expect(uber.own!.meters).toBeLessThan((await standing()).altitude.meters)
  })
})
