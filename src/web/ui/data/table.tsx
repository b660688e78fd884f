/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { cn } from '../class-names.ts'

export type Column<Row> = {
  /** Different from those of the other columns. */
  header: string
  /** Text, or elements, which are stacked on a card; null shows a dash. */
  cell: (row: Row) => ReactNode
  /** The header cell of its row, and the title of the row's card on a phone. */
  rowHeader?: boolean
  /** Hides the header and the card's label visually: for a column of buttons. */
  hideHeader?: boolean
  align?: 'start' | 'end'
  /** Replaces the text of the header cell where it is seen, such as a control for all rows. */
  headerControl?: ReactNode
  /** The direction in which the rows can be sorted by this column: its heading becomes a button. */
  sort?: 'ascending' | 'descending'
  /** What `sortedBy` and `onSort` call a column with `sort`. */
  key?: string
  /** The whole text of a cell that may be cut off. */
  title?: (row: Row) => string | null | undefined
  /** No line breaks, for dates and numbers. */
  nowrap?: boolean
  className?: string
}

/** For a column: hides its line in a card if the cell is null or an `EmptyValue`. */
export const hiddenIfEmpty = '@max-4xl:data-nothing:hidden @max-4xl:has-data-nothing:hidden'

export type TableProps<Row> = {
  /** The accessible name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The rows belong to the previous query while the next one loads. */
  outdated?: boolean
  /** The key of the column that the rows are sorted by, and what happens when another heading is chosen. */
  sortedBy?: string
  onSort?: (key: string) => void
  /** Rows of one line each. */
  dense?: boolean
  /** Lays out the cells of a card by the columns' own classes, without labels. */
  cardClass?: string
}

/** Rows of the first paint: more than most windows show. The others follow in the background. */
const firstRows = 16

/** Each card is laid out by itself once it is near the window, and cuts off what is wider than it. */
const baseRowClass =
  'border-line @max-4xl:grid @max-4xl:[contain:content] @max-4xl:content-start @max-4xl:border @max-4xl:bg-raised @max-4xl:shadow-card @4xl:not-last:border-b'
const labelledCardClass = '@max-4xl:gap-2.5 @max-4xl:rounded-xl @max-4xl:p-4'

/**
 * A table that becomes a list of cards if there is little room. The roles are explicit because browsers drop those of
 * a table whose rows are laid out as blocks.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  outdated = false,
  sortedBy,
  onSort,
  dense = false,
  cardClass,
}: TableProps<Row>) {
  const isLabelled = cardClass === undefined
  const styled = useMemo(
    () => columns.map((column) => withCellClass(column, { dense, isLabelled })),
    [columns, dense, isLabelled],
  )
  const rowClass = cn(baseRowClass, cardClass ?? labelledCardClass)
  const shown = rows.slice(0, useDeferredValue(Number.POSITIVE_INFINITY, firstRows))
  const missing = rows.length - shown.length
  return (
    <div aria-busy={outdated || undefined} className={cn('@container transition-opacity', outdated && 'opacity-60')}>
      <div className="relative rounded-xl border border-line bg-raised shadow-card @max-4xl:border-0 @max-4xl:bg-transparent @max-4xl:shadow-none @4xl:overflow-x-auto">
        <table role="table" className="w-full border-collapse text-start @max-4xl:block">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="@max-4xl:sr-only">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.header}
                  role="columnheader"
                  scope="col"
                  aria-sort={column.key === sortedBy ? column.sort : undefined}
                  className={cn(
                    'border-b border-line bg-sunken px-3 text-sm font-semibold whitespace-nowrap text-muted first:rounded-tl-xl last:rounded-tr-xl',
                    dense ? 'h-11 py-1' : 'py-3 @5xl:px-4',
                    column.align === 'end' ? 'text-end' : 'text-start',
                  )}
                >
                  <Heading column={column} isSorted={column.key === sortedBy} onSort={onSort} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className={cn('@max-4xl:grid @2xl:@max-4xl:grid-cols-2', isLabelled ? '@max-4xl:gap-3' : '@max-4xl:gap-2')}
          >
            {shown.map((row) => (
              <TableRow key={rowKey(row)} columns={styled} row={row} className={rowClass} />
            ))}
          </tbody>
        </table>
      </div>
      {/* The room of the rows that follow, so that Back returns to the same place. */}
      {missing > 0 && (
        <div className="[--row:2.75rem] @max-4xl:[--row:9rem]" style={{ height: `calc(${missing} * var(--row))` }} />
      )}
    </div>
  )
}

