import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readWritingHelp } from '#contract/builders.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { cutOffError, streamLines } from '#web/lib/api/stream-lines.ts'

/** Whether the server has a language model. It stays so while the page is open. */
export const useHasModel = () =>
  useQuery({ ...queryFor(readWritingHelp), staleTime: Number.POSITIVE_INFINITY }).data?.canImproveLines === true

/** A line of a streamed text. */
type StreamEvent<Reply> =
  | { type: 'sentence'; text: string }
  | { type: 'done'; reply: Reply }
  | { type: 'failed'; message: string }

/** Reads a text of a language model sentence by sentence. The person can stop it. */
export function useTextStream<Reply>() {
  const [text, setText] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves to the reply; null if the person has stopped it. */
  async function read(path: string, body: unknown): Promise<Reply | null> {
    const controller = new AbortController()
    running.current = controller
    setText('')
    try {
      for await (const line of streamLines(path, body, controller.signal)) {
        // The server parses each line with the contract's schema before it sends it.
        const event = line as StreamEvent<Reply>
        if (event.type === 'sentence') setText((before) => before + event.text)
        else if (event.type === 'done') return event.reply
        else throw new ApiError(0, event.message, { message: event.message })
      }
      throw cutOffError()
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      setText('')
    }
  }

  return {
    read,
    /** What has come so far; blank while nothing is being streamed. */
    text,
    stop: () => running.current?.abort(),
  }
}
