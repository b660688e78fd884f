import type { TextPage } from '#engine/model/document-text.ts'
import { measureExtent, splitRegions, type Region } from './columns.ts'
import { toLines, type Line } from './lines.ts'

/** Consecutive lines in reading order, possibly over several pages. */
export interface TextFlow {
  lines: Line[]
  /** The flow whose last section continues in this one. Null if a new text begins. */
  continues: TextFlow | null
}

interface Columns {
  gutter: number
  left: TextFlow
  right: TextFlow
}

const sameGutter = 18
/** Columns end together if their ends are closer than this. */
const reach = 12

/** Splits pages into flows. A column continues in the same column of the next page. */
export function toReadingOrder(pages: TextPage[]): TextFlow[] {
  const flows: TextFlow[] = []
  let open: TextFlow | null = null
  let columns: Columns | null = null
  pages.forEach((page, number) => {
    const regions = splitRegions(page.items)
    for (const [index, region] of regions.entries()) {
      const flow = findFlow(region, columns, index === 0, open)
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
  if (region.gutter !== null) return { lines: [], continues: columns?.left.continues ?? open }
  return { lines: [], continues: columns && !isFirst ? columnThatReaches(columns) : open }
}

/** Text below two columns continues the column that ends directly above it. */
function columnThatReaches({ left, right }: Columns): TextFlow {
  const end = ({ lines }: TextFlow) => lines.at(-1)
  const [last, other] = [end(left), end(right)]
  if (!last || !other || last.page !== other.page) return (last?.page ?? -1) > (other?.page ?? -1) ? left : right
  return last.baseline > other.baseline + reach ? left : right
}

/** On a page without columns, the text continues the column above it, or the longer column. */
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
