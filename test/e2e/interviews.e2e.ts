import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { runSql } from './database.ts'
import { pressKeyOn, selectByKeys, tabTo, typeIn } from './keys.ts'
import { expect, register, signIn, test } from './people.ts'
import { assignManager } from './teams.ts'

const posting = 'Botanist\nRequirements:\n- Experience with plant identification\n- Experience with PostgreSQL'

/** The day after tomorrow, as the date field shows it. */
const day = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)

async function createInterview(page: Page) {
  const { id } = await (
    await page.request.post('/api/applications', {
      data: { company: 'Kew', position: 'Botanist', status: 'interviewing' },
    })
  ).json()
  const appointment = {
    startsAt: `${day()}T10:00:00Z`,
    endsAt: `${day()}T11:00:00Z`,
    timeZone: 'Asia/Tokyo',
    kind: 'on_site',
    place: '5 Garden Road',
    people: ['Ida Berg'],
  }
  const reply = await page.request.put(`/api/applications/${id}/interviews`, { data: [appointment] })
  const [interview] = (await reply.json()) as { id: string }[]
  return { applicationId: id as string, interviewId: interview?.id ?? '' }
}

test('by keyboard alone a client enters an interview, prepares with the manager and tells how it went', async ({
  page,
  openPage,
  browser,
}) => {
  const client = await register(page)
  const manager = await assignManager(browser, client.id)
  const jobUrl = `https://jobs.example.test/${client.id}`
  await page.request.post('/api/profile', {
    data: {
      workHistory: [
        {
          company: 'Hortus',
          position: 'Gardener',
          description: 'Led plant identification for 900 beds. Watered roses.',
        },
      ],
    },
  })
  await page.request.post('/api/applications', {
    data: { company: 'Kew', position: 'Botanist', jobUrl, status: 'applied' },
  })
  await runSql('insert into postings (user_id, job_url, description, read_at) values ($1, $2, $3, now())', [
    client.id,
    jobUrl,
    posting,
  ])

  await page.goto('/dashboard')
  await selectByKeys(page.getByLabel('Status of Botanist at Kew'), 'Interviewing')
  await expect(page.getByText('Application status updated')).toBeVisible()
  // F8 leads to the toast. The status is saved already.
  await page.keyboard.press('F8')
  await pressKeyOn(page.getByRole('button', { name: 'Add Interview' }))
  const dialog = page.getByRole('dialog', { name: 'Add Interview' })
  await expect(dialog.getByLabel('Date')).toBeFocused()
  await pressKeyOn(dialog.getByRole('button', { name: 'Save Interview' }))
  await expect(dialog.getByText('Please choose a day')).toBeVisible()
  await dialog.getByLabel('Date').fill(day())
  await dialog.getByLabel('Time Zone').selectOption('Asia/Tokyo')
  await typeIn(dialog.getByLabel('Place or Link'), 'https://meet.example.test/kew')
  await typeIn(dialog.getByLabel('People'), 'Ida Berg')
  await page.keyboard.press('Enter')
  await pressKeyOn(dialog.getByRole('button', { name: 'Save Interview' }))
  await expect(page.getByText('Interview saved')).toBeVisible()
  await expect(dialog).toBeHidden()

  await pressKeyOn(page.getByRole('button', { name: 'Details of Botanist at Kew' }))
  const link = page.getByRole('list', { name: 'History' }).getByRole('link').first()
  await expect(link).toContainText('10:00 AM GMT+9')
  await pressKeyOn(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Interview at Kew' })).toBeVisible()
  const path = new URL(page.url()).pathname

  const coming = page.waitForEvent('download')
  await pressKeyOn(page.getByRole('link', { name: 'Add to calendar' }))
  const calendar = await readFile(await (await coming).path(), 'utf8')
  expect(calendar).toContain('BEGIN:VEVENT')
  expect(calendar).toContain(`${day().replaceAll('-', '')}T010000Z`)

  await expect(page.getByText('Led plant identification for 900 beds.')).toBeVisible()
  await expect(page.getByText('Gardener at Hortus')).toBeVisible()
  await expect(page.getByText('How did it go?')).toHaveCount(0)

  const managerPage = await openPage()
  await signIn(managerPage, manager.email)
  await managerPage.goto(path)
  await managerPage.getByLabel(/^Your Note to/).fill('They like numbers')
  await expect(managerPage.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('They like numbers')).toBeVisible()

  await typeIn(page.getByLabel('Your Notes'), 'Ask about the greenhouse')
  await page.keyboard.press('Tab')
  await expect(managerPage.getByText('Ask about the greenhouse')).toBeVisible()
  await typeIn(page.getByLabel(/^Situation/).first(), 'Nobody knew the plants')
  await page.keyboard.press('Tab')
  await expect(managerPage.getByText('Nobody knew the plants')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Situation/).first()).toHaveValue('Nobody knew the plants')
  await pressKeyOn(page.getByLabel('Read the posting again'), 'Space')
  await expect(page.getByLabel('Read the posting again')).toBeChecked()
  await expect(managerPage.getByLabel('Read the posting again')).toBeChecked()

  await runSql(
    "update interviews set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where user_id = $1",
    [client.id],
  )
  await page.reload()
  await typeIn(page.getByLabel("What went well, what didn't, and what comes next?"), 'They showed me the palm house')
  const status = page.getByRole('combobox', { name: 'Application Status' })
  await selectByKeys(status, 'Offered')
  await pressKeyOn(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByText('Saved to the history of the application')).toBeVisible()
  await pressKeyOn(page.getByRole('link', { name: 'Back to the Application' }))
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('You noted how the interview went: They showed me the palm house')).toBeVisible()
  await expect(history.getByText('You changed the status from Interviewing to Offered')).toBeVisible()
  await manager.close()
})

