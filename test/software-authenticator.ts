import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const present = 0x01
const verified = 0x04
const withCredential = 0x40

/** What a test may change in an answer. */
interface Change {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userHandle?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')

/** A passkey in software: one ES256 key that answers like `navigator.credentials`, without attestation. */
export function createAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0

  /** CBOR of { 1: 2 (EC), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  function authenticatorData(flags: number, { rpId = new URL(origin).hostname, counter }: Change, rest: Buffer[] = []) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? ++uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...rest])
  }

  const clientData = (type: string, options: { challenge: string }, change: Change) =>
    Buffer.from(
      JSON.stringify({ type, origin: change.origin ?? origin, challenge: change.challenge ?? options.challenge }),
    )

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    credentialId: base64url(id),

    create(options: { challenge: string }, change: Change = {}) {
      const idLength = Buffer.from([0, id.length])
      const attested = [Buffer.alloc(16), idLength, id, coseKey]
      const data = authenticatorData(present | verified | withCredential, { counter: 0, ...change }, attested)
      // CBOR of { fmt: 'none', attStmt: {}, authData: data }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      const clientDataJSON = base64url(clientData('webauthn.create', options, change))
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['usb'] },
      }
    },

    get(options: { challenge: string }, change: Change = {}) {
      const data = authenticatorData(present | verified, change)
      const client = clientData('webauthn.get', options, change)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(change.userHandle ? { userHandle: change.userHandle } : {}),
        },
      }
    },
  }
}
