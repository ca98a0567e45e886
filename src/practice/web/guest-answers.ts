import { array, custom, is, looseObject, string } from 'valibot'
import { deviceOffset } from '#platform/local-day.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { Answer, DoingItem, GuestAnswer } from '../contract.ts'
import type { ItemRef } from '../rounds/bank.ts'

/** A guest's practice, in this browser only. */
export interface GuestPractice {
  /** Oldest first. */
  readonly answers: readonly GuestAnswer[]
  /** The longest streak, and the most of a storm. */
  readonly best?: { readonly streak?: number; readonly storm?: number }
  /** The round that was opened last. */
  readonly round?: {
    readonly id: string
    readonly createdAt: string
    readonly items: readonly ItemRef[]
    readonly doing?: DoingItem | undefined
  }
}

const practice = looseObject({ answers: array(looseObject({ id: string() })) })
const stored = localJson(
  'capra.guestPractice',
  custom<GuestPractice>((value) => is(practice, value)),
)
const nothing: GuestPractice = { answers: [] }

/** The same object until it changes. */
export function readGuestPractice(): GuestPractice {
  return stored.read() ?? nothing
}

export function writeGuestPractice(practice: GuestPractice): void {
  stored.write(practice)
}

export function addGuestAnswer(answer: GuestAnswer): void {
  const practice = readGuestPractice()
  const answers = [...practice.answers, { ...answer, offset: deviceOffset() }]
  writeGuestPractice({ ...practice, answers })
}

export const onGuestPractice = stored.onChange

export function countGuestAnswers(): number {
  return readGuestPractice().answers.length
}

/** Removes answers that an account has taken over. Others stay: those given in the meantime, and those not sent yet. */
export function forgetGuestAnswers(taken: readonly Answer[]): void {
  const ids = new Set(taken.map(({ id }) => id))
  const { answers, ...rest } = readGuestPractice()
  const left = answers.filter(({ id }) => !ids.has(id))
  if (left.length === 0) stored.clear()
  else stored.write({ ...rest, answers: left })
}
