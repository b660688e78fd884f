import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts what must be read back, such as the passwords of job sites. */
export interface Encryption {
  /** `context` names the row and column that the text belongs to. Decryption needs the same context. */
  encrypt(text: string, context: string): string
  /** Throws if a byte was changed or the context differs. */
  decrypt(encrypted: string, context: string): string
  /** Whether the text was encrypted with the current key. */
  isCurrent(encrypted: string): boolean
  /** The same for a file. */
  encryptBytes(bytes: Uint8Array, context: string): Buffer<ArrayBuffer>
  decryptBytes(encrypted: Buffer, context: string): Buffer<ArrayBuffer>
  isCurrentBytes(encrypted: Buffer): boolean
}

const toKeyId = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** An encrypted file begins with the key's id, the nonce and the tag. */
const [idEnd, ivEnd, tagEnd] = [4, 16, 32] as const

/** AES-256-GCM with the key's id beside the ciphertext. The first key encrypts, every key decrypts. */
export function createEncryption(keys: readonly Buffer[]): Encryption {
  const byId = new Map(keys.map((key) => [toKeyId(key), key]))
  const [current] = byId
  if (!current) throw new Error('Encryption needs a key')
  const [currentId, currentKey] = current

  function seal(bytes: Uint8Array, context: string) {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(Buffer.from(context))
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
    return [iv, cipher.getAuthTag(), encrypted] as const
  }

  function open(id: string, [iv, tag, encrypted]: readonly Buffer[], context: string) {
    const key = byId.get(id)
    if (!key || !iv || !tag || !encrypted) throw new Error('No known key encrypted this')
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()])
  }

  return {
    encrypt(text, context) {
      const parts = seal(Buffer.from(text), context).map((part) => part.toString('base64url'))
      return ['v1', currentId, ...parts].join('.')
    },
    decrypt(encrypted, context) {
      const [version, id = '', ...parts] = encrypted.split('.')
      if (version !== 'v1') throw new Error('No known key encrypted this')
      const bytes = parts.map((part) => Buffer.from(part, 'base64url'))
      return open(id, bytes, context).toString('utf8')
    },
    isCurrent: (encrypted) => encrypted.startsWith(`v1.${currentId}.`),

    encryptBytes: (bytes, context) => Buffer.concat([Buffer.from(currentId, 'hex'), ...seal(bytes, context)]),
    decryptBytes(encrypted, context) {
      const id = encrypted.subarray(0, idEnd).toString('hex')
      const parts = [encrypted.subarray(idEnd, ivEnd), encrypted.subarray(ivEnd, tagEnd), encrypted.subarray(tagEnd)]
      return open(id, parts, context)
    },
    isCurrentBytes: (encrypted) => encrypted.subarray(0, idEnd).toString('hex') === currentId,
  }
}
