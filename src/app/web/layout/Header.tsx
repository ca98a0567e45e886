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
import { HeaderLine, HeaderProgress } from './HeaderProgress.tsx'
import { useScrolledTitle } from './use-scrolled-title.ts'
import { VisitorCorner } from './VisitorCorner.tsx'

/** One row. On phones, its lower edge is the progress, and the page's title takes its place when it has scrolled away. */
export function Header() {
  const visitor = useVisitor()
  const kind = likelyKind(visitor)
  const { pathname } = useLocation()
  const area = areaOf(pathname, kind)
  const hasProgress = area === 'inside' && kind !== 'none'
  const [searchOpen, setSearchOpen] = useState(false)
  const title = useScrolledTitle()

  return (
    <header className="site-header" data-scrolled={title && ''} data-progress={hasProgress ? '' : undefined}>
      <div className="site-header-row page">
        <div className="site-header-lead">
          <Link
            to="/landing"
            className="inline-flex min-h-11 flex-none items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-tighter no-underline"
          >
            <CapraMark className="size-8 text-accent-text light:text-ink md:size-[34px]" />
            <span className={hasProgress ? 'max-md:sr-only' : ''}>capra</span>
          </Link>
          {hasProgress && <HeaderProgress isShort={kind === 'guest'} />}
        </div>
        {/* Beside the heading that it repeats. */}
        <span className="site-header-title" aria-hidden="true">
          {title}
        </span>
        <span className="flex-1" />
        {area === 'inside' && (
          <>
            <button
              type="button"
              aria-label="Search patterns"
              aria-expanded={searchOpen}
              onClick={() => setSearchOpen(!searchOpen)}
              className={`${iconButton} flex-none md:hidden`}
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
          <ButtonLink to="/my-herd" look="quiet" className="max-md:hidden">
            <Users className="icon" aria-hidden="true" />
            My Herd
          </ButtonLink>
        )}
        <span className={hasProgress ? 'max-md:hidden' : ''}>
          <ThemeSwitch />
        </span>
        {area !== 'auth' && <VisitorCorner visitor={visitor} />}
      </div>
      {hasProgress && <HeaderLine />}
    </header>
  )
}

type Area = 'landing' | 'auth' | 'inside'

function areaOf(pathname: string, kind: VisitorKind): Area {
  const path = pathname.replace(/\/+$/, '')
  if (path === '/auth') return 'auth'
  return path === '/landing' || (path === '' && kind === 'none') ? 'landing' : 'inside'
}
