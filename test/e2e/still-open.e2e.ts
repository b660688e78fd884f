import { once } from 'node:events'
import { createServer } from 'node:http'
import { expectAccessible } from './axe.ts'
import { expect, register, test } from './people.ts'
import { detail, submit } from './queue.ts'
import { assignManager } from './teams.ts'

/** A page that the test server may fetch, and that can be closed. */
async function servePosting() {
  const port = Number(process.env.E2E_PAGES_PORT) + 1
  const page = { status: 200, body: '' }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Head Botanist',
    validThrough: '2090-01-01',
  }
  page.body = `<title>Head Botanist</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`
  const site = createServer((_request, response) =>
    response
      .writeHead(page.status, { 'content-type': 'text/html' })
      .end(page.status === 200 ? page.body : '<h1>Gone</h1>'),
  )
  site.listen(port, '127.0.0.1')
  await once(site, 'listening')
  return { url: (path: string) => `http://127.0.0.1:${port}${path}`, page, close: () => site.close() }
}

test('a closed posting is seen before applying, and the client sends another link or contradicts', async ({
  page,
  browser,
}) => {
  const site = await servePosting()
  const seeker = await register(page, { firstName: 'Maya', lastName: 'Okafor' })
  const team = await assignManager(browser, seeker.id)
  await submit(page, site.url('/jobs/1000'))
  await submit(page, site.url('/jobs/2000'))
  const notice = page.getByRole('note').filter({ hasText: 'This posting seems to be closed' })

  await test.step('the manager sees an open posting as open, and can apply at once', async () => {
    await team.page.goto('/account-manager')
    await expect(detail(team.page).getByText('Still open')).toBeVisible()
    await expect(detail(team.page).getByRole('button', { name: 'Apply' })).toBeEnabled()
    await expectAccessible(team.page, 'an open posting')
  })

  await test.step('a closed one is said to be closed, and its promise waits', async () => {
    site.page.status = 404
    await team.page.getByRole('list', { name: 'Waiting for you' }).getByRole('link').nth(1).click()
    const found = detail(team.page).getByRole('status').filter({ hasText: 'This posting seems to be closed' })
    await expect(found).toContainText('Its page is gone.')
    await expect(found).toContainText('We asked Maya for another.')
    await expect(detail(team.page).getByText('paused: waiting for Maya')).toBeVisible()
    await expect(detail(team.page).getByRole('button', { name: 'Apply' })).toBeEnabled()
    await expectAccessible(team.page, 'a closed posting')
  })

  await test.step('the client is asked, and says that it is still open', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
    await expect(notice).toContainText('Its page is gone.')
    await expectAccessible(page, 'a closed job interest')
    await page.getByRole('button', { name: /^It's still open/ }).click()
    await expect(page.getByText("Thank you. Your account manager knows that it's still open.")).toBeVisible()
    await expect(notice).toContainText("You told us it's still open.")
    await expect(detail(team.page).getByText("Maya says it's still open.")).toBeVisible()
    await expect(detail(team.page).getByText('paused: waiting for Maya')).toBeHidden()
  })

  await test.step('another link is another posting', async () => {
    site.page.status = 200
    const interests: { id: string; jobUrl: string }[] = await (await page.request.get('/api/job-interests')).json()
    const closed = interests.find(({ jobUrl }) => jobUrl.endsWith('2000'))
    await page.request.put(`/api/job-interests/${closed?.id}`, { data: { jobUrl: site.url('/jobs/3000') } })
    await expect(notice).toBeHidden()
    await expect(detail(team.page).getByText('Still open')).toBeVisible()
  })
  await team.close()
  site.close()
})
