import type { Declaration, EventData, Recipient } from '#server/events/declaration.ts'
import { declarations } from '#server/events/declarations.ts'
import { callEvents, otherEvents } from '#test/call-events.fixture.ts'

// What follows from each event, and what records it, as rows of tables in Markdown.

const toList = <Thing>(things: Thing | readonly Thing[] | undefined): readonly Thing[] =>
  things === undefined ? [] : Array.isArray(things) ? things : [things as Thing]

const toRecipient = (recipient: Recipient<EventData>) =>
  typeof recipient === 'string' ? recipient : 'named in the event'

/** `isMailed` becomes `mailed`. */
const toWords = (name: string) =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()

/** An effect that follows only under a condition has its name. */
function mark({ when }: { when?: Function }, text: string) {
  if (!when) return text
  if (when.name === 'when') throw new Error(`A condition of ${text} is no named function`)
  return `${text} (${toWords(when.name)})`
}

const join = (texts: readonly string[]) => [...new Set(texts)].join('; ')

function toRow([type, declaration]: [string, Declaration<EventData>]) {
  const { actsForClient, promises, contactPromises, audit, notifications, jobs, live } = declaration
  return [
    `\`${type}\``,
    join(toList(audit).map((entry) => mark(entry, entry.action))),
    join((notifications ?? []).map((each) => mark(each, `${toRecipient(each.to)}: ${each.type}`))),
    join((live ?? []).map((each) => mark(each, `${each.to.map(toRecipient).join(', ')}: ${each.topics.join(', ')}`))),
    promises || contactPromises ? 'yes' : actsForClient ? 'by staff' : '',
    join((jobs ?? []).map((job) => mark(job, job.name))),
  ].join(' | ')
}

export const eventRows = [
  '| event | audit entry | notifications | live topics | promises | jobs |',
  '|---|---|---|---|---|---|',
  // The table reads no data, so the type of each event's data does not matter here.
  ...Object.entries(declarations as unknown as Record<string, Declaration<EventData>>)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((entry) => `| ${toRow(entry)} |`),
]

const toCode = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ')

export const callRows = [
  '| call | events |',
  '|---|---|',
  ...Object.entries(callEvents).map(([call, events]) => `| \`${call}\` | ${toCode(events)} |`),
  '',
  '| event without a call | job or command |',
  '|---|---|',
  ...Object.entries(otherEvents).map(([event, source]) => `| \`${event}\` | \`${source}\` |`),
]
