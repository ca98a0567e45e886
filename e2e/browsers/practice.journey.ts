import { rightName } from '../support/right-answers.ts'
import { test } from './test.ts'
import { button, group, list, role } from './user/targets.ts'

/** The statement for screen readers, before the one whose words can be marked. */
const statement = 'main p.sr-only:has(+ [role=application])'

test('a member plays a round to its end', async ({ user, member: _, size: { hasTouch: isPhone } }) => {
  /** On phones the names are in a sheet. */
  const openNames = async () => {
    if (isPhone) await user.click(button(/ Any of \d+$/))
  }
  await user.open('/practice')
  await user.click(button(/round/i))
  await user.expectPath(/^\/practice\/rounds\//)
  await user.see(role('application'))
  const name = rightName(await user.text(statement))
  await openNames()
  await user.fill(role('combobox'), name)
  await user.key('Enter')
  await user.expectFocus(group('How sure?'))
  await user.type('3')
  const next = button(/^Next prompt/)
  const end = button(/^See how it went/)
  // What is missed comes back, so the round gets longer.
  while ((await user.seeOneOf(end, next)) === next) {
    await user.click(next)
    await openNames()
    await user.click(button(/^I don’t know/))
  }
  await user.click(end)
  await user.see(list('The items of this round'))
})
