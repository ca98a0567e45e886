import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Standing } from '../contract.ts'
import { countGuestAnswers, onGuestPractice, readGuestPractice } from './guest-answers.ts'

/** Sums up a guest's answers, once there are any. The code and the prompts for that are loaded only then. */
export function useGuestStanding(isGuest: boolean): Standing | undefined {
  const practice = useSyncExternalStore(onGuestPractice, readGuestPractice, readGuestPractice)
  const [standing, setStanding] = useState<Standing>()

  useEffect(() => {
    if (!isGuest || countGuestAnswers() === 0) return setStanding(undefined)
    let isCurrent = true
    Promise.all([import('./guest-practice.ts'), import('./guest-bank.ts')]).then(
      ([{ createGuestPractice }, { guestBank }]) => {
        if (isCurrent) setStanding(createGuestPractice(guestBank).standing(practice))
      },
      () => {}, // Without network there is no number, which pages show as such.
    )
    return () => {
      isCurrent = false
    }
  }, [isGuest, practice])

  return standing
}
