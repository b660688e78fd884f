import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { files as fileRows, users } from '#server/db/schema.ts'
import type { DemoDeps, Person } from './acting.ts'

const biography =
  'Nine years in hiring, on both sides of the desk. I read every posting twice and write letters I would answer.'

/** Gives the account manager a picture and a biography. The picture is drawn: the person is invented. */
export async function seedManager({ db, files }: DemoDeps, { id: ownerId }: Person) {
  const bytes = await readFile(new URL('./manager.png', import.meta.url))
  const id = randomUUID()
  const draft = path.join(await files.drafts(), id)
  await writeFile(draft, bytes)
  await files.keep(id, { path: draft, size: bytes.length }, 'image/png')
  const now = new Date().toISOString()
  await db.insert(fileRows).values({
    id,
    ownerId,
    purpose: 'picture',
    contentType: 'image/png',
    size: bytes.length,
    uploadExpires: now,
    uploadedAt: now,
    claimedAt: now,
  })
  await db
    .update(users)
    .set({ biography, profileImageUrl: `/objects/${id}` })
    .where(eq(users.id, ownerId))
}
