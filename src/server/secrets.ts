import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, type Config } from './config.ts'

export interface Secrets {
  sessionSecret: string
  /** The first encrypts, all decrypt; 32 bytes each. */
  encryptionKeys: Buffer[]
}

/** The secrets of the settings, or generated ones stored in `DATA_DIR`. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const readStored = async (name: string) => {
    await mkdir(config.dataDir, { recursive: true })
    return readOrCreate(path.join(config.dataDir, name))
  }
  return {
    sessionSecret: config.sessionSecret ?? (await readStored('session-secret')),
    encryptionKeys: config.encryptionKeys ?? [Buffer.from(await readStored('encryption-key'), 'base64')],
  }
}

const size = 32

/** Reads the file, or creates it under a temporary name first. A crash or a second process never sees half of it. */
async function readOrCreate(file: string) {
  const existing = await readFile(file, 'utf8').catch(() => null)
  if (existing !== null) return requireValid(existing, file)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(size).toString('base64'), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await chmod(file, 0o600)
  return requireValid(await readFile(file, 'utf8'), file)
}

/** A damaged secret must stop the start: an empty one would let anyone sign in, and another one decrypts nothing. */
function requireValid(secret: string, file: string) {
  if (Buffer.from(secret, 'base64').length !== size)
    throw new ConfigError(
      `The secret in ${file} is damaged: restore it from a backup, or remove it to have a new one made`,
    )
  return secret.trim()
}
