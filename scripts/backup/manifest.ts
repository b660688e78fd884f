import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { BackupError, hashStream, readArchive } from './archive.ts'

export const formatVersion = 1

const migration = z.object({ hash: z.string(), createdAt: z.string() })
export type Migration = z.output<typeof migration>

const manifestSchema = z.object({
  format: z.literal(formatVersion, 'was made by another version of the product'),
  createdAt: z.string(),
  migrations: z.array(migration),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), hash: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Ids that rows refer to and that were not stored. */
  missing: z.array(z.string()),
})
/** What a backup holds. It is the last entry, so a backup that has it is complete. */
export type Manifest = z.output<typeof manifestSchema>

/** Reads the whole backup and compares the hash of each file. Throws for one that is damaged or incomplete. */
export async function verifyBackup(file: string, passphrase: string): Promise<Manifest> {
  const hashes = new Map<string, string>()
  let found: unknown
  await readArchive(file, passphrase, async (name, content) => {
    if (name === 'manifest.json') found = await json(content)
    else hashes.set(name, await hashStream(content))
  })
  const parsed = manifestSchema.safeParse(found)
  if (!parsed.success) throw new BackupError(`${file} is no backup of this product: ${parsed.error.issues[0]?.message}`)
  const damaged = parsed.data.files.find(({ name, sha256 }) => hashes.get(`data/uploads/${name}`) !== sha256)
  if (damaged) throw new BackupError(`${file} is damaged: the file ${damaged.name} differs`)
  return parsed.data
}
