import { sayPart, sayText, startModelServer, type Answer } from '#test/model-server.ts'
import type { Page } from '@playwright/test'
import { fillLetter } from './builder-forms.ts'
import { startOwnServer } from './own-server.ts'
import { expect, test } from './people.ts'

const sentences = [
  "I would like to be Logistics Coordinator at Harbor's Freightways.",
  'I cut empty miles by 18% in one year, which I am proud of.',
  'I built route plans in Excel for 40 trucks, and I would be glad to do the same kind of work for you.',
]

test.describe.configure({ mode: 'serial' })

/** What the model answers next. */
let answer: Answer = (response) => sayText(response, sentences.join(' '))
/** Ends with the connection of the model's last call. */
let left = Promise.withResolvers<void>()
let model: Awaited<ReturnType<typeof startModelServer>>
let server: Awaited<ReturnType<typeof startOwnServer>>

test.beforeAll(async () => {
  model = await startModelServer((response, ...rest) => {
    response.on('close', () => left.resolve())
    return answer(response, ...rest)
  })
  server = await startOwnServer({ AI_BASE_URL: model.settings.baseUrl, AI_API_KEY: 'k', AI_MODEL: 'm' })
})
test.afterAll(async () => {
  await server.stop()
  model.close()
})

const soFar = (page: Page) => page.getByRole('region', { name: 'Text So Far' })

/** Fills in the form and starts a letter, of which the model says the first two sentences and then what `next` says. */
async function startLetter(page: Page, next: () => Promise<string>, finish: string | null) {
  left = Promise.withResolvers()
  answer = async (response) => {
    response.setHeader('content-type', 'text/event-stream')
    sayPart(response, `${sentences[0]} `)
    sayPart(response, `${sentences[1]} I`)
    const rest = await next()
    if (finish !== null && response.writable) sayText(response, rest, finish)
  }
  await page.goto(`${server.origin}/cover-letter-builder`)
  await fillLetter(page)
  await page.getByLabel('Why Company').fill('My father drove for you for twenty years.')
  await page.getByRole('button', { name: 'Generate Cover Letter' }).click()
  await expect(soFar(page)).toContainText(sentences[0]!)
  await expect(soFar(page)).toContainText(sentences[1]!)
}

async function expectFormKept(page: Page) {
  await page.getByRole('tab', { name: 'Builder', exact: true }).click()
  await expect(page.getByLabel('Why Company')).toHaveValue('My father drove for you for twenty years.')
  await expect(page.getByLabel('Key Achievements')).toHaveValue(/^Cut empty miles by 18% in one year\nBuilt route/)
}

test('a letter streams into the page before it is finished, and becomes the pages', async ({ page }) => {
  const go = Promise.withResolvers<string>()
  await startLetter(page, () => go.promise, 'stop')
  await expect(page.getByRole('article', { name: 'Page' })).toHaveCount(0)
  go.resolve(sentences[2]!.slice(1))
  await expect(page.getByText('Written by an AI model, and checked against your form.')).toBeVisible()
  const pages = page.getByRole('article', { name: 'Page' })
  for (const sentence of sentences) await expect(pages).toContainText(sentence)
  await expect(soFar(page)).toHaveCount(0)
  await expectFormKept(page)
})

test('Stop ends the call of the model and keeps what was typed, also during the stream', async ({ page }) => {
  await startLetter(page, () => new Promise(() => {}), null)
  await page.getByRole('button', { name: 'Stop Writing' }).click()
  await left.promise
  await expect(soFar(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate Cover Letter' })).toBeEnabled()
  await expect(page.getByRole('tab', { name: 'Cover Letter', exact: true })).toBeDisabled()
  await expectFormKept(page)
})

// A stream that stalls is tested with the server, where it takes no 15 seconds.
test('a stream that is cut ends in the text of the built-in writer, which says why', async ({ page }) => {
  const go = Promise.withResolvers<string>()
  await startLetter(page, () => go.promise, 'length')
  go.resolve(' have')
  await expect(
    page.getByText('The AI model stopped before the end. So our built-in writer wrote this text.'),
  ).toBeVisible()
  await expect(page.getByText("Written by Foothold's built-in writer.")).toBeVisible()
  await expect(page.getByRole('article', { name: 'Page' })).toContainText("Harbor's Freightways")
  await expect(soFar(page)).toHaveCount(0)
  await expectFormKept(page)
})

test('a server that goes away in the middle leaves the form, and says what happened', async ({ page }) => {
  await startLetter(page, () => new Promise(() => {}), null)
  await server.stop()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to generate cover letter' })).toBeVisible()
  await expect(soFar(page)).toHaveCount(0)
  await expectFormKept(page)
})
