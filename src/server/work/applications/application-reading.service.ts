import type { ApplicationCounts, ApplicationSummary } from '#contract/application-summary.ts'
import { getPostingKeys, samePosting } from '@foothold/resume-engine/postings'
import { type Duplicate, type findDuplicates, maxDuplicates, samePostingDays } from '#contract/applications.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { notFound } from '#server/http/errors.ts'
import { toHistoryEntry } from './application-history.ts'
import { listCandidates, listChanges, countByPeriod, countByStatus, type Scope } from './application-reading.store.ts'
import { listApplicationsOfClients, listApplicationsOfUser, type ListSearch } from './application-lists.store.ts'
import { countStages, fillPeriods, unitSince } from './application-summary.ts'
import type { ExportedApplication } from './applications-csv.ts'
import { findApplication } from './applications.store.ts'

export async function readDetails(db: Queryable, actor: Actor, id: string) {
  const application = await findApplication(db, actor, id)
  if (!application) throw notFound('Application not found')
  return application
}

export async function readHistory(db: Queryable, actor: Actor, id: string) {
  await readDetails(db, actor, id)
  const changes = await listChanges(db, id)
  return changes.map((change) => toHistoryEntry(change, actor.id)).filter((entry) => entry !== null)
}

/** The applications of one visible person. Without a person the actor's own, or those of their clients. */
async function resolveScope(db: Queryable, actor: Actor, userId: string | undefined): Promise<Scope> {
  if (userId !== undefined) {
    await requirePerson(db, actor, userId)
    return { userId }
  }
  return actor.role === 'account_manager' ? { managerId: actor.id } : { userId: actor.id }
}

/** Everything is counted by the database. */
export async function summarize(db: Queryable, actor: Actor, userId: string | undefined): Promise<ApplicationSummary> {
  const scope = await resolveScope(db, actor, userId)
  const groups = await countByStatus(db, scope)
  const firsts = groups.map(({ first }) => first).filter((first) => first !== null)
  const unit = unitSince(firsts.toSorted()[0] ?? null)
  return { ...countStages(groups), unit, ...fillPeriods(unit, await countByPeriod(db, scope, unit)) }
}

/** The counts of each status, of all applications or of those that a search finds. */
export async function countEachStatus(
  db: Queryable,
  actor: Actor,
  { userId, q }: { userId?: string | undefined; q?: string | undefined },
): Promise<ApplicationCounts> {
  const { total, byStatus } = countStages(await countByStatus(db, await resolveScope(db, actor, userId), q))
  return { total, byStatus }
}

/** The applications of a client that may answer the same posting, newest first. */
export async function readDuplicates(
  db: Queryable,
  actor: Actor,
  { userId, ...asked }: QueryOf<typeof findDuplicates>,
): Promise<Duplicate[]> {
  await requirePerson(db, actor, userId)
  const keys = getPostingKeys(asked)
  if (keys.link === null && keys.job === null) return []
  const candidates = await listCandidates(db, userId, { byLink: keys.link !== null, days: samePostingDays })
  const rows: Duplicate[] = []
  for (const { isRecent, ...candidate } of candidates) {
    const same = samePosting(keys, getPostingKeys(candidate))
    if (same === 'link' || (same !== null && isRecent)) rows.push({ ...candidate, same })
    if (rows.length === maxDuplicates) break
  }
  return rows
}

const exportBatchSize = 500

/** Reads in batches, so that neither a long list nor a slow reader fills the server's memory. */
export async function exportApplications(
  db: Queryable,
  actor: Actor,
  { userId, ids }: { userId?: string | undefined; ids?: readonly string[] | undefined } = {},
) {
  const scope = await resolveScope(db, actor, userId)
  const read = (search: ListSearch) =>
    'userId' in scope
      ? listApplicationsOfUser(db, actor, scope.userId, search)
      : listApplicationsOfClients(db, scope.managerId, search)

  async function* parts(): AsyncGenerator<readonly ExportedApplication[]> {
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { rows, nextCursor } = await read({ limit: exportBatchSize, cursor, ids })
      yield rows
      cursor = nextCursor
    }
  }
  return { parts: parts(), withClients: 'managerId' in scope }
}
