import { useMutation } from '@tanstack/react-query'
import { type DownloadBody, downloadPaths } from '#contract/builders.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { errorOfResponse, unreachableError } from './api-error.ts'
import { withStepUp } from './step-up.ts'

export type FileFormat = keyof (typeof downloadPaths)[DocumentKind]

const longest = 100

/** What every file system takes, in whatever script it is written. */
export function toFileName(name: string, fallback: string) {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return [...clean].slice(0, longest).join('').trim() || fallback
}

/** Hands a file to the browser's own downloads. */
export function saveFile(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has its own hold on the file only once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A text as a file of the product's making. */
const makeFile = (kind: DocumentKind, format: FileFormat, body: DownloadBody) =>
  fetchFile(downloadPaths[kind][format], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A file from the server, where a link will not do: it may need the person to confirm who they are first. */
export const fetchConfirmedFile = (url: string) => withStepUp(() => fetchFile(url))

async function fetchFile(url: string, init?: RequestInit) {
  const response = await fetch(url, { credentials: 'include', ...init }).catch(() => {
    throw unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return response.blob().catch(() => {
    throw unreachableError()
  })
}

interface Download {
  kind: DocumentKind
  format: FileFormat
  content: string
  /** What the file is called, in any script. */
  name: string
}

/** Makes a file from a text, which may be loaded first, and downloads it. A double click counts once; a failure shows a toast. */
export function useDownload() {
  const guard = useDoubleClickGuard()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (source: Download | (() => Promise<Download>)) => {
      const { kind, format, content, name } = typeof source === 'function' ? await source() : source
      const fileName = toFileName(name, kind)
      saveFile(await makeFile(kind, format, { content, fileName }), `${fileName}.${format}`)
    },
    meta: { failure: { title: 'Download failed', fallback: 'Please try again.' } },
  })
  const start = (source: Download | (() => Promise<Download>)) => void guard.run(() => mutateAsync(source))
  return { start, pending: isPending }
}
