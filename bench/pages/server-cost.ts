import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const ticksPerSecond = 100

/** Processor time that a process has used, in microseconds (Linux). */
function usedBy(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
}

/** Microseconds of the server's processor that one request of a page costs. */
export async function measureRequestCost(url: string, pid: number, seconds = 6) {
  const load = () =>
    autocannon({ url, connections: 16, duration: seconds, headers: { 'accept-encoding': 'br', accept: 'text/html' } })
  await load()
  const before = usedBy(pid)
  const { requests, non2xx, errors } = await load()
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`)
  return (usedBy(pid) - before) / requests.total
}
