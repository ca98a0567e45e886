import { Link } from 'react-router'
import { StandingGoat } from '#platform/ui/art/StandingGoat.tsx'

const links = [
  { to: '/study-notes', label: 'Study Notes' },
  { to: '/dfs-bfs-guide', label: 'DFS and BFS guide' },
  { to: '/linkedlist-cheatsheet', label: 'Linked-list cheat sheet' },
  { to: '/dp-guide', label: 'Dynamic programming guide' },
  { to: '/security', label: 'Security' },
]

export function Footer() {
  return (
    <footer className="border-t border-line py-6 text-sm text-muted">
      <div className="page relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <StandingGoat className="absolute right-(--gutter) bottom-[calc(100%+1.5rem-1px)] size-[46px] text-contour" />
        <p>
          Capra. One pattern at a time, all the way up.
          <span className="block text-xs">Not affiliated with LeetCode.</span>
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-11 items-center no-underline hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
