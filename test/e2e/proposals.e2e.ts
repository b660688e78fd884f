import type { Browser, Page } from '@playwright/test'
import { factsIn, sayText, startModelServer } from '#test/model-server.ts'
import { expectAccessible } from './axe.ts'
import { startOwnServer } from './own-server.ts'
import { expect, openBrowser, signIn, test } from './people.ts'

let model: Awaited<ReturnType<typeof startModelServer>>
let server: Awaited<ReturnType<typeof startOwnServer>>

// One server for both.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // A story is answered with its statement, a conversation with its last message.
  model = await startModelServer((response, asked) => {
    const facts = factsIn(asked)
    const last = facts.at(-1)
    const story = facts.find(({ about }) => about === 'the story')
    if (story) return sayText(response, `RESULT\n${story.text} [${story.id}]`)
    return sayText(response, `- ${last?.about}: ${last?.text} [${last?.id}]`)
  })
  server = await startOwnServer({ AI_BASE_URL: model.settings.baseUrl, AI_API_KEY: 'k', AI_MODEL: 'm' })
})
test.afterAll(async () => {
  await server.stop()
  model.close()
})

const proposedText = (page: Page) => page.getByRole('status', { name: 'Proposed Text' })
async function openSignedIn(browser: Browser, email: string) {
  const page = await (await openBrowser(browser, server.origin)).newPage()
  await signIn(page, email)
  return page
}

test('a client proposes a spoken story and uses it, and puts their own text back', async ({ browser }) => {
  const page = await openSignedIn(browser, 'seeker@foothold.test')
  const [interview] = await (await page.request.get('/api/interviews')).json()
  await page.goto(`/interviews/${interview.id}`)
  await page.getByRole('button', { name: 'Propose a Spoken Version' }).first().click()
  await expect(proposedText(page)).toContainText(
    'Written by an AI model from your resume and notes. Read it before you use it.',
  )
  await expectAccessible(page, 'proposed story')
  const [, said = ''] = (
    await proposedText(page)
      .getByText(/^RESULT/)
      .innerText()
  ).split('\n')
  const lines = page.getByLabel(/^Result/)
  const before = await lines.count()
  await proposedText(page).getByRole('button', { name: 'Use This Story' }).click()
  await expect(lines.filter({ hasText: said })).toHaveCount(1)
  await page.getByRole('button', { name: 'Put My Text Back' }).click()
  await expect(lines.filter({ hasText: said })).toHaveCount(0)
  await expect(lines).toHaveCount(before)
  await page.context().close()
})

test('a manager reads a summary of a long conversation on request', async ({ browser }) => {
  const page = await openSignedIn(browser, 'manager@foothold.test')
  const [{ userId }] = await (await page.request.get('/api/conversations')).json()
  for (let index = 1; index <= 20; index++)
    await page.request.post(`/api/conversations/${userId}/messages`, { data: { text: `Message ${index}` } })
  await page.goto(`/messages?userId=${userId}`)
  await page.getByRole('button', { name: 'Summarize This Conversation' }).click()
  await expect(proposedText(page)).toContainText(/- Team: .*: Message 20/)
  await expect(proposedText(page)).toContainText(/Written by an AI model from the last \d+ messages/)
  await expectAccessible(page, 'summary of a conversation')
  await proposedText(page).getByRole('button', { name: 'Close' }).click()
  await expect(proposedText(page)).toHaveCount(0)
  await page.context().close()
})
