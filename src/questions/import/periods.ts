/** How far back a list goes, in days. The longer, the more it weighs. */
export const allTime = 1_000_000
/** "More than six months" has no end, so it goes back further than any number of years. */
const openEnded = 500_000

const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 365 / 12, y: 365 }
const numbers = new Map(
  ['one two three four five six seven eight nine ten eleven twelve']
    .flatMap((words) => words.split(' '))
    .map((word, index) => [word, index + 1]),
)
for (const [word, value] of Object.entries({
  half: 0.5,
  halfa: 0.5,
  eighteen: 18,
  twentyfour: 24,
  thirty: 30,
  sixty: 60,
  ninety: 90,
}))
  numbers.set(word, value)

const number = `(\\d{1,4}|${[...numbers.keys()].join('|')})`
const unit = '(days?|weeks?|months?|mths?|mos?|years?|yrs?|[dwmy])'
const all = /^(?:all(?:times?)?|overall|anytime)$/
const upTo = new RegExp(
  `^(?:in|for|from|within|upto|lessthan|under)?(?:the)?(?:last|past|recent|previous)?${number}${unit}(?:ago)?$`,
)
const lastOne = new RegExp(`^(?:the)?(?:last|past|recent|previous)${unit}$`)
const moreThan = new RegExp(
  `^(?:(?:more|longer|older|greater)the?a?n|over|above|beyond|>)${number}${unit}(?:ago)?$`,
)
const andMore = new RegExp(`^${number}(?:${unit}\\+|\\+${unit}|${unit}(?:plus|(?:and|or)(?:more|older)))$`)
/** The place of a file in its folder, as in "5. All". */
const ordinal = /^\s*\d{1,2}[\s._:)-]+(?=\S)/

/** The days of a period in any usual spelling, as in "5. All", `six-months`, "30 days", `6+ Months`. */
export function daysOfPeriod(text: string): number | undefined {
  const normal = text.normalize('NFKC').toLowerCase()
  return daysOfWords(normal) ?? daysOfWords(normal.replace(ordinal, ''))
}

function daysOfWords(text: string): number | undefined {
  // Two numbers stay apart: "3. 6 months" is not 36 months.
  const words = text.replace(/(\d)[^\p{L}\p{N}+>]+(?=\d)/gu, '$1 ').replace(/[^\p{L}\p{N}+> ]+/gu, '')
  const together = words.replace(/(?<!\d) | (?!\d)/g, '')
  if (all.test(together)) return allTime
  const [, count, name] = upTo.exec(together) ?? []
  if (count !== undefined && name !== undefined) return daysIn(count, name)
  const one = lastOne.exec(together)?.[1]
  if (one !== undefined) return daysIn('1', one)
  const [, least, ...units] = moreThan.exec(together) ?? andMore.exec(together) ?? []
  const unitOfLeast = units.find((each) => each !== undefined)
  return least !== undefined && unitOfLeast !== undefined ? openEnded + daysIn(least, unitOfLeast) : undefined
}

function daysIn(count: string, name: string): number {
  return Math.round((numbers.get(count) ?? Number(count)) * (daysOf[name.charAt(0)] ?? 0))
}

const periodWords = new RegExp(
  `^(?:all|alltimes?|any|time|overall|more|longer|older|greater|less|than|then|over|above|beyond|under|up|within|last|past|recent|previous|ago|plus|and|or|a|the|in|of|to|\\d+|${number}|${unit})$`,
)
const decisive = /^(?:all|alltimes?|time|more|days?|weeks?|months?|mths?|mos?|years?|yrs?)$/

/** Whether a name has no other words than those of periods, as "months" or "more than": no company is called that. */
export function hasOnlyPeriodWords(text: string): boolean {
  const words = wordsOf(text)
  return words.every((word) => periodWords.test(word)) && words.some((word) => decisive.test(word))
}

/** Lowercase words; digits and letters that touch are two words. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []
  )
}
