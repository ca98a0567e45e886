import { paintHouse, parts, rule, tooLittle, tooMuch } from '#content/notes/dp/state.ts'
import { paintCosts } from '../../dp-examples.ts'
import { NoteTable } from '../NoteTable.tsx'
import { Leads, Prose } from './Prose.tsx'

const { colors, costs } = paintHouse

export function FindState() {
  return (
    <>
      <Prose>{rule}</Prose>
      <Leads items={parts.map(({ part, example }) => ({ lead: `${part}:`, text: `${example}.` }))} />
      <h3>{tooLittle.title}</h3>
      <p className="dp-problem">{tooLittle.problem}</p>
      <Prose>{tooLittle.wrong}</Prose>
      <Prose>{tooLittle.right}</Prose>
      <NoteTable
        label="best(i, color)"
        columns={['Least cost, last house in', ...colors]}
        rows={paintCosts(costs).map((row, house) => ({
          name: house === 0 ? 'House 1' : `Houses 1 to ${house + 1}`,
          cells: row.map(String),
        }))}
      />
      <h3>{tooMuch.title}</h3>
      <Prose>{tooMuch.path}</Prose>
      <Prose>{tooMuch.value}</Prose>
      <Prose>{tooMuch.derived}</Prose>
    </>
  )
}
