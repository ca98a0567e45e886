import { Search, Users } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { VisitorKind } from '#accounts/access.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { likelyKind } from '#accounts/web/visitor.ts'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'
import { ButtonLink, iconButton } from '#platform/ui/controls/Button.tsx'
import { ThemeSwitch } from '#platform/ui/controls/ThemeSwitch.tsx'
import { PatternSearch } from '../search/PatternSearch.tsx'
import { HeaderProgress } from './HeaderProgress.tsx'
import { VisitorCorner } from './VisitorCorner.tsx'

export function Header() {
  const visitor = useVisitor()
  const kind = likelyKind(visitor)
  const { pathname } = useLocation()
  const area = areaOf(pathname, kind)
  const [searchOpen, setSearchOpen] = useState(false)

  // On phones the bar at the bottom stays in reach; a second one at the top would leave too little of the screen.
  return (
    <header className="site-header relative z-20 border-b md:sticky md:top-0 border-line bg-canvas">
      <div className="page flex min-h-[60px] flex-wrap items-center gap-x-0.5 max-md:pt-1.75 md:min-h-[68px] md:gap-x-4">
        <Link
          to="/landing"
          className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-tighter no-underline max-md:mb-1.75"
        >
          <CapraMark className="size-[30px] text-accent-text light:text-ink md:size-[34px]" />
          <span className="max-[21.5rem]:sr-only">capra</span>
        </Link>
        {area === 'inside' && kind !== 'none' && <HeaderProgress />}
        <span className="flex-1" />
        {area === 'inside' && (
          <>
            <button
              type="button"
              aria-label="Search patterns"
              aria-expanded={searchOpen}
              onClick={() => setSearchOpen(!searchOpen)}
              className={`${iconButton} md:hidden`}
            >
              <Search className="icon" aria-hidden="true" />
            </button>
            <PatternSearch
              openOnPhone={searchOpen}
              onOpen={() => setSearchOpen(true)}
              onClose={() => setSearchOpen(false)}
            />
          </>
        )}
        {area === 'inside' && kind === 'member' && (
          <ButtonLink to="/my-herd" look="quiet" className="max-md:w-11 max-md:px-0">
            <Users className="icon" aria-hidden="true" />
            <span className="max-md:sr-only">My Herd</span>
          </ButtonLink>
        )}
        <ThemeSwitch />
        {area !== 'auth' && <VisitorCorner visitor={visitor} />}
      </div>
    </header>
  )
}

type Area = 'landing' | 'auth' | 'inside'

function areaOf(pathname: string, kind: VisitorKind): Area {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/auth') return 'auth'
  return path === '/landing' || (path === '' && kind === 'none') ? 'landing' : 'inside'
}
