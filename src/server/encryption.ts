import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts what must be read back, such as the passwords of job sites. */
export interface Encryption {
  /** `context` names the row and column that the text belongs to. Decryption needs the same context. */
  encrypt(text: string, context: string): string
  /** Throws if a byte was changed or the context differs. */
  decrypt(encrypted: string, context: string): string
  /** Whether the text was encrypted with the current key. */
  isCurrent(encrypted: string): boolean
}

const toKeyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** AES-256-GCM with the key's id beside the ciphertext. The first key encrypts, every key decrypts. */
export function createEncryption(keys: readonly Buffer[]): Encryption {
  const byId = new Map(keys.map((key) => [toKeyId(key), key]))
  const [current] = byId
  if (!current) throw new Error('Encryption needs a key')
  const [currentId, currentKey] = current
  return {
    encrypt(text, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'))
      return ['v1', currentId, ...parts].join('.')
    },
    decrypt(encrypted, context) {
      const [version, id = '', ...parts] = encrypted.split('.')
      const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
      const key = byId.get(id)
      if (version !== 'v1' || !key || !iv || !tag || !text) throw new Error('No known key encrypted this text')
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    isCurrent: (encrypted) => encrypted.startsWith(`v1.${currentId}.`),
  }
}
