import { localValue } from '#platform/web/local-value.ts'
import type { Answer } from '../contract.ts'
import type { ItemRef } from '../rounds/bank.ts'

/** A guest's practice, in this browser only. */
export interface GuestPractice {
  /** Oldest first. */
  readonly answers: readonly Answer[]
  /** The round that was opened last. */
  readonly round?: { readonly id: string; readonly createdAt: string; readonly items: readonly ItemRef[] }
}

/** The most that an import takes. */
const mostAnswers = 1500

const stored = localValue('capra.guestPractice')
const nothing: GuestPractice = { answers: [] }
/** Set only while the browser refuses to store it. */
let inMemory: GuestPractice | undefined
let lastRead: { readonly text: string; readonly practice: GuestPractice } | undefined

/** The same object until it changes. */
export function readGuestPractice(): GuestPractice {
  if (inMemory) return inMemory
  const text = stored.read()
  if (text === null) return nothing
  if (lastRead?.text !== text) lastRead = { text, practice: parse(text) }
  return lastRead.practice
}

export function writeGuestPractice({ answers, ...rest }: GuestPractice): void {
  const practice = { ...rest, answers: answers.slice(-mostAnswers) }
  // Listeners run during the write and must already find it, stored or not.
  inMemory = practice
  if (stored.write(JSON.stringify(practice))) inMemory = undefined
}

export function addGuestAnswer(answer: Answer): void {
  const practice = readGuestPractice()
  writeGuestPractice({ ...practice, answers: [...practice.answers, answer] })
}

export const onGuestPractice = stored.onChange

export function countGuestAnswers(): number {
  return readGuestPractice().answers.length
}

/** Removes answers that an account has taken over, unless the guest gave more in the meantime. */
export function forgetGuestAnswers(taken: readonly Answer[]): void {
  inMemory = undefined
  const ids = new Set(taken.map(({ id }) => id))
  if (readGuestPractice().answers.every(({ id }) => ids.has(id))) stored.clear()
}

function parse(text: string): GuestPractice {
  try {
    const parsed: unknown = JSON.parse(text)
    const isPractice =
      typeof parsed === 'object' && parsed !== null && 'answers' in parsed && Array.isArray(parsed.answers)
    return isPractice ? (parsed as GuestPractice) : nothing
  } catch {
    return nothing // Not written by this product.
  }
}
