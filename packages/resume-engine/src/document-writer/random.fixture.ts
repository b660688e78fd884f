/** Numbers that look random and are the same for the same seed. */
export function random(seed: number) {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[number(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const some = <Item>(items: readonly Item[], maxLength: number) => {
    const left = [...items]
    const count = Math.min(items.length, number(1, maxLength))
    return Array.from({ length: count }, () => left.splice(number(0, left.length - 1), 1)).flat()
  }
  return { number, pick, some }
}
