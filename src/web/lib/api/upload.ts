import { useEffect, useRef, useState } from 'react'
import { fileTooLarge, requestUpload, type UploadPurpose, uploadRules } from '#contract/files.ts'
import { limits } from '#contract/fields.ts'
import { ApiError, errorOfResponse, getErrorMessage, unreachableError } from './api-error.ts'
import { call } from './call.ts'
import { leaveForSignIn } from '#web/lib/navigation/sign-in-again.ts'

const typesByExtension: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
}

const wrongType: Record<UploadPurpose, string> = {
  resume: 'Please choose a PDF, DOC or DOCX file',
  picture: 'Please choose a JPG, PNG or GIF picture',
  attachment: 'Please choose a PDF, DOC or DOCX file, or a JPG, PNG or GIF picture',
}

/** The `accept` attribute of a file input. */
export const getAccept = (purpose: UploadPurpose) => uploadRules[purpose].extensions.join(',')

/** The type of a file by its extension, else as the browser reports it; null if it is not allowed. */
export function getContentType({ name, type }: Pick<File, 'name' | 'type'>, purpose: UploadPurpose) {
  const [extension = ''] = /\.[^.]+$/.exec(name.toLowerCase()) ?? []
  const found = typesByExtension[extension] ?? type
  return uploadRules[purpose].contentTypes.includes(found) ? found : null
}

/** Why a file is refused before it is sent; null if it may be sent. */
export function findRefusal(file: Pick<File, 'name' | 'type' | 'size'>, purpose: UploadPurpose) {
  if (file.size > uploadRules[purpose].maxSize) return fileTooLarge(purpose)
  return getContentType(file, purpose) === null ? wrongType[purpose] : null
}

/** The message of a failed upload. */
export function uploadFailure(error: unknown, purpose: UploadPurpose) {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 413) return fileTooLarge(purpose)
  if (status === 415) return getErrorMessage(error, wrongType[purpose])
  return getErrorMessage(error, 'Please try again.')
}

interface Sending {
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file to the upload URL of the server, and returns that URL. */
async function upload(file: File, purpose: UploadPurpose, { onProgress, signal }: Sending) {
  const contentType = getContentType(file, purpose)
  const body = { fileName: file.name.slice(-limits.name).toWellFormed(), contentType, size: file.size, purpose }
  const { uploadURL } = await call(requestUpload, { body, signal })
  await sendFile('PUT', uploadURL, file, contentType ?? file.type, { onProgress, signal })
  return uploadURL
}

/** Sends a file as the body of a request and returns the answer's text; `fetch` reports no upload progress. */
export function sendFile(
  method: 'PUT' | 'POST',
  url: string,
  file: Blob,
  contentType: string,
  { onProgress, signal }: Sending,
) {
  const request = new XMLHttpRequest()
  return new Promise<string>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) resolve(responseText)
      else void errorOfResponse(new Response(responseText, { status, statusText })).then(reject)
    })
    request.addEventListener('error', () => reject(unreachableError()))
    request.addEventListener('abort', () => reject(signal.reason))
    request.open(method, url)
    request.setRequestHeader('content-type', contentType)
    if (signal.aborted) reject(signal.reason)
    else request.send(file)
    signal.addEventListener('abort', () => request.abort(), { once: true })
  })
}

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; fileName: string; share: number }
  /** A refused file: `title` says so, `text` says why. */
  | { kind: 'failed'; title: string; text?: string }

const idle: UploadState = { kind: 'idle' }

/**
 * Sends one file at a time and reports the progress. `failure` is the title of the error toast. `send` returns the reason of a
 * refusal, or throws.
 */
export function useFileSending(
  purpose: UploadPurpose,
  failure: string,
  send: (file: File, sending: Sending) => Promise<string | undefined>,
) {
  const [state, setState] = useState<UploadState>(idle)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (text: string) => setState({ kind: 'failed', title: failure, text })

  async function start(file: File) {
    const refusal = findRefusal(file, purpose)
    if (refusal !== null) {
      setState({ kind: 'failed', title: refusal })
      return
    }
    const { signal } = (running.current = new AbortController())
    const onProgress = (share: number) => {
      if (!signal.aborted) setState({ kind: 'sending', fileName: file.name, share })
    }
    onProgress(0)
    try {
      const reason = await send(file, { onProgress, signal })
      if (signal.aborted) return
      if (reason === undefined) setState(idle)
      else fail(reason)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
      fail(uploadFailure(error, purpose))
    }
  }

  function cancel() {
    running.current?.abort()
    setState(idle)
  }

  return { state, start: (file: File) => void start(file), fail, cancel }
}

/** Uploads one file at a time. `save` then assigns it, and shows its own toasts. */
export function useUpload(purpose: UploadPurpose, save: (uploadURL: string, file: File) => Promise<unknown>) {
  return useFileSending(purpose, 'Upload failed', async (file, sending) => {
    const uploadURL = await upload(file, purpose, sending)
    // `save` shows its own toast.
    await save(uploadURL, file).catch(() => undefined)
    return undefined
  })
}