test('the page of an interview and its form are accessible, on a phone too', async ({ page }) => {
  await register(page)
  const { interviewId, applicationId } = await createInterview(page)
  await page.goto(`/interviews/${interviewId}`)
  await expect(page.getByText('5 Garden Road')).toBeVisible()
  await expectAccessible(page, 'interview')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Interview' }).getByLabel('Start Time')).toHaveValue('19:00')
  await expectAccessible(page, 'form of an interview')
  await page.goto(`/dashboard?application=${applicationId}`)
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible()
  await expectAccessible(page, 'interviews in the details')
})

test('notes are not lost by a link, and a removed interview is gone', async ({ page }) => {
  await register(page)
  const { interviewId, applicationId } = await createInterview(page)
  await page.goto(`/interviews/${interviewId}`)
  await page.getByLabel('Your Notes').fill('Half a thought')
  await page.getByRole('link', { name: 'Back to the Application' }).click()
  await page.getByRole('list', { name: 'History' }).getByRole('link').first().click()
  await expect(page.getByLabel('Your Notes')).toHaveValue('Half a thought')
  await page.getByRole('link', { name: 'Back to the Application' }).click()
  await expect(page).toHaveURL(`/dashboard?application=${applicationId}`)
  await page.getByRole('list', { name: 'History' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Interview removed')).toBeVisible()
  await page.goto(`/interviews/${interviewId}`)
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
})

test('a secret calendar address is created, read without a session, replaced and revoked', async ({
  page,
  openPage,
}) => {
  await register(page)
  await createInterview(page)
  await page.goto('/account/notifications')
  const card = page.getByRole('region', { name: 'Subscribe in Your Calendar' })
  await tabTo(card.getByRole('button', { name: 'Create Address' }))
  await page.keyboard.press('Enter')
  const address = card.getByLabel('Address', { exact: true })
  await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
  const first = await address.inputValue()
  const other = await openPage()
  const read = async (url: string) => {
    const reply = await other.request.get(new URL(url).pathname)
    return { status: reply.status(), text: await reply.text() }
  }
  expect(await read(first)).toMatchObject({ status: 200, text: expect.stringContaining('Interview: Botanist at Kew') })
  await expectAccessible(page, 'calendar address')
  await card.getByRole('button', { name: 'Replace Address' }).click()
  await expect(address).not.toHaveValue(first)
  const second = await address.inputValue()
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
  await card.getByRole('button', { name: 'Revoke Address' }).click()
  await expect(card.getByRole('button', { name: 'Create Address' })).toBeVisible()
  expect((await read(second)).status).toBe(404)
})
