/** Whom work is done for, as `account:<id>`, `address:<network>` or both. Work without a caller counts against the process alone. */
export type Caller = readonly string[]

export interface AdmissionLimits {
  /** How many pieces of work run at once. One caller never takes all of these places, unless there is only one. */
  parallel: number
  /** How many wait for a place. */
  waiting: number
  /** How many of one caller run and wait together. */
  perCaller: number
}

/** More work than may wait: the request is refused at once, and may come again. */
export class BusyError extends Error {
  readonly retryAfterSeconds = 5

  constructor() {
    super("We're busy with other requests right now. Please try again in a few seconds.")
  }
}

interface Waiting {
  caller: Caller
  start: () => void
}

/**
 * A semaphore with a bounded queue and a fair share for each caller. A free place goes to the caller with the least
 * work running, then to the one who has waited longest, so one caller's queue keeps nobody else waiting.
 */
export function createAdmission({ parallel, waiting: maxWaiting, perCaller }: AdmissionLimits) {
  const maxRunning = Math.max(1, parallel - 1)
  const admitted = createCounts()
  const running = createCounts()
  const queue: Waiting[] = []
  let places = parallel

  function takeNext(): Waiting | undefined {
    const least = Math.min(...queue.map(({ caller }) => running.most(caller)))
    const index = queue.findIndex(({ caller }) => running.most(caller) === least)
    return least < maxRunning ? queue.splice(index, 1)[0] : undefined
  }

  function startWaiting() {
    while (places > 0) {
      const next = takeNext()
      if (!next) return
      places--
      running.add(next.caller, 1)
      next.start()
    }
  }

  /** Resolves when the work may start. */
  function enter(caller: Caller): Promise<void> {
    if (admitted.most(caller) >= perCaller) throw new BusyError()
    const started = new Promise<void>((start) => queue.push({ caller, start }))
    startWaiting()
    if (queue.length > maxWaiting) {
      queue.pop()
      throw new BusyError()
    }
    admitted.add(caller, 1)
    return started
  }

  function leave(caller: Caller) {
    places++
    running.add(caller, -1)
    admitted.add(caller, -1)
    startWaiting()
  }

  return {
    /** Does the work when its turn has come; rejects with a `BusyError`, and does nothing, where too much waits. */
    async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
      await enter(caller)
      try {
        return await work()
      } finally {
        leave(caller)
      }
    },
  }
}
export type Admission = ReturnType<typeof createAdmission>

/** How much each key has; keys without any are forgotten. */
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
