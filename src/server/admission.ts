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
}

/** The queue is full: the request is refused at once and may be repeated. */
export class BusyError extends Error {
  readonly retryAfterSeconds = 5

  constructor() {
    super("We're busy with other requests right now. Please try again in a few seconds.")
  }
}

interface Waiting {
  caller: Caller
  start: () => void
  fail: (reason: unknown) => void
}

/**
 * A semaphore with a bounded queue and a fair share for each caller. A free place goes to the caller with the least running
 * work, then to the longest waiting one. One caller's queue does not delay the others.
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
  function enter(caller: Caller, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (admitted.most(caller) >= perCaller) throw new BusyError()
    const started = new Promise<void>((start, fail) => {
      const waiting = { caller, start, fail }
      queue.push(waiting)
      signal?.addEventListener('abort', () => giveUp(waiting, signal.reason), { once: true })
    })
    startWaiting()
    if (queue.length > maxWaiting) {
      queue.pop()
      throw new BusyError()
    }
    admitted.add(caller, 1)
    return started
  }

  /** Takes aborted work out of the queue. Running work is not aborted. */
  function giveUp(waiting: Waiting, reason: unknown) {
    const index = queue.indexOf(waiting)
    if (index < 0) return
    queue.splice(index, 1)
    admitted.add(waiting.caller, -1)
    waiting.fail(reason)
  }

  function leave(caller: Caller) {
    places++
    running.add(caller, -1)
    admitted.add(caller, -1)
    startWaiting()
  }

  return {
    /**
     * Runs the work once a place is free. Rejects, without running it, with a `BusyError` if the queue is full, and with
     * the reason of the signal if it is aborted in the queue.
     */
    async run<Result>(caller: Caller, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      await enter(caller, signal)
      try {
        return await work()
      } finally {
        leave(caller)
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
