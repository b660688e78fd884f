import { useMutation } from '@tanstack/react-query'
import { type DownloadBody, downloadPaths } from '#contract/builders.ts'
import type { DesignOptions } from '#contract/designs.ts'
import type { DocumentKind } from '#contract/documents.ts'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { errorOfResponse, getErrorMessage, unreachableError } from './api-error.ts'
import { withStepUp } from './step-up.ts'

export type FileFormat = keyof (typeof downloadPaths)[DocumentKind]

const longest = 100

/** A file name that every file system accepts, in any script. */
export function toFileName(name: string, fallback: string) {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return [...clean].slice(0, longest).join('').trim() || fallback
}

/** Starts a browser download of a file. */
export function saveFile(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The URL must stay valid until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Opens a PDF in a new tab, or downloads it where the browser refuses the tab. */
export function openPdf(content: Blob, name: string) {
  // The type is set here, so that nothing else than a PDF can run with the rights of this site.
  const url = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
  if (window.open(url) === null) saveFile(content, name)
  // The new tab may be reloaded or saved from.
  setTimeout(() => URL.revokeObjectURL(url), 600_000)
}

/** Converts a text to a file on the server. */
const makeFile = (kind: DocumentKind, format: FileFormat, body: DownloadBody) =>
  fetchFile(downloadPaths[kind][format], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Fetches a file that may need a step-up, which a plain link cannot ask for. */
export const fetchConfirmedFile = (url: string) => withStepUp(() => fetchFile(url))

export async function fetchFile(url: string, init?: RequestInit) {
  const response = await fetch(url, { credentials: 'include', ...init }).catch(() => {
    throw unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return response.blob().catch(() => {
    throw unreachableError()
  })
}

/** Fetches a file of the server once per double click. `failure` says why the last attempt failed. */
export function useServerFile(url: string) {
  const guard = useDoubleClickGuard()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (onFile: (file: Blob) => void) => onFile(await fetchFile(url)),
  })
  return {
    fetch: (onFile: (file: Blob) => void) => void guard.run(() => mutateAsync(onFile)),
    pending: isPending,
    failure: error && getErrorMessage(error, 'Please try again.'),
  }
}

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
