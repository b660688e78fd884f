/** For a missing value. A card leaves out the whole line if the column has `hiddenIfEmpty`. */
export function EmptyValue() {
  return (
    <span data-nothing className="text-muted">
      —
    </span>
  )
}
