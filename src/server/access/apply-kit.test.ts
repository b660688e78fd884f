import { expect, test } from 'vitest'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import { proposals } from '#contract/proposals.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { screens } from '#web/screens.ts'
import { bearer, connectApplyKit } from './access-apply-kit.fixture.ts'
import { callers, matrix, toUrl } from './access-matrix.fixture.ts'
import { createSubject } from './access-subject.fixture.ts'
import { nameChanges } from './changed-tables.fixture.ts'

const refusal = { message: "An apply kit can't do this" }
const ending = 'DELETE /api/apply-kit/connection'
const byToken: string[] = [
  ending,
  'GET /api/applications/:id/apply-pack',
  'POST /api/applications/:id/receipts',
  'POST /api/clients/:userId/questions',
]

test('the contract opens four calls to the token of an apply kit', () => {
  const open = endpoints.filter((endpoint) => endpoint.byToken).map(({ method, path }) => `${method} ${path}`)
  expect(open.toSorted()).toEqual(byToken)
})

test('every other call by token is 403 and changes nothing, and the four answer as the session of the person does', async () => {
  const app = await testApp()
  const team = await createSignedInTeam(app)
  const subject = await createSubject(app, team)
  const wrong: string[] = []
  for (const caller of ['manager', 'otherManager', 'admin'] as const) {
    const token = await connectApplyKit(app, team[caller])
    const refused = []
    for (const [name, { call, statuses }] of Object.entries(matrix)) {
      const [method = '', pattern = ''] = name.split(' ')
      const isOpen = byToken.includes(name)
      const sent = isOpen ? ((await call?.(subject, caller)) ?? {}) : {}
      // It ends the connection itself, so it comes last.
      if (name === ending) continue
      const status = isOpen ? statuses[callers.indexOf(caller)] : 403
      // The cookie of the person goes along, as it would in their browser.
      const headers = { ...bearer(token), cookie: team[caller].calls.cookie }
      const send = async () => {
        const reply = await app.call(method, toUrl(pattern, { path: subject.applicationId, ...sent }), {
          body: sent.body,
          headers,
        })
        if (reply.status !== status) wrong.push(`${name} as ${caller}: ${reply.status} ${reply.text}`)
      }
      if (isOpen) await send()
      else refused.push({ title: `${name} as ${caller}`, send })
    }
    if (caller === 'manager') wrong.push(...(await nameChanges(app, refused)))
    else for (const { send } of refused) await send()
    const end = () => app.call('DELETE', '/api/apply-kit/connection', { headers: bearer(token) })
    expect([(await end()).status, (await end()).status]).toEqual([204, 401])
  }
  expect(wrong).toEqual([])
})

test('plain routes, proposals, files and screens are closed to the token, but for the documents and pictures of a pack', async () => {
  const app = await testApp()
  const { manager } = await createSignedInTeam(app)
  const headers = bearer(await connectApplyKit(app, manager))
  const routes = [...plainRoutes, ...Object.values(proposals)].map(({ method, path }) => ({ method, path }))
  const pages = Object.values(screens).map(({ path }) => ({ method: 'GET', path }))
  const answers = new Map<string, number>()
  for (const { method, path } of [...routes, ...pages]) {
    const { status, body } = await app.call(method, path.replaceAll(/:\w+\??/g, manager.id), { headers })
    if (status === 403) expect(body, path).toEqual(refusal)
    else answers.set(`${method} ${path}`, status)
  }
  expect(Object.fromEntries(answers)).toEqual({
    'GET /api/applications/:id/apply-pack/documents/:source': 404,
    'POST /api/applications/:id/proof-pictures': 404,
  })
})
