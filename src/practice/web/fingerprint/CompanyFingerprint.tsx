import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { findPattern } from '#curriculum/patterns.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { sentenceOf } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'
import type { Fingerprint } from '../../fingerprint-contract.ts'
import { mostCompared } from '../../rounds/round-rules.ts'
import { percent } from '../recall/RecallLine.tsx'
import { useStartRound } from '../use-rounds.ts'
import { useFingerprint } from './fingerprint-query.ts'
import { MixPicture } from './MixPicture.tsx'
import { legendText, pointsText, recallNumber, shortName, sourceText, whoAsks } from './mix-texts.ts'

interface CompanyFingerprintProps {
  /** One, or several whose mixes add up. */
  readonly companies: readonly { readonly slug: string; readonly name: string }[]
  readonly planAction: ReactNode
  /** While something above needs the room. Opened all the same, it is told. */
  readonly isShut: boolean
  readonly onOpen: () => void
}

const stored = localValue('capra.openedMix')

/** What companies ask as a mix of patterns, and how much of it a member would recognize: a fold that stays as it was left. */
export function CompanyFingerprint({ companies, planAction, isShut, onOpen }: CompanyFingerprintProps) {
  const id = useId()
  const isMember = useVisitor().kind === 'member'
  const isLeftOpen = useSyncExternalStore(stored.onChange, stored.read) !== null
  const isOpen = isLeftOpen && !isShut
  const isTooMany = companies.length > mostCompared
  const slugs = isTooMany ? [] : companies.map(({ slug }) => slug)
  const query = useFingerprint(slugs)
  const asks = whoAsks(companies.map(({ name }) => name))
  const recall = query.data?.own?.recall
  function toggle() {
    if (isOpen) {
      stored.clear()
    } else {
      stored.write('open')
      onOpen()
    }
  }
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line bg-sunk">
      <h3 className="page font-sans tracking-normal">
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 py-1 text-left focus-visible:-outline-offset-4"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={toggle}
        >
          <span
            id={`${id}-title`}
            className="flex-1 font-display text-[1.0625rem] leading-tight font-bold md:text-lg md:leading-tight"
          >
            {isMember ? `What ${asks}, and what you would spot` : `What ${asks}`}
          </span>
          {recall && <MixNumber recall={recall} />}
          <ChevronDown
            aria-hidden="true"
            className={`icon flex-none text-muted ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-content`} className="page min-h-72 pb-4">
          {isTooMany ? (
            <p className="text-sm text-ink-2">{`Choose at most ${mostCompared} companies to see their mix.`}</p>
          ) : query.data ? (
            <Content fingerprint={query.data} planAction={planAction} slugs={slugs} />
          ) : query.error && !query.isFetching ? (
            <Alert
              onRetry={() => void query.refetch()}
            >{`This mix could not be loaded. ${sentenceOf(query.error)}`}</Alert>
          ) : (
            <Spinner text="Loading the mix..." />
          )}
        </div>
      )}
    </section>
  )
}

type MixRecall = NonNullable<NonNullable<Fingerprint['own']>['recall']>

function MixNumber({ recall }: { recall: MixRecall }) {
  const [low, high] = recall.interval.map(percent)
  return (
    <span className="flex items-baseline gap-2.5 whitespace-nowrap tabular-nums">
      <span className="sr-only">Recall of this mix:</span>
      <b
        className={
          recall.isShown
            ? 'font-display text-heading-xs leading-none font-heavy md:text-heading-sm'
            : 'font-strong text-ink-2'
        }
      >
        {recallNumber(recall)}
      </b>
      <span className="sr-only">{`most likely between ${low} and ${high}`}</span>
      <span aria-hidden="true" className="text-xs text-muted max-md:hidden">{`${low}–${high}`}</span>
    </span>
  )
}

interface ContentProps extends Pick<CompanyFingerprintProps, 'planAction'> {
  readonly fingerprint: Fingerprint
  readonly slugs: readonly string[]
}

function Content({ fingerprint, planAction, slugs }: ContentProps) {
  const { own, patterns } = fingerprint
  const starting = useStartRound()
  if (patterns.length === 0)
    return <p className="text-sm text-ink-2">No question with a pattern was reported here yet.</p>
  return (
    <>
      <MixPicture fingerprint={fingerprint} />
      {own ? (
        <>
          {!own.recall && (
            <p className="mt-2 text-sm text-ink-2">
              Your number and the heights come with your first answers in a round.
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
            <NextHour nextHour={own.nextHour} />
            <div className="flex flex-wrap items-center gap-2 xl:ml-auto">
              <Button
                aria-disabled={starting.isPending}
                onClick={() => !starting.isPending && starting.start({ kind: 'free', company: slugs.join() })}
              >
                {starting.isPending ? 'Preparing your round...' : 'Practice this mix'}
              </Button>
              {planAction}
            </div>
          </div>
          {starting.failure && (
            <div className="mt-3">
              <Alert>{starting.failure}</Alert>
            </div>
          )}
        </>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
          <p className="max-w-prose text-sm text-ink-2">
            With an account you also see how much of this mix you would recognize and where the next hour is
            worth most, and you can practice it.
          </p>
          {planAction}
        </div>
      )}
      <p className="mt-2 text-[0.8125rem] leading-normal text-muted">
        <span>{legendText(own)}</span> <span>{sourceText(fingerprint)}</span> <span>Source:</span>{' '}
        <a
          className="link whitespace-nowrap"
          href="https://github.com/hxu296/leetcode-company-wise-problems-2022"
          target="_blank"
          rel="noopener"
        >
          hxu296 on GitHub
        </a>
      </p>
    </>
  )
}

function NextHour({ nextHour }: Pick<NonNullable<Fingerprint['own']>, 'nextHour'>) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm">
      <h4 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted">
        Where the next hour is worth most
      </h4>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-4 md:gap-x-5">
        {nextHour.map(({ pattern, gain }) => (
          <li key={pattern}>
            <Link
              to={`/category/${findPattern(pattern)?.categoryId}#${pattern}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:text-accent-text"
            >
              <i
                aria-hidden="true"
                className="size-[13px] flex-none border-[1.75px] border-dashed border-accent-text"
              />
              <span>{shortName(pattern)}</span>
              <b className="text-accent-text tabular-nums">
                <span>{pointsText(gain)}</span>
                <span className="sr-only"> points</span>
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
