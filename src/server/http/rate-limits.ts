import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './errors.ts'

const minutes = 60
const hours = 60 * minutes

/** How many calls each limit lets through, and in how many seconds. Documented in docs/operations.md. */
export const limitRules = {
  'sign-in, account and address': { points: 10, duration: 15 * minutes },
  'sign-in, address': { points: 50, duration: 15 * minutes },
  // Counted for each kind of code by itself: guessing the app's codes does not close the way by a recovery code.
  'second factor, account': { points: 20, duration: 15 * minutes },
  'second factor, account and day': { points: 100, duration: 24 * hours },
  'step-up, account': { points: 60, duration: hours },
  'registration, address': { points: 100, duration: hours },
  'mail, address': { points: 60, duration: hours },
  'mail, account': { points: 5, duration: hours },
  'token, address': { points: 200, duration: hours },
  'export, account': { points: 5, duration: 24 * hours },
  'upload, account': { points: 100, duration: hours },
  'resume reading, account': { points: 60, duration: hours },
  'posting reading, account': { points: 100, duration: hours },
  'writing, address': { points: 100, duration: hours },
  'writing, account': { points: 60, duration: hours },
  'analysis, address': { points: 600, duration: hours },
  'analysis, account': { points: 300, duration: hours },
  'resume reading, address': { points: 60, duration: hours },
  'download, address': { points: 100, duration: hours },
  'reading back, address': { points: 100, duration: hours },
  'refusals recorded, account and call': { points: 10, duration: hours },
  'subscribing, account': { points: 120, duration: hours },
  'asking the card provider, account': { points: 600, duration: hours },
  'contact, address': { points: 10, duration: hours },
  'contact mails, all': { points: 100, duration: hours },
} as const
export type LimitName = keyof typeof limitRules

// Keys are hashed: a counter says nothing of whom it counts.
const keyOf = (who: string) => createHash('sha256').update(who.toLowerCase()).digest('base64url')

/** Counts in PostgreSQL, so that the limits hold across processes. */
export function createRateLimits(pool: Pool) {
  const limiters = new Map(
    Object.entries(limitRules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  )
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`No limit named ${name}`)
    return found
  }

  return {
    /** Counts one try; past the limit it throws a 429. */
    async take(name: LimitName, who: string) {
      try {
        await limiter(name).consume(keyOf(who))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext / 1000)
        throw reason
      }
    },
    /** Whether one more try is within the limit, counting it. */
    async allows(name: LimitName, who: string) {
      try {
        await this.take(name, who)
        return true
      } catch (reason) {
        if (reason instanceof Error && 'status' in reason && reason.status === 429) return false
        throw reason
      }
    },
    /** Takes back one counted try that turned out well. */
    async giveBack(name: LimitName, who: string) {
      await limiter(name).reward(keyOf(who))
    },
    async clear(name: LimitName, who: string) {
      await limiter(name).delete(keyOf(who))
    },
    async purge() {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()])
    },
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>
