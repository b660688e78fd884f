import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { demoPassword, expect, getLink, readMailTo, openBrowser } from './people.ts'

const password = 'violet tram orbit'

async function ok(reply: ReturnType<APIRequestContext['get']>) {
  const answer = await reply
  expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Registers and signs in a separate account. */
export async function registerAs(page: Page, names = { firstName: 'Noor', lastName: "D'Arcy" }) {
  const email = `${randomUUID()}@example.test`
  const account = { email, ...names, password, confirmPassword: password }
  const { user } = (await ok(page.request.post('/api/register', { data: account }))) as { user: { id: string } }
  const token = new URL(getLink(await readMailTo(page, email, /verify/i))).searchParams.get('token') ?? ''
  await ok(page.request.get('/api/verify-email', { params: { token } }))
  await ok(page.request.post('/api/login', { data: { email, password } }))
  return { email, password, ...names, id: user.id }
}

/** Assigns a new account manager to a seeker. `apply` creates applications one after the other. */
export async function assignManager(browser: Browser, seekerId: string) {
  const adminPage = await (await openBrowser(browser)).newPage()
  const managerPage = await (await openBrowser(browser)).newPage()
  const manager = await registerAs(managerPage, { firstName: 'Amal', lastName: 'Haddad' })
  const signIn = { email: 'admin@foothold.test', password: demoPassword }
  await ok(adminPage.request.post('/api/login', { data: signIn }))
  await ok(adminPage.request.post('/api/admin/account-managers', { data: { userId: manager.id } }))
  const assignment = { userId: seekerId, accountManagerId: manager.id }
  await ok(adminPage.request.post('/api/admin/assign-account-manager', { data: assignment }))
  return {
    page: managerPage,
    email: manager.email,
    password,
    managerId: manager.id,
    async apply(position: string) {
      const data = { userId: seekerId, company: 'Kew Gardens', position, confirmOverLimit: true }
      await ok(managerPage.request.post('/api/applications', { data }))
    },
    async close() {
      await adminPage.context().close()
      await managerPage.context().close()
    },
  }
}
