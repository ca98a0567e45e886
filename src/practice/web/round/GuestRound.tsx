import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { openCategoryCount } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { namesOfFirst } from '#curriculum/patterns.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { isReturn } from '#platform/web/is-return.ts'
import { repeatAfterDays } from '../../standing/standing.ts'
import { onGuestPractice, readGuestPractice } from '../guest-answers.ts'
import { guestBank } from '../guest-bank.ts'
import { createGuestPractice } from '../guest-practice.ts'
import { NextStep } from './end/NextStep.tsx'
import { RoundBar } from './RoundBar.tsx'
import { RoundPlayer } from './RoundPlayer.tsx'

const practice = createGuestPractice(guestBank)
const nothingWaits: ReadonlySet<string> = new Set()

/** A round that this browser makes and keeps. */
export function GuestRound() {
  const stored = useSyncExternalStore(onGuestPractice, readGuestPractice)
  const { search, key } = useLocation()
  const [isEmpty, setEmpty] = useState(false)
  const round = useMemo(() => practice.read(stored), [stored])
  const standing = useMemo(() => practice.standing(stored), [stored])
  const isReading = isReturn(key) || new URLSearchParams(search).has('item')

  // Opened again after a finished round, this starts the next one. A reload shows its end once more.
  const open = useEffectEvent(() => {
    const opened = practice.read(readGuestPractice())
    if (opened && (isReading || opened.endedAt === null)) return
    setEmpty(!practice.start())
  })
  useEffect(() => open(), [])

  if (!round)
    return (
      <>
        <RoundBar title="Daily round" cells={[]} number={undefined} />
        {isEmpty && <NoPrompts />}
      </>
    )
  return (
    <RoundPlayer
      key={round.id}
      round={round}
      waiting={nothingWaits}
      standing={standing}
      onAnswer={practice.give}
      otherwise={
        <NextStep
          title={`Practice all ${catalogueTotals.patterns} patterns`}
          actions={
            <>
              <ButtonLink look="primary" size="lg" to={signInAddress('/practice', 'register')}>
                Create a free account
              </ButtonLink>
              <Button look="quiet" size="lg" onClick={() => setEmpty(!practice.start())}>
                One more round as a guest
              </Button>
            </>
          }
        >
          <p>{`As a guest you practice the patterns of ${namesOfFirst(openCategoryCount)}. Your ${stored.answers.length} answers are saved in this browser only. An account keeps them.`}</p>
          {isEmpty && (
            <p>{`You have seen all prompts for guests. They come back after ${repeatAfterDays} days.`}</p>
          )}
        </NextStep>
      }
    />
  )
}

function NoPrompts() {
  return (
    <div className="page pt-10">
      <h1>No prompts for today</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">{`You have seen all prompts for guests. A prompt comes back after ${repeatAfterDays} days at the earliest. With an account you practice all ${catalogueTotals.patterns} patterns.`}</p>
      <ButtonLink to="/practice" className="mt-6">
        Go to Practice
      </ButtonLink>
    </div>
  )
}
