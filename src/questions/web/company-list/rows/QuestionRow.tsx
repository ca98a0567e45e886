import { ArrowUpRight, Crown, NotebookPen, Star } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import { Link } from 'react-router'
import { findPatternByDisplayName, lessonPathOf } from '#curriculum/patterns.ts'
import { DifficultyPeaks } from '#platform/ui/display/DifficultyBadge.tsx'
import type { Question } from '../../../question.ts'
import { companyTags } from '../company-tags.ts'
import { MoreCompanies, RowCompanies } from './RowCompanies.tsx'
import { RowMenu } from './RowMenu.tsx'
import { needsThirdLine, shortNameParts } from './row-lines.ts'
import type { RowLook, RowState } from './row-look.ts'
import styles from './rows.module.css'
import type { RowActions } from './use-row-actions.tsx'

interface QuestionRowProps extends RowState {
  question: Question
  look: RowLook
  actions: RowActions
}

/** One line; two on phones. What is done rarely is in its menu. */
export const QuestionRow = memo(function QuestionRow({
  question,
  look,
  actions,
  ...state
}: QuestionRowProps) {
  const { title, difficulty, isPremium, patterns, leetcodeUrl } = question
  const { isMember, company } = look
  const { isSolved, isStarred, hasNote } = state
  return (
    <article
      aria-label={title}
      className={styles.row}
      data-solved={isSolved || undefined}
      data-tall={needsThirdLine(question, look) || undefined}
    >
      {isMember && (
        <button
          type="button"
          aria-label={`${isSolved ? 'Mark incomplete' : 'Mark complete'}: ${title}`}
          title={state.isWaiting ? 'waiting to be saved' : undefined}
          disabled={!actions.canTick}
          onClick={() => actions.tick(question)}
          className={styles.tick}
          data-waiting={state.isWaiting || undefined}
        />
      )}
      <div className={styles.title}>
        <h3>
          <a
            href={leetcodeUrl}
            target="_blank"
            rel="noopener"
            title={title}
            aria-label={`Solve ${title}, opens in a new tab`}
          >
            <span>{title}</span>
            <ArrowUpRight aria-hidden="true" />
          </a>
        </h3>
        {isPremium && (
          <span className={styles.premium} title={isSolved ? 'Premium' : undefined}>
            <Crown aria-hidden="true" />
            {/* Two words would leave the title no room. */}
            <span className={isSolved ? 'sr-only' : undefined}>Premium</span>
          </span>
        )}
        {isSolved && <span className={styles.solved}>Solved</span>}
        {isStarred && <Star role="img" aria-label="Starred" className={styles.star} />}
        {hasNote && (
          <button
            type="button"
            aria-label={`Note on ${title}`}
            onClick={() => actions.note(question)}
            className={styles.note}
          >
            <NotebookPen aria-hidden="true" />
          </button>
        )}
      </div>
      <span className={styles.difficulty} data-difficulty={difficulty}>
        <DifficultyPeaks difficulty={difficulty} />
        <span>{difficulty}</span>
      </span>
      {company ? (
        <FrequencyOfOne question={question} company={company} />
      ) : (
        <RowCompanies question={question} tags={companyTags(question, look.leading)} room={look.room} />
      )}
      {look.showsPatterns && (
        <PatternCell patterns={patterns} recallOf={company ? look.recallOf : undefined} />
      )}
      <RowMenu question={question} state={state} look={look} actions={actions} />
    </article>
  )
})

interface FrequencyOfOneProps {
  question: Question
  company: NonNullable<RowLook['company']>
}

/** How often the chosen company asks, as a bar, and who else does. */
function FrequencyOfOne({ question, company }: FrequencyOfOneProps) {
  const frequency = question.companies.find(({ slug }) => slug === company.slug)?.frequency ?? 0
  const tags = companyTags(question)
  const others = tags.filter(({ slug }) => slug !== company.slug)
  const first = others[0]
  return (
    <>
      <p className={styles.frequency} style={{ '--full': `${frequency}%` } as CSSProperties}>
        <span className="sr-only">{`Frequency at ${company.name}: `}</span>
        <b>{frequency}</b>
      </p>
      <p className={styles.others}>
        {first ? <span>{`${first.name} ${first.frequency ?? ''}`}</span> : <i>{`only ${company.name}`}</i>}
        {others.length > 1 && (
          <MoreCompanies question={question} tags={tags} hiddenCount={others.length - 1} />
        )}
      </p>
    </>
  )
}

interface PatternCellProps extends Partial<Pick<RowLook, 'recallOf'>> {
  /** Display names, the primary one first. */
  patterns: readonly string[]
}

function PatternCell({ patterns, recallOf }: PatternCellProps) {
  const [name, ...others] = patterns
  const lesson = name === undefined ? undefined : findPatternByDisplayName(name)
  const [firstName, secondName] = shortNameParts(name ?? '')
  return (
    <>
      <p className={styles.pattern}>
        {lesson ? (
          <Link
            to={lessonPathOf(lesson)}
            title={name}
            style={{ '--hue': `var(--cat-${lesson.hue})` } as CSSProperties}
          >
            <span>
              <span>{firstName}</span>
              {secondName !== undefined && <span className={styles.secondName}>{` & ${secondName}`}</span>}
            </span>
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {others.length > 0 && (
          <span title={others.join(', ')}>
            <span aria-hidden="true">{`+${others.length}`}</span>
            <span className="sr-only">{`and ${others.join(', ')}`}</span>
          </span>
        )}
      </p>
      {recallOf && <p className={styles.recall}>{lesson && recallOf(lesson.name)}</p>}
    </>
  )
}
