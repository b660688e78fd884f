import type { ApplyPack, PackAnswer } from '#contract/apply-kit.ts'
import type { ClientAnswer } from '#contract/answers.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { findAnswers } from '#server/work/answers/answers.service.ts'
import { isSensitive, listAnswersAbout } from '#server/work/answers/questions.service.ts'
import { findBlock } from '#server/work/rules/rules.service.ts'
import { findPackedApplication, hasAppliedBefore, type PackedApplication } from './apply-pack.store.ts'
import { listMappingsFor } from './field-mappings.store.ts'
import { listPackDocuments, loadPackDocument } from './pack-documents.service.ts'

export async function requirePackedApplication(db: Queryable, staff: Actor, id: string) {
  const application = await findPackedApplication(db, staff, id)
  if (!application) throw notFound('Application not found')
  return application
}

/** What the client gave or approved for an application, and nothing else. The reading is audited in the same transaction. */
export async function readPack(
  { db, jobs, config }: TransactionContext & Pick<Deps, 'config'>,
  staff: Actor,
  id: string,
): Promise<ApplyPack> {
  return db.transaction(async (tx) => {
    const application = await requirePackedApplication(tx, staff, id)
    const { userId, client, relay, company, position, jobUrl } = application
    await recordEvent({ db: tx, jobs }, staff, { type: 'apply-pack.read', userId, applicationId: id, document: null })
    const profile = await findProfile(tx, userId)
    const { facts, answers } = await findAnswers(tx, userId)
    return {
      applicationId: id,
      client: {
        ...client,
        // Employers answer to the address in the form: we read the relay address, once the client has switched it on.
        email: relay !== null && config.inboxDomain !== null ? `${relay}@${config.inboxDomain}` : client.email,
        phone: profile?.phone ?? null,
        address: profile?.address ?? null,
        links: profile?.links ?? [],
      },
      work: profile?.workHistory ?? [],
      education: profile?.education ?? [],
      facts,
      answers: await toPackAnswers(tx, application, answers),
      documents: await listPackDocuments(tx, staff, application),
      posting: { url: jobUrl, title: position, company },
      appliedBefore: await hasAppliedBefore(tx, application),
      blockedBy: await findBlock(tx, application, id),
      mappings: await listMappingsFor(tx, staff.id),
    }
  })
}

/** The client's list, then what they answered about this application alone. */
async function toPackAnswers(db: Queryable, application: PackedApplication, answers: readonly ClientAnswer[]) {
  const listed = answers.map(({ updatedAt, ...answer }): PackAnswer => ({
    ...answer,
    saidAt: updatedAt,
    source: 'answers',
    sensitive: isSensitive(answer.question),
  }))
  const isListed = (said: Pick<PackAnswer, 'question' | 'answer'>) =>
    answers.some(({ question, answer }) => question === said.question && answer === said.answer)
  const said = (await listAnswersAbout(db, application)).map((entry): PackAnswer => ({
    ...entry,
    topic: '',
    source: 'question',
    sensitive: isSensitive(entry.question),
  }))
  return [...listed, ...said.filter((entry) => !isListed(entry))]
}

type DocumentDeps = TransactionContext & Pick<Deps, 'documentWriter' | 'files'>

/** The bytes of a document of the pack, with its name. The download is audited. */
export async function readPackDocument(deps: DocumentDeps, staff: Actor, id: string, source: string) {
  const application = await requirePackedApplication(deps.db, staff, id)
  const { name, contentType, load } = await loadPackDocument(deps, staff, application, source)
  const bytes = await load()
  const { userId } = application
  await deps.db.transaction((tx) =>
    recordEvent({ db: tx, jobs: deps.jobs }, staff, {
      type: 'apply-pack.read',
      userId,
      applicationId: id,
      document: name,
    }),
  )
  return { name, contentType, bytes }
}
