import { proTips } from '#content/notes/linked-list/pro-tips.ts'
import { costs, nodeBasics, pointerRules } from '#content/notes/linked-list/quick-reference.ts'
import { WithCode } from '../WithCode.tsx'
import { SheetTable } from './SheetTable.tsx'

/** A text of the sheet that answers to nobody. */
export function SheetText({ name }: { name: SheetTextName }) {
  const Text = texts[name]
  return <Text />
}

export type SheetTextName = keyof typeof texts

const texts = { nodeBasics: NodeBasics, pointerRules: PointerRules, costs: Costs, proTips: ProTips }

function NodeBasics() {
  return (
    <dl className="sheet-facts">
      {nodeBasics.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <WithCode>{fact}</WithCode>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function PointerRules() {
  return (
    <ol className="sheet-rules">
      {pointerRules.map(({ rule, reason }) => (
        <li key={rule}>
          <b>
            <WithCode>{rule}</WithCode>
          </b>{' '}
          <WithCode>{reason}</WithCode>
        </li>
      ))}
    </ol>
  )
}

function Costs() {
  return (
    <SheetTable
      label="Table of costs"
      columns={['Operation', 'Singly linked', 'Doubly linked']}
      rows={costs.map(({ operation, singly, doubly }) => ({ name: operation, cells: [singly, doubly] }))}
    />
  )
}

function ProTips() {
  return (
    <ul className="sheet-rules">
      {proTips.map((tip) => (
        <Tip key={tip} tip={tip} />
      ))}
    </ul>
  )
}

function Tip({ tip }: { tip: string }) {
  const end = tip.indexOf(': ')
  return (
    <li>
      <b>{tip.slice(0, end)}.</b> <WithCode>{sentence(tip.slice(end + 2))}</WithCode>
    </li>
  )
}

function sentence(text: string): string {
  return text.startsWith('`') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
