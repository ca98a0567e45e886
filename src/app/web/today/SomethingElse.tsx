import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Plan } from '#plan/contract.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { NavigationMenu } from '../navigation/NavigationMenu.tsx'

const itemClass =
  'flex min-h-11 items-center rounded-sm px-3 text-sm whitespace-nowrap no-underline hover:bg-surface-2 focus-visible:-outline-offset-2'

/** What a learner may do in place of the next step. Nothing at all is fine, too: the plan moves by itself. */
export function SomethingElse({ plan }: { plan: Plan | undefined }) {
  const lessons = (plan?.legs ?? []).slice(1, 3)
  const links = [
    { to: '/practice', text: 'Another round' },
    ...lessons.map(({ pattern }) => ({ to: `/learn/${pattern}`, text: `Lesson: ${displayNameOf(pattern)}` })),
    { to: '/plan', text: 'The whole plan' },
  ]
  return (
    <NavigationMenu
      label="Something else"
      className={buttonClass('quiet')}
      listClassName="top-full left-0 mt-1 min-w-60"
      links={
        <>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={itemClass}>
                {text}
              </Link>
            </li>
          ))}
          <li className="px-3 py-2 text-xs text-muted">Or take the day off: the plan moves by itself.</li>
        </>
      }
    >
      Something else
    </NavigationMenu>
  )
}
