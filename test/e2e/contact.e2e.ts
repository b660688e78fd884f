import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectHydrated, delayApp } from './prerendered.ts'
import { expect, signIn, test } from './people.ts'

const thanks = "Message sent successfully! We'll get back to you as soon as possible."

async function fill(page: Page, message: string) {
  await page.getByLabel('Name').fill('Ana Lima')
  await page.getByLabel('Email').fill('ana@example.test')
  await page.getByLabel('Message').fill(message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

test('errors show at their fields, a failure keeps the form, and the message is sent by keyboard', async ({ page }) => {
  await page.goto('/contact')

  await test.step('missing fields show errors in place, and the first gets the focus', async () => {
    await page.getByLabel('Email').fill('nobody')
    await send(page)
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Please enter a message')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await expectAccessible(page, '/contact with errors')
  })

  await test.step('an error of the server shows at its field', async () => {
    await fill(page, 'Hello')
    await page.getByLabel('Email').fill('ana@exa_mple.test')
    await send(page)
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  await test.step('a failure keeps the form, and the message can be sent again', async () => {
    await page.goto('/contact')
    const message = `Kept ${randomUUID()}`
    await fill(page, message)
    await page.route('**/api/contact', (route) => route.abort())
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.')
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await page.reload()
    await page.getByLabel('Message').focus()
    await expect(page.getByLabel('Message')).toHaveValue(message)
    await page.unroute('**/api/contact')
    await send(page)
    await expect(page.getByText(thanks)).toBeVisible()
  })

  await test.step('a message is sent by keyboard, and the form is reset', async () => {
    await page.goto('/contact')
    await expect(page.getByText(/within 24 hours/).first()).toBeVisible()
    await expect(page.getByText('Need urgent help?')).toBeVisible()
    await page.getByLabel('Name').focus()
    await page.keyboard.type('Ana Lima')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ana@example.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`Hello ${randomUUID()}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Message')).toHaveValue(/^Urgent: Hello /)
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Message')).toHaveValue(/^Hello /)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})

test('text typed before hydration is kept and sent', async ({ page }) => {
  const app = await delayApp(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const message = `Early ${randomUUID()}`
  await fill(page, message)
  await app.asked
  app.release()
  await expectHydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a form sent before hydration is submitted by the browser', async ({ page }) => {
  await delayApp(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fill(page, `Early ${randomUUID()}`)
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
})

test('without script the form posts to a page that confirms or shows the errors', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Forwarded-For': '192.0.2.77' },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/contact`)
  const message = `Plain ${randomUUID()}`
  await fill(page, message)
  await page.getByLabel('Email').fill('nobody')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await expect(page.getByLabel('Message')).toHaveValue(message)
  await page.getByLabel('Email').fill('ana@example.test')
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  await context.close()
})

test("signed in, the form has the person's name and address", async ({ page }) => {
  await signIn(page, 'seeker@foothold.test')
  await page.goto('/contact')
  await expect(page.getByLabel('Email')).toHaveValue('seeker@foothold.test')
  await page.getByLabel('Message').fill(`From inside ${randomUUID()}`)
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
})
