import { limits, limitsInWords, otherwise, signs, signsTogether } from '#content/notes/dp/when.ts'
import { NoteTable } from '../NoteTable.tsx'
import { Leads, Prose } from './Prose.tsx'

export function WhenDp() {
  return (
    <>
      <Leads items={signs.map(({ question, text }) => ({ lead: question, text }))} isOrdered />
      <Prose>{signsTogether}</Prose>
      <NoteTable
        label="When it is something else"
        columns={['You see', 'Then']}
        rows={otherwise.map(({ see, use }) => ({ name: see, cells: [use] }))}
      />
    </>
  )
}

export function Limits() {
  return (
    <>
      <NoteTable
        label="Table of constraints"
        columns={['Limit', 'You can afford', 'So the state may be']}
        rows={limits.map(({ limit, time, steps, state }) => ({
          name: limit,
          cells: [`\`${time}\`: ${steps}`, state],
        }))}
      />
      <Prose>{limitsInWords}</Prose>
    </>
  )
}
