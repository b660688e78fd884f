import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptBody } from '#contract/receipts.ts'
import { noRules } from '#contract/rules.ts'
import { editApplication } from '#server/work/applying/edit-application.service.ts'
import { attachTo, deleteOwnDocument, saveOwnDocument } from '#server/work/documents/documents.service.ts'
import { replaceAnswers } from '#server/work/answers/answers.service.ts'
import { replaceRules } from '#server/work/rules/rules.service.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { actingAs, createApplicationFor, createInterest, createTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { isLong } from '#test/long.ts'
import { storeBlob, toSha256 } from './blobs.service.ts'
import { createClientWithApplication } from './receipts.fixture.ts'
import { storeReceipt } from '#server/work/applying/record-receipt.service.ts'

const file = fileApp()

test.each(['receipts', 'receipt_documents'])('the database refuses every change of %s', async (table) => {
  const { app, record, documents } = await createClientWithApplication(file())
  expect((await record({ state: 'sent', documents })).status).toBe(201)
  const before = await app.pool.query(`select * from ${table}`)
  for (const change of [
    `update ${table} set user_id = user_id`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
    'truncate users cascade',
    'delete from receipt_blobs',
  ])
    await expect(app.pool.query(change), change).rejects.toThrow(/never changed|append-only/)
  expect((await app.pool.query(`select * from ${table}`)).rows).toEqual(before.rows)
})

/** A client whose receipts are watched, with the staff who come and go. */
async function createWatchedClient() {
  const app = file()
  const { db, jobs, files, pool } = app
  const { admin, seeker } = await createTeam(app)
  const calls = await app.signIn(seeker)
  const [owner, adminActor] = [actingAs(seeker), actingAs(admin)]
  const deps = { db, jobs, files, documentWriter: app.dependencies.documentWriter }
  await replaceAnswers(app, owner, { facts: noFacts, answers: [{ topic: '', question: 'Why?', answer: 'Trucks.' }] })

  /** Records a receipt of new bytes by a manager who has no other client. */
  async function record(text: string) {
    const manager = await createUser(app, { role: 'account_manager' })
    await assignClient(app, adminActor, { userId: seeker.id, accountManagerId: manager.id })
    const interest = await createInterest(app, seeker)
    await pool.query(
      `insert into postings (user_id, job_interest_id, job_url, description, read_at) values ($1, $2, $3, $4, now())
       on conflict do nothing`,
      [seeker.id, interest.id, interest.jobUrl, text],
    )
    const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
    await pool.query('update job_applications set job_interest_id = $2, job_url = $3 where id = $1', [
      id,
      interest.id,
      interest.jobUrl,
    ])
    const created = await pool.query(
      "insert into documents (user_id, kind, name) values ($1, 'cover-letter', 'Letter') returning id",
      [seeker.id],
    )
    const documentId: string = created.rows[0].id
    await pool.query(
      "insert into document_versions (document_id, version, form, content) values ($1, 1, '{}', 'Dear Acme')",
      [documentId],
    )
    await attachTo(app, actingAs(manager), id, [documentId])
    const bytes = Buffer.from(`%PDF ${text}`)
    const blob = await storeBlob(deps, { userId: seeker.id, bytes, contentType: 'application/pdf' })
    const { sha256, size, contentType } = blob
    const stored = { kind: 'cover-letter' as const, name: 'Letter.pdf', sha256, size, contentType, blobId: blob.id }
    const body = receiptBody.parse({ state: 'confirmed', answers: [{ fact: 'noticePeriod' }] })
    const evidence = { documents: [stored], screenshot: null }
    const receipt = await storeReceipt(deps, actingAs(manager), id, body, evidence)
    const { rows } = await pool.query('select * from receipts where id = $1', [receipt.id])
    return { applicationId: id, documentId, interest, manager, receipt, row: rows[0], bytes }
  }
  type Recorded = Awaited<ReturnType<typeof record>>

  /** What may happen to a client after something was sent. `n` makes its texts differ. */
  const events: Record<string, (recorded: Recorded, n: number) => Promise<unknown>> = {
    'document saved': async ({ documentId }, n) => {
      const { rows } = await pool.query('select version from documents where id = $1', [documentId])
      if (rows[0])
        await saveOwnDocument(app, owner, documentId, {
          kind: 'cover-letter',
          name: `Letter ${n}`,
          form: {},
          content: `Dear ${n}`,
          knownVersion: rows[0].version,
        })
    },
    'document deleted': ({ documentId }) => deleteOwnDocument(app, owner, documentId),
    'documents detached': ({ applicationId }) => attachTo(app, owner, applicationId, []),
    'profile changed': (_recorded, n) => calls.post('/api/profile', { phone: `555 ${n}`, skills: [`Skill ${n}`] }),
    'name changed': (_recorded, n) => calls.put('/api/account', { firstName: `Ana ${n}`, lastName: 'Lima' }),
    'posting changed': ({ interest }, n) =>
      pool.query('update postings set description = $2, position = $2 where job_interest_id = $1', [
        interest.id,
        `New ${n}`,
      ]),
    'posting deleted': ({ interest }) => pool.query('delete from postings where job_interest_id = $1', [interest.id]),
    'interest deleted': ({ interest }) => pool.query('delete from job_interests where id = $1', [interest.id]),
    'application changed': ({ applicationId }, n) =>
      editApplication(deps, adminActor, applicationId, { status: 'interviewing', notes: `Note ${n}` }),
    'employer renamed': ({ applicationId }, n) =>
      pool.query('update job_applications set company = $2, position = $2 where id = $1', [applicationId, `Co ${n}`]),
    'application deleted': ({ applicationId }) =>
      pool.query('delete from job_applications where id = $1', [applicationId]),
    'rules changed': (_recorded, n) => replaceRules(app, owner, { ...noRules, titles: [`Title ${n}`] }),
    'answers changed': (_recorded, n) =>
      replaceAnswers(app, owner, { facts: { ...noFacts, noticePeriod: `${n} weeks` }, answers: [] }),
    corrected: ({ applicationId, receipt }) =>
      storeReceipt(deps, adminActor, applicationId, receiptBody.parse({ state: 'uncertain', corrects: receipt.id }), {
        documents: [],
        screenshot: null,
      }),
    'manager replaced': async () => {
      const next = await createUser(app, { role: 'account_manager' })
      await assignClient(app, adminActor, { userId: seeker.id, accountManagerId: next.id })
    },
    'manager renamed': ({ manager }, n) =>
      pool.query('update users set first_name = $2 where id = $1', [manager.id, `M${n}`]),
    'manager erased': ({ manager }) => pool.query('delete from users where id = $1', [manager.id]),
  }

  /** Fails unless everything of a receipt reads as it did. */
  async function expectUnchanged({ applicationId, receipt, row, bytes }: Recorded, history: string) {
    const { rows } = await pool.query('select * from receipts where id = $1', [receipt.id])
    expect(rows, history).toEqual([row])
    expect(toSha256(row.content), history).toBe(receipt.sha256)
    const { body } = await calls.get(`/api/applications/${applicationId}/receipts`)
    expect(body.at(-1), history).toEqual(receipt)
    const served = await app.app.inject({
      url: `/api/receipts/${receipt.id}/documents/${receipt.documents[0]?.sha256}`,
      headers: { cookie: calls.cookie },
    })
    expect(served.rawPayload.equals(bytes), history).toBe(true)
  }

  return { app, events, record, expectUnchanged }
}

