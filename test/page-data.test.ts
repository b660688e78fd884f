import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { toUrl } from '#web/lib/api/call.ts'
import { screens, type Screen } from '#web/screens.ts'
import { renderPage } from '#web/site/render.tsx'
import { createApplicationFor, createSignedInTeam } from './factories.ts'
import { fileApp, type Reply, type TestApp } from './harness.ts'

const getApp = fileApp()
/** Long enough for a busy machine: nothing here is about the limit. */
const patient = 30_000

type Calls = TestApp['anonymous']

const fetchAs =
  ({ get }: Calls): typeof fetch =>
  async (url) => {
    const { status, headers, text } = await get(String(url))
    return new Response(text, { status, headers: headers as Record<string, string> })
  }

const openPage = (address: string, calls: Calls, limitMs = patient) =>
  renderPage(new URL(address, 'http://localhost'), { fetch: fetchAs(calls), timeZone: 'Asia/Tokyo', limitMs })

interface PageQuery {
  queryKey: readonly unknown[]
  state: { data: unknown }
}
const listQueries = (page: Awaited<ReturnType<typeof renderPage>>) => page.data.state.queries as PageQuery[]

/** The body of the reply that the data was made of. */
function toBody(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if ('pages' in data) return (data.pages as { rows: unknown }[])[0]?.rows
  if ('users' in data) return data.users
  if ('waiting' in data && Array.isArray(data.waiting)) return data.waiting
  return data
}

/** The same call, made by the person. */
function repeat(calls: Calls, [path, input]: readonly unknown[]): Promise<Reply> {
  const endpoint = endpoints.find((candidate) => candidate.method === 'GET' && candidate.path === path)
  if (!endpoint) throw new Error(`${String(path)} is no call`)
  return calls.get(toUrl(endpoint, input as object | undefined))
}

async function prepare() {
  const app = getApp()
  const team = await createSignedInTeam(app)
  const application = await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  const people = [team.admin, team.manager, team.seeker, team.otherManager, team.otherSeeker]
  // Each screen, with the seeker's ids, and with the client and the application in the query.
  const getId = ({ path }: Screen) => (path === screens.receipt.path ? application.id : team.seeker.id)
  const addresses = Object.values(screens).flatMap((screen) => {
    const address = screen.path.replace(':id', getId(screen))
    return [address, `${address}?userId=${team.seeker.id}&application=${application.id}`]
  })
  return { ...team, application, people, addresses: [...new Set(addresses)] }
}

test('a page holds what the API answers to its person, for every screen and person at the same time', async () => {
  const { people, addresses } = await prepare()
  const pages = await Promise.all(
    people.flatMap((person) =>
      addresses.map(async (address) => ({
        person,
        address,
        queries: listQueries(await openPage(address, person.calls)),
      })),
    ),
  )
  let compared = 0
  for (const { person, address, queries } of pages) {
    expect(
      queries.map(({ queryKey }) => queryKey[0]),
      address,
    ).toContain('/api/auth/user')
    for (const { queryKey, state } of queries) {
      const { status, body } = await repeat(person.calls, queryKey)
      expect(status, `${address} ${String(queryKey[0])}`).toBe(200)
      const { managers: _, ...stats } = (toBody(state.data) ?? {}) as { managers?: unknown }
      expect(
        queryKey[0] === '/api/admin/stats' ? stats : toBody(state.data),
        `${address} ${String(queryKey[0])}`,
      ).toEqual(body)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(1_000)
})

test("a stranger's page about a client has nothing of the client", async () => {
  const { addresses, application, otherManager, otherSeeker, seeker } = await prepare()
  const mark = `mark-${seeker.id}`
  await getApp().pool.query('update users set email = $1 where id = $2', [`${mark}@example.test`, seeker.id])
  await getApp().pool.query('update job_applications set company = $1 where id = $2', [mark, application.id])
  for (const { calls } of [otherManager, otherSeeker])
    // Staff may write to anybody, so they see who there is.
    for (const address of addresses.filter((each) => !each.startsWith(screens.sendNotification.path))) {
      const page = await openPage(address, calls)
      expect(JSON.stringify(page.data) + page.html, address).not.toContain(mark)
    }
})

test('a visitor gets no data of anybody, and a slow server an empty page', async () => {
  const { addresses, seeker } = await prepare()
  for (const address of addresses) {
    const page = await openPage(address, getApp().anonymous)
    expect(listQueries(page).map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['/api/auth/user'], null]])
  }
  const late = await openPage('/dashboard', seeker.calls, 0)
  expect(late).toMatchObject({ isVisitor: false, file: null, data: { state: { queries: [] }, clock: null } })
})

test('a page on which a model can write says whether there is one, on every day of the week', async () => {
  const { manager, seeker } = await prepare()
  const { accountManager, client, messages, coverLetterBuilder } = screens
  for (const address of [
    accountManager.path,
    client.path.replace(':id', seeker.id),
    `${messages.path}?userId=${seeker.id}`,
    coverLetterBuilder.path,
  ]) {
    const page = await openPage(address, manager.calls)
    expect(
      listQueries(page).map(({ queryKey }) => queryKey[0]),
      address,
    ).toContain('/api/writing-help')
  }
})
