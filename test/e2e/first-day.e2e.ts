import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chooseFile, pressKeyOn, tabTo, typeIn } from './keys.ts'
import { expect, register, test } from './people.ts'
import { expectHydrated } from './prerendered.ts'
import { readStatus, subscribe, toast } from './subscribing.ts'
import { assignManager } from './teams.ts'

const phone = { width: 360, height: 740 }

const readResume = async () => ({
  name: 'a01.pdf',
  mimeType: '',
  buffer: await readFile(new URL('../../bench/resume-reader/files/a01.pdf', import.meta.url)),
})
const read = async (page: Page, path: string) => (await page.request.get(path)).json()
const checklist = (page: Page) => page.getByRole('region', { name: 'Getting started' })
const item = (page: Page, title: string) => checklist(page).getByRole('listitem').filter({ hasText: title })
const showDone = (page: Page) => checklist(page).getByText('Show what is done')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('by keyboard on a phone: the first day of a subscriber, from the payment to nothing left to do', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  const { id } = await register(page)
  await subscribe(page, 'starter')

  await test.step('Home says what to do first', async () => {
    await page.goto('/')
    await expectHydrated(page)
    await expect(page.getByRole('region', { name: 'Upload Your Resume' })).toBeVisible()
    await expect(page.getByText('You have 0 applications.')).toBeVisible()
    await expect(checklist(page).getByText(/^0 of 7 done/)).toBeVisible()
    await expect(page.getByText(/^Your account manager is being assigned, by .+\.$/)).toBeVisible()
    await expectAccessible(page, 'Home of a newcomer')
    await pressKeyOn(page.getByRole('region', { name: 'Upload Your Resume' }).getByRole('link'))
    await expect(page).toHaveURL('/welcome?step=resume')
  })

  await test.step('a resume is uploaded and read, and the selected parts are saved once', async () => {
    await expectAccessible(page, 'the upload')
    await chooseFile(page.getByLabel('Upload Resume'), await readResume())
    await expect(page).toHaveURL('/welcome?step=review')
    await expect(title(page, 'Check What We Read')).toBeFocused()
    await expect(page.getByText(/^We found \d+ details you can add to your profile\.$/)).toBeVisible()
    await expectAccessible(page, 'the review')
    await page.reload()
    await pressKeyOn(page.getByRole('checkbox', { name: 'SAP EWM' }), 'Space')
    let saves = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/profile') saves += 1
    })
    await tabTo(page.getByRole('button', { name: 'Save to My Profile' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/welcome?step=wishes')
    await expect(title(page, 'Tell Us What You Want')).toBeFocused()
    expect(saves).toBe(1)
    const profile = await read(page, '/api/profile')
    expect(profile).toMatchObject({ phone: '+1 (503) 555-0147', workHistory: expect.arrayContaining([]) })
    expect(profile.workHistory.length).toBeGreaterThan(0)
    expect(profile.skills).not.toContain('SAP EWM')
  })

  await test.step('the wishes survive a reload and Back, and keep the rules that were there', async () => {
    await page.request.put('/api/rules', {
      data: {
        excludedCompanies: [{ name: 'Acme', aliases: ['acme.example'] }],
        titles: [],
        locations: [],
        workModes: ['remote'],
        minimumSalary: 60_000,
        askFirst: true,
      },
    })
    await page.reload()
    await expectHydrated(page)
    await pressKeyOn(page.getByRole('button', { name: 'Edit Jobs' }))
    await typeIn(page.getByLabel('Job Titles'), 'Operations Manager')
    await page.keyboard.press('Enter')
    await pressKeyOn(page.getByRole('button', { name: 'Save Jobs' }))
    await expect(page.getByLabel('Never apply to')).toBeVisible()
    await typeIn(page.getByLabel('Never apply to'), 'Fernway Logistics')
    await page.keyboard.press('Enter')
    await page.goBack()
    await expect(title(page, 'Check What We Read')).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Remove Fernway Logistics' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Acme' })).toBeVisible()
    await expectHydrated(page)
    await pressKeyOn(page.getByRole('button', { name: 'Save Rules' }))
    await typeIn(page.getByLabel('Work Authorization'), 'US citizen')
    await typeIn(page.getByLabel('Notice Period'), 'Two weeks')
    await expectAccessible(page, 'the wishes')
    await pressKeyOn(page.getByRole('button', { name: 'Save Answers' }))
    await expect(title(page, 'You are all set')).toBeFocused()
    expect(await read(page, '/api/rules')).toMatchObject({
      excludedCompanies: [
        { name: 'Acme', aliases: ['acme.example'] },
        { name: 'Fernway Logistics', aliases: [] },
      ],
      titles: ['Operations Manager'],
      workModes: ['remote'],
      minimumSalary: 60_000,
      askFirst: true,
    })
    expect((await read(page, '/api/answers')).facts).toMatchObject({
      workAuthorization: 'US citizen',
      noticePeriod: 'Two weeks',
    })
  })

  await test.step('the checklist ticks what is done, and goes away with the last of it', async () => {
    await pressKeyOn(page.getByRole('link', { name: 'Go to Home' }))
    await pressKeyOn(showDone(page))
    for (const done of [
      'Upload Your Resume',
      'Complete your profile',
      'Say what you want',
      'Answer what every job site',
    ])
      await expect(item(page, done)).toContainText('Done:')
    await expect(page.getByRole('region', { name: 'Start a conversation with us' })).toBeVisible()
    for (const open of ['Meet your account manager', 'Your first application'])
      await expect(item(page, open)).not.toContainText('Done:')
    await page.goto('/welcome')
    await expect(title(page, 'You are all set')).toBeVisible()

    await page.goto('/')
    const manager = await assignManager(browser, id)
    await pressKeyOn(showDone(page))
    await expect(item(page, 'Meet your account manager')).toContainText('Done:')
    const sent = await page.request.post(`/api/conversations/${id}/messages`, { data: { text: 'Hello' } })
    expect(sent.status()).toBe(201)
    await expect(item(page, 'Start a conversation')).toContainText('Done:')
    await manager.apply('Gardener')
    await expect(page.getByText(/^Amal prepared an application to Kew Gardens, /)).toBeVisible()
    await manager.close()
  })
})

