import { ChevronDown, Ellipsis, LayoutGrid, MessageCircle, Mountain, Target } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { useLocation } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { useDueToday } from '#practice/web/standing-query.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { SectionLink } from './SectionLink.tsx'
import { currentIn, herd, plan, questionLists, sections } from './sections.ts'

/** The main parts of the product: a row under the header, and on phones a bar at the bottom of the screen. */
export function MainNavigation({ kind }: { kind: VisitorKind }) {
  const dueCount = useDueToday()
  const { pathname } = useLocation()
  const { learn, practice, questions, tutor, notes } = sections
  const isMoreCurrent = Boolean(currentIn(notes, pathname) ?? currentIn(herd, pathname))
  return (
    <nav aria-label="Main" className="main-nav">
      <ul className="main-nav-list">
        <li>
          <SectionLink
            destination={learn}
            kind={kind}
            // A visitor sees the landing page at the start page's address.
            current={kind === 'none' && pathname === '/' ? undefined : currentIn(learn, pathname)}
            icon={<BarIcon Icon={Mountain} />}
            className={itemClass}
          />
        </li>
        <li className="relative md:flex md:items-center md:gap-1.5">
          <SectionLink
            destination={practice}
            kind={kind}
            current={currentIn(practice, pathname)}
            icon={<BarIcon Icon={Target} />}
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
            icon={<BarIcon Icon={LayoutGrid} />}
            className={itemClass}
          />
          <span className="contents max-md:hidden">
            <NavigationMenu
              label="Question lists"
              className="grid w-8 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-2"
              listClassName="top-full -left-24"
              links={questionLists.map((list) => (
                <MenuItem key={list.path} destination={list} kind={kind} pathname={pathname} />
              ))}
            >
              <ChevronDown className="icon" aria-hidden="true" />
            </NavigationMenu>
          </span>
        </li>
        <li>
          <SectionLink
            destination={tutor}
            kind={kind}
            current={currentIn(tutor, pathname)}
            icon={<BarIcon Icon={MessageCircle} />}
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
          <NavigationMenu
            label="More"
            isCurrent={isMoreCurrent}
            className={`${itemClass} w-full`}
            listClassName="right-1 bottom-[calc(100%+0.5rem)] w-[min(22rem,calc(100vw-1.75rem))]"
            links={[plan, notes, herd, ...questionLists].map((each) => (
              <MenuItem
                key={each.path}
                destination={each.path === notes.path ? { ...notes, label: 'Study Notes' } : each}
                kind={kind}
                pathname={pathname}
              />
            ))}
          >
            <BarIcon Icon={Ellipsis} />
            More
          </NavigationMenu>
        </li>
      </ul>
    </nav>
  )
}

const itemClass = 'main-nav-item'

function BarIcon({ Icon }: { Icon: ComponentType<SVGProps<SVGSVGElement>> }) {
  return <Icon className="size-5.5 md:hidden" aria-hidden="true" />
}

interface MenuItemProps {
  destination: (typeof questionLists)[number]
  kind: VisitorKind
  pathname: string
}

function MenuItem({ destination, kind, pathname }: MenuItemProps) {
  return (
    <li>
      <SectionLink
        destination={destination}
        kind={kind}
        current={pathname === destination.path ? 'page' : undefined}
        isInMenu
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-sm px-3 py-1.5 text-sm whitespace-nowrap no-underline hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:font-strong"
      />
    </li>
  )
}
