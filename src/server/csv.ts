/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvMark = '\uFEFF'

/** Spreadsheets run a cell that starts like this as a formula. An apostrophe makes it text. */
const formula = /^[=+\-@\t\r＝＋－＠]/

function toCell(value: string | null) {
  const safe = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line as RFC 4180 has it. */
export const toCsvLine = (cells: readonly (string | null)[]) => `${cells.map(toCell).join(',')}\r\n`
