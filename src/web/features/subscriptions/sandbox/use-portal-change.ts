import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { readSandboxPortal, type SandboxPortal } from '#contract/sandbox.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** A change that returns the whole portal, which then replaces the cached one. */
export function usePortalChange<E extends Endpoint & { reply: typeof readSandboxPortal.reply }>(
  endpoint: E,
  texts: { success: string; failure: string },
) {
  const queryClient = useQueryClient()
  return useCall(endpoint, {
    ...texts,
    onSuccess: (portal: ReplyOf<E> & SandboxPortal) =>
      queryClient.setQueryData(queryFor(readSandboxPortal).queryKey, portal),
  })
}
