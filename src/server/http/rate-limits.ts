import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooMany } from './errors.ts'

const minutes = 60
const hours = 60 * minutes

/**
 * Points per duration in seconds, documented in docs/operations.md. If a name ends in `address`, the last word of the key is
 * an address, and an IPv6 address counts with its /64.
 */
export const limitRules = {
  'sign-in, account and address': { points: 10, duration: 15 * minutes },
  'sign-in, account': { points: 100, duration: hours },
  'sign-in, account and device': { points: 10, duration: 15 * minutes },
  'sign-in, address': { points: 50, duration: 15 * minutes },
  // Per kind of code: guesses of the app's codes do not block the recovery codes.
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
  // One for each pause in typing.
  'preview, address': { points: 15_000, duration: hours },
  'resume-preview, address': { points: 100, duration: hours },
  'refusals recorded, account and call': { points: 10, duration: hours },
  'subscribing, account': { points: 120, duration: hours },
  'asking the card provider, account': { points: 600, duration: hours },
  'application, account': { points: 300, duration: hours },
  'application change, account': { points: 1_000, duration: hours },
  'rules, account': { points: 200, duration: hours },
  'answers, account': { points: 300, duration: hours },
  'question, account': { points: 200, duration: hours },
  'job interest, account': { points: 60, duration: hours },
  'job interest change, account': { points: 1_000, duration: hours },
  'document saving, account': { points: 600, duration: hours },
  'share link, account': { points: 60, duration: hours },
  'shared document, address': { points: 300, duration: hours },
  // Wrong passwords only.
  'shared document, link and address': { points: 10, duration: 15 * minutes },
  'shared document, link': { points: 100, duration: hours },
  'interview change, account': { points: 600, duration: hours },
  'interview brief, account': { points: 300, duration: hours },
  'calendar feed, account': { points: 20, duration: hours },
  'calendar, address': { points: 600, duration: hours },
  'message, account': { points: 300, duration: hours },
  'message to everybody, account': { points: 20, duration: hours },
  'contact, address': { points: 10, duration: hours },
  'contact, mail address': { points: 50, duration: 24 * hours },
  'contact mails, all': { points: 100, duration: hours },
} as const
export type LimitName = keyof typeof limitRules

// Hashed, so that a counter names no person.
function toKey(name: LimitName, who: string) {
  const counted = name.endsWith('address') ? who.replace(/\S+$/, toLimitAddress) : who
  return createHash('sha256').update(counted.toLowerCase()).digest('base64url')
}

/**
 * The key of an address; a closed connection has none. A provider usually gives a customer a whole IPv6 /64, so all of it
 * counts together. An IPv4 address written as IPv6 counts as IPv4.
 */
export function toLimitAddress(address: string | undefined) {
  if (address === undefined) return 'unknown'
  const [plain = ''] = address.split('%', 1)
  if (isIP(plain) !== 6) return address
  const [left = '', right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [left, right ?? ''].map((half) => half.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return groups.slice(6).flatMap(toBytes).join('.')
  return `${groups.slice(0, 4).join(':')}::/64`
}

function toBytes(group: string) {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 0xff]
}

/** Counts in PostgreSQL, so the limits hold across processes. */
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
    const match = limiters.get(name)
    if (!match) throw new Error(`No limit named ${name}`)
    return match
  }

  return {
    /** Counts one try. Throws a 429 past the limit. */
    async consume(name: LimitName, who: string) {
      try {
        await limiter(name).consume(toKey(name, who))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext / 1000)
        throw reason
      }
    },
    /** Counts one try. False past the limit. */
    async allows(name: LimitName, who: string) {
      try {
        await this.consume(name, who)
        return true
      } catch (reason) {
        if (reason instanceof Error && 'status' in reason && reason.status === 429) return false
        throw reason
      }
    },
    /** Takes back one counted try after a success. */
    async refund(name: LimitName, who: string) {
      await limiter(name).reward(toKey(name, who))
    },
    async clear(name: LimitName, who: string) {
      await limiter(name).delete(toKey(name, who))
    },
    async purge() {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()])
    },
  }
}
export type RateLimits = ReturnType<typeof createRateLimits>
