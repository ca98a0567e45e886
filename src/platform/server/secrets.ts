import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Keys derived from the secret of the installation, one per purpose. */
export interface Secrets {
  /** HMAC-SHA256 in base64url, under the key of that purpose. */
  mac(purpose: string, text: string): string
  /** AES-256-GCM under the key of that purpose, `seal` (queued mails) by default. */
  encrypt(text: string, purpose?: string): string
  /** @throws when the text was changed, or was encrypted with another secret or for another purpose. */
  decrypt(sealed: string, purpose?: string): string
}

/** The secret in the data folder cannot be used or saved. */
export class SecretError extends Error {}

export const shortestSecret = 32

/**
 * Uses the configured secret, or generates one and stores it in the data folder, readable by its owner only.
 *
 * @throws SecretError
 */
export function openSecrets(configured: string | undefined, dataDir: string): Secrets {
  return secretsFrom(configured ?? keptSecret(dataDir))
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    try {
      saveSecret(file, randomBytes(32).toString('base64url'))
    } catch (error) {
      throw new SecretError(
        `The secret could not be saved in ${dataDir}: ${(error as Error).message}\nFree some space or make the folder writable, and start again.`,
      )
    }
  }
  return readSecret(file)
}

/** @throws SecretError when the file does not contain a whole secret, as after a full disk in older versions. */
export function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= shortestSecret) return secret
  throw new SecretError(
    `${file} has fewer than ${shortestSecret} characters, so it cannot be the secret. Restore it from a backup. ` +
      'Without a backup, delete it and start again: a new secret is created. docs/running-capra.md says what then stops working.',
  )
}

/** The file gets its name only after the whole secret is on disk. */
export function saveSecret(file: string, secret: string): void {
  const unfinished = `${file}.part`
  try {
    rmSync(unfinished, { force: true })
    writeFileSync(unfinished, secret, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  syncFolder(dirname(file))
}

/** Makes a rename survive a power failure. Windows cannot open folders and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export function secretsFrom(secret: string): Secrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `capra:${purpose}`, 32))
  return {
    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest('base64url'),
    encrypt: (text, purpose = 'seal') => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt: (sealed, purpose = 'seal') => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
