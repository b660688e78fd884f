/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import { memo, type ReactNode, useMemo } from 'react'
import { cn } from '../class-names.ts'

export type Column<Row> = {
  key: string
  header: string
  /** Text, or elements, which are stacked on a card; null shows a dash. */
  cell: (row: Row) => ReactNode
  /** The header cell of its row, and the title of the row's card on a phone. */
  rowHeader?: boolean
  /** Hides the header and the card's label visually: for a column of buttons. */
  hideHeader?: boolean
  align?: 'start' | 'end'
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
}

/**
 * A table that becomes a list of cards if there is little room. The roles are explicit because browsers drop those of
 * a table whose rows are laid out as blocks.
 */
export function Table<Row>({ caption, columns, rows, rowKey, outdated = false }: TableProps<Row>) {
  const styled = useMemo(() => columns.map(withCellClass), [columns])
  return (
    <div aria-busy={outdated || undefined} className={cn('@container transition-opacity', outdated && 'opacity-60')}>
      <div className="relative rounded-xl border border-line bg-raised shadow-card @max-4xl:border-0 @max-4xl:bg-transparent @max-4xl:shadow-none @4xl:overflow-x-auto">
        <table role="table" className="w-full border-collapse text-start @max-4xl:block">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" className="@max-4xl:sr-only">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className={cn(
                    'border-b border-line bg-sunken px-3 py-3 text-sm font-semibold text-muted first:rounded-tl-xl last:rounded-tr-xl @5xl:px-4',
                    column.align === 'end' ? 'text-end' : 'text-start',
                  )}
                >
                  {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="@max-4xl:grid @max-4xl:gap-3 @2xl:@max-4xl:grid-cols-2">
            {rows.map((row) => (
              <TableRow key={rowKey(row)} columns={styled} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface TableRowProps<Row> {
  columns: readonly StyledColumn<Row>[]
  row: Row
}

/** Renders again only if its row or the columns change. */
const TableRow = memo(function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      // Each card is laid out by itself, and cuts off what is wider than it.
      className="border-line @max-4xl:grid @max-4xl:[contain:content] @max-4xl:content-start @max-4xl:gap-2.5 @max-4xl:rounded-xl @max-4xl:border @max-4xl:bg-raised @max-4xl:p-4 @max-4xl:shadow-card @4xl:not-last:border-b"
    >
      {columns.map((column) => (
        <TableCell key={column.key} column={column}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

interface TableCellProps<Row> {
  column: StyledColumn<Row>
  children: ReactNode
}

function TableCell<Row>({ column: { header, rowHeader, hideHeader, cellClass }, children }: TableCellProps<Row>) {
  if (rowHeader) {
    return (
      <th role="rowheader" scope="row" className={cellClass}>
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
      className={cellClass}
    >
      {isEmpty ? '—' : children}
    </td>
  )
}

type StyledColumn<Row> = Column<Row> & { cellClass: string }

/** Merges the classes once for all rows. */
function withCellClass<Row>(column: Column<Row>): StyledColumn<Row> {
  const { align, nowrap, rowHeader, hideHeader, className } = column
  const cellClass = cn(
    rowHeader
      ? 'block text-start font-semibold @4xl:table-cell'
      : '@max-4xl:grid @max-4xl:items-baseline @max-4xl:justify-items-start @max-4xl:gap-x-3 @max-4xl:gap-y-1.5 @max-4xl:text-sm @max-4xl:empty:hidden data-nothing:text-muted',
    !rowHeader &&
      !hideHeader &&
      "@max-4xl:@min-[14rem]:grid-cols-[6rem_minmax(0,1fr)] @max-4xl:before:text-muted @max-4xl:before:content-[attr(data-label)_/_''] @max-4xl:@min-[14rem]:*:col-start-2",
    'min-w-0 align-middle @4xl:px-3 @4xl:py-3.5 @5xl:px-4',
    align === 'end' && '@4xl:text-end',
    nowrap && 'sm:whitespace-nowrap',
    className,
  )
  return { ...column, cellClass }
}
