import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { categorySummaries } from '#curriculum/index.ts'
import { patternList } from '#curriculum/pattern-list.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Choice } from '#platform/ui/controls/Choice.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { chosenSizes, usualSize } from '../../rounds/round-rules.ts'
import type { RoundChoice, useStartRound } from '../use-rounds.ts'

type Way = 'category' | 'company' | 'patterns'

/** Lets the person choose a company; the list of companies belongs to another feature. */
export type CompanyField = (props: {
  value: string | undefined
  onChoose: (slug: string) => void
}) => ReactNode

interface OtherRoundsProps {
  hasConfusions: boolean
  starting: ReturnType<typeof useStartRound>
  CompanyField: CompanyField
}

const titles: Record<Way, string> = {
  category: 'One category',
  company: "A company's mix",
  patterns: 'Chosen patterns',
}

const labels: Record<Way, string> = {
  category: 'one category',
  company: 'a company’s mix',
  patterns: 'chosen patterns',
}
const item =
  'inline-flex min-h-11 items-center font-semibold text-ink-2 hover:text-accent-text aria-disabled:text-muted'

/** Rounds besides today's. They do not count for recall: whoever chose the patterns knows what to expect. */
export function OtherRounds({ hasConfusions, starting, CompanyField }: OtherRoundsProps) {
  const [way, setWay] = useState<Way>()
  return (
    <section aria-label="Other rounds" className="page pt-7">
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        <li aria-hidden="true" className="font-strong text-muted">
          Or a round of
        </li>
        {(['category', 'company', 'patterns'] as const).map((each) => (
          <li key={each}>
            <button type="button" className={item} aria-haspopup="dialog" onClick={() => setWay(each)}>
              {labels[each]}
            </button>
          </li>
        ))}
        {hasConfusions && (
          <li>
            <button
              type="button"
              className={item}
              aria-disabled={starting.isPending}
              onClick={() => !starting.isPending && starting.start({ kind: 'worst' })}
            >
              your mix-ups
            </button>
          </li>
        )}
        <li>
          <BlindPracticeLink />
        </li>
        <li className="text-xs text-muted">
          They count for the schedule, not for the altitude: you know what to expect there. A company’s mix of
          eight patterns or more counts for both.
        </li>
      </ul>
      {way && (
        <ChooseRound
          way={way}
          starting={starting}
          CompanyField={CompanyField}
          onClose={() => setWay(undefined)}
        />
      )}
    </section>
  )
}

/** Practice without prompts and without a score. */
export function BlindPracticeLink() {
  return (
    <Link to="/practice/blind" className={`${item} no-underline`}>
      titles only
    </Link>
  )
}

interface ChooseRoundProps extends Pick<OtherRoundsProps, 'starting' | 'CompanyField'> {
  way: Way
  onClose: () => void
}

function ChooseRound({ way, starting, CompanyField, onClose }: ChooseRoundProps) {
  const [size, setSize] = useState(usualSize)
  const [categoryId, setCategoryId] = useState<number>()
  const [company, setCompany] = useState<string>()
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const group = useId()

  const patterns =
    way === 'category'
      ? patternList.filter((pattern) => pattern.categoryId === categoryId).map(({ name }) => name)
      : [...names]
  const isChosen = way === 'company' ? company !== undefined : patterns.length > 0
  const choice: RoundChoice = {
    kind: 'free',
    size,
    ...(way === 'company' ? { company } : { patterns }),
  }
  const toggle = (name: string) => {
    const next = new Set(names)
    if (!next.delete(name)) next.add(name)
    setNames(next)
  }
  return (
    <Dialog
      open
      title={titles[way]}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          aria-disabled={!isChosen || starting.isPending}
          onClick={() => isChosen && !starting.isPending && starting.start(choice)}
        >
          {starting.isPending ? 'Preparing your round...' : 'Start the round'}
        </Button>
      }
    >
      {starting.failure && (
        <div className="mb-4">
          <Alert>{starting.failure}</Alert>
        </div>
      )}
      {way === 'company' && <CompanyField value={company} onChoose={setCompany} />}
      {way === 'category' && (
        <Choices legend="Category">
          {categorySummaries.map(({ id, displayName, patternCount }) => (
            <Choice
              key={id}
              type="radio"
              group={`${group}-category`}
              label={displayName}
              detail={`${patternCount} patterns`}
              checked={id === categoryId}
              onChange={() => setCategoryId(id)}
            />
          ))}
        </Choices>
      )}
      {way === 'patterns' &&
        categorySummaries.map(({ id, displayName }) => (
          <Choices key={id} legend={displayName}>
            {patternList
              .filter((pattern) => pattern.categoryId === id)
              .map((pattern) => (
                <Choice
                  key={pattern.name}
                  type="checkbox"
                  group={`${group}-pattern`}
                  label={pattern.displayName}
                  checked={names.has(pattern.name)}
                  onChange={() => toggle(pattern.name)}
                />
              ))}
          </Choices>
        ))}
      <Choices legend="Prompts" isRow>
        {chosenSizes.map((each) => (
          <Choice
            key={each}
            type="radio"
            group={`${group}-size`}
            label={String(each)}
            checked={each === size}
            onChange={() => setSize(each)}
          />
        ))}
      </Choices>
    </Dialog>
  )
}

function Choices({ legend, isRow, children }: { legend: string; isRow?: boolean; children: ReactNode }) {
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 text-sm font-strong text-ink-2">{legend}</legend>
      <div className={isRow ? 'flex gap-6' : 'grid'}>{children}</div>
    </fieldset>
  )
}
