import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { callLimits, dataLimits, type CallLimit, type LimitName, type RateLimit } from '#contract/rate-limits.ts'
import { tooMany } from './errors.ts'

export const limitRules: Record<LimitName, RateLimit> = { ...callLimits, ...dataLimits }

/**
 * Hashed, so that a counter names no person. If the name of a limit ends in `address`, the last word of the key is an address,
 * and an IPv6 address counts with its /64.
 */
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
    Object.entries(limitRules).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
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
    /** Counts a call for its declared limits. Without a session those per account do not count. */
    async consumeCall(
      names: readonly CallLimit[],
      { accountId, address }: { accountId: string | null; address: string },
    ) {
      for (const name of names) {
        const who = name.endsWith(' account') ? accountId : address
        if (who !== null) await this.consume(name, who)
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
    /** Whether the next try would be past the limit. Counts nothing. */
    async isUsedUp(name: LimitName, who: string) {
      const state = await limiter(name).get(toKey(name, who))
      return state !== null && state.remainingPoints <= 0
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits per address of a route outside the contract. A declared call names its limits itself. */
    limits?: readonly Extract<CallLimit, `${string}, address`>[]
  }
}

/** Counts the requests of routes outside the contract. */
export function limitRoutes(app: FastifyInstance, limits: RateLimits) {
  app.addHook('preHandler', ({ routeOptions, ip }) =>
    limits.consumeCall(routeOptions.config.limits ?? [], { accountId: null, address: ip }),
  )
}
