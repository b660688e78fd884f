import { formatCount } from './format-number.ts'
export type FiguresTableProps = {
  /** The accessible name. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly [name: string, ...figures: (string | number)[]])[]
  /** Needed if two rows may have the same name. */
  rowKeys?: readonly string[]
}

/** A small table of numbers that stays a table on a phone. */
export function FiguresTable({ caption, columns, rows, rowKeys }: FiguresTableProps) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-line py-2 ps-3 text-end align-bottom font-semibold text-muted first:ps-0 first:text-start"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          <tr key={rowKeys?.[row] ?? name} className="border-line not-last:border-b">
            <th scope="row" className="py-2 pe-3 text-start font-medium text-ink">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="py-2 ps-3 text-end text-ink">
                {typeof figure === 'number' ? formatCount(figure) : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
