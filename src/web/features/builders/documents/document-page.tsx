import { useMemo } from 'react'
import type { DocumentKind } from '#contract/documents.ts'
import { type BlockKind, type OutlineBlock, outlineOf } from '#analysis/document-outline/document-outline.ts'
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
  const { language, blocks } = useMemo(() => outlineOf(content, kind), [content, kind])
  return (
    <PrintFrame
      lang={language}
      aria-label="Page"
      className={cn('text-[0.9375rem] leading-normal wrap-anywhere', onlyPrinted && 'hidden print:block')}
    >
      {groupsOf(blocks).map(({ at, bullets, block }) =>
        bullets ? (
          <ul key={at} className="list-disc ps-5">
            {bullets.map(({ at, block }) => (
              <li key={at} dir="auto" className="mt-0.5">
                {block.text}
              </li>
            ))}
          </ul>
        ) : (
          <Line key={at} {...block} />
        ),
      )}
    </PrintFrame>
  )
}

interface Placed {
  at: number
  block: OutlineBlock
}

/** Merges consecutive bullets into one list. */
function groupsOf(blocks: readonly OutlineBlock[]) {
  const groups: (Placed & { bullets: Placed[] | null })[] = []
  for (const [at, block] of blocks.entries()) {
    const last = groups.at(-1)
    if (block.kind !== 'bullet') groups.push({ at, block, bullets: null })
    else if (last?.bullets) last.bullets.push({ at, block })
    else groups.push({ at, block, bullets: [{ at, block }] })
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
const looks: Record<Exclude<BlockKind, 'bullet'>, string> = {
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
    <Tag dir="auto" className={cn(looks[kind], kind === 'paragraph' && afterGap && 'mt-3 first:mt-0')}>
      {text}
    </Tag>
  )
}
