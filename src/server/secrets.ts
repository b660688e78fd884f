import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from './config.ts'

export interface Secrets {
  sessionSecret: string
  /** The first encrypts, all decrypt; 32 bytes each. */
  encryptionKeys: Buffer[]
}

/** The secrets of the settings, or else those made once and kept in `DATA_DIR`. */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const kept = async (name: string) => {
    await mkdir(config.dataDir, { recursive: true })
    return keptSecret(path.join(config.dataDir, name))
  }
  return {
    sessionSecret: config.sessionSecret ?? (await kept('session-secret')),
    encryptionKeys: config.encryptionKeys ?? [Buffer.from(await kept('encryption-key'), 'base64')],
  }
}

/** Reads the file, or makes it whole under another name first, so that a crash or a second process never sees half of it. */
async function keptSecret(file: string) {
  const existing = await readFile(file, 'utf8').catch(() => null)
  if (existing) return existing.trim()
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await chmod(file, 0o600)
  return (await readFile(file, 'utf8')).trim()
}
