import { useState } from 'react'
import type { SheetOperation } from '#content/notes/linked-list/sheet.ts'
import { NoteSection } from '../NoteSection.tsx'
import { WithCode } from '../WithCode.tsx'
import { ListPictures } from './ListPictures.tsx'
import { PythonTemplate } from './PythonTemplate.tsx'

/** One operation: what to do and what it does to the list, side by side, and then the code. */
export function OperationPart({ operation }: { operation: SheetOperation }) {
  const { heading, purpose, time, timeReason, steps, mnemonic, edges, template } = operation
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
                  aria-pressed={chosen === index}
                  onClick={() => setChosen(chosen === index ? undefined : index)}
                >
                  <span>
                    <WithCode>{text}</WithCode>
                  </span>
                  <code>{code}</code>
                </button>
              </li>
            ))}
          </ol>
          <p className="sheet-mnemonic">
            <span>Remember</span> <b>{mnemonic}</b>
          </p>
          <p className="sheet-edges">
            <WithCode>{edges}</WithCode>
          </p>
        </div>
        <ListPictures operation={operation} step={chosen} />
      </div>
      <PythonTemplate name={template} />
    </NoteSection>
  )
}
