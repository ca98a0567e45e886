import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { useDueToday } from '#practice/web/standing-query.ts'
import { BarGlyph } from './BarGlyph.tsx'
import { MenuItem } from './MenuItem.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'
import { SectionLink } from './SectionLink.tsx'
import { companyQuestions, currentIn, interviewQuestions, sections } from './sections.ts'

/** The main parts of the product: a row under the header, and on phones a bar at the bottom of the screen. */
export function MainNavigation({ kind }: { kind: VisitorKind }) {
  const dueCount = useDueToday() ?? 0
  const { pathname } = useLocation()
  const { learn, practice, questions, tutor, notes } = sections
  return (
    <nav aria-label="Main" className={`main-nav ${hasBar(pathname) ? 'has-bar' : 'max-md:hidden'}`}>
      <ul className="main-nav-list">
        <li>
          <SectionLink
            destination={learn}
            kind={kind}
            // A visitor sees the landing page at the start page's address.
            current={kind === 'none' && pathname === '/' ? undefined : currentIn(learn, pathname)}
            icon={<BarGlyph name="learn" />}
            className={itemClass}
          />
        </li>
        <li className="relative md:flex md:items-center md:gap-1.5">
          <SectionLink
            destination={practice}
            kind={kind}
            current={currentIn(practice, pathname)}
            icon={<BarGlyph name="practice" />}
            className={itemClass}
          />
          {dueCount > 0 && (
            <span className="main-nav-due" title={`${dueCount} due today`}>
              <span>{dueCount}</span>
              <span className="sr-only">{` ${dueCount === 1 ? 'prompt is' : 'prompts are'} due today.`}</span>
            </span>
          )}
        </li>
        <li className="md:flex">
          <SectionLink
            destination={questions}
            kind={kind}
            current={currentIn(questions, pathname)}
            icon={<BarGlyph name="questions" />}
            className={itemClass}
          />
          <div className="max-md:hidden md:flex">
            <NavigationMenu
              label="Question lists"
              className="grid w-8 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-2"
              links={
                <>
                  <MenuItem destination={companyQuestions} kind={kind} pathname={pathname} />
                  <MenuItem destination={interviewQuestions} kind={kind} pathname={pathname} />
                </>
              }
            >
              <ChevronDown className="icon" aria-hidden="true" />
            </NavigationMenu>
          </div>
        </li>
        <li>
          <SectionLink
            destination={tutor}
            kind={kind}
            current={currentIn(tutor, pathname)}
            icon={<BarGlyph name="tutor" />}
            className={itemClass}
          />
        </li>
        <li className="max-md:hidden">
          <SectionLink
            destination={notes}
            kind={kind}
            current={currentIn(notes, pathname)}
            className={itemClass}
          />
        </li>
        <li className="md:hidden">
          <MoreMenu kind={kind} pathname={pathname} className={itemClass} />
        </li>
      </ul>
    </nav>
  )
}

const itemClass = 'main-nav-item'

/** Not where one signs in: there a keyboard needs the room, and there is one thing to do. */
function hasBar(pathname: string): boolean {
  return !/^\/auth(\/|$)/.test(pathname)
}
