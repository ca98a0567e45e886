import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Options {
  readonly challenge: string
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const uint = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A passkey in memory, with what a browser would send for it. The fields can be changed to forge replies. */
export class SoftwareAuthenticator {
  readonly credentialId: string
  readonly #privateKey: KeyObject
  readonly #coseKey: Buffer
  userHandle = ''
  counter = 0
  origin = 'http://localhost:3000'
  rpId = 'localhost'
  verifiesUser = true

  constructor(credentialId = base64url(randomBytes(32))) {
    this.credentialId = credentialId
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  /** What `navigator.credentials.create` gives, as JSON. */
  create({ challenge, user }: Options & { readonly user: { readonly id: string } }) {
    this.userHandle = user.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, this.#coseKey])
    const authData = Buffer.concat([this.#authData(hasCredential), credential])
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      uint(authData.length, 2),
      authData,
    ])
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives, as JSON. */
  get({ challenge }: Options) {
    this.counter += 1
    const authData = this.#authData(0)
    const clientData = this.#clientData('webauthn.get', challenge)
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#privateKey)),
      userHandle: this.userHandle,
    })
  }

  #credential<Response>(response: Response) {
    const id = this.credentialId
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #authData(flags: number): Buffer {
    const all = flags | userPresent | (this.verifiesUser ? userVerified : 0)
    return Buffer.concat([sha256(this.rpId), Buffer.from([all]), uint(this.counter, 4)])
  }
}
