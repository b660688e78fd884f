const maxTicks = 5

/** Evenly spaced round numbers from 0 to at least `highest`, for the axis of a chart. */
export function niceTicks(highest: number): number[] {
  const step = niceStep(highest / maxTicks)
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50, ... that is at least `minimum`. */
function niceStep(minimum: number) {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(minimum)))
  return magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= minimum) ?? 10)
}
