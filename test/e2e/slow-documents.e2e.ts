import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from './people.ts'

/** A proxy that sends HTML in two parts, so that scripts load and run in between. */
async function startSlowProxy(origin: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    const headEnds = body.indexOf('</head>')
    if (type.startsWith('text/html') && headEnds > 0) {
      response.write(body.subarray(0, headEnds))
      await delay(700)
      response.end(body.subarray(headEnds))
    } else response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('a prerendered page hydrates even if its script runs before the end of the HTML', async ({ page, baseURL }) => {
  const slow = await startSlowProxy(baseURL ?? '')
  await page.goto(`${slow.origin}/auth`)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true')

  await page.goto(`${slow.origin}/resume-builder`)
  await page.getByLabel('Full Name').fill('Noor')
  await page.getByLabel('Email').fill('noor@example.test')
  await expect(page.getByRole('button', { name: 'Generate Resume' })).toBeEnabled()
  slow.close()
})
