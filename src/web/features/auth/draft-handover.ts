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
type Said =
  | { kind: 'ask'; accountId: string; from: string }
  | { kind: 'give'; drafts: VisitorDrafts; to: string; from: string }
  | { kind: 'taken'; forms: string[]; to: string }
  | { kind: 'ask-address'; from: string }
  | { kind: 'give-address'; email: string; to: string }

/** An account that was registered in this tab. */
export interface Registered {
  id: string
  email: string
}

const channelName = 'new-account'
/** Longer than an open tab takes to answer. A closed or frozen tab never answers. */
const patienceMs = 1_000

/** In the tab that registered: waits until the owner signs in elsewhere, then hands the drafts over. Returns the cleanup. */
export function waitForOwner({ id, email }: Registered, onHandedOver: () => void, storage?: DraftStorage) {
  const { me, say, close } = speak((said) => {
    if (said.kind === 'ask-address') say({ kind: 'give-address', email, to: said.from })
    if (said.kind === 'ask' && said.accountId === id)
      say({ kind: 'give', drafts: visitorDrafts(storage), to: said.from, from: me })
    if (said.kind !== 'taken' || said.to !== me) return
    for (const form of said.forms) clearDraft(draftKey(undefined, form), storage)
    onHandedOver()
  })
  return close
}

/** In the tab where the owner signed in: takes over the drafts of the tab that registered, if it is open. */
export async function fetchDrafts(accountId: string, storage?: DraftStorage) {
  const { close } = await new Promise<Voice>((goOn) => {
    const voice = speak((said) => {
      if (said.kind !== 'give' || said.to !== voice.me) return
      voice.say({ kind: 'taken', forms: ingestUpload(said.drafts, storage), to: said.from })
      goOn(voice)
    })
    voice.say({ kind: 'ask', accountId, from: voice.me })
    setTimeout(() => goOn(voice), patienceMs)
  })
  close()
}

/**
 * In the tab of the mailed link: asks waiting tabs for their address. Null once more than one is named, because the
 * link could belong to either. Returns the cleanup.
 */
export function askForAddress(onKnown: (email: string | null) => void) {
  const named = new Set<string>()
  const { me, say, close } = speak((said) => {
    if (said.kind !== 'give-address' || said.to !== me) return
    onKnown(named.add(said.email).size === 1 ? said.email : null)
  })
  say({ kind: 'ask-address', from: me })
  return close
}

type Voice = ReturnType<typeof speak>

/** Only tabs of the same browser can hear this channel. */
function speak(onSaid: (said: Said) => void) {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => onSaid(data))
  return {
    me: crypto.randomUUID() as string,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel never leaves its origin.
    say: (said: Said) => channel.postMessage(said),
    close: () => channel.close(),
  }
}

/** Stores the drafts that this tab does not have. Returns the names of the forms that now have one. */
function ingestUpload(drafts: VisitorDrafts, storage?: DraftStorage) {
  return Object.entries(drafts).flatMap(([form, draft]) => {
    const key = draftKey(undefined, form)
    if (readDraft(key, storage)) return []
    writeDraft(key, draft, storage)
    return readDraft(key, storage) ? [form] : []
  })
}