interface HeadingProps<Row> {
  column: Column<Row>
  isSorted: boolean
  onSort: ((key: string) => void) | undefined
}

/** Cards have no headings to see, so that their headings are no buttons either. */
function Heading<Row>({
  column: { key, header, hideHeader, headerControl, sort },
  isSorted,
  onSort,
}: HeadingProps<Row>) {
  if (headerControl)
    return (
      <>
        {headerControl}
        <span className="@4xl:hidden">{header}</span>
      </>
    )
  if (hideHeader) return <span className="sr-only">{header}</span>
  if (!sort || !onSort || key === undefined) return header
  const Arrow = sort === 'ascending' ? ArrowUp : ArrowDown
  return (
    <>
      <button
        type="button"
        onClick={() => onSort(key)}
        className={cn(
          '-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-md px-2 font-semibold hover:bg-hover hover:text-ink @max-4xl:hidden pointer-coarse:min-h-11',
          isSorted && 'text-ink',
        )}
      >
        {header}
        <Arrow aria-hidden="true" className={cn('size-3.5', !isSorted && 'invisible')} />
      </button>
      <span className="@4xl:hidden">{header}</span>
    </>
  )
}

interface TableRowProps<Row> {
  columns: readonly StyledColumn<Row>[]
  row: Row
  className: string
}

/** Renders again only if its row or the columns change. */
const TableRow = memo(function TableRow<Row>({ columns, row, className }: TableRowProps<Row>) {
  return (
    <tr role="row" className={className}>
      {columns.map((column) => (
        <TableCell key={column.header} column={column} title={column.title?.(row) ?? undefined}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface TableCellProps<Row> {
  column: StyledColumn<Row>
  title: string | undefined
  children: ReactNode
}

function TableCell<Row>({ column, title, children }: TableCellProps<Row>) {
  const { header, rowHeader, hideHeader, cellClass } = column
  if (rowHeader) {
    return (
      <th role="rowheader" scope="row" title={title} className={cellClass}>
        {children}
      </th>
    )
  }
  const isEmpty = children === null
  return (
    <td
      role="cell"
      data-label={hideHeader ? undefined : header}
      data-nothing={isEmpty || undefined}
      title={title}
      className={cellClass}
    >
      {isEmpty ? '—' : children}
    </td>
  )
}

type StyledColumn<Row> = Column<Row> & { cellClass: string }

/** Merges the classes once for all rows. */
function withCellClass<Row>(
  column: Column<Row>,
  { dense, isLabelled }: { dense: boolean; isLabelled: boolean },
): StyledColumn<Row> {
  const { align, nowrap, rowHeader, hideHeader, className } = column
  const cellClass = cn(
    rowHeader ? 'block text-start font-semibold @4xl:table-cell' : 'data-nothing:text-muted @max-4xl:empty:hidden',
    !rowHeader &&
      isLabelled &&
      '@max-4xl:grid @max-4xl:items-baseline @max-4xl:justify-items-start @max-4xl:gap-x-3 @max-4xl:gap-y-1.5 @max-4xl:text-sm',
    !rowHeader &&
      isLabelled &&
      !hideHeader &&
      "@max-4xl:@min-[14rem]:grid-cols-[6rem_minmax(0,1fr)] @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)_/_''] @max-4xl:@min-[14rem]:*:col-start-2",
    'min-w-0 align-middle @4xl:px-3',
    dense ? '@4xl:h-11 @4xl:py-1' : '@4xl:py-3.5 @5xl:px-4',
    align === 'end' && '@4xl:text-end',
    nowrap && 'sm:whitespace-nowrap',
    className,
  )
  return { ...column, cellClass }
}
