export function findLine(text: string, caret: number): string {
  const start = text.lastIndexOf('\n', caret - 1) + 1
  const end = text.indexOf('\n', caret)
  return text.slice(start, end < 0 ? undefined : end).trim()
}

/** The line that is meant: that of the caret as long as it is there, else the last one. */
export function chooseLine(text: string, ofCaret: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.find((line) => line === ofCaret) ?? lines.at(-1) ?? ''
}

/** The text with one line replaced; its mark and everything else stay. Nothing changes where the line is gone. */
export function replaceLine(text: string, before: string, after: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.trim() === before)
  const [mark = ''] = /^\s*(?:[-•*]\s+)?/.exec(lines[at] ?? '') ?? []
  return at < 0 ? text : lines.toSpliced(at, 1, `${mark}${after}`).join('\n')
}
