import type { APIRequestContext, Browser } from '@playwright/test'
import { demoPassword, expect, openBrowser, register } from './people.ts'

async function ok(reply: ReturnType<APIRequestContext['get']>) {
  const answer = await reply
  expect(answer.ok(), `${answer.url()} ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Assigns a new account manager to a seeker. `apply` creates applications, `assign` adds a client. */
export async function assignManager(browser: Browser, seekerId: string) {
  const admin = await openBrowser(browser)
  const managerPage = await (await openBrowser(browser)).newPage()
  const manager = await register(managerPage, { firstName: 'Amal', lastName: 'Haddad' })
  const signIn = { email: 'admin@foothold.test', password: demoPassword }
  await ok(admin.request.post('/api/login', { data: signIn }))
  await ok(admin.request.post('/api/admin/account-managers', { data: { userId: manager.id } }))
  const assign = (userId: string) => {
    const data = { userId, accountManagerId: manager.id }
    return ok(admin.request.post('/api/admin/assign-account-manager', { data }))
  }
  await assign(seekerId)
  return {
    page: managerPage,
    email: manager.email,
    password: manager.password,
    managerId: manager.id,
    assign,
    async apply(position: string) {
      const data = { userId: seekerId, company: 'Kew Gardens', position, confirmOverLimit: true }
      await ok(managerPage.request.post('/api/applications', { data }))
    },
    async close() {
      await admin.close()
      await managerPage.context().close()
    },
  }
}
