import { UserFacingError } from '#platform/web/call-api.ts'
import type { Answer, PlayKind, Round } from '../../contract.ts'
import { guestBank } from '../guest-bank.ts'
import { createGuestPractice } from '../guest-practice.ts'

const practice = createGuestPractice(guestBank)

/** A streak or a storm of the open categories, which only this page keeps. */
export function startGuestPlay(kind: PlayKind): Round {
  const round = practice.play(kind)
  if (!round) throw new UserFacingError('There is nothing to play with yet. Play a daily round first.')
  return round
}

/** @param round with the answer */
export const giveGuestPlay = (round: Round, answer: Answer): void => practice.givePlay(round, answer)
