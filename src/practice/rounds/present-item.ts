import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import type { AskedPrompt, MinimalPair } from '#curriculum/prompt.ts'
import type { FlipItem, Item, RoundPrompt, SpotItem } from '../contract.ts'
import { closeTo } from '../family.ts'
import { altitudeOf } from '../standing/rating.ts'
import type { ItemRef, PromptBank } from './bank.ts'
import { contentDifficulty } from './content-difficulty.ts'

/**
 * An item with its prompts and their keys; undefined if the bank does not have it.
 * @param present how single prompts are given
 */
export function presentItem(
  bank: PromptBank,
  ref: ItemRef,
  present: (prompt: AskedPrompt) => RoundPrompt = presentPrompt,
): Item | undefined {
  if (ref.kind === 'spot') {
    const prompt = bank.findPrompt(ref.id)
    const comeback = ref.comeback === undefined ? undefined : bank.findPrompt(ref.comeback)
    return (
      prompt && {
        kind: 'spot',
        prompt: present(prompt),
        isSeen: ref.isSeen,
        isNew: ref.isNew,
        ...metersOf(bank, ref.id),
        ...(ref.isRated === undefined ? {} : { isRated: ref.isRated }),
        ...(comeback && { comeback: present(comeback) }),
      }
    )
  }
  const pair = bank.findPair(ref.id)
  return pair && presentPair(pair, ref.confusion)
}

/** None of a prompt that too few have answered: what its words say of it is no measure. */
function metersOf(bank: PromptBank, id: string): Pick<SpotItem, 'meters'> {
  const difficulty = bank.difficultyOf(id)
  if (difficulty === contentDifficulty(id)) return {}
  return { meters: altitudeOf({ value: difficulty, variance: 0 }).meters }
}

function presentPair(pair: MinimalPair, confusion: FlipItem['confusion']): FlipItem {
  const { id, prompts, clauses, changes, breaks, counterexample } = pair
  const { prompt, input, right, wrong, explains } = counterexample
  return {
    kind: 'flip',
    pairId: id,
    prompts: [presentPrompt(prompts[0]), presentPrompt(prompts[1])],
    clauses: [...clauses],
    changes,
    breaks,
    counterexample: {
      prompt,
      input: Object.entries(input).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
      right: textOf(right),
      wrong: textOf(wrong),
      explains,
    },
    ...(confusion ? { confusion } : {}),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function presentPrompt(prompt: AskedPrompt): RoundPrompt {
  const { id, text, form = 'short', asks = [], pattern, alsoFits = [], others } = prompt
  const { evidence, rival, why, cost } = prompt
  return {
    id,
    text,
    form,
    asks: asks.map((ask) => ({ ...ask })),
    pattern,
    closePatterns: [...closeTo(pattern)],
    alsoFits: alsoFits.map((other) => ({ ...other })),
    evidence: evidence.map((words) => ({ ...words })),
    rival: { ...rival },
    why,
    ...(cost === undefined ? {} : { cost }),
    ...(others && { others: [...others] }),
    rivals: rivalsOf(pattern).map(({ name, clue, stay, leave }) => ({ name, clue, stay, leave })),
  }
}

/** With what the feedback after a wrong name draws: too much for the many prompts of a streak or a storm. */
export function presentWithContrasts(prompt: AskedPrompt): RoundPrompt {
  const { pattern } = prompt
  return {
    ...presentPrompt(prompt),
    rivals: rivalsOf(pattern).map(
      ({ name, clue, stay, leave, contrast: { is, problem, because, answers } }) => ({
        ...{ name, clue, stay, leave },
        ...(is === pattern && {
          contrast: { problem, because, ...(answers && { answers: [...answers] }) },
        }),
      }),
    ),
  }
}
