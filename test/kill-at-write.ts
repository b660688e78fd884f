import { flushCompileCache } from 'node:module'
import { Client } from 'pg'

/**
 * Kills this process right before its database write number `killAt`. Returns the counter, for writes that are not in the
 * database.
 */
export function killAtWrite(killAt: number) {
  // A killed process would not store what it compiled.
  flushCompileCache()
  let writes = 0
  const countWrite = () => {
    writes += 1
    if (writes === killAt) process.kill(process.pid, 'SIGKILL')
  }
  const query: (...args: unknown[]) => unknown = Client.prototype.query
  Object.assign(Client.prototype, {
    query(this: Client, ...args: unknown[]) {
      const [first] = args
      const text = typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first)
      if (/^\s*(insert|update|delete|commit)\b/i.test(text)) countWrite()
      return query.apply(this, args)
    },
  })
  return countWrite
}
