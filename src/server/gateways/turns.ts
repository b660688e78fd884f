interface Waiting {
  most: number
  /** What is thrown for one more than may wait. */
  busy: () => Error
}

/** Lets `count` pieces of work run at once; others wait for their turn, any number of them unless `waiting` limits it. */
export function createTurns(count: number, waiting?: Waiting) {
  let free = count
  const next: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else if (waiting && next.length >= waiting.most) throw waiting.busy()
    else await new Promise<void>((resolve) => next.push(resolve))
    try {
      return await work()
    } finally {
      const first = next.shift()
      if (first) first()
      else free++
    }
  }
}
