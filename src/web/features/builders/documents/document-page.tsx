import { useMemo } from 'react'
import type { DocumentKind } from '#contract/documents.ts'
import { type BlockKind, type OutlineBlock, buildOutline } from '#analysis/document-outline/document-outline.ts'
import { cn } from '#web/ui/class-names.ts'
import { PrintFrame } from '#web/ui/layout/print-frame.tsx'

interface DocumentPageProps {
  kind: DocumentKind
  content: string
  /** Only for printing. */
  onlyPrinted: boolean
}

/** The printed page. It has the same outline as the downloaded files. */
export function DocumentPage({ kind, content, onlyPrinted }: DocumentPageProps) {
  const { language, blocks } = useMemo(() => buildOutline(content, kind), [content, kind])
  return (
    <PrintFrame
      lang={language}
      aria-label="Page"
      className={cn('text-[0.9375rem] leading-normal wrap-anywhere', onlyPrinted && 'hidden print:block')}
    >
      {groupBullets(blocks).map(({ index, bullets, block }) =>
        bullets ? (
          <ul key={index} className="list-disc ps-5">
            {bullets.map(({ index, block }) => (
              <li key={index} dir="auto" className="mt-0.5">
                {block.text}
              </li>
            ))}
          </ul>
        ) : (
          <Line key={index} {...block} />
        ),
      )}
    </PrintFrame>
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
const blockClasses: Record<Exclude<BlockKind, 'bullet'>, string> = {
  title: 'text-2xl font-bold',
  heading: 'mt-5 mb-1 border-b border-current/30 pb-0.5 text-base font-bold tracking-wide uppercase',
  entry: 'mt-3 font-semibold',
  contact: 'text-sm',
  dates: 'text-sm italic',
  paragraph: '',
}

function Line({ kind, text, afterGap }: OutlineBlock) {
  if (kind === 'bullet') return null
  const Tag = tags[kind]
  return (
    <Tag dir="auto" className={cn(blockClasses[kind], kind === 'paragraph' && afterGap && 'mt-3 first:mt-0')}>
      {text}
    </Tag>
  )
}
