/** The properties of a posting that are of use here, and those of the items within them. */
const known = new Set(
  `title name description url hiringOrganization jobLocation address addressLocality addressRegion addressCountry
  jobLocationType applicantLocationRequirements`.split(/\s+/),
)

type Item = Record<string, unknown>

interface Frame {
  tag: string
  /** How many tags of the same name are open since; the frame ends with the last of them. */
  depth: number
  item?: Item
  /** A property whose value is the markup from `start` to the end of the frame. */
  property?: { owner: Item; name: string; start: number }
}

/** Elements that nothing closes. */
const empty = new Set(['meta', 'link', 'img', 'input', 'br', 'hr'])

const maxFrames = 16
const maxPostings = 100

/**
 * Collects microdata postings while a page is walked. Only the few elements that matter are unique open, so tags that
 * are never closed, or closed in the wrong order, cost nothing.
 */
export function createMicrodata(html: string) {
  const postings: Item[] = []
  const frames: Frame[] = []

  return {
    postings,
    open(tag: string, attributes: ReadonlyMap<string, string>, end: number) {
      for (const frame of frames) if (frame.tag === tag) frame.depth++
      const owner = frames.findLast((frame) => frame.item)?.item
      const name = findProperty(attributes, owner)
      if (attributes.has('itemscope')) {
        const item: Item = { '@type': attributes.get('itemtype') ?? '' }
        if (owner && name) owner[name] = item
        else if (!owner && isPosting(item) && postings.length < maxPostings) postings.push(item)
        else if (!owner) return
        if (frames.length < maxFrames && !empty.has(tag)) frames.push({ tag, depth: 1, item })
      } else if (owner && name) {
        const value = attributes.get('content') ?? (name === 'url' ? attributes.get('href') : undefined)
        if (value !== undefined) owner[name] = value
        else if (frames.length < maxFrames && !empty.has(tag))
          frames.push({ tag, depth: 1, property: { owner, name, start: end } })
      }
    },
    close(tag: string, start: number) {
      for (const frame of frames) if (frame.tag === tag) frame.depth--
      const ended = frames.findIndex((frame) => frame.depth === 0)
      if (ended < 0) return
      for (const { property } of frames.splice(ended)) {
        if (property) property.owner[property.name] ??= html.slice(property.start, start)
      }
    },
  }
}

function findProperty(attributes: ReadonlyMap<string, string>, owner: Item | undefined): string | undefined {
  const names = attributes.get('itemprop')?.slice(0, 200).split(/\s+/) ?? []
  return owner && names.find((name) => known.has(name) && !Object.hasOwn(owner, name))
}

const isPosting = (item: Item) => /^\s*https?:\/\/schema\.org\/JobPosting\s*$/i.test(String(item['@type']))
