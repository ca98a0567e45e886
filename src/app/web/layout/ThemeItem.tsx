import { SunMoon } from 'lucide-react'
import { ThemeChoices } from '#platform/ui/controls/ThemeChoices.tsx'

/** In the menus of the header on phones, where the switch beside them has no room. */
export function ThemeItem() {
  return (
    <li className="menu-item md:hidden">
      <SunMoon className="icon" aria-hidden="true" />
      <span>Theme</span>
      <span className="ml-auto">
        <ThemeChoices />
      </span>
    </li>
  )
}
