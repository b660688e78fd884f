import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { faultsIn } from '#test/stripe/check-forms.ts'
import { openTestDatabase } from '#test/stripe/open-stripe.ts'
import { StripeServer } from '#test/stripe/stripe-server.ts'

const run = promisify(execFile)

async function check(variables: Record<string, string>) {
  const script = path.join(import.meta.dirname, 'check-stripe.ts')
  const env = { PATH: process.env.PATH, ...variables }
  try {
    const { stdout } = await run(process.execPath, [script], { env })
    return { code: 0, stdout, stderr: '' }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

async function localStripe() {
  const { db } = await openTestDatabase()
  const server = new StripeServer(db)
  onTestFinished(() => server.close())
  return { server, STRIPE_API_URL: await server.listen(), STRIPE_SECRET_KEY: server.secretKey }
}

test(
  'the check holds against a Stripe that keeps its word, and leaves no customer behind',
  { timeout: 120_000 },
  async () => {
    const { server, ...variables } = await localStripe()
    const { code, stdout } = await check(variables)
    expect(stdout.split('\n').filter((line) => line.startsWith('FAILED'))).toEqual([])
    expect(stdout).toMatch(/(\d+) of \1 held\n$/)
    expect(code).toBe(0)
    expect((await server.list('customer')).filter(({ deleted }) => !deleted)).toEqual([])
    const forms = server.asked.flatMap(({ params, form }) => (params ? [{ params, form }] : []))
    expect(await faultsIn(forms)).toEqual([])
  },
)

test('it reports a check that fails', { timeout: 60_000 }, async () => {
  const { server, ...variables } = await localStripe()
  server.fail('GET /v1/charges', 'limited')
  const { code, stdout } = await check(variables)
  expect(stdout).toContain('FAILED  a start makes one subscription')
  expect(code).toBe(1)
})

test.each([
  [{}, 'STRIPE_SECRET_KEY is missing'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY must be a test key'],
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }, 'STRIPE_SECRET_KEY must be a test key'],
])('it is never run without a test key', async (variables: Record<string, string>, words) => {
  const { code, stderr } = await check(variables)
  expect(code).toBe(1)
  expect(stderr).toContain(words)
})
