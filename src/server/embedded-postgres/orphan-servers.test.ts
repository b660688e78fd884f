import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { open, sharedFolder, temporaryFolder } from './test-servers.fixture.ts'
import { serversByLsof, serversIn } from './orphan-servers.ts'

const hasLsof = execFileSync('sh', ['-c', 'command -v lsof || true'], { encoding: 'utf8' }) !== ''
const ways = hasLsof ? [serversIn, serversByLsof] : [serversIn]

it('the servers of a folder are found, and nothing else that works there', async () => {
  const dataDir = await sharedFolder()
  const dataFolder = join(dataDir, 'postgres/cluster/data')
  const { child } = await open(dataDir)
  const visitor = spawn('/bin/sleep', ['60'], { cwd: dataFolder, stdio: 'ignore' })
  onTestFinished(() => void visitor.kill('SIGKILL'))
  const elsewhere = temporaryFolder()
  for (const servers of ways) {
    const found = await servers(dataFolder)
    expect(found.length).toBeGreaterThan(2)
    expect(found).not.toContain(child.pid)
    expect(found).not.toContain(visitor.pid)
    expect(await servers(elsewhere)).toEqual([])
  }
})
