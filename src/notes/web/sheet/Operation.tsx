import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { SheetOperation } from '#content/notes/linked-list/sheet.ts'
import { listScenes } from '../../list-scenes.ts'
import { WithCode } from '../CodeTemplate.tsx'
import { NoteSection } from '../NoteSection.tsx'
import { alignColumns, ListPicture } from './ListPicture.tsx'
import { ListTemplate } from './ListTemplate.tsx'

/** One operation: its steps beside the list before and after, then the code. */
export function Operation({ operation }: { operation: SheetOperation }) {
  const { heading, purpose, time, timeReason, steps, mnemonic, edges, template, writtenAt } = operation
  const [chosen, setChosen] = useState<number>()
  return (
    <NoteSection heading={heading}>
      <p className="sheet-purpose">
        <span>
          <WithCode>{purpose}</WithCode>{' '}
        </span>
        <b>{time}</b>
        <span>
          : <WithCode>{timeReason}</WithCode>.
        </span>
      </p>
      <div className="sheet-operation">
        <div>
          <ol className="sheet-steps">
            {steps.map(({ text, code }, index) => (
              <li key={text}>
                <button
                  type="button"
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index === chosen ? undefined : index)}
                >
                  <span>
                    <WithCode>{text}</WithCode>
                  </span>
                  <code>{code}</code>
                </button>
              </li>
            ))}
          </ol>
          <Remember text={mnemonic} />
          <p className="sheet-edges">
            <WithCode>{edges}</WithCode>
          </p>
        </div>
        <Pictures operation={operation} chosen={chosen} />
      </div>
      <ListTemplate name={template} />
      {writtenAt && (
        <p className="print:hidden">
          <Link to={`/build/${writtenAt}`} className="link">
            Write it yourself
          </Link>
        </p>
      )}
    </NoteSection>
  )
}

export function Remember({ text }: { text: string }) {
  return (
    <p className="sheet-mnemonic">
      <span>Remember</span> <b>{text}</b>
    </p>
  )
}

interface PicturesProps {
  operation: SheetOperation
  /** Index of the step to show; without one, the second picture shows everything that changed. */
  chosen: number | undefined
}

function Pictures({ operation: { picture, steps }, chosen }: PicturesProps) {
  const scenes = useMemo(
    () =>
      listScenes(
        picture,
        steps.map(({ change }) => change),
      ),
    [picture, steps],
  )
  const { before, after } = scenes
  const runBefore = useMemo(() => [before, alignColumns(before, after)], [before, after])
  const runAfter = useMemo(() => [...scenes.steps, after], [scenes, after])
  const shown = chosen === undefined ? after : (scenes.steps[chosen] ?? after)
  const previous = chosen === undefined ? undefined : (scenes.steps[chosen - 1] ?? before)
  return (
    <div className="sheet-pictures" data-chosen={chosen !== undefined}>
      <figure>
        <figcaption>Before</figcaption>
        <ListPicture scene={before} run={runBefore} />
      </figure>
      <figure>
        <figcaption aria-live="polite">
          {chosen === undefined ? (
            'After'
          ) : (
            <>
              <span>{`After step ${chosen + 1}`}</span>
              <code>{steps[chosen]?.code}</code>
            </>
          )}
        </figcaption>
        <ListPicture scene={shown} previous={previous} run={runAfter} />
      </figure>
    </div>
  )
}
