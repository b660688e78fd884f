import type { DocumentText } from '#engine/model/document-text.ts'
import { replaceIcons } from './icons.ts'
import { type Line, toLines } from './lines.ts'
import { removeMargins } from './margins.ts'
import { continuesParagraph } from './paragraphs.ts'
import { listFlows } from './sections.ts'
import { withoutBullet } from './text.ts'

/** A document as plain text in reading order: headings, paragraphs and bullets, each on one line. */
export function toPlainText(document: DocumentText): string {
  const cleaned = removeMargins(replaceIcons(document))
  const margins = cleaned.pages
    .filter(({ part }) => part === 'margin')
    .flatMap(({ items }, page) => toLines(items, page))
  return [margins, ...listFlows(cleaned).map(({ lines }) => lines)].map(joinLines).filter(Boolean).join('\n')
}

function joinLines(lines: Line[]): string {
  const edge = lines.reduce((right, line) => Math.max(right, line.right), 0)
  let text = ''
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const words = withoutBullet(line.text.replaceAll('\t', '  '))
    if (!previous) text = line.isBullet ? `- ${words}` : words
    else if (continuesParagraph(previous, line, edge)) text += ` ${words}`
    else text += `\n${line.isBullet ? '- ' : ''}${words}`
  }
  return text
}
