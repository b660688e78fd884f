import type { Browser, Page } from '@playwright/test'
import { applicationStatuses } from '#contract/application-status.ts'
import { countWithStatus } from '#test/many-applications.ts'
import { insertMany } from './many-rows.ts'
import { expect, register, test } from './people.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Applications' }).getByRole('row')

async function openDashboardWith(page: Page, count: number) {
  const { id } = await register(page)
  await insertMany(id, count)
  await page.goto('/dashboard')
}

test('of 5,000 applications the page, the board and the chart load what they show, and have the counts of the server', async ({
  page,
}) => {
  await test.step('of 5,000 applications only the visible page is loaded, and more on demand', async () => {
    const lists: string[] = []
    let longest = 0
    page.on('response', async (response) => {
      const { pathname, search } = new URL(response.url())
      if (!pathname.startsWith('/api/applications') || pathname.endsWith('/counts')) return
      lists.push(`${pathname}${search}`)
      longest = Math.max(longest, (await response.body().catch(() => Buffer.alloc(0))).length)
    })
    await openDashboardWith(page, 5_000)
    await expect(page.getByText('50 of 5,000 applications')).toBeVisible()
    await expect(rows(page)).toHaveCount(51)
    // The first page came with the document.
    expect(lists).toEqual([])
    for (const shown of [100, 150]) {
      await page.getByRole('button', { name: 'Show More' }).click()
      await expect(page.getByText(`${shown} of 5,000 applications`)).toBeVisible()
      await expect(rows(page)).toHaveCount(shown + 1)
    }
    expect(longest).toBeLessThan(40_000)

    await page.getByLabel('Sort by').selectOption({ label: 'Company' })
    await expect(rows(page).nth(1)).toContainText(/[Åå]ngström 0|[Aa]ngstrom 0/)
    await page.getByLabel('Filter by status').selectOption('offered')
    await expect(page.getByText(`50 of ${countWithStatus(5_000, 'offered')} applications`)).toBeVisible()
    // Zoë referred every one of the first status, so none that was offered.
    const referred = 5_000 - (5_000 % applicationStatuses.length)
    await page.getByLabel('Search Applications').fill(`zoë position ${referred}`)
    await expect(page.getByText('No applications match')).toBeVisible()
    await page.getByRole('button', { name: 'Show All' }).click()
    await expect(page.getByText('50 of 5,000 applications')).toBeVisible()
    await expect(page.getByLabel('Sort by')).toHaveValue('company')
    await page.getByLabel('Search Applications').fill(`POSITION ${referred}`)
    await expect(page.getByText('1 of 1 application', { exact: true })).toBeVisible()

    await page.goto('/')
    await expect(page.getByText('You have 5,000 applications.')).toBeVisible()
    expect(longest).toBeLessThan(40_000)
  })

  await test.step('the board and the chart show the counts of the server', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    await page.getByRole('radio', { name: 'Progress' }).click()
    await expect(
      page.getByRole('img', { name: /Of 5,000 applications at least this far: 5,000 interested/ }),
    ).toBeVisible()
    expect(asked.filter((path) => path === '/api/applications/summary')).toHaveLength(1)
    expect(asked.filter((path) => path === '/api/applications')).toEqual([])
    await page.getByText('Show Table').last().focus()
    await page.keyboard.press('Enter')
    const table = page.getByRole('table', { name: 'Stages Reached' })
    await expect(table.getByRole('row')).toHaveCount(6)
    await expect(table.getByRole('row', { name: /^Interested/ })).toContainText('5,000 (100%)')

    await page.getByRole('radio', { name: 'Board' }).click()
    const rejected = countWithStatus(5_000, 'rejected')
    await page.getByRole('button', { name: `Open Rejected, ${rejected} applications` }).click()
    const column = page.getByRole('region', { name: 'Rejected', exact: true })
    await expect(column.getByText(`${rejected}`)).toBeVisible()
    await expect(column.getByRole('listitem')).toHaveCount(20)
    await column.getByRole('button', { name: 'Show More in Rejected' }).click()
    await expect(column.getByRole('listitem')).toHaveCount(40)
    const last = column.getByRole('listitem').last()
    const name = (await last.getByRole('button', { name: /^Details of/ }).getAttribute('aria-label')) ?? ''
    await last.getByRole('button', { name: /^Move/ }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const withdrew = page.getByRole('region', { name: 'Withdrew', exact: true })
    await expect(withdrew.getByText(`${countWithStatus(5_000, 'withdrew') + 1}`)).toBeVisible()
    await expect(withdrew.getByRole('button', { name })).toBeVisible()
    await expect(column.getByText(`${rejected - 1}`)).toBeVisible()
  })
})

/** The highest number of elements restyled at once during an action. */
async function countStyledElements(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : []))
  return Math.max(...counts)
}

