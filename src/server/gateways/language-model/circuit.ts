const maxFailures = 5
const restMs = 30_000

/** Stops asking what keeps failing: open after five failures in a row, and half a minute later one try decides. */
export function createCircuit(now: () => number) {
  let failures = 0
  let openedAt = 0
  let isTrying = false

  return {
    /** Whether it may be asked now; past the rest, one caller may, and the others wait for how that goes. */
    enter(): boolean {
      if (failures < maxFailures) return true
      if (isTrying || now() - openedAt < restMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      isTrying = false
    },
    failed() {
      failures++
      isTrying = false
      openedAt = now()
    },
    /** Neither: the person has left. */
    left() {
      isTrying = false
    },
  }
}
