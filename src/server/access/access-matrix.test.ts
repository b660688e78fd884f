import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { proposals } from '#contract/proposals.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { callers, matrix, toUrl } from './access-matrix.fixture.ts'
import { createSubject } from './access-subject.fixture.ts'
import { nameChanges } from './changed-tables.fixture.ts'

const names = Object.keys(matrix)

/** The calls in their order. A stage's bodies are made once the allowed calls of the stage before are done. */
const stages = names.reduce<string[][]>((found, name) => {
  if (found.length === 0 || matrix[name]?.startsStage) found.push([])
  found.at(-1)?.push(name)
  return found
}, [])

test('the matrix holds every call and proposal of the contract and no other', () => {
  const calls = [...endpoints, ...Object.values(proposals)]
  expect(names.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test(
  'every call answers each caller as the matrix says, and a refused call changes nothing',
  { timeout: 240_000 },
  async () => {
    const app = await testApp({ INBOX_DOMAIN: 'in.foothold.test' })
    const team = await createSignedInTeam(app)
    const subject = await createSubject(app, team)
    const wrong: string[] = []

    async function prepareCalls(name: string) {
      const row = matrix[name]
      const [method = '', pattern = ''] = name.split(' ')
      const prepared = []
      for (const [index, caller] of callers.entries()) {
        const sent = (await row?.call?.(subject, caller)) ?? {}
        const headers = caller === 'signed out' ? {} : { cookie: team[caller].calls.cookie }
        const status = row?.statuses[index] ?? 0
        const send = async () => {
          const reply = await app.call(method, toUrl(pattern, sent), { body: sent.body, headers })
          if (reply.status !== status) wrong.push(`${name} as ${caller}: ${reply.status} ${reply.text}`)
        }
        prepared.push({ title: `${name} as ${caller}`, isRefused: status >= 400, send })
      }
      return prepared
    }

    for (const stage of stages) {
      const calls = []
      for (const name of stage) calls.push(...(await prepareCalls(name)))
      const refused = calls.filter(({ isRefused }) => isRefused)
      wrong.push(...(await nameChanges(app, refused)))
      for (const { send, isRefused } of calls) if (!isRefused) await send()
    }
    expect(wrong).toEqual([])
  },
)
