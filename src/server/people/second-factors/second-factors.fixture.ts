import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, vi } from 'vitest'
import { testPassword, type createUser } from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'
import { createAuthenticator } from '#test/software-authenticator.ts'

type Calls = Awaited<ReturnType<TestApp['signIn']>>
type Person = Awaited<ReturnType<typeof createUser>>

const stepMs = 30_000

/** Stops the clock of a file's tests and server in the middle of a time step, so no code changes during a test. */
export function stopClock() {
  beforeAll(() => {
    const now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

/** A code of an authenticator app, now or some 30-second steps away. */
export const totpCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs })

/** Adds a passkey to the signed-in account. Returns the key and the recovery codes. */
export async function addPasskey(app: TestApp, calls: Calls, name = 'My laptop') {
  const key = createAuthenticator(app.config.appUrl.origin)
  const { body: options } = await calls.post('/api/account/passkeys/options')
  const { status, body, text } = await calls.post('/api/account/passkeys', { name, response: key.create(options) })
  if (status !== 201) throw new Error(`The passkey was refused: ${text}`)
  return {
    key,
    passkeyId: String(body.secondFactors.passkeys.at(-1).id),
    recoveryCodes: body.recoveryCodes as string[] | null,
  }
}

/** Adds an authenticator app, confirmed with the code of the previous step. The current one is still unused. */
export async function addTotp(calls: Calls) {
  const { body } = await calls.post('/api/account/totp')
  const secret = String(body.secret)
  const confirmed = await calls.post('/api/account/totp/confirm', { code: totpCode(secret, -1) })
  if (confirmed.status !== 200) throw new Error(`The code was refused: ${confirmed.text}`)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] | null }
}

/** Signs in with the password alone. Returns that browser's calls. */
export async function givePassword(app: TestApp, { email }: Pick<Person, 'email'>) {
  const reply = await app.anonymous.post('/api/login', { email, password: testPassword })
  return { reply, calls: app.withCookie(app.readCookie(reply)) }
}

/** Makes the last step-up older. */
export async function ageStepUp({ pool }: TestApp, { id }: Pick<Person, 'id'>, age = '10 minutes') {
  await pool.query('update sessions set stepped_up_at = now() - $2::interval where user_id = $1', [id, age])
}

export async function auditedActions({ pool }: TestApp, { id }: Pick<Person, 'id'>): Promise<string[]> {
  const { rows } = await pool.query('select action from audit_log where subject_id = $1 order by at, id', [id])
  return rows.map(({ action }) => action)
}
