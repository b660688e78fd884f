import {
  proposalBody,
  proposalEvent,
  proposalLimits,
  proposalParams,
  proposals,
  type ProposalKind,
} from '#contract/proposals.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toCaller } from '#server/http/caller.ts'
import { conflict, invalid } from '#server/http/errors.ts'
import { requireActor } from '#server/http/serve.ts'
import { getSessionAccountId } from '#server/http/session.ts'
import { createTextStreams } from '#server/work/builders/text-streams.ts'
import { prepareProposal } from './proposals.service.ts'

const kinds = Object.keys(proposals) as ProposalKind[]

/** What the language model proposes about a record, sentence by sentence. Nothing is stored. */
export function proposalRoutes(deps: RouteDeps) {
  const { app, sessions, limits, db, jobs, texts, languageModel } = deps
  const stream = createTextStreams(deps)
  for (const kind of kinds)
    app.post(proposals[kind].path, async (request, reply) => {
      const actor = await requireActor(sessions, request, proposals[kind])
      const params = proposalParams.safeParse(request.params)
      if (!params.success) throw invalid(params.error)
      const body = proposalBody.safeParse(request.body ?? {})
      if (!body.success) throw invalid(body.error)
      const accountId = getSessionAccountId(actor)
      await limits.consumeCall(proposalLimits, { accountId, address: request.ip })
      const context = { db, jobs, texts, caller: toCaller(actor), accountId }
      const write = await prepareProposal(context, actor, kind, { ...params.data, ...body.data })
      if (!languageModel) throw conflict('There is no AI model to ask.')
      return stream(proposalEvent, request, reply, (writing) => write(languageModel, writing))
    })
}
