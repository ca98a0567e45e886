import type { FunctionComponent } from 'react'
import { proTips } from '#content/notes/linked-list/pro-tips.ts'
import { costs, nodeBasics, pointerRules } from '#content/notes/linked-list/quick-reference.ts'
import { techniques } from '#content/notes/linked-list/techniques.ts'
import { WithCode } from '../WithCode.tsx'
import { OperationPurpose, OperationSteps, SectionLead } from './operation-texts.tsx'
import { SheetTable } from './SheetTable.tsx'

export interface SheetTextProps {
  name: keyof typeof texts
  /** Id of the section or operation that it is about. */
  of?: string
}

export function SheetText({ name, of = '' }: SheetTextProps) {
  const Text = texts[name]
  return <Text of={of} />
}

const texts = {
  nodeBasics: NodeBasics,
  pointerRules: PointerRules,
  costs: Costs,
  proTips: ProTips,
  doublyNode: DoublyNode,
  legend: Legend,
  intro: Intro,
  techniques: Techniques,
  lead: SectionLead,
  purpose: OperationPurpose,
  steps: OperationSteps,
} satisfies Record<string, FunctionComponent<{ of: string }>>

function Intro() {
  return (
    <p className="sheet-intro">
      Every pointer move, one link at a time. Read the steps, choose one to see the link that it changes, say
      the line to remember, then write the code without looking.
    </p>
  )
}

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

function Techniques() {
  return (
    <SheetTable
      label="Table of two-pointer techniques"
      columns={['Pointers', 'How they move', 'What they find', 'See']}
      rows={techniques.map(({ name, moves, finds, see }) => ({
        name,
        cells: [moves, finds, see.map(({ id, title }) => <SeeLink key={id} to={id} text={title} />)],
      }))}
    />
  )
}

function SeeLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={`#${to}`} className="link">
      {text}
    </a>
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

function DoublyNode() {
  return (
    <p className="sheet-purpose">
      <WithCode>
        Two links a node: `next` to the one after it, `prev` to the one before it. At the ends they are
        `None`.
      </WithCode>
    </p>
  )
}

function Legend() {
  return (
    <>
      Left part: the value. Right part: the link. The crossed bar is <code>None</code>. In the pictures below,
      thick arrows are links that were made, dotted ones were given up; a filled node is new or has a new
      value, a hatched one is not part of the list.
    </>
  )
}
