import { rivalsOf } from '#curriculum/between/rivals/rivals.ts'
import { displayNameOf } from '#curriculum/patterns.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import type { Confusion } from '../../contract.ts'
import type { useStartRound } from '../use-rounds.ts'
import { Fork } from './Fork.tsx'

interface ConfusionsProps {
  confusions: readonly Confusion[]
  starting: ReturnType<typeof useStartRound>
}

const shownCount = 5

/** Patterns that the person takes for one another, each with the question that tells them apart. */
export function Confusions({ confusions, starting }: ConfusionsProps) {
  return (
    <section aria-labelledby="confusions" className="page mt-12 md:mt-16">
      <h2 id="confusions" className="mb-5">
        Patterns you mix up
      </h2>
      {confusions.length === 0 ? (
        <p className="max-w-prose-wide border-y border-line py-5 text-ink-2">
          You have not taken one pattern for another yet. When you do, both appear here with the question that
          tells them apart.
        </p>
      ) : (
        <ol className="border-t border-line">
          {confusions.slice(0, shownCount).map((confusion) => (
            <Row
              key={`${confusion.pattern} ${confusion.takenFor}`}
              confusion={confusion}
              isPending={starting.isPending}
              onDuel={() =>
                starting.start({ kind: 'free', patterns: [confusion.pattern, confusion.takenFor], size: 5 })
              }
            />
          ))}
        </ol>
      )}
    </section>
  )
}

interface RowProps {
  confusion: Confusion
  isPending: boolean
  onDuel: () => void
}

function Row({ confusion, isPending, onDuel }: RowProps) {
  const { pattern, takenFor, count, of } = confusion
  const [name, other] = [displayNameOf(pattern), displayNameOf(takenFor)]
  const clue = rivalsOf(pattern).find((rival) => rival.name === takenFor)?.clue
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-4.5 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,20rem)_auto] lg:items-center">
      <Fork confusion={confusion} />
      <p className="text-ink-2 max-lg:row-start-2">
        You take <b className="text-ink">{name}</b> for <b className="text-ink">{other}</b>:{' '}
        <b className="whitespace-nowrap text-ink tabular-nums">{`${count} of ${of}`}</b>
      </p>
      <p className="max-w-[36em] text-sm text-ink-2 max-lg:row-start-3">{clue}</p>
      <Button
        aria-label={`Duel: ${name} against ${other}`}
        aria-disabled={isPending}
        className="max-lg:justify-self-start"
        onClick={() => !isPending && onDuel()}
      >
        Duel
      </Button>
    </li>
  )
}
