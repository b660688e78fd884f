import { useMutation } from '@tanstack/react-query'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { errorOfResponse, getErrorMessage, unreachableError } from './api-error.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { withStepUp } from './step-up.ts'

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

/** Fetches a file that may need a step-up, which a plain link cannot ask for. */
export const fetchConfirmedFile = (url: string) => withStepUp(() => fetchFile(url))

export async function fetchFile(url: string, init?: RequestInit) {
  const response = await fetchWithRetry(url, { credentials: 'include', ...init }).catch(() => {
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
