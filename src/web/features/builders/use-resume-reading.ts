import { useEffect, useRef, useState } from 'react'
import { uploadRules } from '#contract/files.ts'
import { readUploadedResumePath, type ResumeFields, resumeReading } from '#contract/resume-reading.ts'
import { contentTypeOf, refusalOf, sendFile, uploadFailure, type UploadState } from '#web/lib/upload.ts'

/** Has a resume file read, one at a time; nothing of it is kept. A JSON Resume is read here and not sent at all. */
export function useResumeReading(onRead: (fields: ResumeFields) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (text: string | undefined) => setState({ kind: 'failed', title: 'Failed to read resume', text })

  async function start(file: File) {
    const refusal = refusalOf(file, 'resume')
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
      const type = contentTypeOf(file, 'resume') ?? uploadRules.resume.contentTypes[0] ?? ''
      const answer = await sendFile('POST', readUploadedResumePath, file, type, { onProgress, signal })
      if (signal.aborted) return
      const reading = resumeReading.parse(JSON.parse(answer))
      if (reading.outcome === 'unreadable') return fail(reading.message)
      setState({ kind: 'idle' })
      onRead(reading.fields)
    } catch (error) {
      if (signal.aborted) return
      fail(uploadFailure(error, 'resume'))
    }
  }

  return {
    state,
    start: (file: File) => void start(file),
    fail,
    cancel: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
