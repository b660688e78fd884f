/** Gathers the items of an async iterable into arrays of up to `size`. */
export async function* batch<Item>(items: AsyncIterable<Item>, size: number) {
  let buffer: Item[] = []
  for await (const item of items) {
    buffer.push(item)
    if (buffer.length < size) continue
    yield buffer
    buffer = []
  }
  if (buffer.length > 0) yield buffer
}
