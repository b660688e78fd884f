import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { callers, matrix } from '#server/access/access-matrix.fixture.ts'
import { createSubject } from '#server/access/access-subject.fixture.ts'
import { createRateLimits } from './rate-limits.ts'
import { createServe } from './serve.ts'
import { createSessions } from './session.ts'

/** Makes every call to a dependency slow, and records those that run while a pooled connection is checked out. */
function slowDown({ pool }: TestApp, dependencies: Record<string, object>) {
  const calls: string[] = []
  const held: string[] = []
  for (const [name, dependency] of Object.entries(dependencies))
    for (const [method, original] of Object.entries(dependency)) {
      if (typeof original !== 'function') continue
      const slow = (...args: unknown[]) => {
        const result: unknown = original.apply(dependency, args)
        calls.push(`${name}.${method}`)
        const note = () => void (pool.totalCount > pool.idleCount && held.push(`${name}.${method}`))
        if (!(result instanceof Promise)) return result
        // The dependency may use the database itself, so this checks after it and before its caller continues.
        return result.then((value: unknown) =>
          setTimeout(5)
            .then(note)
            .then(() => value),
        )
      }
      Object.assign(dependency, { [method]: slow })
    }
  return { calls, held }
}

test('no call holds a connection while it waits for anything but the database, with or without an Idempotency-Key', async () => {
  const app = await testApp({ INBOX_DOMAIN: 'in.foothold.example' })
  const team = await createSignedInTeam(app)
  const subject = await createSubject(app, team)
  const { calls, held } = slowDown(app, app.dependencies)
  const answered = new Set<string>()
  for (const [name, { statuses, call }] of Object.entries(matrix)) {
    const [method = '', path = ''] = name.split(' ')
    for (const [index, caller] of callers.entries()) {
      if ((statuses[index] ?? 500) >= 300) continue
      const sent = (await call?.(subject, caller)) ?? {}
      const cookie = caller === 'signed out' ? '' : team[caller].calls.cookie
      const query = sent.query ? `?${new URLSearchParams(sent.query)}` : ''
      const reply = await app.call(method, path.replace(/:\w+/, sent.path ?? '') + query, {
        body: sent.body,
        headers: { cookie, 'idempotency-key': crypto.randomUUID() },
      })
      if (reply.status < 300) answered.add(name)
    }
  }
  expect(held).toEqual([])
  for (const reached of ['files.uploadUrl', 'texts.analyzeLetter', 'documentWriter.docx', 'mailReader.open'])
    expect(calls).toContain(reached)
  expect(answered.size).toBeGreaterThan(50)
})

test('the test above notices a held connection: in the transaction of the work, not after a reservation', async () => {
  const app = await testApp()
  const { calls, held } = slowDown(app, app.dependencies)
  const person = await createUser(app)
  const server = Fastify()
  onTestFinished(() => server.close())
  await server.register(cookie)
  const secret = 'a secret of the tests, long enough'
  const sessions = createSessions(app.db, { secret, secure: false, staffNeedSecondFactor: false })
  const serve = createServe(server, {
    read: (work) => work(app.db),
    db: app.db,
    sessions,
    limits: createRateLimits(app.pool),
    secret,
    onForbidden: async () => {},
  })
  for (const idempotency of ['transaction', 'reserved'] as const) {
    const slow = endpoint('POST', `/${idempotency}`, {
      summary: 'Reads a file',
      access: 'signed-in',
      idempotency,
      reply: z.object({}),
    })
    serve(slow, async () => {
      await app.dependencies.mailer.outbox?.()
      return {}
    })
  }
  const { cookie: signedIn } = await app.signIn(person)
  const call = async (path: string) =>
    (await server.inject({ method: 'POST', url: path, headers: { cookie: signedIn, 'idempotency-key': path } }))
      .statusCode
  expect([await call('/reserved'), held]).toEqual([200, []])
  expect([await call('/transaction'), held]).toEqual([200, ['mailer.outbox']])
  expect(calls).toEqual(['mailer.outbox', 'mailer.outbox'])
})
