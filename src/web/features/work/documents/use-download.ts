import { useMutation } from '@tanstack/react-query'
import { type DownloadBody, downloadPaths } from '#contract/builders.ts'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { fetchFile, saveFile, toFileName } from '#web/lib/api/download.ts'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'

export type FileFormat = keyof (typeof downloadPaths)[DocumentKind]

/** Converts a text to a file on the server. */
const makeFile = (kind: DocumentKind, format: FileFormat, body: DownloadBody) =>
  fetchFile(downloadPaths[kind][format], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

interface Download {
  kind: DocumentKind
  format: FileFormat
  content: string
  /** Without it, the classic design. */
  design?: DesignOptions | undefined
  /** The file's name without extension, in any script. */
  name: string
}

/** Makes a file from a text, which may be loaded first, and downloads it. A double click counts once; a failure shows a toast. */
export function useDownload() {
  const guard = useDoubleClickGuard()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (source: Download | (() => Promise<Download>)) => {
      const { kind, format, content, design, name } = typeof source === 'function' ? await source() : source
      const fileName = toFileName(name, kind)
      saveFile(await makeFile(kind, format, { content, fileName, design }), `${fileName}.${format}`)
    },
    meta: { failure: { title: 'Download failed', fallback: 'Please try again.' } },
  })
  const start = (source: Download | (() => Promise<Download>)) => void guard.run(() => mutateAsync(source))
  return { start, pending: isPending }
}
