import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keys derived from the secret of the installation, one per purpose. */
export interface Secrets {
  /** HMAC-SHA256 in base64url, under the key of that purpose. */
  mac(purpose: string, text: string): string
  /** AES-256-GCM under the key of that purpose, `seal` (queued mails) by default. */
  encrypt(text: string, purpose?: string): string
  /** @throws when the text was changed, or was encrypted with another secret or for another purpose. */
  decrypt(sealed: string, purpose?: string): string
}

/** Uses the configured secret, or generates one and stores it in the data folder, readable by its owner only. */
export function openSecrets(configured: string | undefined, dataDir: string): Secrets {
  return secretsFrom(configured ?? keptSecret(dataDir))
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // 'wx': if two processes start together, one creates the secret and the other reads it.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
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
