import { NavLink } from 'react-router'

const pages = [
  { path: '/interview-questions', label: '25 Questions' },
  { path: '/company-questions', label: 'Company Questions' },
]

/** Switches between the two lists of questions. */
export function QuestionTabs() {
  return (
    <nav aria-label="Lists of questions" className="page md:pt-4">
      <ul className="flex gap-1 border-b-firm border-line">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={path}
              className="tab relative grid min-h-[46px] place-items-center px-(--tab-pad) text-sm font-semibold text-muted no-underline hover:text-ink-2 focus-visible:-outline-offset-2 aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
