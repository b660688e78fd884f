import type { TextPage } from '#contract/document-text.ts'
import { extentOf, regionsOf, type Region } from './columns.ts'
import { linesOf, type Line } from './lines.ts'

/** Lines that are read one after the other, possibly over several pages. */
export interface Flow {
  lines: Line[]
  /** The flow whose last section goes on in this one; null where the text begins anew. */
  continues: Flow | null
}

interface Columns {
  gutter: number
  left: Flow
  right: Flow
}

const sameGutter = 18
/** Columns that end as close to each other as this end together. */
const reach = 12

/** The flows of a document's pages: a column goes on in the same column of the next page. */
export function toReadingOrder(pages: TextPage[]): Flow[] {
  const flows: Flow[] = []
  let open: Flow | null = null
  let columns: Columns | null = null
  pages.forEach((page, number) => {
    const regions = regionsOf(page.items)
    for (const [index, region] of regions.entries()) {
      const before = index === 0 ? columns : null
      const flow = flowFor(region, before ?? columns, index === 0, open)
      if (!flows.includes(flow)) flows.push(flow)
      flow.lines.push(...linesOf(region.items, number))
      columns = columnsAfter(region, flow, columns, open)
      open = flow
    }
  })
  return flows
}

function flowFor(region: Region, columns: Columns | null, isFirst: boolean, open: Flow | null): Flow {
  if (columns && region.gutter !== null && Math.abs(region.gutter - columns.gutter) < sameGutter) {
    return region.side === 'left' ? columns.left : columns.right
  }
  if (columns && region.gutter === null && isFirst) return columnUnder(region, columns)
  if (open && region.gutter === null && !columns && isFirst) return open
  if (region.gutter !== null) return { lines: [], continues: columns?.left.continues ?? open }
  return { lines: [], continues: columns && !isFirst ? columnThatReaches(columns) : open }
}

/** Text beneath two columns goes on where the one of them ended that reaches down to it. */
function columnThatReaches({ left, right }: Columns): Flow {
  const end = ({ lines }: Flow) => lines.at(-1)
  const [last, other] = [end(left), end(right)]
  if (!last || !other || last.page !== other.page) return (last?.page ?? -1) > (other?.page ?? -1) ? left : right
  return last.baseline > other.baseline + reach ? left : right
}

/** On a page without columns, the text goes on in the column above it, or in the longer one. */
function columnUnder(region: Region, { gutter, left, right }: Columns): Flow {
  const extent = extentOf(region)
  if (extent.left >= gutter) return right
  if (extent.right <= gutter) return left
  return lengthOf(left) > lengthOf(right) ? left : right
}

const lengthOf = (flow: Flow) => flow.lines.reduce((sum, line) => sum + line.text.length, 0)

function columnsAfter(region: Region, flow: Flow, columns: Columns | null, open: Flow | null): Columns | null {
  const { gutter, side } = region
  if (gutter === null) return columns && (flow === columns.left || flow === columns.right) ? columns : null
  if (columns && Math.abs(columns.gutter - gutter) < sameGutter) return columns
  const other: Flow = { lines: [], continues: open }
  return side === 'left' ? { gutter, left: flow, right: other } : { gutter, left: other, right: flow }
}
