import type { Worker } from 'node:worker_threads'

export interface TimeLimits {
  cpuMs: number
  /** On a busy machine little computing takes long. */
  wallMs: number
}

const watchEveryMs = 50

/** Calls `end` once when a thread has computed, or has taken, longer from now on; answers how to stop watching. */
export function limitTime(worker: Worker, { cpuMs, wallMs }: TimeLimits, end: () => void): () => void {
  const cpuTime = () =>
    worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1_000,
      // It has not started yet, or has ended.
      () => 0,
    )
  const before = cpuTime()
  const stop = () => {
    clearTimeout(wall)
    clearInterval(cpu)
  }
  const over = () => {
    stop()
    end()
  }
  let isWatching = true
  const wall = setTimeout(over, wallMs)
  const cpu = setInterval(() => {
    void Promise.all([before, cpuTime()]).then(([start, now]) => {
      if (isWatching && now - start > cpuMs) over()
    })
  }, watchEveryMs)
  return () => {
    isWatching = false
    stop()
  }
}
