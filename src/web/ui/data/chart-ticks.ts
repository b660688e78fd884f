const mostTicks = 5

/** Evenly spaced round numbers from 0 to at least `highest`, for the axis of a chart. */
export function niceTicks(highest: number): number[] {
  const step = niceStep(highest / mostTicks)
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50, ... that is at least `minimum`. */
function niceStep(least: number) {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10)
}
