import { Bell, Flag, LogOut, Mountain, Settings, Users } from 'lucide-react'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Link, useLocation } from 'react-router'
import { avatarInitial, displayName } from '#accounts/person.ts'
import { useLogOut } from '#accounts/web/use-log-out.ts'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { countText } from '#platform/count-words.ts'
import { useToday } from '#platform/web/use-today.ts'
import { useAppBadge } from '#practice/web/use-app-badge.ts'
import { daysUntilDate } from '#settings/rules.ts'
import { useSettings } from '#settings/web/use-settings.ts'
import { HerdNote } from '../navigation/HerdNote.tsx'
import { NavigationMenu } from '../navigation/NavigationMenu.tsx'
import { ThemeItem } from './ThemeItem.tsx'

/** The menu of a member. Loaded apart, with what the number on the icon needs: the public pages do not need it. */
export function AccountMenu() {
  useAppBadge()
  const visitor = useVisitor()
  const logOut = useLogOut()
  const { pathname } = useLocation()
  const daysLeft = useDaysLeft()
  if (visitor.kind !== 'member') return null
  const { user } = visitor

  const avatar = (
    <span
      aria-hidden="true"
      className="grid size-8.5 flex-none place-items-center rounded-full border-firm border-accent-text bg-accent-soft font-display text-sm leading-none font-heavy text-accent-text md:size-10 md:text-base"
    >
      {avatarInitial(user)}
    </span>
  )
  return (
    <NavigationMenu
      label={`Account menu, ${displayName(user)}`}
      className="grid size-11 flex-none place-items-center rounded-full"
      align="end"
      heading={
        <div className="flex items-center gap-3 pt-1 pb-2.5 text-sm leading-snug md:mb-1.5 md:max-w-72 md:border-b md:border-line md:px-3 md:pt-2">
          <span className="md:hidden">{avatar}</span>
          <span className="min-w-0">
            <span className="block truncate font-strong">{displayName(user)}</span>
            <span className="block truncate text-muted md:text-xs">{user.email}</span>
          </span>
        </div>
      }
      links={
        <>
          {pathname.startsWith('/my-herd') && <MenuLink to="/" label="View Patterns" Icon={Mountain} />}
          <MenuLink to="/my-herd" label="My Herd" Icon={Users} className="md:hidden">
            <HerdNote />
          </MenuLink>
          <MenuLink to="/account" label="Account" Icon={Settings} />
          <MenuLink to="/account#reminders" label="Reminders" Icon={Bell} />
          <MenuLink to="/plan" label="Plan" Icon={Flag}>
            {daysLeft && <span className="menu-note">{daysLeft}</span>}
          </MenuLink>
          <ThemeItem />
          <li>
            <button type="button" onClick={() => void logOut()} className="menu-item">
              <LogOut className="icon" aria-hidden="true" />
              Log out
            </button>
          </li>
        </>
      }
    >
      {avatar}
    </NavigationMenu>
  )
}

interface MenuLinkProps {
  to: string
  label: string
  Icon: ComponentType<SVGProps<SVGSVGElement>>
  className?: string
  /** Beside the label. */
  children?: ReactNode
}

function MenuLink({ to, label, Icon, className, children }: MenuLinkProps) {
  return (
    <li className={className}>
      <Link to={to} aria-current={useLocation().pathname === to ? 'page' : undefined} className="menu-item">
        <Icon className="icon" aria-hidden="true" />
        <span>{label}</span>
        {children}
      </Link>
    </li>
  )
}

/** Until the interview. Undefined without a date, or when it has passed. */
function useDaysLeft(): string | undefined {
  const interviewOn = useSettings().settings?.interviewOn
  const today = useToday()
  if (!interviewOn) return undefined
  const days = daysUntilDate(interviewOn, today)
  return days > 0 ? `${countText(days, 'day')} left` : undefined
}
