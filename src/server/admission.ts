/**
 * The keys that work counts for: `account:<id>`, `address:<network>` or both. Work without a caller counts for the process
 * alone.
 */
export type Caller = readonly string[]

export interface AdmissionLimits {
  /** Maximum of running work. One caller never takes all of these places, unless there is only one. */
  parallel: number
  /** Maximum of waiting work. */
  waiting: number
  /** Maximum of one caller's running and waiting work together. */
  perCaller: number
  /** Work of this price or more never takes all places either, so cheaper work need not wait for it. */
  largePrice?: number
  /** By default `maxWaitMs`; longer where the first work waits for its worker to load. */
  waitMs?: number
}

export interface AdmissionOptions {
  /** What the work costs, in the same unit for all work of one queue, such as the lines of a document. By default 1. */
  price?: number
  /** Known callers go before all others. */
  isKnown?: boolean
  /** Takes the work out of the queue. Running work is not aborted. */
  signal?: AbortSignal | undefined
}

/** Too much is asked at once: the request is refused and may be repeated. */
export class BusyError extends Error {
  readonly retryAfterSeconds = 5

  constructor() {
    super("We're busy with other requests right now. Please try again in a few seconds.")
  }
}

/** A person waits no longer for an answer. */
export const maxWaitMs = 3_000

interface Waiting {
  caller: Caller
  price: number
  isKnown: boolean
  /** The keys whose running work is limited. */
  limited: readonly string[]
  start: () => void
  fail: (reason: unknown) => void
}

/**
 * A semaphore with a bounded queue and a fair share for each caller. A free place goes to the caller with the least recent
 * usage, the price of the waiting work included, so callers take turns, and a newcomer goes first. With equal usage the
 * longest waiting work goes first.
 */
export function createAdmission(limits: AdmissionLimits) {
  const { parallel, waiting: maxWaiting, perCaller, largePrice = Infinity, waitMs = maxWaitMs } = limits
  const maxRunning = Math.max(1, parallel - 1)
  const admitted = createCounts()
  const running = createCounts()
  const usage = createUsage()
  let queue: Waiting[] = []
  let places = parallel

  const inOrder = (some: readonly Waiting[]) => {
    const now = performance.now()
    const costs = new Map(some.map((each) => [each, usage.most(each.caller, now) + each.price]))
    const getCost = (each: Waiting) => costs.get(each) ?? 0
    return some.toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || getCost(a) - getCost(b))
  }

  function startWaiting() {
    while (places > 0) {
      const [next] = inOrder(queue.filter(({ limited }) => running.most(limited) < maxRunning))
      if (!next) return
      remove(next)
      places--
      running.add(next.limited, 1)
      usage.add(next.caller, next.price)
      next.start()
    }
  }

  function remove(waiting: Waiting) {
    queue = queue.filter((each) => each !== waiting)
  }

  function refuse(waiting: Waiting, reason: unknown) {
    if (!queue.includes(waiting)) return
    remove(waiting)
    admitted.add(waiting.caller, -1)
    waiting.fail(reason)
  }

  /** Resolves when the work may start. */
  async function enter(waiting: Waiting, started: Promise<void>, signal: AbortSignal | undefined) {
    queue.push(waiting)
    startWaiting()
    // A full queue refuses the caller with the most usage, which need not be the last to come.
    const last = queue.length > maxWaiting ? inOrder(queue).at(-1) : undefined
    if (last) refuse(last, new BusyError())
    const onAbort = () => refuse(waiting, signal?.reason)
    const timer = setTimeout(() => refuse(waiting, new BusyError()), waitMs)
    signal?.addEventListener('abort', onAbort)
    try {
      await started
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    /**
     * Runs the work once a place is free. Rejects, without running it, with a `BusyError` if it would wait too long or the
     * queue is full, and with the reason of the signal if it is aborted in the queue.
     */
    async run<Result>(
      caller: Caller,
      work: () => Promise<Result>,
      { price = 1, isKnown = false, signal }: AdmissionOptions = {},
    ): Promise<Result> {
      signal?.throwIfAborted()
      if (admitted.most(caller) >= perCaller) throw new BusyError()
      const { promise: started, resolve: start, reject: fail } = Promise.withResolvers<void>()
      const limited = price < largePrice ? caller : [...caller, 'large work']
      admitted.add(caller, 1)
      await enter({ caller, price, isKnown, limited, start, fail }, started, signal)
      try {
        return await work()
      } finally {
        places++
        running.add(limited, -1)
        admitted.add(caller, -1)
        startWaiting()
      }
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>

/** A count per key. Keys with a count of 0 are removed. */
function createCounts() {
  const counts = new Map<string, number>()
  return {
    /** The largest count of a caller's keys. */
    most: (caller: Caller) => Math.max(0, ...caller.map((key) => counts.get(key) ?? 0)),
    add(caller: Caller, change: 1 | -1) {
      for (const key of caller) {
        const count = (counts.get(key) ?? 0) + change
        if (count > 0) counts.set(key, count)
        else counts.delete(key)
      }
    },
  }
}

const halfLifeMs = 60_000
/** A thousandth is left after ten half-lives. */
const forgottenAfterMs = 10 * halfLifeMs

/** The price of all work that each key has started, halved every minute: a fair-share scheduler's decayed usage. */
function createUsage() {
  const usages = new Map<string, { price: number; at: number }>()
  function get(key: string, now: number) {
    const usage = usages.get(key)
    return usage ? usage.price * 0.5 ** ((now - usage.at) / halfLifeMs) : 0
  }
  return {
    /** The largest usage of a caller's keys. */
    most: (caller: Caller, now: number) => Math.max(0, ...caller.map((key) => get(key, now))),
    add(caller: Caller, price: number) {
      const now = performance.now()
      for (const key of caller) {
        const total = get(key, now) + price
        // The least recent ones come first in the map.
        usages.delete(key)
        usages.set(key, { price: total, at: now })
      }
      for (const [key, { at }] of usages) {
        if (now - at < forgottenAfterMs) break
        usages.delete(key)
      }
    },
  }
}
