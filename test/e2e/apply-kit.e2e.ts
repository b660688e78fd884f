import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { picture } from '#server/platform/files/files.fixture.ts'
import { expectAccessible } from './axe.ts'
import { expect, register, test } from './people.ts'
import { entries, submit } from './queue.ts'
import { assignManager } from './teams.ts'

/** The calls that the extension makes. */
async function startKit({ request }: Page) {
  const { deviceCode, userCode } = await (
    await request.post('/api/apply-kit/connections', { data: { version: '1.0.0' } })
  ).json()
  return {
    userCode: String(userCode),
    async connect() {
      const reply = await request.post('/api/apply-kit/tokens', { data: { deviceCode } })
      expect(reply.status()).toBe(200)
      const { token } = await reply.json()
      return { authorization: `Bearer ${token}` }
    },
  }
}

test('a manager connects an apply kit, applies with it from the queue, and disconnects it', async ({
  page,
  browser,
}) => {
  const board = createServer((_request, response) => response.end('<!doctype html><title>Job</title>')).listen(0)
  const { port } = board.address() as AddressInfo
  const seeker = await register(page)
  const manager = await assignManager(browser, seeker.id)
  const desktop = manager.page
  await manager.apply('Gardener')
  const kit = await startKit(desktop)

  await test.step('the code of the panel is compared and confirmed', async () => {
    await desktop.goto('/account/security')
    await desktop.getByRole('link', { name: 'Connect the Apply Kit' }).click()
    await desktop.getByRole('textbox', { name: 'Code' }).fill('BBBB-BBBB')
    await desktop.getByRole('button', { name: 'Check Code' }).click()
    await expect(desktop.getByText('No apply kit waits with this code.')).toBeVisible()
    await expectAccessible(desktop, 'the code')
    // As the panel opens it.
    await desktop.goto('/')
    await desktop.goto(`/apply-kit#${kit.userCode}`)
    await expect(desktop.getByRole('definition').filter({ hasText: kit.userCode })).toBeVisible()
    await expect(desktop.getByText('Chrome on Linux')).toBeVisible()
    await expectAccessible(desktop, 'the kit that was found')
    await desktop.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(desktop.getByRole('status').filter({ hasText: 'Connected' })).toBeVisible()
  })
  const headers = await kit.connect()

  const applicationId = await test.step('the queue opens the posting, which does not know who opened it', async () => {
    await submit(page, `http://127.0.0.1:${port}/jobs/1`)
    await desktop.goto('/account-manager')
    await expect(entries(desktop)).toHaveCount(1)
    await desktop.getByRole('button', { name: /^Apply Now/ }).click()
    const form = desktop.getByRole('dialog', { name: 'Create Application' })
    await form.getByLabel('Company').fill('Kew')
    await form.getByLabel('Position').fill('Botanist')
    const opening = desktop.context().waitForEvent('page')
    await form.getByRole('button', { name: 'Apply With the Kit' }).click()
    const posting = await opening
    await posting.waitForURL('**/jobs/1')
    expect(await posting.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
    await expect(desktop.getByText('Prepared: Botanist at Kew')).toBeVisible()
    await posting.close()
    const found: { id: string; position: string }[] = await (await desktop.request.get('/api/applications')).json()
    return found.find(({ position }) => position === 'Botanist')?.id ?? ''
  })

  await test.step('the proof of the kit is what the client sees', async () => {
    const path = `/api/applications/${applicationId}`
    const pack = await desktop.request.get(`${path}/apply-pack`, { headers })
    expect((await pack.json()).posting).toMatchObject({ title: 'Botanist', company: 'Kew' })
    const sent = await desktop.request.post(`${path}/proof-pictures`, {
      headers: { ...headers, 'content-type': 'image/png' },
      data: await picture('png'),
    })
    const { fileId } = await sent.json()
    const fill = { board: 'other', seconds: 70, filled: 9, corrected: 1, mappings: [] }
    const confirmation = { kind: 'screenshot', value: 'Thank you, no. 17', fileId }
    const receipt = { state: 'confirmed', confirmation, fill }
    expect((await desktop.request.post(`${path}/receipts`, { headers, data: receipt })).status()).toBe(201)
    await page.goto(`/applications/${applicationId}/receipt`)
    await expect(page.getByRole('heading', { level: 1, name: 'Proof of Sending' })).toBeVisible()
    await expect(page.getByText('Sent, and the employer confirmed it.')).toBeVisible()
  })

  await test.step('it is disconnected among the sessions', async () => {
    await desktop.goto('/account/security')
    await desktop.getByRole('button', { name: 'Disconnect: Apply kit 1.0.0 in Chrome on Linux' }).click()
    await expect(desktop.getByText('Apply kit disconnected')).toBeVisible()
    const pack = await desktop.request.get(`/api/applications/${applicationId}/apply-pack`, { headers })
    expect(pack.status()).toBe(401)
    await expect(desktop.getByRole('link', { name: 'Connect the Apply Kit' })).toBeVisible()
  })
  await manager.close()
  board.close()
})