test('50 rows of one line have at most 1,200 elements, and adding rows does not restyle the whole list', async ({
  page,
  browser,
}) => {
  const { id } = await register(page)
  await insertMany(id, 49)
  const long = 'Donaudampfschifffahrtsgesellschaft '.repeat(5)
  await page.request.post('/api/applications', {
    data: { company: long, position: long, jobUrl: 'https://jobs.example.test/1', notes: 'Two\nlines' },
  })
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(51)
  const count = await page.evaluate(() => document.querySelectorAll('table, table *').length)
  expect(count).toBeGreaterThan(500)
  expect(count).toBeLessThanOrEqual(1_200)
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(Math.max(...heights)).toBeLessThanOrEqual(48)

  const all = await page.locator('*').count()
  expect(all).toBeGreaterThan(900)
  const styled = await countStyledElements(browser, page, () =>
    page.getByRole('table', { name: 'Applications' }).evaluate((table) => {
      table.querySelector('tbody')?.append(table.querySelector('tbody tr')?.cloneNode(true) ?? '')
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }),
  )
  expect(styled).toBeGreaterThan(0)
  expect(styled).toBeLessThan(all / 5)
})

/** Counts the elements of the first render with rows, which is what the first paint shows. A document is parsed in parts. */
const countFirstElements = (page: Page) =>
  page.addInitScript(() => {
    const count = () => {
      const { dataset } = document.documentElement
      if (document.readyState === 'loading' || dataset.firstElements || !document.querySelector('tbody tr')) return
      observer.disconnect()
      dataset.firstElements = String(document.querySelectorAll('body *').length)
    }
    const observer = new MutationObserver(count)
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('readystatechange', count)
  })

/** As a search in the page does: the match is selected and scrolled to. */
const findInPage = (page: Page, text: string) =>
  page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), text)

test('of 50 rows the first paint has at most 700 elements, all can be tabbed to and found, and Back returns to one', async ({
  page,
}) => {
  await countFirstElements(page)
  await openDashboardWith(page, 50)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.reload()
    await expect(rows(page)).toHaveCount(51)
    const counted = Number(await page.locator('html').getAttribute('data-first-elements'))
    expect(counted, `${width}`).toBeGreaterThan(200)
    expect(counted, `${width}`).toBeLessThanOrEqual(700)

    await rows(page).nth(16).getByRole('combobox').focus()
    await page.keyboard.press('Tab')
    await expect(rows(page).nth(17).getByRole('checkbox')).toBeFocused()
    const last = (await rows(page).nth(50).getByRole('rowheader').textContent()) ?? ''
    expect(await findInPage(page, last)).toBe(true)
    await expect(rows(page).nth(50)).toBeInViewport()
  }

  await test.step('on a phone Back returns to the place in the list', async () => {
    await rows(page).nth(45).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Foothold' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(rows(page)).toHaveCount(51)
    await expect(rows(page).nth(45)).toBeInViewport()
  })

  await test.step('job interests are one step from the top', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.request.post('/api/job-interests', { data: { jobUrl: 'https://jobs.example.test/1' } })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Job Interests 1' }).click()
    await expect(page.getByRole('heading', { name: 'Job Interests' })).toBeInViewport()
  })
})

test('on a phone a list of seven applications is at most 1,600 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openDashboardWith(page, 7)
  await expect(rows(page)).toHaveCount(8)
  const box = await page.getByRole('table', { name: 'Applications' }).boundingBox()
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.height).toBeLessThanOrEqual(1_600)
  const firstRow = await rows(page).nth(1).boundingBox()
  expect(firstRow?.y, 'rows begin in the first 300 pixels').toBeLessThan(300)
})

test('the last page of a column takes the focus from Show More', async ({ page }) => {
  const shown = 25
  await openDashboardWith(page, shown * applicationStatuses.length)
  await page.getByRole('radio', { name: 'Board' }).click()
  await page.getByRole('button', { name: 'Open Rejected' }).click()
  const column = page.getByRole('region', { name: 'Rejected', exact: true })
  await column.getByRole('button', { name: 'Show More in Rejected' }).focus()
  await page.keyboard.press('Enter')
  await expect(column.getByRole('listitem')).toHaveCount(shown)
  await expect(column.getByText('Nothing more')).toBeFocused()
})

test('every application is exported', async ({ page }) => {
  await openDashboardWith(page, 1_200)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const text = Buffer.concat(chunks).toString()
  expect(text.startsWith('\uFEFFCompany,')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1_201)
})

test('the chart of a single application', async ({ page }) => {
  await register(page)
  await page.request.post('/api/applications', { data: { company: 'Mills', position: 'Clerk' } })
  await page.goto('/dashboard')
  await expect(page.getByText('1 of 1 application', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Progress' }).click()
  await expect(page.getByRole('img', { name: '1 application in 1 week; at most 1 in one week.' })).toBeVisible()
})
