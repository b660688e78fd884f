import type { ModelUsage } from '#contract/user-details.ts'
import type { Queryable } from '#server/db/client.ts'
import { LanguageModelError } from '#server/gateways/language-model/language-model-error.ts'
import type { ModelSettings } from '#server/model-settings.ts'
import * as store from './model-usage.store.ts'

interface Usage {
  inputTokens: number
  outputTokens: number
}

/** More than one text takes, with its mending. */
const reserved = 10_000

const toMonth = (date: Date) => date.toISOString().slice(0, 7)

/**
 * Runs a text's calls within the month's ceiling. `count` is called with what each of them used. Throws a `LanguageModelError`
 * past the ceiling. A process that dies in between leaves the reservation counted.
 */
export async function runWithinCeiling<Result>(
  { db, monthlyTokens }: { db: Queryable; monthlyTokens: ModelSettings['monthlyTokens'] },
  userId: string | null,
  work: (count: (usage: Usage) => void) => Promise<Result>,
): Promise<Result> {
  const month = toMonth(new Date())
  const ceiling = userId === null ? monthlyTokens.visitors : monthlyTokens.account
  if (!(await store.reserveTokens(db, { userId, month, tokens: reserved, ceiling })))
    throw new LanguageModelError('spent')
  const used = { inputTokens: 0, outputTokens: 0 }
  try {
    return await work(({ inputTokens, outputTokens }) => {
      used.inputTokens += inputTokens
      used.outputTokens += outputTokens
    })
  } finally {
    await store.settleTokens(db, { userId, month, reserved, used })
  }
}

/** What the tokens cost, in US dollars, to a hundredth of a cent; null where no prices are set. */
export const computeCost = ({ prices }: Pick<ModelSettings, 'prices'>, { inputTokens, outputTokens }: Usage) =>
  prices && Math.round((inputTokens * prices.input + outputTokens * prices.output) / 100) / 10_000

/** This month's usage of an account, or of everyone who is not logged in; null without a language model. */
export async function readModelUsage(
  db: Queryable,
  settings: ModelSettings | null,
  userId: string | null,
): Promise<ModelUsage | null> {
  if (!settings) return null
  const { account, visitors } = settings.monthlyTokens
  return toUsage(settings, userId === null ? visitors : account, await store.findUsage(db, userId, toMonth(new Date())))
}

/** This month's usage of all accounts together, whose ceilings are their own. */
export async function readTotalModelUsage(db: Queryable, settings: ModelSettings | null) {
  if (!settings) return null
  const { ceiling: _, ...usage } = toUsage(settings, 0, await store.sumUsage(db, toMonth(new Date())))
  return usage
}

function toUsage(settings: ModelSettings, ceiling: number, row: (Usage & { calls: number }) | undefined): ModelUsage {
  const { calls, ...used } = row ?? { calls: 0, inputTokens: 0, outputTokens: 0 }
  return { calls, tokens: used.inputTokens + used.outputTokens, ceiling, cost: computeCost(settings, used) }
}

export const listModelUsageForExport = store.listUsage
