import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is a valid configuration', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isHttps: false,
  })
  expect(config.limits.loginPerMinuteIp).toBe(60)
})

test('empty values count as absent', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000)
})

test('all invalid settings are reported together', () => {
  const invalid = {
    PORT: 'many',
    PUBLIC_URL: 'capra',
    DATABASE_URL: 'mysql://x',
    LIMIT_IMPORT_PER_HOUR: '0',
    TRUSTED_PROXIES: 'nonsense',
  }
  expect(() => readConfig(invalid)).toThrow(ConfigError)
  for (const name of Object.keys(invalid)) expect(() => readConfig(invalid)).toThrow(name)
})

test('trusted proxies are addresses or ranges, and anything else is refused at startup', () => {
  const trusted = '10.0.0.0/8, ::1 192.0.2.7'
  expect(readConfig({ TRUSTED_PROXIES: trusted }).trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
  for (const wrong of ['nonsense', '1', '10/8', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8, nonsense'])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow('must be IP addresses or ranges')
})

test('the daily token limit allows at least one answer', () => {
  for (const name of ['AI_USER_TOKENS_PER_DAY', 'AI_SITE_TOKENS_PER_DAY']) {
    expect(() => readConfig({ [name]: '8999' })).toThrow(`${name}: must be at least 9000`)
    expect(() => readConfig({ [name]: '9000' })).not.toThrow()
  }
})

test('twenty tutor questions a minute are free with the coach, six with a language model', () => {
  const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'a-model' }
  const perMinute = (env: Record<string, string>) => readConfig(env).limits.tutorQuestionsPerMinute
  expect(perMinute({})).toBe(20)
  expect(perMinute(model)).toBe(6)
  for (const ai of [{}, model]) expect(perMinute({ ...ai, LIMIT_TUTOR_QUESTIONS_PER_MINUTE: '3' })).toBe(3)
})

test('DATABASE_URL requires APP_SECRET', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@localhost/capra' })).toThrow('APP_SECRET')
})

test('the public URL is reduced to scheme, host and port', () => {
  expect(readConfig({ PUBLIC_URL: 'https://capra.example/some/path' }).publicUrl).toBe(
    'https://capra.example',
  )
})

test.each([
  [{}, { provider: 'coach' }],
  [{ AI_PROVIDER: 'coach' }, { provider: 'coach' }],
  [
    { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'a-model:8b' },
    { provider: 'openai-compatible', baseUrl: 'http://localhost:11434/v1', model: 'a-model:8b' },
  ],
  [
    { AI_BASE_URL: 'https://api.example/v1', AI_MODEL: 'large', AI_API_KEY: 'k' },
    { provider: 'openai-compatible', baseUrl: 'https://api.example/v1', model: 'large', apiKey: 'k' },
  ],
  [
    { AI_PROVIDER: 'anthropic', AI_MODEL: 'large', AI_API_KEY: 'k' },
    { provider: 'anthropic', model: 'large', apiKey: 'k' },
  ],
  [
    { AI_PROVIDER: 'anthropic', AI_MODEL: 'large', AI_API_KEY: 'k', AI_BASE_URL: 'http://localhost:9/v1' },
    { provider: 'anthropic', model: 'large', apiKey: 'k', baseUrl: 'http://localhost:9/v1' },
  ],
])('the model settings are read from %o', (env, expected) => {
  expect(readConfig(env).ai).toEqual(expected)
})

test.each<[Record<string, string>, string]>([
  [{ AI_MODEL: 'large' }, 'AI_MODEL: is set without a provider'],
  [{ AI_API_KEY: 'k-1234' }, 'AI_API_KEY: is set without a provider'],
  [{ AI_BASE_URL: 'http://localhost:1/v1' }, 'AI_MODEL: is required'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'large' }, 'AI_BASE_URL: is required'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'large' }, 'AI_API_KEY: is required'],
  [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k-1234' }, 'AI_MODEL: is required'],
  [{ AI_PROVIDER: 'coach', AI_MODEL: 'large' }, 'AI_MODEL: is set, but AI_PROVIDER=coach'],
  [{ AI_PROVIDER: 'oracle' }, 'AI_PROVIDER: must be coach, openai-compatible or anthropic'],
  [{ AI_BASE_URL: 'localhost:1/v1', AI_MODEL: 'large' }, 'AI_BASE_URL: must look like'],
  [{ AI_BASE_URL: 'http://me:k-1234@a.example/v1', AI_MODEL: 'large' }, 'put the key in AI_API_KEY'],
  [{ AI_BASE_URL: 'http://a.example/v1?key=k-1234', AI_MODEL: 'large' }, 'put the key in AI_API_KEY'],
  [
    { AI_BASE_URL: 'http://a.example/v1/chat/completions', AI_MODEL: 'large' },
    'must not include the endpoint',
  ],
  [{ AI_BASE_URL: 'http://a.example/v1', AI_MODEL: 'large', AI_API_KEY: 'k-1234\nx' }, 'AI_API_KEY: must be'],
])('%o is refused with a message that does not contain the key', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(sentence)
  expect(() => readConfig(env)).not.toThrow('k-1234')
})

test.each<[Record<string, string>, string]>([
  [{ TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/0' }, 'TRUSTED_PROXIES: entry 2 trusts every address'],
  [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES: entry 1 trusts every address'],
  [{ SECURITY_CONTACT: 'http://example.org' }, 'SECURITY_CONTACT: must be an email address or an https URL'],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, 'SECURITY_CONTACT: must be an email address or an https URL'],
  [{ OPERATOR_EMAILS: 'ada@example.org, ben' }, 'OPERATOR_EMAILS: entry 2 is not an email address'],
  [{ OPERATOR_EMAILS: 'Ada <ada@example.org>' }, 'OPERATOR_EMAILS: entry 1 is not an email address'],
  [{ OPERATOR_EMAILS: 'ada@localhost' }, 'OPERATOR_EMAILS: entry 1 is not an email address'],
  [{ MAIL_FROM: 'Capra' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_FROM: 'Capra <capra>' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_FROM: 'a@example.org, b@example.org' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_FROM: 'Capra <a@example.org>\nBcc: b@example.org' }, 'MAIL_FROM: must be an email address'],
  [{ APP_SECRET: 'x'.repeat(31) }, 'APP_SECRET: must have at least 32 characters'],
  [{ APP_SECRET: 'x'.repeat(64) }, 'APP_SECRET: is easy to guess'],
  [{ APP_SECRET: 'correct-horse-battery-staple'.repeat(2) }, 'APP_SECRET: is easy to guess'],
  [{ SMTP_ALLOW_PLAINTEXT: 'yes' }, 'SMTP_ALLOW_PLAINTEXT: must be true or false'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each(['capra@localhost', 'Capra <capra@localhost>', '"Capra, Inc." <no-reply@mail.example.org>'])(
  '%s is a valid sender',
  (MAIL_FROM) => expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM),
)

test('a missing secret is reported together with every other problem', () => {
  const env = {
    DATABASE_URL: 'postgres://u:p@localhost/capra',
    PORT: 'many',
    TRUSTED_PROXIES: 'proxy',
    MAIL_FROM: 'x',
  }
  for (const name of ['APP_SECRET: is required', 'PORT:', 'TRUSTED_PROXIES:', 'MAIL_FROM:'])
    expect(() => readConfig(env)).toThrow(name)
})
