import { findOperation, findSection } from '#content/notes/linked-list-cheatsheet.ts'
import { WithCode } from '../WithCode.tsx'

export function SectionLead({ of }: { of: string }) {
  const { lead, mnemonic } = findSection(of)
  return (
    <>
      <p>
        <WithCode>{lead}</WithCode>
      </p>
      <Remember text={mnemonic} />
    </>
  )
}

export function OperationPurpose({ of }: { of: string }) {
  const { purpose, time, timeReason } = findOperation(of)
  return (
    <p className="sheet-purpose">
      <span>
        <WithCode>{purpose}</WithCode>{' '}
      </span>
      <b>{time}</b>
      <span>
        : <WithCode>{timeReason}</WithCode>.
      </span>
    </p>
  )
}

/** The steps as buttons; who holds them says which is pressed. */
export function OperationSteps({ of }: { of: string }) {
  const { steps, mnemonic, edges } = findOperation(of)
  return (
    <>
      <ol className="sheet-steps">
        {steps.map(({ text, code }) => (
          <li key={text}>
            <button type="button" aria-pressed={false}>
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
    </>
  )
}

function Remember({ text }: { text: string }) {
  return (
    <p className="sheet-mnemonic">
      <span>Remember</span> <b>{text}</b>
    </p>
  )
}
