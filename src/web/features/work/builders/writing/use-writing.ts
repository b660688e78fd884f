import { useMutation } from '@tanstack/react-query'
import { generateCoverLetter, generateResume, streams } from '#contract/builders.ts'
import type { BodyInput, ReplyOf } from '#contract/endpoint.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { sendCall } from '#web/lib/api/call.ts'
import { useHasModel, useTextStream } from '#web/features/work/proposals/use-text-stream.ts'

const calls = { resume: generateResume, 'cover-letter': generateCoverLetter } as const
type Kind = keyof typeof calls
type Reply<K extends Kind> = ReplyOf<(typeof calls)[K]>
export type WritingBody<K extends Kind> = BodyInput<(typeof calls)[K]>
export type WrittenReply = Reply<Kind>

interface WritingOptions<K extends Kind> {
  failure: string
  onDone: (reply: Reply<K>) => void
}

/** Writes a text. A language model's sentences are shown as they come, and the person can stop it. */
export function useWriting<K extends Kind>(kind: K, { failure, onDone }: WritingOptions<K>) {
  const hasModel = useHasModel()
  const { read, text, stop } = useTextStream<Reply<K>>()
  const { mutateAsync, isPending } = useMutation<Reply<K> | null, ApiError, WritingBody<K>>({
    mutationFn: async (body) =>
      hasModel ? read(streams[kind].path, body) : ((await sendCall(calls[kind], { body })).reply as Reply<K>),
    meta: { failure: { title: failure } },
    onSuccess: (reply) => {
      if (reply) onDone(reply)
    },
  })

  return {
    /** Resolves to the reply; null if the person has stopped it. */
    write: mutateAsync,
    isPending,
    text,
    stop,
  }
}
