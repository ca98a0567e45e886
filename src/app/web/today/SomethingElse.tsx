import { Link } from 'react-router'
import { displayNameOf } from '#curriculum/patterns.ts'
import type { Plan } from '#plan/contract.ts'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import { NavigationMenu } from '../navigation/NavigationMenu.tsx'

interface SomethingElseProps {
  plan: Plan | undefined
  /** Of the next step, if it is a lesson or a problem. */
  pattern?: string | null | undefined
}

/** What a learner may do in place of the next step. Nothing at all is fine, too: the plan moves by itself. */
export function SomethingElse({ plan, pattern: offered }: SomethingElseProps) {
  const lessons = (plan?.legs ?? []).filter(({ pattern }) => pattern !== offered).slice(0, 2)
  const links = [
    { to: '/practice', text: 'A practice round' },
    ...lessons.map(({ pattern }) => ({ to: `/learn/${pattern}`, text: `Lesson: ${displayNameOf(pattern)}` })),
    { to: '/plan', text: 'The whole plan' },
  ]
  return (
    <NavigationMenu
      label="Something else"
      className={buttonClass('quiet')}
      links={
        <>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="menu-item">
                {text}
              </Link>
            </li>
          ))}
          <li className="py-2 text-xs text-muted md:px-3">Or take the day off: the plan moves by itself.</li>
        </>
      }
    >
      Something else
    </NavigationMenu>
  )
}
