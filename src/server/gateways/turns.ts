/** Lets `count` pieces of work run at once and `mostWaiting` wait for their turn; for one more, `busy` is thrown. */
export function createTurns(count: number, mostWaiting: number, busy: () => Error) {
  let free = count
  const waiting: (() => void)[] = []
  return {
    async take() {
      if (free === 0 && waiting.length >= mostWaiting) throw busy()
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    giveBack() {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
