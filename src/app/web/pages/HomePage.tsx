import { useVisitor } from '#accounts/web/use-visitor.ts'
import { PatternsHomePage } from '#patterns/web/home/PatternsHomePage.tsx'
import type { Settings } from '#settings/rules.ts'
import { useSettings } from '#settings/web/use-settings.ts'
import { useHasDoneNothing } from '../preparation/newcomers.ts'
import { FirstDay } from '../today/FirstDay.tsx'
import { Today } from '../today/Today.tsx'

export function HomePage() {
  const newGuest = useNewGuest()
  return <PatternsHomePage today={<Today />} guestStart={newGuest && <FirstDay settings={newGuest} />} />
}

/** The settings of a guest who has answered the questions of the first hour and done nothing yet. */
function useNewGuest(): Settings | undefined {
  const isGuest = useVisitor().kind === 'guest'
  const { settings } = useSettings()
  const hasDoneNothing = useHasDoneNothing()
  return isGuest && settings?.isAnswered && hasDoneNothing ? settings : undefined
}
