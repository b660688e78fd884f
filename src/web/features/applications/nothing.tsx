/** Stands for what an application does not have; on a phone its whole line is left out. */
export function Nothing() {
  return (
    <span data-nothing className="text-muted">
      —
    </span>
  )
}
