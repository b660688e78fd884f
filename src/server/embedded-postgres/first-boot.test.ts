import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pickEvery } from '#test/long.ts'
import { kill, killEverything, open, query, startFixture, temporaryFolder, waitUntil } from './test-servers.fixture.ts'

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).join('\n')

it.each(
  pickEvery(2, [
    ['process', 600],
    ['process', 100],
    ['process, initdb and watchdog', 200],
    ['process, initdb and watchdog', 600],
  ] as const),
)('killing the %s up to %i ms into the first boot does not spoil the next', async (what, longest) => {
  const dataDir = temporaryFolder()
  const root = join(dataDir, 'postgres')
  const first = startFixture(dataDir, { durable: true })
  await waitUntil(() => /initializing-|cluster/.test(filesIn(dataDir)))
  await delay(Math.random() * longest)
  if (what === 'process') await kill(first)
  else killEverything(first, dataDir)

  const { url } = await open(dataDir)
  await query(url, 'CREATE TABLE kept (id int)')
  expect(await query(url, 'SELECT id FROM kept')).toEqual([])
  expect(readdirSync(root).filter((name) => name.startsWith('initializing-'))).toEqual([])
})
