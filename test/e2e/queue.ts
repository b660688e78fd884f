import type { Page } from '@playwright/test'
import { expect } from './people.ts'

export async function submit(page: Page, jobUrl: string, notes?: string) {
  const reply = await page.request.post('/api/job-interests', { data: { jobUrl, ...(notes && { notes }) } })
  expect(reply.status()).toBe(201)
}

export const entries = (page: Page) => page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem')
/** The link of an entry, which the keys move to. */
export const row = (page: Page, index: number) => entries(page).nth(index).getByRole('link')
/** The selected entry beside the list. */
export const detail = (page: Page) => page.getByRole('article')
