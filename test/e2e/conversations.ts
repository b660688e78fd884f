import type { Browser, Page } from '@playwright/test'
import { expect, register } from './people.ts'
import { assignManager } from './teams.ts'

export const reference = {
  name: 'reference.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

export const field = (page: Page) => page.getByLabel('Write a message')
export const thread = (page: Page) => page.getByRole('region', { name: 'Thread' })
export const getMessage = (page: Page, text: string) => thread(page).getByRole('listitem').filter({ hasText: text })

export async function send(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(field(page)).toHaveValue('')
}

/** A new client on `page`, with a new account manager at a desktop. */
export async function createTeam(page: Page, browser: Browser) {
  const client = await register(page)
  const manager = await assignManager(browser, client.id)
  await manager.page.setViewportSize({ width: 1280, height: 800 })
  return { client, manager }
}

/** The texts of a conversation as the server stores them, the newest first. */
export async function listTexts(page: Page, clientId: string) {
  const rows: { text: string }[] = await (await page.request.get(`/api/conversations/${clientId}/messages`)).json()
  return rows.map(({ text }) => text)
}
