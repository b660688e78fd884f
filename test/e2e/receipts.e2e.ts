import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { picture } from '#server/platform/files/files.fixture.ts'
import { expectAccessible, phone } from './axe.ts'
import { pressKeyOn, selectByKeys, tabTo } from './keys.ts'
import { expect, register, test } from './people.ts'
import { toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const letter = 'Dear team,\n\nI plan routes, and I would like to plan yours.\n\nKind regards\nNoor'

/** A seeker with a saved letter, and their manager with a prepared application. */
async function prepare(page: Page, browser: Browser) {
  const seeker = await register(page)
  const saved = { kind: 'cover-letter', name: 'Letter to Kew', form: {}, content: letter }
  expect((await page.request.post('/api/documents', { data: saved })).status()).toBe(201)
  const manager = await assignManager(browser, seeker.id)
  await manager.apply('Gardener')
  const [application] = (await (await page.request.get('/api/applications')).json()) as { id: string }[]
  return { manager, receiptPath: `/applications/${application?.id}/receipt` }
}

const getDetails = (page: Page) => page.getByRole('dialog', { name: 'Gardener' })

async function openDetails(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Details of Gardener at Kew Gardens' }).click()
  await expect(getDetails(page).getByRole('list', { name: 'History' })).toBeVisible()
}

async function setSize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

test('a manager records an uncertain receipt and corrects it; the client reads, downloads and prints it', async ({
  page,
  browser,
  openPage,
}) => {
  test.slow()
  const { manager, receiptPath } = await prepare(page, browser)
  const desktop = manager.page
  const details = getDetails(desktop)

  await test.step('staff attach a document of the client, whose letter can be read in place', async () => {
    await openDetails(desktop)
    await details.getByRole('button', { name: 'Attach Documents' }).click()
    const dialog = desktop.getByRole('dialog', { name: 'Attach Documents' })
    await dialog.getByRole('checkbox', { name: 'Letter to Kew' }).check()
    await dialog.getByRole('button', { name: 'Attach' }).click()
    await expect(details.getByRole('list', { name: 'Documents' })).toContainText('Cover letter · Version 1')
    await details.getByText('Read the letter').click()
    await expect(details.getByText('I plan routes')).toBeVisible()
  })

  await test.step('the client sees that there is no receipt yet', async () => {
    await setSize(page, phone.size)
    await page.goto(receiptPath)
    await expect(page.getByRole('heading', { name: 'No receipt yet' })).toBeVisible()
    await expectAccessible(page, 'no receipt')
  })

  await test.step('by keyboard alone: record as uncertain', async () => {
    await pressKeyOn(details.getByRole('button', { name: 'Record as sent' }))
    const dialog = desktop.getByRole('dialog', { name: 'Record as sent' })
    await selectByKeys(dialog.getByLabel('State'), 'Uncertain')
    await selectByKeys(dialog.getByLabel('Confirmation'), 'Number')
    await expect(dialog.getByLabel('Documents')).toHaveAccessibleDescription('Letter to Kew')
    await pressKeyOn(dialog.getByRole('button', { name: 'Record as sent' }))
    await expect(dialog.getByText('Please enter the number')).toBeVisible()
    await selectByKeys(dialog.getByLabel('Confirmation'), 'None')
    await pressKeyOn(dialog.getByRole('button', { name: 'Record as sent' }))
    await expect(toast(desktop, 'Receipt recorded')).toBeVisible()
    await expect(
      details.getByRole('list', { name: 'History' }).getByText("We can't tell whether it arrived"),
    ).toBeVisible()
    await expect(details.getByRole('button', { name: 'Correct Receipt' })).toBeFocused()
    await tabTo(details.getByRole('link', { name: 'Proof of Sending' }))
  })

  await test.step('the receipt appears on the open page of the client', async () => {
    await expect(page.getByText("We can't tell whether it arrived, so it must not be sent again.")).toBeVisible()
  })

  await test.step('the manager corrects it with a number and a screenshot', async () => {
    await details.getByRole('button', { name: 'Correct Receipt' }).click()
    const dialog = desktop.getByRole('dialog', { name: 'Correct the Receipt' })
    await dialog.getByLabel('Confirmation').selectOption('Screenshot')
    await dialog.getByRole('button', { name: 'Record Correction' }).click()
    await expect(dialog.getByText('Please choose a screenshot')).toBeVisible()
    await expectAccessible(desktop, 'the correction')
    const file = { name: 'thanks.png', mimeType: 'image/png', buffer: await picture('png') }
    await dialog.getByLabel('Upload a Screenshot').setInputFiles(file)
    await expect(dialog.getByText('thanks.png', { exact: true })).toBeVisible()
    await dialog.getByLabel('Number').fill('KEW-4711')
    await dialog.getByRole('button', { name: 'Record Correction' }).dblclick()
    await expect(dialog).toBeHidden()
    await expect(details.getByText('Sent, and the employer confirmed it.')).toBeVisible()
    await expect(details.getByLabel('Status of Gardener at Kew Gardens')).toHaveValue('applied')
    await expectAccessible(desktop, 'the details with a receipt')
    expect(await (await desktop.request.get(`/api${receiptPath}s`)).json()).toMatchObject([
      { state: 'confirmed', confirmation: { kind: 'screenshot', value: 'KEW-4711' } },
      { state: 'uncertain' },
    ])
  })

  await test.step('the client opens it from the application on a phone', async () => {
    await setSize(page, phone.size)
    await openDetails(page)
    await expect(getDetails(page).getByRole('button', { name: 'Correct Receipt' })).toHaveCount(0)
    await getDetails(page).getByRole('link', { name: 'Proof of Sending' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Proof of Sending' })).toBeFocused()
    await expect(page).toHaveTitle(/^Proof of Sending: Gardener at Kew Gardens/)
    const receipt = page.getByRole('article', { name: 'Gardener at Kew Gardens' })
    await expect(receipt).toContainText('Amal Haddad')
    await expect(receipt).toContainText('KEW-4711')
    await expect
      .poll(() => receipt.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const earlier = page.getByText('Corrected by the receipt of')
    await earlier.click()
    await expect(page.getByText("We can't tell whether it arrived, so it must not be sent again.")).toBeVisible()
    await expectAccessible(page, 'the receipts')
    await earlier.click()
    await setSize(page, phone.size)
  })

  await test.step('the client downloads the document and the receipt, and opens the document', async () => {
    for (const [button, name] of [
      [/^Download .*letter.*\.pdf$/i, /\.pdf$/],
      ['Download PDF', /^Proof of Sending - Kew Gardens - Gardener\.pdf$/],
    ] as const) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).first().click()
      const download = await waiting
      expect(download.suggestedFilename()).toMatch(name)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    }
    // A browser without a PDF viewer downloads it, and its new tab stays without an address.
    await page.evaluate(() => {
      const { open } = window
      window.open = (url) => {
        document.body.dataset.opened = String(url)
        return open.call(window, url)
      }
    })
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /in a new tab$/ }).click()
    await (await opened).close()
    await expect(page.locator('body')).toHaveAttribute('data-opened', /^blob:/)
  })

  await test.step('only the receipt is printed', async () => {
    await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')))
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // As the browser does before it prints; emulation does not.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const receipt = page.getByRole('article', { name: 'Gardener at Kew Gardens' })
    await expect(receipt).toBeVisible()
    await expect(receipt.getByText(/^[0-9a-f]{64}$/).last()).toBeVisible()
    for (const hidden of [
      page.getByRole('navigation'),
      page.getByRole('button'),
      page.getByRole('contentinfo'),
      page.getByText('Earlier receipts'),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    expect(await receipt.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: null })
  })

  await test.step('another client finds no such page', async () => {
    const other = await openPage()
    await register(other, { firstName: 'Amelie', lastName: 'Weiss' })
    await other.goto(receiptPath)
    await expect(other.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(other).toHaveTitle(/^Page Not Found/)
    await expect(other.getByText('Gardener')).toHaveCount(0)
  })
  await manager.close()
})
