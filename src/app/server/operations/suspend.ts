import { createOperators } from '#accounts/server/operators.ts'
import { setSuspended } from '#accounts/server/suspension/suspend-member.ts'
import { readSuspendedMembers } from '#accounts/server/suspension/suspension-store.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import { openStore } from '../open-store.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `npm run suspend                   lists the suspended members
npm run suspend -- EMAIL          suspends a member
npm run suspend -- --end EMAIL    ends the suspension

A suspended member is signed out everywhere and cannot sign in. What the member has stored stays.
The server can keep running.`

await runCommand({ usage, options: { end: { type: 'boolean' } }, most: 1 }, async (words, config) => {
  const {
    positionals: [email],
    values: { end },
  } = words
  if (end && email === undefined) throw new UsageError('Name the email address of the member.')
  const store = await openStore(config, () => undefined)
  try {
    if (email === undefined) {
      const members = await readSuspendedMembers(store)
      if (members.length === 0) console.log('No member is suspended.')
      for (const member of members) console.log(`${isoTime(member.suspendedAt)}  ${member.email}`)
      return
    }
    const operators = createOperators(store, config)
    const { hasChanged } = await setSuspended({ store, operators }, email, !end)
    const state = end ? 'not suspended' : 'suspended'
    console.log(`${email} is ${hasChanged ? 'now' : 'already'} ${state}.`)
  } finally {
    await store.close()
  }
})
