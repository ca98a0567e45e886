import { Popover } from 'radix-ui'
import { type CSSProperties, useState } from 'react'
import type { Question } from '../../../question.ts'
import { type CompanyTag, reportsText } from '../company-tags.ts'
import styles from './rows.module.css'

interface RowCompaniesProps {
  question: Question
  tags: readonly CompanyTag[]
  /** For how many letters there is room. At least one company is shown, and at most five (spec). */
  room: number
}

const mostShown = 5
/** A frequency and the gap after it are about as wide as this many letters. */
const numberLetters = 5.4

/** The companies that fit, with how often each asks, and the rest behind a button. */
export function RowCompanies({ question, tags, room }: RowCompaniesProps) {
  const shown = tags.slice(0, countFitting(tags, room))
  return (
    <>
      <ul aria-label="Companies" className={styles.companies}>
        {shown.map((tag) => (
          <CompanyItem key={tag.slug} tag={tag} />
        ))}
      </ul>
      <span className={styles.more}>
        {tags.length > shown.length && (
          <MoreCompanies question={question} tags={tags} hiddenCount={tags.length - shown.length} />
        )}
      </span>
    </>
  )
}

function countFitting(tags: readonly CompanyTag[], room: number): number {
  let used = 0
  let count = 0
  for (const { name, reports } of tags.slice(0, mostShown)) {
    used += name.length + numberLetters + (reports ? reportsText(reports).length + 1 : 0)
    if (count > 0 && used > room) break
    count++
  }
  return count
}

function CompanyItem({ tag: { name, frequency, reports, isLeading } }: { tag: CompanyTag }) {
  return (
    <li style={{ '--full': `${frequency ?? 0}%` } as CSSProperties}>
      {isLeading ? <mark>{name}</mark> : <span>{name}</span>}
      {frequency !== undefined && <b>{frequency}</b>}
      {reports !== undefined && <i>{reportsText(reports)}</i>}
    </li>
  )
}

interface MoreCompaniesProps extends Pick<RowCompaniesProps, 'question' | 'tags'> {
  hiddenCount: number
}

/** Shows all companies on a press. What shows them is made only then: a list has many of these buttons. */
export function MoreCompanies({ question: { title }, tags, hiddenCount }: MoreCompaniesProps) {
  const [wasPressed, setWasPressed] = useState(false)
  const button = {
    type: 'button',
    'aria-label': `+${hiddenCount} more: all companies that ask ${title}`,
    className: styles.moreButton,
    children: (
      <>
        <span>{`+${hiddenCount}`}</span> <span>more</span>
      </>
    ),
  } as const
  if (!wasPressed)
    return (
      <button {...button} aria-haspopup="dialog" aria-expanded="false" onClick={() => setWasPressed(true)} />
    )
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger {...button} />
      <Popover.Portal>
        <Popover.Content
          aria-label={`Companies that ask ${title}`}
          align="end"
          sideOffset={2}
          collisionPadding={12}
          className="z-30 rounded-md border border-line bg-surface-2 p-2 shadow-2"
        >
          <div
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing else to focus
            tabIndex={0}
            className="max-h-[min(24rem,var(--radix-popover-content-available-height)-1.25rem)] overflow-y-auto"
          >
            <ul aria-label="All companies" className={styles.allCompanies}>
              {tags.map((tag) => (
                <CompanyItem key={tag.slug} tag={tag} />
              ))}
            </ul>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
