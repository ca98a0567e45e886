import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { deleteExpired } from '#accounts/server/delete-expired.ts'
import { deleteOldRequests } from '#herd/server/interview-requests/interview-request-store.ts'
import { deleteEndedInvites } from '#herd/server/invitations/invite-store.ts'
import { deleteEarlierDrafts } from '#learning/server/drafts/drafts-store.ts'
import { hourMs, minuteMs } from '#platform/durations.ts'
import { type Config, ConfigError, keepFilesPrivate, readConfig } from '#platform/server/config.ts'
import { cookieName } from '#platform/server/http/exchange.ts'
import { deleteOldMailFiles, fileTransport } from '#platform/server/mail/file-transport.ts'
import { MailWorker } from '#platform/server/mail/mail-worker.ts'
import { createOutbox } from '#platform/server/mail/outbox.ts'
import { smtpTransport } from '#platform/server/mail/smtp-transport.ts'
import { servePages } from '#platform/server/pages.ts'
import { openSecrets, SecretError, type Secrets } from '#platform/server/secrets.ts'
import { FolderInUse, lockFolder } from '#platform/server/store/folder-lock.ts'
import type { Store } from '#platform/server/store/store.ts'
import { StoreError } from '#platform/server/store/store-errors.ts'
import { createDifficulties } from '#practice/server/difficulty/difficulties.ts'
import { createProductBank } from '#practice/server/difficulty/product-bank.ts'
import { createPractice } from '#practice/server/practice-routes.ts'
import { createLinkPreviews } from '#practice/server/shared/shared-prompts.ts'
import { sendReminders } from '#reminders/server/send-reminders.ts'
import { chooseTutorModel } from '#tutor/server/models/choose-model.ts'
import { deleteOldConversations } from '#tutor/server/tutor-personal-data.ts'
import { createApi } from './api/create-api.ts'
import { openStore } from './open-store.ts'
import type { MetricsServer } from './operations/serve-metrics.ts'
import { createPracticeReader } from './practice-reader.ts'

/** A mail comes at most this long after its hour. */
const remindersEveryMs = 2 * minuteMs
/** Time for a graceful stop; then open connections are closed. */
const longestStopMs = 30_000