test('a skipped step stays open, and an ended session keeps what was typed', async ({ page, context }) => {
  const { email, password } = await register(page)
  await page.goto('/welcome')
  await expect(page).toHaveURL('/welcome?step=resume')
  await page.getByRole('link', { name: 'Skip for Now' }).click()
  await expect(page.getByText('There is no resume yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Skip for Now' }).click()
  await page.getByLabel('Job Titles').fill('Planner')
  await page.getByLabel('Job Titles').press('Enter')
  await context.clearCookies({ name: 'session' })
  const save = page.getByRole('button', { name: 'Save Jobs' })
  // Another call may notice the end of the session first, and leave the page.
  await save.click({ timeout: 10_000 }).catch(() => expect(save).toHaveCount(0))
  await expect(page).toHaveURL(/\/auth\?mode=login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/welcome?step=wishes')
  await expect(page.getByRole('button', { name: 'Remove Planner' })).toBeVisible()
  await save.dblclick()
  await expect(page.getByLabel('Never apply to')).toBeVisible()
  expect(await read(page, '/api/rules')).toMatchObject({ version: 1, titles: ['Planner'] })
  await page.goto('/welcome')
  await expect(page).toHaveURL('/welcome?step=resume')
})

test('the counts of Home lead to the filtered dashboard, and the payment leads to the first steps', async ({
  page,
}) => {
  await register(page)
  for (const [company, status] of [
    ['Mills', 'applied'],
    ['Kew', 'applied'],
    ['Acme', 'offered'],
  ])
    await page.request.post('/api/applications', { data: { company, position: 'Clerk', status } })
  await page.goto('/')
  const counts = page.getByRole('list', { name: 'Your search in numbers' })
  await expect(counts.getByRole('listitem')).toHaveCount(5)
  await expect(counts.getByRole('link', { name: '3 sent' })).toBeVisible()
  await counts.getByRole('link', { name: '2 waiting for an answer' }).click()
  await expect(page).toHaveURL('/dashboard?status=applied')
  await expect(page.getByText('2 of 2 applications')).toBeVisible()
  await page.getByLabel('Filter by status').selectOption('offered')
  await expect(page.getByText('1 of 1 application')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Filter by status')).toHaveValue('offered')
  expect(await readStatus(page)).toBeNull()
  await page.goto('/success')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/welcome?step=resume')
  await expect(toast(page, 'Failed')).toHaveCount(0)
})
