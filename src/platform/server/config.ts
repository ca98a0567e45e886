import { existsSync } from 'node:fs'
import { z } from 'zod'
import { type AiSettings, aiSettings } from './ai-settings.ts'
import { type Limits, limitSettings } from './limits/limits.ts'
import {
  contactSetting,
  emailsSetting,
  proxiesSetting,
  secretSetting,
  senderSetting,
  urlSetting,
} from './setting-rules.ts'

/** Every setting of the product. All are optional: with an empty environment everything runs on one machine. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The most connections at once; one address may have a quarter of them. */
  readonly maxConnections: number
  /** Time for a request to arrive completely. */
  readonly requestTimeoutSeconds: number
  /** Origin of the site in the browser; used for links in mails and for the CSRF check. */
  readonly publicUrl: string
  readonly isHttps: boolean
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Optional with SQLite, where a secret is generated once and stored in `dataDir`. */
  readonly appSecret: string | undefined
  readonly smtpUrl: string | undefined
  /** Allows mail without TLS to a mail server on another machine. */
  readonly smtpAllowPlaintext: boolean
  readonly mailFrom: string
  readonly operatorEmails: readonly string[]
  /** A URI for reports of vulnerabilities, shown to everybody: `mailto:…` or `https:…`. */
  readonly securityContact: string | undefined
  readonly trustedProxies: readonly string[]
  /** Address of the Prometheus metrics; they are off when METRICS_PORT is not set. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  readonly limits: Limits
  readonly ai: AiSettings
}

export class ConfigError extends Error {}

const schema = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  MAX_CONNECTIONS: z.coerce.number('must be a whole number').int().min(4, 'must be at least 4').default(2000),
  REQUEST_TIMEOUT_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int()
    .min(2, 'must be at least 2')
    .default(15),
  PUBLIC_URL: urlSetting(['http:', 'https:'], 'https://capra.example').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: urlSetting(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/capra',
  ).optional(),
  APP_SECRET: secretSetting.optional(),
  SMTP_URL: urlSetting(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  SMTP_ALLOW_PLAINTEXT: z.enum(['true', 'false'], 'must be true or false').default('false'),
  MAIL_FROM: senderSetting.default('Capra <capra@localhost>'),
  OPERATOR_EMAILS: emailsSetting,
  SECURITY_CONTACT: contactSetting.optional(),
  TRUSTED_PROXIES: proxiesSetting,
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/**
 * Reads every setting once. Empty values count as absent.
 *
 * @throws ConfigError that lists all problems, one per line.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = schema.safeParse(given)
  const ai = aiSettings.safeParse(given)
  // The coach's answers cost nothing, and follow-ups are pressed faster than questions are written.
  const usual = ai.data?.provider === 'coach' ? { LIMIT_TUTOR_QUESTIONS_PER_MINUTE: 20 } : {}
  const limits = limitSettings.safeParse({ ...usual, ...given })
  const problems = [read, limits, ai]
    .flatMap(({ error }) => error?.issues ?? [])
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (given.DATABASE_URL && !given.APP_SECRET)
    problems.push(
      'APP_SECRET: is required with DATABASE_URL and must be the same on every process (at least 32 characters)',
    )
  if (!read.success || !limits.success || !ai.success || problems.length > 0)
    throw new ConfigError(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)

  const { data } = read
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).origin
  return {
    port: data.PORT,
    host: data.HOST,
    maxConnections: data.MAX_CONNECTIONS,
    requestTimeoutSeconds: data.REQUEST_TIMEOUT_SECONDS,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    appSecret: data.APP_SECRET,
    smtpUrl: data.SMTP_URL,
    smtpAllowPlaintext: data.SMTP_ALLOW_PLAINTEXT === 'true',
    mailFrom: data.MAIL_FROM,
    operatorEmails: data.OPERATOR_EMAILS,
    securityContact: data.SECURITY_CONTACT,
    trustedProxies: data.TRUSTED_PROXIES,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    logLevel: data.LOG_LEVEL,
    limits: limits.data,
    ai: ai.data,
  }
}

/** Reads settings from .env if it exists; environment variables take precedence. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Files that the product creates are for its own user: they contain personal data. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
