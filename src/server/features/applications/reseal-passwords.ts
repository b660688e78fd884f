import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { jobApplications } from '#server/db/schema.ts'
import type { Vault } from '#server/vault.ts'
import { passwordContext } from './applications.service.ts'

const batch = 200
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Seals every site password with the current key. Others may read and write meanwhile: each batch is locked, and what was
 * sealed anew since is left alone. `unreadable` are those that none of the keys opens; they stay as they are.
 */
export async function resealPasswords(db: Database, vault: Vault) {
  const counts = { resealed: 0, current: 0, unreadable: 0 }
  for (let after: string | undefined = first; after !== undefined;) after = await resealBatch(db, vault, after, counts)
  return counts
}

async function resealBatch(
  db: Database,
  vault: Vault,
  after: string,
  counts: Awaited<ReturnType<typeof resealPasswords>>,
) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: jobApplications.id, sealed: jobApplications.sitePassword })
      .from(jobApplications)
      .where(and(isNotNull(jobApplications.sitePassword), gt(jobApplications.id, after)))
      .orderBy(asc(jobApplications.id))
      .limit(batch)
      .for('update')
    for (const { id, sealed } of rows) {
      if (sealed === null) continue
      const outcome = vault.isCurrent(sealed) ? 'current' : openedAnew(vault, sealed, passwordContext(id))
      if (typeof outcome === 'string') counts[outcome] += 1
      else {
        await tx.update(jobApplications).set({ sitePassword: outcome.sealed }).where(eq(jobApplications.id, id))
        counts.resealed += 1
      }
    }
    return rows.length === batch ? rows.at(-1)?.id : undefined
  })
}

function openedAnew(vault: Vault, sealed: string, context: string) {
  try {
    return { sealed: vault.seal(vault.open(sealed, context), context) }
  } catch {
    return 'unreadable' as const
  }
}
