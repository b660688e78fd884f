import { spawn } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  isRoot,
  killAll,
  killEverything,
  NOBODY,
  open,
  sharedFolder,
  processesIn,
  query,
  temporaryFolder,
  waitUntil,
} from './test-servers.fixture.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts'
import { findRunningPostgres } from './connect-or-start.ts'

const findDataFolder = (dataDir: string) => join(dataDir, 'postgres/cluster/data')

async function keepRow(url: string) {
  await query(url, 'DROP TABLE IF EXISTS kept; CREATE TABLE kept (id int); INSERT INTO kept VALUES (1)')
}

async function expectRow(url: string) {
  expect(await query(url, 'SELECT id FROM kept')).toEqual([{ id: 1 }])
}

describe('a start', () => {
  it('makes the database once and finds its rows again', async () => {
    const dataDir = temporaryFolder()
    const first = await startEmbeddedPostgres({ dataDir, durable: false })
    await keepRow(first.url)
    await Promise.all([first.stop(), first.stop()])
    expect(processesIn(dataDir)).toEqual([])

    const second = await startEmbeddedPostgres({ dataDir, durable: false })
    onTestFinished(() => second.stop())
    await expectRow(second.url)
    expect(new URL(second.url).password).toBe(new URL(first.url).password)
  })

  it('can be found by a tool beside the product, for as long as it runs', async () => {
    const dataDir = await sharedFolder()
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false })
    expect(await findRunningPostgres(dataDir)).toBe(url)
    await stop()
    expect(await findRunningPostgres(dataDir)).toBeNull()
  })

  it('makes the database foothold again when it was dropped', async () => {
    const dataDir = await sharedFolder()
    const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false })
    await query(url.replace(/foothold$/, 'postgres'), 'DROP DATABASE foothold')
    await stop()
    const again = await startEmbeddedPostgres({ dataDir, durable: false })
    onTestFinished(() => again.stop())
    expect(await query(again.url, 'SELECT current_database() AS name')).toEqual([{ name: 'foothold' }])
  })

  it('that fails says why, in the words of the server', async () => {
    const dataDir = await sharedFolder()
    const start = startEmbeddedPostgres({ dataDir, durable: false, settings: { shared_buffers: 'plenty' } })
    await expect(start).rejects.toThrow(/PostgreSQL does not start: .*shared_buffers.*plenty/)
    await expect(start).rejects.toBeInstanceOf(EmbeddedPostgresError)
    expect(processesIn(dataDir)).toEqual([])
  })
})

describe('the end of the process', () => {
  it('by SIGKILL ends the server too', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir)
    await keepRow(first.url)
    await first.kill()
    await waitUntil(() => processesIn(dataDir).length === 0)
    const second = await open(dataDir)
    await expectRow(second.url)
    await second.stop()
    expect(processesIn(dataDir)).toEqual([])
  })

  it('by SIGKILL lets the next one start at once', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir)
    await keepRow(first.url)
    await first.kill()
    await expectRow((await open(dataDir)).url)
  })

  it('together with server and watchdog loses no acknowledged row', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir, { durable: true })
    await keepRow(first.url)
    killEverything(first.child, dataDir)
    await expectRow((await open(dataDir, { durable: true })).url)
  })

  it('with its watchdog leaves a server behind, which the next start ends first', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir)
    await keepRow(first.url)
    killAll(dataDir, 'sh')
    await first.kill()
    await expectRow(first.url)
    const second = await open(dataDir)
    await expectRow(second.url)
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow()
  })

  it('ends the server even after the watchdog was lost once', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir)
    const watchdog = () => processesIn(dataDir).find(({ name }) => name === 'sh')?.pid
    const lost = watchdog()
    killAll(dataDir, 'sh')
    // Looked at once: between two looks the lost one may end.
    await waitUntil(() => ![undefined, lost].includes(watchdog()))
    expect(watchdog()).not.toBe(lost)
    await first.kill()
    await expect.poll(() => processesIn(dataDir), { timeout: 20_000 }).toEqual([])
  })
})

describe('a server that dies', () => {
  it('is started again under the same address', async () => {
    const dataDir = await sharedFolder()
    const { url, stop } = await startEmbeddedPostgres({ dataDir })
    onTestFinished(stop)
    await keepRow(url)
    const postmaster = Number.parseInt(readFileSync(join(findDataFolder(dataDir), 'postmaster.pid'), 'utf8'), 10)
    process.kill(postmaster, 'SIGKILL')
    const answers = () => query(url, 'SELECT 1').then(Boolean, () => false)
    await expect.poll(answers, { timeout: 20_000 }).toBe(true)
    await expectRow(url)
  })
})

describe('a second opener', () => {
  it('gets one clear line while the first lives, and its place when it is gone', async () => {
    const dataDir = await sharedFolder()
    const first = await open(dataDir)
    const line = `The database in ${dataDir} is in use by process ${first.child.pid}: stop that first, or set another DATA_DIR or DATABASE_URL.`
    await expect(open(dataDir)).rejects.toThrow(
      expect.objectContaining({ name: 'EmbeddedPostgresError', message: line }),
    )
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(line)
    await keepRow(first.url)
    await first.kill()
    await expectRow((await open(dataDir)).url)
  })

  it('in the same process is refused too', async () => {
    const dataDir = await sharedFolder()
    const { stop } = await startEmbeddedPostgres({ dataDir, durable: false })
    onTestFinished(stop)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
    await expect(open(dataDir)).rejects.toThrow(`in use by process ${process.pid}`)
  })
})

describe('postmaster.pid', () => {
  it.each(['the number of another process', 'nothing'])(
    'with %s in it does not keep us from starting',
    async (what) => {
      const dataDir = await sharedFolder()
      const first = await open(dataDir, { durable: true })
      await keepRow(first.url)
      const file = join(findDataFolder(dataDir), 'postmaster.pid')
      const text = readFileSync(file, 'utf8')
      first.child.kill('SIGKILL')
      killAll(dataDir)
      await waitUntil(() => processesIn(dataDir).length === 0)

      const ids = isRoot ? { uid: statSync(file).uid, gid: NOBODY } : {}
      const other = spawn('/bin/sleep', ['60'], { stdio: 'ignore', ...ids })
      onTestFinished(() => void other.kill('SIGKILL'))
      writeFileSync(file, what === 'nothing' ? '' : text.replace(/^\d+/, String(other.pid)))

      await expectRow((await open(dataDir)).url)
      expect(other.exitCode).toBeNull()
      expect(other.signalCode).toBeNull()
    },
  )
})
