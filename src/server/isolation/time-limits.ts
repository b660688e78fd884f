export interface TimeLimits {
  /** Processor time of the worker. Threads only: it does not depend on how busy the machine is. */
  cpuMs?: number
  wallMs: number
}

const pollEveryMs = 50

/**
 * Calls `onTimeout` once the worker has used more processor or wall time from now on. Returns how to stop watching.
 */
export function watchTime(
  readCpuMs: () => Promise<number>,
  { cpuMs, wallMs }: TimeLimits,
  onTimeout: () => void,
): () => void {
  let isWatching = true
  const end = () => {
    if (!isWatching) return
    stop()
    onTimeout()
  }
  const wall = setTimeout(end, wallMs)
  const cpu = cpuMs === undefined ? undefined : pollCpu(readCpuMs, cpuMs, end)
  function stop() {
    isWatching = false
    clearTimeout(wall)
    clearInterval(cpu)
  }
  return stop
}

function pollCpu(readCpuMs: () => Promise<number>, maxMs: number, onExceeded: () => void) {
  const before = readCpuMs()
  return setInterval(() => {
    void Promise.all([before, readCpuMs()]).then(([start, now]) => {
      if (now - start > maxMs) onExceeded()
    })
  }, pollEveryMs)
}
