import {
  clearDraft,
  draftKey,
  type DraftStorage,
  readDraft,
  type VisitorDrafts,
  visitorDrafts,
  writeDraft,
} from '#web/lib/forms/drafts.ts'

/*
 * Drafts of a visitor stay in the session storage of their tab: the computer may be shared. The mailed link of a new account
 * opens another tab. The person who signs in there owns the account, so the tabs hand the drafts over once, through a
 * BroadcastChannel, and store them nowhere else.
 */
type Message =
  | { kind: 'ask'; accountId: string; from: string }
  | { kind: 'give'; drafts: VisitorDrafts; to: string; from: string }
  | { kind: 'received'; forms: string[]; to: string }
  | { kind: 'ask-address'; from: string }
  | { kind: 'give-address'; email: string; to: string }

/** An account that was registered in this tab. */
export interface Registered {
  id: string
  email: string
}

const channelName = 'new-account'
/** Longer than an open tab takes to answer. A closed or frozen tab never answers. */
const answerTimeoutMs = 1_000

/** In the tab that registered: waits until the owner signs in elsewhere, then hands the drafts over. Returns the cleanup. */
export function waitForOwner({ id, email }: Registered, onHandedOver: () => void, storage?: DraftStorage) {
  const { ownId, send, close } = openChannel((message) => {
    if (message.kind === 'ask-address') send({ kind: 'give-address', email, to: message.from })
    if (message.kind === 'ask' && message.accountId === id)
      send({ kind: 'give', drafts: visitorDrafts(storage), to: message.from, from: ownId })
    if (message.kind !== 'received' || message.to !== ownId) return
    for (const form of message.forms) clearDraft(draftKey(undefined, form), storage)
    onHandedOver()
  })
  return close
}

/** In the tab where the owner signed in: takes over the drafts of the tab that registered, if it is open. */
export async function fetchDrafts(accountId: string, storage?: DraftStorage) {
  const { close } = await new Promise<Channel>((resolve) => {
    const channel = openChannel((message) => {
      if (message.kind !== 'give' || message.to !== channel.ownId) return
      channel.send({ kind: 'received', forms: storeMissingDrafts(message.drafts, storage), to: message.from })
      resolve(channel)
    })
    channel.send({ kind: 'ask', accountId, from: channel.ownId })
    setTimeout(() => resolve(channel), answerTimeoutMs)
  })
  close()
}

/**
 * In the tab of the mailed link: asks waiting tabs for their address. Null once more than one is named, because the
 * link could belong to either. Returns the cleanup.
 */
export function askForAddress(onKnown: (email: string | null) => void) {
  const emails = new Set<string>()
  const { ownId, send, close } = openChannel((message) => {
    if (message.kind !== 'give-address' || message.to !== ownId) return
    onKnown(emails.add(message.email).size === 1 ? message.email : null)
  })
  send({ kind: 'ask-address', from: ownId })
  return close
}

type Channel = ReturnType<typeof openChannel>

/** Only tabs of the same browser can hear this channel. */
function openChannel(onMessage: (message: Message) => void) {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return {
    ownId: crypto.randomUUID() as string,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel never leaves its origin.
    send: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Stores the drafts that this tab does not have. Returns the names of the forms that now have one. */
function storeMissingDrafts(drafts: VisitorDrafts, storage?: DraftStorage) {
  return Object.entries(drafts).flatMap(([form, draft]) => {
    const key = draftKey(undefined, form)
    if (readDraft(key, storage)) return []
    writeDraft(key, draft, storage)
    return readDraft(key, storage) ? [form] : []
  })
}
