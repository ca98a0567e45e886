import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import type { Standing } from '../../contract.ts'
import { ofFive } from '../check/check-words.ts'
import { CellsFigure, EnvelopesFigure, StepsFigure } from './play-figures.tsx'
import styles from './practice.module.css'

interface PlayTilesProps {
  readonly standing: Standing
  readonly isGuest: boolean
}

/** The weekly check, and two games outside of everything that is counted. */
export function PlayTiles({ standing, isGuest }: PlayTilesProps) {
  const check = isGuest ? guestCheck : checkTile(standing)
  const { streak, storm } = standing.best
  return (
    <div className="page">
      <div className={styles.tiles}>
        <Tile
          title="This week’s Sealed Five"
          figure={
            <EnvelopesFigure right={standing.check === 'done' ? standing.checks.at(-1)?.credit : undefined} />
          }
          {...check}
        >
          {check.text}
        </Tile>
        <Tile title="Streak" figure={<StepsFigure best={streak} />} to="/practice/streak" action="Climb">
          {`Harder with every right answer, until the first miss.${streak > 0 ? ` Your best is ${streak}.` : ''}`}
        </Tile>
        <Tile
          title="Storm"
          figure={<CellsFigure hasPlayed={storm > 0} />}
          to="/practice/storm"
          action="Start the clock"
        >
          {`Three minutes, short prompts, four answers each.${storm > 0 ? ` Your best is ${storm}.` : ''}`}
        </Tile>
      </div>
      <p className="pt-2.5 text-xs text-muted">
        Streak and Storm are for play. They move neither altitude nor recall; what you miss there comes up in
        a round.
      </p>
    </div>
  )
}

interface TileProps {
  readonly title: string
  readonly figure: ReactNode
  readonly children: ReactNode
  readonly to?: string | undefined
  readonly action?: string | undefined
}

function Tile({ title, figure, children, to, action }: TileProps) {
  return (
    <section>
      {figure}
      <h2>{title}</h2>
      <p>{children}</p>
      {to && (
        <Link
          to={to}
          className="mt-auto inline-flex min-h-11 items-center gap-2 text-sm font-strong text-accent-text no-underline hover:underline"
        >
          {action}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </section>
  )
}

const sealed = 'Five prompts that never appear in rounds, one try each.'
const guestCheck = {
  text: `${sealed} It needs an account: nobody sees its prompts before they are asked.`,
  to: signInAddress('/practice/check', 'register'),
  action: 'Create a free account',
}

function checkTile({ check, checks }: Standing): { text: string; to?: string; action?: string } {
  const to = '/practice/check'
  const last = checks.at(-1)
  switch (check) {
    case 'open':
      return {
        text: `${sealed} Open until Sunday at midnight${last ? `; last time ${ofFive(last)}` : ''}.`,
        to,
        action: 'Open the five',
      }
    case 'begun':
      return {
        text: `${sealed} You have begun; it closes on Sunday at midnight.`,
        to,
        action: 'Continue',
      }
    case 'done':
      return {
        text: `Done for this week${last ? `: ${ofFive(last)}` : ''}. The next five open on Monday.`,
        to,
        action: 'Read them again',
      }
    case 'used-up':
      return {
        text: 'You have answered every sealed prompt there is. New ones come with the next release of Capra.',
      }
  }
}
