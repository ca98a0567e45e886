import { type PatternExample, patternExamples } from '#curriculum/between/pattern-examples.ts'
import { patternNeeds } from '#curriculum/needs.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { RoundPrompt } from '../../../contract.ts'
import { fits, isClose } from '../../../judge.ts'

/** What the feedback says about a pattern that is not the right one. */
export interface RivalNotes {
  readonly pattern: string
  readonly title: string
  /** Why it fails, written for this prompt and this pattern. */
  readonly fails?: string
  /** Where nothing is written about this pattern: what decides in this prompt, with what it tells. */
  readonly decides?: RoundPrompt['evidence']
  /** What to ask, so that the two are not mistaken again. */
  readonly question: string
  /** Words of the prompt that answer it. None where they answer another question. */
  readonly says: readonly string[]
  /** A rule that holds for all prompts. */
  readonly rule: { readonly label: string; readonly text: string }
  /** Something it would be right for. */
  readonly example: PatternExample | undefined
}

/**
 * About the learner's pattern after a wrong answer, else about the one that is most easily mistaken for the right one.
 * Undefined if that one is accepted here. What decides in a prompt is written to rule out its nearest rival: nothing is
 * known of how it rules out another pattern, so for those the notes do not say why they fail.
 */
export function rivalNotesOf(prompt: RoundPrompt, named: string | null): RivalNotes | undefined {
  const isWrong = named !== null && !fits(prompt, named)
  const pattern = isWrong ? named : prompt.rival.pattern
  if (fits(prompt, pattern)) return undefined
  const name = displayNameOf(pattern)
  const deciding = prompt.evidence.filter(({ decides }) => decides)
  const isNearest = pattern === prompt.rival.pattern
  const notes = {
    pattern,
    example: patternExamples[pattern],
    ...(isNearest
      ? {
          title: titleOf(prompt, isWrong ? named : null, name),
          fails: prompt.rival.fails,
          says: deciding.map(({ words }) => words),
        }
      : { title: 'What decides here', decides: deciding, says: [] }),
  }
  const rival = prompt.rivals.find((each) => each.name === pattern)
  if (rival) {
    const rule = { label: `The answer for ${name}`, text: `${rival.leave}.` }
    return { ...notes, question: rival.clue, rule }
  }
  // Nothing is written about the two.
  const text = patternNeeds[pattern] ?? ''
  return {
    ...notes,
    question: `Which words would call for ${name}?`,
    rule: { label: `Signs of ${name}`, text },
  }
}

function titleOf(prompt: RoundPrompt, named: string | null, name: string): string {
  if (named === null) return `Easily mistaken for ${name}`
  return isClose(prompt, named)
    ? `Why ${displayNameOf(prompt.pattern)} is the better name here`
    : `Why ${name} fails here`
}
