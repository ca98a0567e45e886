import type { Demo } from '#algorithms/demo.ts'
import './drawings.css'
import './legend.css'

export function Legend({ legend }: { legend: Demo['legend'] }) {
  return (
    <ul className="demo-legend" aria-label="Legend">
      {legend.map((entry) => (
        <li key={entry.means}>
          <i
            {...('role' in entry ? { 'data-role': entry.role } : { 'data-mark': entry.mark })}
            aria-hidden="true"
          />
          {entry.means}
        </li>
      ))}
    </ul>
  )
}
