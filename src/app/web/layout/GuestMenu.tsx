import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NavigationMenu } from '../navigation/NavigationMenu.tsx'
import { ThemeItem } from './ThemeItem.tsx'

/** Says that a guest is here, and what that means. */
export function GuestMenu({ children }: { children: ReactNode }) {
  return (
    <NavigationMenu
      label="Guest menu"
      className="inline-flex min-h-11 items-center"
      align="end"
      heading={
        <p className="max-w-80 pt-1 pb-2.5 text-sm leading-snug text-ink-2 md:px-3 md:pt-2">
          You are here as a guest. Your progress is saved in this browser only.
        </p>
      }
      links={
        <>
          <li>
            <Link to="/auth" className="menu-item">
              <LogIn className="icon" aria-hidden="true" />
              Sign In
            </Link>
          </li>
          <ThemeItem />
        </>
      }
    >
      {children}
    </NavigationMenu>
  )
}