const noFacts = {
  workAuthorization: null,
  sponsorshipNeeded: null,
  salaryExpectation: null,
  noticePeriod: 'Two weeks',
  willingToRelocate: null,
  over18: null,
}

/** The long run has every event before and after every other. */
const histories = isLong ? 120 : 24
const clients = 4

test(`${histories} random histories leave every receipt and its bytes as they were`, { timeout: 300_000 }, async () => {
  const watched = await Promise.all(Array.from({ length: clients }, createWatchedClient))
  const names = Object.keys(watched[0]?.events ?? {})
  const history = fc.uniqueArray(fc.constantFrom(...names), { minLength: 5, maxLength: 7 })
  const samples = fc.sample(history, { numRuns: histories, seed: 20_261_123 })
  const pairs = new Set(
    samples.flatMap((sample) =>
      sample.flatMap((first, index) => sample.slice(index + 1).map((second) => `${first}, ${second}`)),
    ),
  )
  expect(pairs.size).toBeGreaterThanOrEqual(names.length * (names.length - 1) * (isLong ? 1 : 0.6))
  const happened = new Map<string, number>()
  await Promise.all(
    watched.map(async ({ app, events, record, expectUnchanged }, client) => {
      for (const [index, sample] of samples.entries()) {
        if (index % clients !== client) continue
        await app.pool.query('delete from rate_limits')
        const recorded = await record(`${index} ${randomUUID()}`)
        for (const name of sample) {
          // What was deleted earlier in the history can be gone.
          const isDone = await events[name]?.(recorded, index).then(
            () => true,
            () => false,
          )
          if (isDone) happened.set(name, (happened.get(name) ?? 0) + 1)
        }
        await expectUnchanged(recorded, sample.join(', '))
      }
    }),
  )
  for (const name of names) expect(happened.get(name) ?? 0, name).toBeGreaterThan(histories / 20)
})
