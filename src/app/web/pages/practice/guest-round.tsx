import { GuestRoundPage } from '#practice/web/round/GuestRoundPage.tsx'
import { ThemeSwitch } from '../../layout/ThemeSwitch.tsx'

export default function GuestRound() {
  return <GuestRoundPage themeSwitch={<ThemeSwitch />} />
}
