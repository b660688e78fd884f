import type { TextPage } from '#contract/document-text.ts'
import { measureExtent, splitRegions, type Region } from './columns.ts'
import { toLines, type Line } from './lines.ts'

/** Lines that are read one after the other, possibly over several pages. */
export interface TextFlow {
  lines: Line[]
  /** The flow whose last section goes on in this one; null where the text begins anew. */
  continues: TextFlow | null
}

interface Columns {
  gutter: number
  left: TextFlow
  right: TextFlow
}

const sameGutter = 18
/** Columns that end as close to each other as this end together. */
const reach = 12

/** The flows of a document's pages: a column goes on in the same column of the next page. */
export function toReadingOrder(pages: TextPage[]): TextFlow[] {
  const flows: TextFlow[] = []
  let open: TextFlow | null = null
  let columns: Columns | null = null
  pages.forEach((page, number) => {
    const regions = splitRegions(page.items)
    for (const [index, region] of regions.entries()) {
      const before = index === 0 ? columns : null
      const flow = findFlow(region, before ?? columns, index === 0, open)
      if (!flows.includes(flow)) flows.push(flow)
      flow.lines.push(...toLines(region.items, number))
      columns = columnsAfter(region, flow, columns, open)
      open = flow
    }
  })
  return flows
}

function findFlow(region: Region, columns: Columns | null, isFirst: boolean, open: TextFlow | null): TextFlow {
  if (columns && region.gutter !== null && Math.abs(region.gutter - columns.gutter) < sameGutter) {
    return region.side === 'left' ? columns.left : columns.right
  }
  if (columns && region.gutter === null && isFirst) return columnUnder(region, columns)
  if (open && region.gutter === null && !columns && isFirst) return open
  if (region.gutter !== null) return { lines: [], continues: columns?.left.continues ?? open }
  return { lines: [], continues: columns && !isFirst ? columnThatReaches(columns) : open }
}

/** Text beneath two columns goes on where the one of them ended that reaches down to it. */
function columnThatReaches({ left, right }: Columns): TextFlow {
  const end = ({ lines }: TextFlow) => lines.at(-1)
  const [last, other] = [end(left), end(right)]
  if (!last || !other || last.page !== other.page) return (last?.page ?? -1) > (other?.page ?? -1) ? left : right
  return last.baseline > other.baseline + reach ? left : right
}

/** On a page without columns, the text goes on in the column above it, or in the longer one. */
function columnUnder(region: Region, { gutter, left, right }: Columns): TextFlow {
  const extent = measureExtent(region)
  if (extent.left >= gutter) return right
  if (extent.right <= gutter) return left
  return countCharacters(left) > countCharacters(right) ? left : right
}

const countCharacters = (flow: TextFlow) => flow.lines.reduce((sum, line) => sum + line.text.length, 0)

function columnsAfter(region: Region, flow: TextFlow, columns: Columns | null, open: TextFlow | null): Columns | null {
  const { gutter, side } = region
  if (gutter === null) return columns && (flow === columns.left || flow === columns.right) ? columns : null
  if (columns && Math.abs(columns.gutter - gutter) < sameGutter) return columns
  const other: TextFlow = { lines: [], continues: open }
  return side === 'left' ? { gutter, left: flow, right: other } : { gutter, left: other, right: flow }
}
