import { X } from 'lucide-react'
import { sizeText } from '#web/lib/format/size-text.ts'
import { useFocusAfterRemoval } from '#web/lib/hooks/use-focus-after-removal.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import type { AttachedFile } from './message-form.ts'

interface AttachedFilesProps {
  files: readonly AttachedFile[]
  onRemove: (id: string) => void
}

/** The uploaded files of the next message. */
export function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  const list = useFocusAfterRemoval<HTMLUListElement>(files.length)
  return (
    <ul ref={list} tabIndex={-1} aria-label="Files to send" className="flex flex-wrap gap-2 rounded-sm empty:hidden">
      {files.map(({ id, name, size }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 rounded-lg border border-line bg-sunken ps-3">
          <span className="min-w-0 py-1 text-sm wrap-anywhere">
            {name} <span className="text-muted">{sizeText(size)}</span>
          </span>
          <IconButton label={`Remove ${name}`} size="sm" onClick={() => onRemove(id)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
