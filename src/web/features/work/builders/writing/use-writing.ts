import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  generateCoverLetter,
  generateResume,
  type LetterEvent,
  readWritingHelp,
  type ResumeEvent,
  streams,
} from '#contract/builders.ts'
import type { BodyInput, ReplyOf } from '#contract/endpoint.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { sendCall } from '#web/lib/api/call.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { cutOffError, streamLines } from '#web/lib/api/stream-lines.ts'

const calls = { resume: generateResume, 'cover-letter': generateCoverLetter } as const
type Kind = keyof typeof calls
type Reply<K extends Kind> = ReplyOf<(typeof calls)[K]>

/** Whether the server has a language model. It stays so while the page is open. */
export const useHasModel = () =>
  useQuery({ ...queryFor(readWritingHelp), staleTime: Number.POSITIVE_INFINITY }).data?.canImproveLines === true

interface WritingOptions<K extends Kind> {
  failure: string
  onDone: (reply: Reply<K>) => void
}

/** Writes a text. A language model's sentences are shown as they come, and the person can stop it. */
export function useWriting<K extends Kind>(kind: K, { failure, onDone }: WritingOptions<K>) {
  const hasModel = useHasModel()
  const [text, setText] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const { mutateAsync, isPending } = useMutation<Reply<K> | null, ApiError, BodyInput<(typeof calls)[K]>>({
    mutationFn: async (body) => {
      if (!hasModel) return (await sendCall(calls[kind], { body })).reply as Reply<K>
      const controller = new AbortController()
      running.current = controller
      setText('')
      try {
        for await (const line of streamLines(streams[kind].path, body, controller.signal)) {
          // The server parses each line with the contract's schema before it sends it.
          const event = line as ResumeEvent | LetterEvent
          if (event.type === 'sentence') setText((before) => before + event.text)
          else if (event.type === 'done') return event.reply as Reply<K>
          else throw new ApiError(0, event.message, { message: event.message })
        }
        throw cutOffError()
      } catch (error) {
        if (controller.signal.aborted) return null
        throw error
      } finally {
        setText('')
      }
    },
    meta: { failure: { title: failure } },
    onSuccess: (reply) => {
      if (reply) onDone(reply)
    },
  })

  return {
    /** Resolves to the reply; null if the person has stopped it. */
    write: mutateAsync,
    isPending,
    /** What has come so far; blank while nothing is being streamed. */
    text,
    stop: () => running.current?.abort(),
  }
}
