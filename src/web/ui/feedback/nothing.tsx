/** Stands for what is not there; a card leaves out its whole line where the column is `leftOut`. */
export function EmptyValue() {
  return (
    <span data-nothing className="text-muted">
      —
    </span>
  )
}
