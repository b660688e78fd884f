import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { engineer } from '#engine/writer/forms.fixture.ts'
import { downloadPaths } from '#contract/builders.ts'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { testCost } from '#test/password-cost.ts'
import type { Reply, TestApp } from '#test/harness.ts'
import { createAdmission } from './admission.ts'
import type { Admission, Caller } from './admission.ts'
import type { Deps } from './deps.ts'
import { productCost, setPasswordCost } from './people/sign-in/passwords.ts'
import { withResume } from './platform/files/files.fixture.ts'
import type { DocumentReader } from './gateways/document-reader/document-reader.ts'
import type { DocumentWriter } from './gateways/document-writer/document-writer.ts'
import { createTextWorker } from './gateways/text-worker/text-worker.ts'

const noFields = {
  fullName: '',
  email: '',
  phone: '',
  address: '',
  links: [],
  summary: '',
  workHistory: [],
  education: [],
  skills: [],
  certifications: [],
}

/** A reader and a writer that wait until the test releases them. */
function slowDocuments() {
  const gate = Promise.withResolvers<void>()
  const limits = { parallel: 2, waiting: 4, perCaller: 3 }
  const [reading, writing] = [createAdmission(limits), createAdmission(limits)]
  const seen = { asked: 0, begun: 0 }
  const waitIn = async <Result>(admission: Admission, caller: Caller, result: Result) => {
    seen.asked++
    return admission.run(caller, async () => {
      seen.begun++
      await gate.promise
      return result
    })
  }
  const readResume = (_file: unknown, _type: unknown, caller: Caller = []) => waitIn(reading, caller, noFields)
  const write = (_text: string, _kind: unknown, { caller = [] }: { caller?: Caller } = {}) =>
    waitIn(writing, caller, new Uint8Array(1))
  const close = async () => gate.resolve()
  const documents: DocumentReader = { read: () => Promise.reject(new Error('Not asked for here')), readResume, close }
  const documentWriter: DocumentWriter = {
    docx: write,
    pdf: write,
    preview: (_request, options) => write('', null, options),
    outlinePdf: (_outline, caller) => write('', null, caller && { caller }),
    close,
  }
  onTestFinished(close)
  return { replaced: { documents, documentWriter } satisfies Partial<Deps>, seen, release: gate.resolve }
}

/** Resolves when that much work has started. Each turn of the loop lets the requests advance. */
async function until(isSo: () => boolean) {
  while (!isSo()) await nextTurn()
}

const busy = {
  status: 429,
  headers: { 'retry-after': '5' },
  body: { message: "We're busy with other requests right now. Please try again in a few seconds." },
}
const statuses = (replies: Reply[]) => replies.map(({ status }) => status).toSorted()

async function seekerWithResume(app: TestApp) {
  const calls = await app.signIn(await createUser(app))
  await withResume(calls)
  return calls
}

test('an account with too many requests is refused at once, and others are served', async () => {
  const { replaced, seen, release } = slowDocuments()
  const app = await testApp({ TRUST_PROXY: '1' }, replaced)
  const [greedy, other] = [await seekerWithResume(app), await seekerWithResume(app)]
  const read = (calls: typeof greedy, address: string) =>
    calls.post('/api/resume/read', undefined, { 'x-forwarded-for': address })
  const waiting = [1, 2, 3].map(() => read(greedy, '192.0.2.1'))
  await until(() => seen.asked === 3)
  const refused = await Promise.all([1, 2, 3, 4, 5].map((each) => read(greedy, `192.0.2.${each}`)))
  for (const each of refused) expect(each).toMatchObject(busy)
  const served = read(other, '198.51.100.1')
  await until(() => seen.begun === 2)
  release()
  expect(statuses(await Promise.all([...waiting, served]))).toEqual([200, 200, 200, 200])
})

