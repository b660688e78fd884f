const maxEmployers = 3

/** The employers of a work history, the current ones first: the jobs without an end. */
export function findEmployers(history: readonly { company: string; endDate: string | null }[]) {
  const sorted = history.toSorted((a, b) => Number(a.endDate !== null) - Number(b.endDate !== null))
  return [...new Set(sorted.map(({ company }) => company.trim()).filter(Boolean))].slice(0, maxEmployers)
}
