import { useMemo } from 'react'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { type BlockKind, type OutlineBlock, buildOutline } from '@foothold/resume-engine/outline'

interface DocumentTextProps {
  kind: DocumentKind
  content: string
  className: string
}

/** The text of a document with its headings and lists, for screen readers beside the pictures of its pages. */
export function DocumentText({ kind, content, className }: DocumentTextProps) {
  const { language, blocks } = useMemo(() => buildOutline(content, kind), [content, kind])
  return (
    <div lang={language} className={className}>
      {groupBullets(blocks).map(({ index, bullets, block }) =>
        bullets ? (
          <ul key={index}>
            {bullets.map(({ index, block }) => (
              <li key={index} dir="auto">
                {block.text}
              </li>
            ))}
          </ul>
        ) : (
          <Line key={index} {...block} />
        ),
      )}
    </div>
  )
}

interface IndexedBlock {
  index: number
  block: OutlineBlock
}

/** Merges consecutive bullets into one list. */
function groupBullets(blocks: readonly OutlineBlock[]) {
  const groups: (IndexedBlock & { bullets: IndexedBlock[] | null })[] = []
  for (const [index, block] of blocks.entries()) {
    const last = groups.at(-1)
    if (block.kind !== 'bullet') groups.push({ index, block, bullets: null })
    else if (last?.bullets) last.bullets.push({ index, block })
    else groups.push({ index, block, bullets: [{ index, block }] })
  }
  return groups
}

const tags: Record<Exclude<BlockKind, 'bullet'>, 'h2' | 'h3' | 'h4' | 'p'> = {
  title: 'h2',
  heading: 'h3',
  entry: 'h4',
  contact: 'p',
  dates: 'p',
  paragraph: 'p',
}

function Line({ kind, text }: OutlineBlock) {
  if (kind === 'bullet') return null
  const Tag = tags[kind]
  return <Tag dir="auto">{text}</Tag>
}
