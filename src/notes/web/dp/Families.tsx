import { Link } from 'react-router'
import { type Family, families, loopDirection } from '#content/notes/dp/families.ts'
import { slugOf } from '#content/notes/plan.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import { ProblemTitle } from '#progress/web/problem/ProblemLinks.tsx'
import { reachableSums } from '../../dp-examples.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { NoteTable } from '../NoteTable.tsx'
import { Prose } from './Prose.tsx'

export function Families() {
  return (
    <ul className="dp-families">
      {families.map((family) => (
        <FamilyCard key={family.name} family={family} />
      ))}
    </ul>
  )
}

function FamilyCard({ family: { name, state, recurrence, order, classic, lesson } }: { family: Family }) {
  const { number, title } = classic
  return (
    <li>
      <h3>{name}</h3>
      <dl>
        <dt>State</dt>
        <dd>
          <WithCode>{state}</WithCode>
        </dd>
        <dt>Recurrence</dt>
        <dd>
          <Formula>{recurrence}</Formula>
        </dd>
        <dt>Order</dt>
        <dd>
          <WithCode>{order}</WithCode>
        </dd>
        <dt>Classic</dt>
        <dd>
          <ProblemTitle title={`${number}. ${title}`} url={problemUrl(slugOf(title))} />
        </dd>
        {lesson && (
          <>
            <dt>Card</dt>
            <dd>
              <Link to={`/category/${lesson.category}#${lesson.name}`} className="link">
                {lesson.displayName}
              </Link>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}

/** Code in backticks, which breaks between its words, but not after the minus sign of an index. */
function Formula({ children }: { children: string }) {
  const parts = children.split('`').map((text, index) => ({ text, isCode: index % 2 === 1 }))
  return parts.map(({ text, isCode }) =>
    isCode ? (
      <code key={text} className="note-code">
        {text.split(' ').map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a fixed formula never move.
          <span key={index}>{index > 0 ? ` ${word}` : word}</span>
        ))}
      </code>
    ) : (
      <span key={text}>{text}</span>
    ),
  )
}

export function LoopDirection() {
  return (
    <>
      <Prose>{loopDirection.text}</Prose>
      <div className="guide-duo">
        <Direction direction="down" />
        <Direction direction="up" />
      </div>
    </>
  )
}

function Direction({ direction }: { direction: 'down' | 'up' }) {
  const { items, limit } = loopDirection
  const { title, loop, result } = loopDirection[direction]
  const sums = Array.from({ length: limit + 1 }, (_, sum) => String(sum))
  return (
    <figure className="dp-row">
      <figcaption>
        <h4>{title}</h4>
        <code>{loop}</code>
      </figcaption>
      <NoteTable
        label={title}
        columns={['Sum', ...sums]}
        rows={reachableSums(items, limit, direction).map((row, index) => ({
          name: `after ${items[index]}`,
          cells: row.map((isReachable) => (isReachable ? <b key="yes">yes</b> : 'no')),
        }))}
      />
      <p>{result}</p>
    </figure>
  )
}
