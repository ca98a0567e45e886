import { RoundPage } from '#practice/web/round/RoundPage.tsx'
import { ThemeSwitch } from '../../layout/ThemeSwitch.tsx'

/** A round has no header; the theme switch is in its bar. */
export default function MemberRound() {
  return <RoundPage themeSwitch={<ThemeSwitch />} />
}
