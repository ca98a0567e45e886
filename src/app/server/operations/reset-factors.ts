import { resetFactors } from '#accounts/server/second-factor/reset-second-factors.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { openSecrets } from '#platform/server/secrets.ts'
import { openWithoutMigrating } from '../open-store.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `npm run reset-factors -- EMAIL

For someone who has lost their authenticator app, recovery codes and passkeys. Make sure first that it is really them.
Turns off all second factors of the account, signs it out everywhere and mails its owner. The password stays.`

await runCommand({ usage, most: 1 }, async ({ positionals: [email] }, config) => {
  if (email === undefined) throw new UsageError('Which account? Give its email address.')
  const store = await openWithoutMigrating(config)
  try {
    const secrets = openSecrets(config.appSecret, config.dataDir)
    // The running product sends the mail.
    const outbox = createOutbox(secrets, () => undefined)
    const removed = await resetFactors({ store, outbox, publicUrl: config.publicUrl }, email)
    if (!removed) throw new Error(`No account has the address ${email}.`)
    console.log(
      `Authenticator app: ${removed.authenticator ? 'turned off' : 'was not on'}. ` +
        `Passkeys removed: ${removed.passkeys}. Sessions ended: ${removed.sessions}. The owner gets a mail.`,
    )
  } finally {
    await store.close()
  }
})
