import { memo } from 'react'
import type { Demo } from '../demo.ts'

export const Legend = memo(function Legend({ legend }: { legend: Demo['legend'] }) {
  return (
    <ul className="demo-legend" aria-label="Legend">
      {legend.map(({ role, means }) => (
        <li key={role}>
          <i data-role={role} aria-hidden="true" />
          {means}
        </li>
      ))}
    </ul>
  )
})
