import { type PatternExample, patternExamples } from '#curriculum/between/pattern-examples.ts'
import { patternNeeds } from '#curriculum/needs.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { shortNames } from '#curriculum/short-names.ts'
import type { RoundPrompt } from '../../../contract.ts'
import { fits, isClose } from '../../../judge.ts'

interface Answer {
  readonly label: string
  /** 'Yes' or 'No'. */
  readonly verdict: string | undefined
  readonly text: string
}

interface Here {
  readonly verdict: string | undefined
  readonly evidence: readonly Pick<RoundPrompt['evidence'][number], 'words' | 'tells'>[]
}

export type RivalContrast = NonNullable<RoundPrompt['rivals'][number]['contrast']>

/** What the feedback says about a pattern that is not the right one. */
export interface RivalNotes {
  readonly pattern: string
  /** Why it fails, written for this prompt and this pattern. Undefined where nothing is written about it. */
  readonly fails?: { readonly title: string; readonly text: string }
  /** What to ask, so that the two are not mistaken again. */
  readonly question: string
  /** Answers to it that hold for all prompts, by the pattern that they mean. */
  readonly rules: readonly Answer[]
  /** What this prompt answers: its own words, with what they tell. Undefined where they answer another question. */
  readonly here: Here | undefined
  /** A small problem on which the learner's pattern goes wrong. Missing after a right answer, or if none is written. */
  readonly contrast?: RivalContrast | undefined
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
  const evidence = prompt.evidence.filter(({ decides }) => decides)
  const isNearest = pattern === prompt.rival.pattern
  const notes = {
    pattern,
    example: patternExamples[pattern],
    ...(isNearest && {
      fails: { title: titleOf(prompt, isWrong ? named : null, name), text: prompt.rival.fails },
    }),
  }
  const rival = prompt.rivals.find((each) => each.name === pattern)
  if (rival) {
    const own = rival.stay === undefined ? undefined : answerOf(prompt.pattern, rival.stay)
    const other = answerOf(pattern, rival.leave)
    return {
      ...notes,
      question: rival.clue,
      rules: own && !isNearest ? [own, other] : [other],
      here: isNearest ? { verdict: own?.verdict, evidence } : undefined,
      contrast: fits(prompt, named) ? undefined : rival.contrast,
    }
  }
  // Nothing is written about the two.
  const text = patternNeeds[pattern] ?? ''
  return {
    ...notes,
    question: `Which words would call for ${name}?`,
    rules: [{ label: `Signs of ${name}`, verdict: undefined, text }],
    here: isNearest ? { verdict: undefined, evidence } : undefined,
  }
}

/** A sign such as 'Yes: join the two groups', taken apart. */
function answerOf(pattern: string, sign: string): Answer {
  const [, verdict, text = sign] = /^(Yes|No)[:,] (.*)$/.exec(sign) ?? []
  return { label: shortNames[pattern] ?? displayNameOf(pattern), verdict, text: `${text}.` }
}

function titleOf(prompt: RoundPrompt, named: string | null, name: string): string {
  if (named === null) return `Easily mistaken for ${name}`
  return isClose(prompt, named)
    ? `Why ${displayNameOf(prompt.pattern)} is the better name here`
    : `Why ${name} fails here`
}
