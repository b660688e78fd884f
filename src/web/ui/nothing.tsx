/** Stands for what is not there; a card leaves out its whole line where the column is `leftOut`. */
export function Nothing() {
  return (
    <span data-nothing className="text-muted">
      —
    </span>
  )
}
