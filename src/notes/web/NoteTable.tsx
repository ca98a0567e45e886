import type { ReactNode } from 'react'
import { WithCode } from './CodeTemplate.tsx'

interface NoteTableProps {
  label: string
  columns: readonly string[]
  /** String cells may contain code in backticks. */
  rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

export function NoteTable({ label, columns, rows }: NoteTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it.
    <section className="note-table scroll-cue" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  {typeof cell === 'string' ? <WithCode>{cell}</WithCode> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
