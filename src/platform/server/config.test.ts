import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment is enough', () => {
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

test('all faults are told at once', () => {
  const faulty = { PORT: 'many', PUBLIC_URL: 'capra', DATABASE_URL: 'mysql://x', LIMIT_IMPORT_PER_HOUR: '0' }
  expect(() => readConfig(faulty)).toThrow(ConfigError)
  for (const name of Object.keys(faulty)) expect(() => readConfig(faulty)).toThrow(name)
})

test('a shared database needs a shared secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://u:p@localhost/capra' })).toThrow('APP_SECRET')
})

test('the public address keeps scheme, host and port only', () => {
  expect(readConfig({ PUBLIC_URL: 'https://capra.example/some/path' }).publicUrl).toBe(
    'https://capra.example',
  )
})
