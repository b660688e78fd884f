/** A pair of texts: whether they are of one occupation, and what each measure says of them. */
export interface Pair {
  resume: number
  posting: number
  isMatch: boolean
  values: number[]
}

/** The chance that a matching pair scores above a mismatching one; ties count half. */
export function areaUnderCurve(pairs: Pair[], measure: number): number {
  const sorted = pairs.map((pair) => ({ value: pair.values[measure] ?? 0, isMatch: pair.isMatch }))
  sorted.sort((a, b) => a.value - b.value)
  let below = 0
  let area = 0
  for (let at = 0; at < sorted.length;) {
    let to = at
    while (to < sorted.length && sorted[to]!.value === sorted[at]!.value) to++
    const group = sorted.slice(at, to)
    const matches = group.filter(({ isMatch }) => isMatch).length
    area += matches * (below + (group.length - matches) / 2)
    below += group.length - matches
    at = to
  }
  const matches = pairs.filter(({ isMatch }) => isMatch).length
  return area / (matches * (pairs.length - matches))
}

/** Numbers between 0 and 1 that are the same each time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * The 95 % interval of the difference of two measures' areas. Drawn again are the resumes and the postings, each within its
 * occupation, and not the pairs, which are not independent of each other.
 */
export function differenceInterval(
  pairs: Pair[],
  groups: { resumes: string[]; postings: string[] },
  [one, other]: [number, number],
  rounds = 2_000,
): [number, number] {
  const random = randomFrom(20_260)
  const byPlace = new Map(pairs.map((pair) => [`${pair.resume} ${pair.posting}`, pair]))
  const differences = Array.from({ length: rounds }, () => {
    const resumes = drawn(groups.resumes, random)
    const postings = drawn(groups.postings, random)
    const chosen = resumes.flatMap((resume) => postings.map((posting) => byPlace.get(`${resume} ${posting}`)!))
    return areaUnderCurve(chosen, one) - areaUnderCurve(chosen, other)
  }).sort((a, b) => a - b)
  return [differences[Math.floor(rounds * 0.025)]!, differences[Math.ceil(rounds * 0.975) - 1]!]
}

/** A bootstrap sample: as many of each group, drawn with replacement. */
function drawn(groups: string[], random: () => number): number[] {
  const members = Map.groupBy(
    groups.map((_, index) => index),
    (index) => groups[index],
  )
  return [...members.values()].flatMap((list) => list.map(() => list[Math.floor(random() * list.length)]!))
}
