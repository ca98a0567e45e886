import { describe, expect, test } from 'vitest'
import { rivalsOf } from '../between/rivals/rivals.ts'
import { allLessons } from '../catalogue.ts'
import { categorySummaries } from '../index.ts'
import type { Lesson, Story } from '../lesson.ts'

/** How statements of problems begin and what they promise; an explanation never talks like this. */
const statementPhrases = [
  /(?:^|[.:;] )(?:Given|Return|Implement|Design|Determine|Note that|Your task)\b/,
  /\bgiven (?:an?|the|two|n|k) (?:\w+ )?(?:array|string|head|integer|number|list|matrix|grid|root|graph)/i,
  /\byou are given\b|\byou (?:may|can) (?:assume|return)\b|\b(?:is|are) guaranteed\b/i,
  /\breturn (?:the|true if|false if|an array|all)\b/i,
  /\bwrite an? (?:function|program|algorithm|method)\b/i,
]

describe.each(allLessons)('$name', (lesson) => {
  const { description, identificationClues, scenarios, commonMistakes = [], recognitionGuide } = lesson
  const { keyPhrases = [], commonVariations = [] } = recognitionGuide ?? {}
  const { complexity, whenNot = [] } = lesson
  const reasons = complexity ? [complexity.timeReason, complexity.spaceReason] : []
  const { story, listings, workedExample } = lesson
  const adds = lesson.practice.map((problem) => problem.adds ?? '')

  test('states one condition per sentence in its clues', () => {
    const sentences = identificationClues.split(/(?<=[.?])\s+(?=[A-Z])/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
    for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(32)
  })

  test('has every part, none of them too short or too long to read', () => {
    expectLength(description, 60, 400)
    expectLength(identificationClues, 40, 400)
    expectTexts(scenarios, { least: 4, most: 6 }, { from: 15, to: 100 })
    expectTexts(keyPhrases, { least: 3, most: 4 }, { from: 3, to: 60 })
    expectTexts(commonVariations, { least: 3, most: 7 }, { from: 20, to: 180 })
    expectTexts(commonMistakes, { least: 3, most: 5 }, { from: 30, to: 200 })
    expectTexts(reasons, { least: 2, most: 2 }, { from: 30, to: 150 })
    expectTexts(whenNot, { least: 1, most: 3 }, { from: 40, to: 170 })
    expectTexts(adds, { least: 8, most: 12 }, { from: 30, to: 160 })
  })

  test('says its idea in one sentence, and its recurrence as code', () => {
    expect(lesson.idea).toMatch(/^[A-Z](?:(?!\. ).)*\.$/)
    expectLength(lesson.idea, 60, 150)
    if (lesson.formula !== undefined) expect(lesson.formula).toMatch(/^\S.* = \S.*[^.]$/)
  })

  test('links its listings to variations that it has', () => {
    const names = commonVariations.map((text) => text.split(':')[0])
    for (const { shows = [] } of listings) expect(names).toEqual(expect.arrayContaining([...shows]))
  })

  test('tells one problem from its statement to its solution', () => {
    const words = wordsOf(story)
    expect(words.length).toBeGreaterThanOrEqual(120)
    expect(words.length).toBeLessThanOrEqual(200)
    const marked = story.problem.match(/\*\*[^*]+\*\*/g) ?? []
    expect(marked.length, 'deciding words').toBeGreaterThanOrEqual(1)
    expect(story.problem.replaceAll(/\*\*[^*]+\*\*/g, '')).not.toContain('*')
    expect(story.plan.length).toBeGreaterThanOrEqual(3)
    expect(story.plan.length).toBeLessThanOrEqual(5)
    const { problem, naive, insight, invariant, plan, rival } = story
    for (const text of [problem, naive, insight, invariant, ...plan, rival.reason]) {
      expect(text).toMatch(/^\S.*[.?]$/)
      expect(text).not.toMatch(/ {2}|\n/)
    }
    expect(rivalsOf(lesson.name).map(({ name }) => name)).toContain(story.rival.name)
  })

  test('works a second example in a few sentences', () => {
    expectLength(workedExample, 80, 420)
  })

  test('lists the code of its demo first, and says what each listing is for', () => {
    expect(listings[0]?.id).toBe(lesson.name)
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length)
    expectTexts(
      listings.map(({ label }) => label),
      { least: 2, most: 6 },
      { from: 3, to: 34 },
    )
    expectTexts(
      listings.map(({ note }) => note),
      { least: 2, most: 6 },
      { from: 20, to: 170 },
    )
    for (const { note } of listings) expect(note).toMatch(/^[A-Z`].*\.$/)
  })

  test('names each variation, mistake and situation before it explains it', () => {
    for (const text of [...commonVariations, ...commonMistakes, ...whenNot]) {
      expect(text).toMatch(/^[A-Z][^:]{2,90}: \S/)
    }
  })

  test('is plain text: one line, single spaces, no markup', () => {
    for (const text of textsOf(lesson)) {
      expect(text).not.toMatch(/\p{Cc}/u)
      expect(text).not.toMatch(/ {2}|<\w|!$/)
      expect(text).toBe(text.trim())
    }
  })

  test('ends sentences with a full stop and lists without one', () => {
    for (const text of [description, identificationClues]) expect(text).toMatch(/\.$/)
    for (const text of [...reasons, ...adds]) expect(text, 'one sentence').toMatch(/^\S(?:(?!\. ).)*\.$/)
    for (const text of [...scenarios, ...keyPhrases, ...commonVariations, ...commonMistakes, ...whenNot]) {
      expect(text).not.toMatch(/\.$/)
    }
  })

  test('writes its costs in big-O notation', () => {
    for (const cost of [complexity?.time, complexity?.space]) {
      expect(cost).toMatch(/^O\((?:[^()]|\([^()]*\))+\)( per operation)?$/)
    }
  })

  test('never sends a reader to itself', () => {
    expect(whenNot.filter((text) => text.includes(lesson.displayName))).toEqual([])
  })

  test('is told in our own words, not in those of a problem statement', () => {
    for (const text of textsOf(lesson, 'own words')) expect(soundsLikeStatement(text), text).toBe(false)
  })
})

test.each([
  ['description', (lesson: Lesson) => [lesson.description]],
  ['idea', (lesson: Lesson) => [lesson.idea]],
  ['clue', (lesson: Lesson) => [lesson.identificationClues]],
  ['scenario', (lesson: Lesson) => lesson.scenarios],
  ['key phrase', (lesson: Lesson) => lesson.recognitionGuide?.keyPhrases ?? []],
  ['variation', (lesson: Lesson) => lesson.recognitionGuide?.commonVariations ?? []],
  ['mistake', (lesson: Lesson) => lesson.commonMistakes ?? []],
  ['situation to do something else', (lesson: Lesson) => lesson.whenNot ?? []],
  ['sentence on a problem', (lesson: Lesson) => lesson.practice.map((problem) => problem.adds ?? '')],
])('no two patterns share a %s', (_, textsIn) => {
  const texts = allLessons.flatMap(textsIn).map((text) => text.toLowerCase())
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('no key phrase is so general that it stands in more than three patterns', () => {
  const phrases = allLessons.map(
    (lesson) => lesson.recognitionGuide?.keyPhrases.join('\n').toLowerCase() ?? '',
  )
  const patternsWith = (phrase: string) => phrases.filter((text) => text.includes(phrase)).length
  expect(phrases.flatMap((text) => text.split('\n')).filter((phrase) => patternsWith(phrase) > 3)).toEqual([])
})

test.each([
  'Given an array of integers nums, find the pair',
  'Given the head of a linked list, turn it round',
  'You are given n rooms',
  'Walk the list. Return the sum',
  'Write a function that adds',
  'You may assume that each input has one solution',
])('"%s" is noticed as the voice of a problem statement', (text) => {
  expect(soundsLikeStatement(text)).toBe(true)
})

test('a category is described in one or two lines and names what to listen for', () => {
  for (const { description, listenFor } of categorySummaries) {
    expectLength(description, 60, 120)
    expect(listenFor.split(', ').length).toBeGreaterThanOrEqual(3)
  }
})

function wordsOf({ problem, naive, insight, invariant, plan, rival }: Story): readonly string[] {
  return [problem, naive, insight, invariant, ...plan, rival.reason].join(' ').split(/\s+/)
}

function reasonsOf({ complexity }: Lesson): readonly string[] {
  if (!complexity) return []
  const { time, timeReason, space, spaceReason } = complexity
  return [time, timeReason, space, spaceReason]
}

function soundsLikeStatement(text: string): boolean {
  return statementPhrases.some((phrase) => phrase.test(text))
}

/** Key phrases quote words that readers meet in statements; all the rest has to be our own. */
function textsOf(lesson: Lesson, which: 'all' | 'own words' = 'all'): readonly string[] {
  return [
    lesson.displayName,
    lesson.description,
    lesson.idea,
    lesson.identificationClues,
    ...lesson.scenarios,
    ...(which === 'all' ? (lesson.recognitionGuide?.keyPhrases ?? []) : []),
    ...(lesson.recognitionGuide?.commonVariations ?? []),
    ...(lesson.commonMistakes ?? []),
    ...reasonsOf(lesson),
    ...(lesson.whenNot ?? []),
    ...lesson.practice.flatMap((problem) => problem.adds ?? []),
  ]
}

function expectTexts(
  texts: readonly string[],
  count: { least: number; most: number },
  length: { from: number; to: number },
): void {
  expect(texts.length).toBeGreaterThanOrEqual(count.least)
  expect(texts.length).toBeLessThanOrEqual(count.most)
  for (const text of texts) expectLength(text, length.from, length.to)
}

function expectLength(text: string, from: number, to: number): void {
  expect(text.length, text).toBeGreaterThanOrEqual(from)
  expect(text.length, text).toBeLessThanOrEqual(to)
}