test('addresses of one IPv6 network share one limit', async () => {
  const { replaced, seen, release } = slowDocuments()
  const app = await testApp({ TRUST_PROXY: '1' }, replaced)
  const download = (address: string) =>
    app.anonymous.post(downloadPaths.resume.pdf, { content: 'A resume' }, { 'x-forwarded-for': address })
  const waiting = [1, 2, 3].map((each) => download(`2001:db8:1:1::${each}`))
  await until(() => seen.asked === 3)
  expect(await download('2001:db8:1:1:ffff::4')).toMatchObject(busy)
  const neighbour = download('2001:db8:1:2::1')
  await until(() => seen.begun === 2)
  release()
  expect(statuses(await Promise.all([...waiting, neighbour]))).toEqual([200, 200, 200, 200])
})

test('a file waiting to be read holds no database connection, with or without an Idempotency-Key', async () => {
  const { replaced, seen, release } = slowDocuments()
  const app = await testApp({}, replaced)
  const calls = await seekerWithResume(app)
  const waiting = [
    calls.post('/api/resume/read', undefined, { 'idempotency-key': 'one' }),
    calls.post('/api/resume/read', undefined, { 'idempotency-key': 'two' }),
    calls.post('/api/resume/read'),
  ]
  await until(() => seen.asked === 3)
  expect(await calls.post('/api/resume/read', undefined, { 'idempotency-key': 'three' })).toMatchObject(busy)
  await until(() => app.pool.totalCount === app.pool.idleCount)
  const { rows } = await app.pool.query(
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  )
  expect(rows[0].open).toBe(0)
  release()
  expect(statuses(await Promise.all(waiting))).toEqual([200, 200, 200])
})

test('sign-ins from one address have a bounded queue', async () => {
  setPasswordCost(productCost)
  onTestFinished(() => setPasswordCost(testCost))
  const app = await testApp()
  const person = await createUser(app)
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      app.anonymous.post('/api/login', { email: `${index}-${person.email}`, password: testPassword }),
    ),
  )
  expect(new Set(statuses(replies))).toEqual(new Set([401, 429]))
  for (const each of replies.filter(({ status }) => status === 429)) expect(each).toMatchObject(busy)
  expect((await app.anonymous.post('/api/login', { email: person.email, password: testPassword })).status).toBe(200)
})

test('a browser that has signed in before goes ahead of strangers', async () => {
  setPasswordCost(productCost)
  onTestFinished(() => setPasswordCost(testCost))
  const app = await testApp({ TRUST_PROXY: '1' })
  const { email } = await createUser(app)
  const signIn = async (who: string, headers: Record<string, string>, body = { email, password: testPassword }) => {
    const { status, headers: replied } = await app.anonymous.post('/api/login', body, headers)
    finished.push(`${who} ${status}`)
    return replied['set-cookie'] as unknown as string[]
  }
  const finished: string[] = []
  const cookies = await signIn('first time', {})
  const cookie = cookies.find((each) => each.startsWith('device='))?.split(';')[0] ?? ''
  const strangers = Array.from({ length: Math.min(10 * availableParallelism(), 100) }, (_, each) => {
    const body = { email: `${each}-${email}`, password: testPassword }
    return signIn('stranger', { 'x-forwarded-for': `192.0.2.${each}` }, body)
  })
  // All of them are in the queue by then.
  await Promise.race(strangers)
  await signIn('known browser', { cookie, 'x-forwarded-for': '198.51.100.1' })
  expect(finished.at(-1)).toBe('known browser 200')
  expect(finished.length).toBeLessThan(strangers.length / 2)
  await Promise.all(strangers)
})

test('texts of one caller have a bounded queue', async () => {
  const app = await testApp({}, { texts: createTextWorker({ perCaller: 2 }) })
  const replies = await Promise.all([1, 2, 3, 4].map(() => app.anonymous.post('/api/simple-resume', engineer)))
  expect(statuses(replies)).toEqual([200, 200, 429, 429])
  expect(replies.find(({ status }) => status === 429)).toMatchObject(busy)
})
