import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { applyPack } from '#contract/apply-kit.ts'
import { noRules } from '#contract/rules.ts'
import { bearer, connectApplyKit } from '#server/access/access-apply-kit.fixture.ts'
import { createFullAccount, privateNote, sitePassword } from '#server/privacy/exports/full-account.fixture.ts'
import { stopClock } from '#server/people/second-factors/second-factors.fixture.ts'
import { createApplicationFor, createRelay, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

stopClock()
const file = fileApp({ INBOX_DOMAIN: 'in.foothold.example' })

/** Where each value of a pack comes from. A field that is new in the contract needs its line here. */
const sources: Record<string, string> = {
  applicationId: 'job_applications.id',
  'client.id': 'users.id',
  'client.firstName': 'users.first_name',
  'client.lastName': 'users.last_name',
  'client.email': 'users.email',
  'client.phone': 'employment_profiles.phone',
  'client.address': 'employment_profiles.address',
  'client.links': 'employment_profiles.links',
  'work.company': 'employment_profiles.work_history',
  'work.position': 'employment_profiles.work_history',
  'work.startDate': 'employment_profiles.work_history',
  'work.endDate': 'employment_profiles.work_history',
  'work.description': 'employment_profiles.work_history',
  'education.institution': 'employment_profiles.education',
  'education.degree': 'employment_profiles.education',
  'education.fieldOfStudy': 'employment_profiles.education',
  'education.graduationYear': 'employment_profiles.education',
  'facts.workAuthorization': 'client_facts.work_authorization',
  'facts.sponsorshipNeeded': 'client_facts.sponsorship_needed',
  'facts.salaryExpectation': 'client_facts.salary_expectation',
  'facts.noticePeriod': 'client_facts.notice_period',
  'facts.willingToRelocate': 'client_facts.willing_to_relocate',
  'facts.over18': 'client_facts.over_18',
  'answers.id': 'client_answers.id',
  'answers.topic': 'client_answers.topic',
  'answers.question': 'client_answers.question',
  'answers.answer': 'client_answers.answer',
  'answers.saidAt': 'a moment',
  'answers.source': 'ours',
  'answers.sensitive': 'ours',
  'documents.kind': 'documents.kind',
  'documents.name': 'documents.name',
  'documents.contentType': 'ours',
  'documents.url': 'ours',
  'documents.documentId': 'documents.id',
  'documents.fileId': 'files.id',
  'documents.versionId': 'document_versions.id',
  'posting.url': 'job_applications.job_url',
  'posting.title': 'job_applications.position',
  'posting.company': 'job_applications.company',
  appliedBefore: 'ours',
  'blockedBy.code': 'ours',
  'blockedBy.rules.rule': 'ours',
  'blockedBy.rules.message': 'ours',
  'mappings.board': 'apply_kit_mappings.board',
  'mappings.label': 'apply_kit_mappings.label',
  'mappings.concept': 'apply_kit_mappings.concept',
}

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** The paths of all values that a schema allows. */
function listPaths({ properties, items, anyOf }: Schema, at: string[] = []): string[] {
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => listPaths(inner, [...at, name]))
  if (items) return listPaths(items, at)
  const parts = (anyOf ?? []).filter(({ type }) => type !== 'null').flatMap((part) => listPaths(part, at))
  return parts.length > 0 ? parts : [at.join('.')]
}

/** All values of a pack, with their paths. */
function listValues(value: unknown, at: string[] = []): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((entry) => listValues(entry, at))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => listValues(inner, [...at, name]))
  return [[at.join('.'), value]]
}

const clientAnswers = {
  facts: {
    workAuthorization: 'Citizen of the EU',
    sponsorshipNeeded: false,
    salaryExpectation: 71_000,
    noticePeriod: 'Six weeks',
    willingToRelocate: true,
    over18: true,
  },
  answers: [{ topic: 'Tools', question: 'Which saw do you use?', answer: 'A bow saw' }],
}
const profile = {
  phone: '555 0142',
  address: '7 Mill Lane',
  links: ['https://example.test/ana'],
  salaryExpectation: 99_123,
  workHistory: [{ company: 'Kew', position: 'Botanist', startDate: '2020-01', endDate: null, description: 'Ferns' }],
  education: [{ institution: 'Leeds', degree: 'BSc', fieldOfStudy: 'Botany', graduationYear: 2018 }],
}

