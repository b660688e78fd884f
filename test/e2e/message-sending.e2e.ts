import type { BrowserContext, Page } from '@playwright/test'
import { createTeam, field, getMessage, listTexts, send, thread } from './conversations.ts'
import { runSql } from './database.ts'
import { demoPassword, expect, register, test } from './people.ts'

/** Cuts the answer of the next message off, after the server has stored it. */
async function cutNextAnswer(page: Page) {
  let isCut = false
  await page.route(/\/api\/conversations\/[^/]+\/messages$/, async (route) => {
    if (route.request().method() !== 'POST' || isCut) return route.fallback()
    isCut = true
    await route.fetch()
    return route.abort()
  })
}

test('what could not be sent stays, and is sent once', async ({
  page,
  context,
}: {
  page: Page
  context: BrowserContext
}) => {
  const client = await register(page)
  await page.goto('/messages')
  await expect(thread(page)).toBeVisible()

  await context.setOffline(true)
  await field(page).fill('On the train')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Your message was not sent' })
  await expect(failure).toContainText('We could not reach the server.')
  await expect(field(page)).toHaveValue('On the train')
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(getMessage(page, 'On the train')).toBeVisible()
  await expect(failure).toBeHidden()
  await expect(field(page)).toBeFocused()

  await cutNextAnswer(page)
  await field(page).fill('In the tunnel')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await failure.getByRole('button', { name: 'Try Again' }).click()
  await expect(field(page)).toHaveValue('')
  expect(await listTexts(page, client.id)).toEqual(['In the tunnel', 'On the train'])
})

test('a draft survives a reload and the end of the session', async ({ page }) => {
  const client = await register(page)
  await page.goto('/messages')
  await field(page).fill('Half a sentence')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a sentence')
  await page.context().clearCookies()
  // A read of the page may notice the end of the session first: then there is nothing left to click.
  await page
    .getByRole('button', { name: 'Send Message' })
    .click({ timeout: 3_000 })
    .catch(() => {})
  await expect(page).toHaveURL(/\/auth\?/)
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
  await expect(field(page)).toHaveValue('Half a sentence')
})

test('a long thread starts at its end, and earlier messages do not move what is read', async ({ page, browser }) => {
  const { client, manager } = await createTeam(page, browser)
  await runSql(
    `insert into messages (user_id, author_id, from_client, text, created_at, read_at)
     select $1, $1, true, 'Message number ' || n, now() - make_interval(mins => 300 - n), now()
     from generate_series(1, 120) n`,
    [client.id],
  )
  const desktop = manager.page
  await desktop.goto(`/messages?userId=${client.id}`)
  await expect(getMessage(desktop, 'Message number 120')).toBeInViewport()
  const oldest = thread(desktop).getByText('Message number 71', { exact: true })
  await oldest.scrollIntoViewIfNeeded()
  const { y = 0 } = (await oldest.boundingBox()) ?? {}
  await desktop.getByRole('button', { name: 'Show Earlier Messages' }).evaluate((button: HTMLElement) => button.click())
  await expect(thread(desktop).getByRole('listitem')).toHaveCount(100)
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - y)).toBeLessThan(2)

  // A new message waits below for a reader further up.
  await page.goto('/messages')
  await send(page, 'Are you there?')
  await expect(desktop.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - y)).toBeLessThan(2)
  await desktop.getByRole('button', { name: 'New messages' }).click()
  await expect(getMessage(desktop, 'Are you there?')).toBeInViewport()
  await expect(desktop.getByRole('button', { name: 'New messages' })).toBeHidden()
  await manager.close()
})
