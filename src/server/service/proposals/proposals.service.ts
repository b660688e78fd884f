import type { FactSheet } from '@foothold/resume-engine/facts'
import type { Proposal, ProposalKind } from '#contract/proposals.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { LanguageModel } from '#server/gateways/language-model/language-model.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { readForSummary } from '#server/service/conversations/conversations.service.ts'
import { readNoteFacts } from '#server/service/reports/reports.service.ts'
import { writeWithModel, type Writers, type Writing } from '#server/work/builders/builders.service.ts'
import { readStoryFacts } from '#server/work/interviews/interview-brief.service.ts'

type Context = TransactionContext & Omit<Writers, 'languageModel'>

/** What a proposal says, and of whom. */
interface Material {
  client: { id: string; firstName: string; lastName: string }
  said: { about: string; text: string }[]
  /** The full names of others who appear in it. */
  others?: string[]
}

interface Kind {
  /** Reads what the actor may see, and nothing else. */
  read: (context: Context, actor: Actor, target: { id: string; about: string }) => Promise<Material>
  isQuoted: boolean
  from: (material: Material) => string
}

const kinds: Record<ProposalKind, Kind> = {
  story: {
    read: (context, actor, target) => readStoryFacts(context, actor, target, context.caller),
    isQuoted: false,
    from: () => 'your resume and notes',
  },
  note: {
    read: ({ db }, actor, { id }) => readNoteFacts(db, actor, id, new Date()),
    isQuoted: false,
    from: ({ client }) => `the records of ${client.firstName}'s week`,
  },
  summary: {
    read: ({ db }, actor, { id }) => readForSummary(db, actor, id),
    isQuoted: true,
    from: ({ said }) => `the last ${said.length} messages`,
  },
}

/** Reads what a proposal is about. Everything is read first: no connection is held while the model writes. */
export async function prepareProposal(
  context: Context,
  actor: Actor,
  kind: ProposalKind,
  target: { id: string; about: string },
) {
  const { read, isQuoted, from } = kinds[kind]
  const material = await read(context, actor, target)
  const { client, said, others = [] } = material
  const fullName = `${client.firstName} ${client.lastName}`
  const profile = await findProfile(context.db, client.id)
  const facts = said.filter(({ text }) => text !== '').map((fact, index) => ({ id: `f${index + 1}`, ...fact }))
  const form: FactSheet = { names: [fullName, ...others], facts, isQuoted }
  const person = {
    fullName,
    email: '',
    phone: profile?.phone ?? '',
    location: profile?.address ?? '',
    linkedin: '',
    others,
  }

  return async (languageModel: LanguageModel, writing: Writing): Promise<Proposal> => {
    const request = { kind, person, facts, jobText: '' }
    const written = await writeWithModel(context, languageModel, { form, request }, writing)
    return { ...written, from: from(material) }
  }
}