/** Starts the server and stops it on SIGINT or SIGTERM. */
export async function startProduct({ distFolder }: { distFolder: string | undefined }): Promise<void> {
  // Keep running when the terminal or pipe that reads the output is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  keepFilesPrivate()
  const config = configOrExit()
  const unlock = config.databaseUrl ? () => undefined : lockOrExit(config.dataDir)
  const secrets = secretsOrExit(config)
  let app: FastifyInstance | undefined
  const store = await openStore(config, (error) =>
    app?.log.warn({ err: error }, 'idle database connection lost'),
  ).catch((error: Error) => {
    console.error(
      error instanceof StoreError
        ? error.message
        : `The database could not be opened: ${error.message}\nCheck DATABASE_URL or DATA_DIR and start again.`,
    )
    process.exit(1)
  })
  const mailFolder = join(resolve(config.dataDir), 'mail')
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom, config.publicUrl, {
        allowPlaintext: config.smtpAllowPlaintext,
      })
    : fileTransport(mailFolder, config.mailFrom, config.publicUrl, console.log)
  const log = {
    info: (facts: object, message: string) => app?.log.info(facts, message),
    warn: (facts: object, message: string) => app?.log.warn(facts, message),
  }
  const mailWorker = new MailWorker({ store, secrets, transport, log })
  const outbox = createOutbox(secrets, () => mailWorker.wake())
  const metricsServer = config.metrics ? await metricsOrExit(store, config.metrics) : undefined
  const difficulties = createDifficulties(store)
  const promptBank = createProductBank(difficulties.of)
  const tutorModel = chooseTutorModel(config.ai)
  app = await createApi({
    promptBank,
    ...(metricsServer ? { metrics: metricsServer.metrics } : {}),
    config,
    store,
    secrets,
    outbox,
    tutorModel,
    ...(distFolder
      ? {
          mountPages: (server: FastifyInstance) =>
            servePages(
              server,
              distFolder,
              cookieName('sid', config.isHttps),
              createLinkPreviews(promptBank, config.publicUrl),
            ),
        }
      : {}),
  })
  await app.ready()
  await listen(app, config)
  mailWorker.wake()
  const readPractice = createPracticeReader(createPractice({ store, promptBank }))
  const warnOfReminders = (error: unknown) =>
    log.warn({ err: error }, 'a reminder could not be queued; will retry')
  const stopJobs = [
    every(
      hourMs,
      async () => {
        await deleteExpired(store)
        await deleteOldConversations(store)
        await deleteEndedInvites(store)
        await deleteOldRequests(store)
        await deleteEarlierDrafts(store)
      },
      (error) => log.warn({ err: error }, 'expired rows could not be deleted; will retry'),
    ),
    every(
      hourMs,
      () => difficulties.refresh(promptBank.spotIds),
      (error) => log.warn({ err: error }, 'difficulties could not be estimated; will retry'),
    ),
    // Even with SMTP, which may have been set up after mails were written to files.
    every(
      hourMs,
      () => deleteOldMailFiles(mailFolder),
      (error) => log.warn({ err: error }, 'old mail files could not be deleted; will retry'),
    ),
    every(
      remindersEveryMs,
      () => sendReminders({ store, secrets, outbox, config, readPractice, onFailure: warnOfReminders }),
      warnOfReminders,
    ),
  ]
  announce(config, config.smtpUrl ? `via ${new URL(config.smtpUrl).host}` : `to files in ${mailFolder}`)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const forceExit = setTimeout(() => process.exit(1), longestStopMs).unref()
    for (const stopJob of stopJobs) stopJob()
    await metricsServer?.close()
    await app?.close()
    await mailWorker.stop()
    await store.close()
    unlock()
    await tutorModel.coach.close?.()
    clearTimeout(forceExit)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  // `npm start` holds the other end of this channel. When it is killed, nobody would be left to stop the server.
  process.once('disconnect', () => void stop())
  if (process.connected === false) await stop()
}

function configOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

function lockOrExit(dataDir: string): () => void {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    const { message } = error as Error
    console.error(error instanceof FolderInUse ? message : `DATA_DIR ${dataDir} cannot be used: ${message}`)
    process.exit(1)
  }
}

function secretsOrExit({ appSecret, dataDir }: Config): Secrets {
  try {
    return openSecrets(appSecret, dataDir)
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function metricsOrExit(store: Store, address: NonNullable<Config['metrics']>): Promise<MetricsServer> {
  // Imported only when metrics are on, to keep startup fast.
  const { serveMetrics } = await import('./operations/serve-metrics.ts')
  try {
    return await serveMetrics(store, address)
  } catch (error) {
    console.error(`Metrics cannot be served on ${address.host}:${address.port}: ${(error as Error).message}`)
    process.exit(1)
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start`
        : `The server could not listen on ${host}:${port}: ${message}`,
    )
    process.exit(1)
  }
}

function announce(config: Config, mails: string): void {
  console.log(`Capra is ready on ${config.publicUrl}`)
  console.log(`Mails are sent ${mails}`)
  console.log(
    config.ai.provider === 'coach'
      ? 'No language model is configured: the tutor answers from the lessons'
      : `The tutor answers with the language model ${config.ai.model}`,
  )
  if (!config.smtpUrl) console.warn('SMTP_URL is not set: no mail is sent; codes are printed here.')
  if (!config.isHttps && config.host !== '127.0.0.1' && config.host !== 'localhost')
    console.warn(
      'PUBLIC_URL uses http: session cookies can be intercepted. Use https outside a trusted network.',
    )
}

/** Runs `work` now and in this interval, one at a time. A failure is reported, and retried the next time. @returns a function that stops it. */
function every(
  intervalMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => void {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await work()
      .catch(onFailure)
      .finally(() => {
        isRunning = false
      })
  }
  void run()
  const timer = setInterval(() => void run(), intervalMs).unref()
  return () => clearInterval(timer)
}
