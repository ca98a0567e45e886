import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { custom, is, looseObject, string } from 'valibot'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { countWord } from '#platform/count-words.ts'
import { deviceOffset } from '#platform/local-day.ts'
import { Button, ButtonLink } from '#platform/ui/controls/Button.tsx'
import { PlayerBar } from '#platform/ui/controls/PlayerBar.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { call, sentenceOf } from '#platform/web/call-api.ts'
import { localJson } from '#platform/web/local-value.ts'
import type { Check } from '../../contract.ts'
import type { CellState } from '../round/round-state.ts'
import { Strip } from '../round/Strip.tsx'
import { useKnownStanding } from '../use-standing.ts'
import { CheckPrompts } from './CheckPrompts.tsx'
import { CheckResult, resultsOf } from './CheckResult.tsx'
import { checkKey, useCheckSync } from './use-check-sync.ts'

const shape = looseObject({ id: string(), week: string(), closesAt: string() })
/** So that a check that was opened can be answered without network. */
const stored = localJson(
  'capra.check',
  custom<Check>((value) => is(shape, value)),
)

/** The Sealed Five of this week: five prompts, one try each, and no feedback before the last. */
export function CheckPage() {
  const visitor = useVisitor()
  const userId = visitor.kind === 'member' ? visitor.user.id : undefined
  const { standing, failure, retry } = useKnownStanding()
  const [isOpened, setOpened] = useState(false)
  const { sync, waiting } = useCheckSync()
  const client = useQueryClient()
  const isBegun = standing?.check === 'begun' || standing?.check === 'done'
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: checkKey(userId),
    queryFn: () => call('POST /api/practice/checks', { query: { offset: deviceOffset() } }),
    initialData: readStored,
    initialDataUpdatedAt: 0,
    enabled: userId !== undefined && sync !== undefined && (isOpened || isBegun),
    retry: false,
  })
  useEffect(() => {
    if (data) stored.write(data)
  }, [data])

  const check = data && (isOpened || isBegun || !standing) ? data : undefined
  if (check && sync) {
    const own = waiting.filter(({ checkId }) => checkId === check.id)
    const given = new Set([...check.answered, ...own.map(({ answer }) => answer.promptId)])
    if (check.result)
      return (
        <Framed count={check.prompts.length} given={check.prompts.length} states={resultsOf(check.result)}>
          <CheckResult check={check} result={check.result} standing={standing} />
        </Framed>
      )
    return (
      <Framed count={check.prompts.length} given={given.size} waitingCount={own.length}>
        <CheckPrompts check={check} given={given} onAnswer={(answer) => sync.give(check.id, answer)} />
      </Framed>
    )
  }
  const failed = (error && !isFetching && error) || failure
  return (
    <Framed count={5} given={0}>
      <div className="page pt-8 pb-16 md:pt-12">
        {failed ? (
          <>
            <h1 className="sr-only">Sealed Five</h1>
            <Alert
              onRetry={() => {
                if (error) void refetch()
                else retry()
              }}
            >{`The check could not be opened. ${sentenceOf(failed)}`}</Alert>
          </>
        ) : standing?.check === 'used-up' ? (
          <UsedUp />
        ) : standing?.check === 'open' && !isOpened ? (
          <Intro
            onOpen={() => {
              client.removeQueries({ queryKey: checkKey(userId) })
              setOpened(true)
            }}
          />
        ) : (
          <Spinner text="Opening the five..." />
        )}
      </div>
    </Framed>
  )
}

function readStored(): Check | undefined {
  const check = stored.read()
  return check && Date.parse(check.closesAt) > Date.now() ? check : undefined
}

interface FramedProps {
  readonly count: number
  readonly given: number
  readonly waitingCount?: number
  /** Once they are known. */
  readonly states?: readonly CellState[]
  readonly children: ReactNode
}

function Framed({ count, given, waitingCount = 0, states, children }: FramedProps) {
  const cells = Array.from({ length: count }, (_, index) => ({
    kind: 'spot' as const,
    // What was given stays sealed: right or wrong comes at the end.
    state: states?.[index] ?? (index < given ? 'waiting' : 'open'),
  }))
  return (
    <>
      <title>Sealed Five · Capra</title>
      <PlayerBar
        title="Sealed Five"
        strip={
          <span role="img" aria-label={`${countWord(given)} of ${countWord(count)} given`}>
            <Strip cells={cells} isDecoration />
          </span>
        }
        number={given < count ? given + 1 : undefined}
        count={count}
        leaveTo="/practice"
        leaveTitle="The check stays open until Sunday at midnight"
        status={
          waitingCount > 0
            ? `${waitingCount === 1 ? '1 answer waits' : `${waitingCount} answers wait`} to be sent. This browser keeps ${waitingCount === 1 ? 'it' : 'them'}.`
            : undefined
        }
      />
      {children}
    </>
  )
}

function Intro({ onOpen }: { onOpen: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="md:text-figure">
        This week’s Sealed Five
      </h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">
        Five prompts that no round asks. You have one try each, and no feedback until you have answered all
        five. They say whether practice has told you the truth.
      </p>
      <p className="mt-2 max-w-prose text-ink-2">
        You can stop in between and go on until Sunday at midnight. A week that you skip leaves no mark.
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <Button look="primary" size="lg" onClick={onOpen}>
          Open the five
        </Button>
        <ButtonLink look="quiet" size="lg" to="/practice">
          Not now
        </ButtonLink>
      </div>
    </>
  )
}

function UsedUp() {
  return (
    <>
      <h1>No sealed prompt is left</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-2">
        You have answered every sealed prompt there is. New ones come with the next release of Capra. Your
        line stays on the page of practice.
      </p>
      <ButtonLink to="/practice" className="mt-6">
        Go to Practice
      </ButtonLink>
    </>
  )
}
