import { Flag, ListChecks, NotebookPen, Settings, Users } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import type { VisitorKind } from '#accounts/access.ts'
import { lazyPart } from '#platform/ui/feedback/lazy-part.ts'
import { BarGlyph } from './BarGlyph.tsx'
import { MenuItem } from './MenuItem.tsx'
import { NavigationMenu } from './NavigationMenu.tsx'
import { account, currentIn, herd, interviewQuestions, plan, sections } from './sections.ts'

// Only members have interviews.
const HerdNote = lazyPart(
  async () => (await import('./HerdNote.tsx')).HerdNote,
  () => null,
)

interface MoreMenuProps {
  kind: VisitorKind
  pathname: string
  className: string
}

/** What the bar on phones has no room for. */
export function MoreMenu({ kind, pathname, className }: MoreMenuProps) {
  const item = (link: Pick<ComponentProps<typeof MenuItem>, 'destination' | 'Icon' | 'note'>) => (
    <MenuItem kind={kind} pathname={pathname} {...link} />
  )
  const herdNote = kind === 'member' && (
    <Suspense>
      <HerdNote />
    </Suspense>
  )
  return (
    <NavigationMenu
      label="More"
      isCurrent={[sections.notes, herd, account].some((section) => currentIn(section, pathname))}
      className={className}
      links={
        <>
          {item({ destination: herd, Icon: Users, note: herdNote })}
          {item({ destination: interviewQuestions, Icon: ListChecks })}
          {item({ destination: { ...sections.notes, label: 'Study Notes' }, Icon: NotebookPen })}
          {item({ destination: plan, Icon: Flag })}
          {kind === 'member' && item({ destination: account, Icon: Settings })}
        </>
      }
    >
      <BarGlyph name="more" />
      More
    </NavigationMenu>
  )
}