test('each value of a pack comes from what the client gave, and the contract allows no other', async () => {
  const paths = listPaths(z.toJSONSchema(applyPack) as Schema)
  expect([...new Set(paths)].toSorted()).toEqual(Object.keys(sources).toSorted())

  const { seeker, manager, notes } = await createFullAccount(file())
  await seeker.calls.post('/api/profile', profile)
  await seeker.calls.put('/api/answers', clientAnswers)
  await file().pool.query('update inbox_addresses set enabled = false where user_id = $1', [seeker.id])
  const { rows: applications } = await file().pool.query(
    'select application_id as id from application_documents d join documents on documents.id = document_id where user_id = $1',
    [seeker.id],
  )
  const { status, body, text } = await manager.calls.get(`/api/applications/${applications[0].id}/apply-pack`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ work: profile.workHistory, facts: clientAnswers.facts, answers: clientAnswers.answers })
  const values = listValues(body)
  expect(values.length).toBeGreaterThan(30)
  for (const [path, value] of values) {
    if (path === '' || value === null || sources[path] === 'ours' || sources[path] === 'a moment') continue
    const [table = '', column = ''] = (sources[path] ?? '').split('.')
    const { rows } = await file().pool.query(
      `select 1 from ${table} t where position($1 in ${column}::text) > 0
       and (to_jsonb(t) ->> 'user_id' is null or to_jsonb(t) ->> 'user_id' = $2)`,
      // The name of a file is that of its document, with an ending.
      [String(value).replace(/\.pdf$/, ''), seeker.id],
    )
    expect(rows.length, `${path}: ${value}`).toBeGreaterThan(0)
  }
  for (const secret of [notes, privateNote, sitePassword, 'me-', '99123', 'argon2'])
    expect(text, secret).not.toContain(secret)
})

async function createClient() {
  const team = await createSignedInTeam(file())
  const { id } = await createApplicationFor(file(), team.manager, { userId: team.seeker.id, company: 'Acme' })
  const token = await connectApplyKit(file(), team.manager)
  const get = (path: string) => file().call('GET', path, { headers: bearer(token) })
  const readPack = async () => (await get(`/api/applications/${id}/apply-pack`)).body
  return { ...team, applicationId: id, get, readPack }
}

test('an excluded employer and a missing approval block it, an approval does not', async () => {
  const { seeker, manager, applicationId, readPack } = await createClient()
  expect((await readPack()).blockedBy).toBeNull()
  await seeker.calls.put('/api/rules', { ...noRules, askFirst: true })
  expect((await readPack()).blockedBy).toEqual({ code: 'approval_needed', rules: [] })
  await manager.calls.post(`/api/applications/${applicationId}/approval-request`)
  expect((await readPack()).blockedBy).toEqual({ code: 'approval_needed', rules: [] })
  await seeker.calls.post(`/api/applications/${applicationId}/approval`, { decision: 'approved' })
  expect((await readPack()).blockedBy).toBeNull()
  await seeker.calls.put('/api/rules', { ...noRules, excludedCompanies: [{ name: 'ACME Inc.' }] })
  expect((await readPack()).blockedBy).toMatchObject({
    code: 'rule_violated',
    rules: [{ rule: 'excludedCompanies', message: expect.stringContaining('ACME Inc.') }],
  })
})

test('it has the relay address once the client has switched it on', async () => {
  const { seeker, readPack } = await createClient()
  expect((await readPack()).client.email).toBe(seeker.email)
  const relay = await createRelay(file(), seeker)
  expect((await readPack()).client.email).toBe(relay)
  await file().pool.query('update inbox_addresses set enabled = false where user_id = $1', [seeker.id])
  expect((await readPack()).client.email).toBe(seeker.email)
})

test('an answer to a question about this application is in its pack alone, sensitive or not', async () => {
  const { seeker, manager, applicationId, readPack } = await createClient()
  const other = await createApplicationFor(file(), manager, { userId: seeker.id })
  const ask = async (question: string, about: string) => {
    const path = `/api/clients/${seeker.id}/questions`
    const { body } = await manager.calls.post(path, { question, applicationId: about })
    await seeker.calls.put(`/api/questions/${body.id}`, { answer: `To ${question}`, keep: false })
  }
  await ask('Do you have a disability?', applicationId)
  await ask('Which saw?', other.id)
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'Open?', applicationId })
  const { answers } = await readPack()
  expect(answers).toEqual([
    expect.objectContaining({
      question: 'Do you have a disability?',
      answer: 'To Do you have a disability?',
      source: 'question',
      sensitive: true,
    }),
  ])
})

test('it says that the client has applied to this employer before', async () => {
  const { seeker, manager, readPack } = await createClient()
  await createApplicationFor(file(), manager, { userId: seeker.id, company: 'acme' })
  expect((await readPack()).appliedBefore).toBe(false)
  await seeker.calls.post('/api/applications', { company: 'ACME', position: 'Clerk', status: 'applied' })
  expect((await readPack()).appliedBefore).toBe(true)
})

test('each reading is audited with the client and the application', async () => {
  const { seeker, manager, applicationId, readPack } = await createClient()
  await readPack()
  const { rows } = await file().pool.query(
    "select actor_id, subject_id, entity_id from audit_log where action = 'apply-pack.read' and entity_id = $1",
    [applicationId],
  )
  expect(rows).toEqual([{ actor_id: manager.id, subject_id: seeker.id, entity_id: applicationId }])
})
