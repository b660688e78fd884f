import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext, APIResponse, BrowserContext } from '@playwright/test'
import type { Role } from '#contract/endpoint.ts'

/** `newcomer` and `new-manager` have empty accounts, the others are demo accounts. */
export const people = {
  visitor: null,
  newcomer: 'user',
  seeker: 'user',
  'new-manager': 'account_manager',
  manager: 'account_manager',
  admin: 'admin',
} as const satisfies Record<string, Role | null>

export type Person = keyof typeof people

/** The password of all demo accounts and of new ones. */
export const password = 'foothold-demo'
const longName = { firstName: 'Maximiliane-Charlotte', lastName: 'von Oberhausen-Wettersteingebirge' }
const rightToLeft = { firstName: 'عبد الرحمن', lastName: 'الحسيني' }

async function expectOk(answer: Promise<APIResponse>) {
  const reply = await answer
  if (!reply.ok()) throw new Error(`${reply.url()} answered ${reply.status()}: ${await reply.text()}`)
  return reply.json()
}

export const signIn = (request: APIRequestContext, email: string, typed = password) =>
  expectOk(request.post('/api/login', { data: { email, password: typed } }))

/** Waits for the verification mail and returns its token. */
async function readToken(request: APIRequestContext, email: string) {
  for (let tries = 0; tries < 300; tries++) {
    const mails = (await expectOk(request.get('/dev/outbox.json'))) as { to: string; text: string }[]
    const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
    if (token) return token
    await setTimeout(100)
  }
  throw new Error(`No verification mail came to ${email}`)
}

export const newAddress = () => `${randomUUID()}@example.test`

/** Registers an empty account and verifies it. Returns the token too. */
export async function registerVerified(request: APIRequestContext, names: { firstName: string; lastName: string }) {
  const email = newAddress()
  const data = { email, password, confirmPassword: password, ...names }
  const { user } = (await expectOk(request.post('/api/register', { data }))) as { user: { id: string } }
  const token = await readToken(request, email)
  await expectOk(request.get('/api/verify-email', { params: { token } }))
  return { id: user.id, email, token }
}

/** Registers an empty account and signs in. */
export async function join(request: APIRequestContext, names: { firstName: string; lastName: string }) {
  const { id, email } = await registerVerified(request, names)
  await signIn(request, email)
  return { id, email }
}

/** A browser context in which a person is signed in. `open` creates an empty one. */
export async function openAs(person: Person, open: () => Promise<BrowserContext>) {
  const context = await open()
  if (person === 'newcomer') await join(context.request, { firstName: 'Nadia', lastName: 'Newcomer' })
  else if (person === 'new-manager') await joinAsManager(context, open)
  else if (person !== 'visitor') await signIn(context.request, `${person}@foothold.test`)
  return context
}

async function joinAsManager({ request }: BrowserContext, open: () => Promise<BrowserContext>) {
  const { id: userId } = await join(request, { firstName: 'Marek', lastName: 'Newcomer' })
  const admin = await openAs('admin', open)
  await expectOk(admin.request.post('/api/admin/account-managers', { data: { userId } }))
  await admin.close()
}

/** Long and unusual names and texts. */
export async function giveHardNames(open: () => Promise<BrowserContext>) {
  const [seeker, manager] = [await openAs('seeker', open), await openAs('manager', open)]
  await expectOk(seeker.request.put('/api/account', { data: rightToLeft }))
  await expectOk(manager.request.put('/api/account', { data: longName }))
  const applications = [
    { company: 'شركة الأفق للتقنية', position: 'مهندس برمجيات أول', notes: 'תודה! Interview on Monday.' },
    {
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      position: 'Principal Distinguished Senior Staff Engineer for Observability and Reliability, Infrastructure',
      jobUrl: `https://jobs.example.test/${'a-very-long-path-without-a-break'.repeat(8)}`,
    },
  ]
  for (const data of applications) await expectOk(seeker.request.post('/api/applications', { data }))
  await expectOk(
    seeker.request.post('/api/job-interests', { data: { jobUrl: applications[1]?.jobUrl, notes: 'بعد العيد' } }),
  )
}
