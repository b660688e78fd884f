import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts what must be read back, such as the passwords of job sites. */
export interface Encryption {
  /** Seals a text for one place: `context` names the row and column it belongs to, and must be given again to open it. */
  seal(text: string, context: string): string
  /** Opens what `seal` made; throws if a byte was changed, or the text comes from another place. */
  open(sealed: string, context: string): string
  /** Whether it is sealed by the key that seals now, and not by an earlier one. */
  isCurrent(sealed: string): boolean
}

const keyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM with the key's id beside the ciphertext: the first key seals, every key opens. */
export function createEncryption(keys: readonly Buffer[]): Encryption {
  const byId = new Map(keys.map((key) => [keyId(key), key]))
  const [current] = byId
  if (!current) throw new Error('The vault needs a key')
  const [currentId, currentKey] = current
  return {
    seal(text, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ['v1', currentId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed, context) {
      const [version, id = '', ...parts] = sealed.split('.')
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = byId.get(id)
      if (version !== 'v1' || !key || !iv || !tag || !text) throw new Error('This was not sealed by a known key')
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${currentId}.`),
  }
}
