import { FileText } from 'lucide-react'
import type { MessageFile } from '#contract/conversations.ts'
import { sizeText } from '#web/lib/format/size-text.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'

/** The files of a message, as downloads. Pictures show a small preview. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="grid gap-2">
      {files.map(({ id, name, size, contentType, url }) => (
        <li key={id} className="flex min-w-0 items-center gap-3">
          {contentType.startsWith('image/') ? (
            <img
              src={url}
              alt=""
              loading="lazy"
              className="size-14 shrink-0 rounded-lg border border-line bg-raised object-cover"
            />
          ) : (
            <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0 wrap-anywhere">
            <a href={url} download={name} className={linkClass}>
              {name}
            </a>{' '}
            <span className="text-sm text-muted">{sizeText(size)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
