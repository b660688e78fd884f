/** What comes one by one, as many together as one query can look up. */
export async function* inParts<Thing>(things: AsyncIterable<Thing>, size: number) {
  let part: Thing[] = []
  for await (const thing of things) {
    part.push(thing)
    if (part.length < size) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
