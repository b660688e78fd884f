const mostTicks = 5

/** Round whole numbers from 0 to at least `highest`, evenly apart: what stands beside the lines of a picture. */
export function niceTicks(highest: number): number[] {
  const step = niceStep(highest / mostTicks)
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}

/** The least of 1, 2, 5, 10, 20, 50, ... that is not below `least`. */
function niceStep(least: number) {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10)
}
