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
 * What a visitor typed is kept in their tab alone, and goes with it: the computer may be shared. The mailed link of a new account
 * opens another tab. Whoever signs in there to the account that was made in the first one is its owner; the tabs then hand
 * everything over, once, and keep nothing of it anywhere else.
 */
type Said =
  | { kind: 'ask'; accountId: string; from: string }
  | { kind: 'give'; drafts: VisitorDrafts; to: string; from: string }
  | { kind: 'taken'; forms: string[]; to: string }
  | { kind: 'ask-address'; from: string }
  | { kind: 'give-address'; email: string; to: string }

/** An account that was made a moment ago, in this tab. */
export interface Registered {
  id: string
  email: string
}

const channelName = 'new-account'
/** Longer than an open tab takes to answer; nobody waits for one that is closed or asleep. */
const patienceMs = 1_000

/** In the tab that has made an account: waits until its owner signs in elsewhere, and hands over. Returns what ends that. */
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

/** In the tab where the owner of a new account has signed in: takes over what the one that made it keeps, if it is there. */
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
 * In the tab of the mailed link: asks the tabs that wait which address theirs is. Null once more than one is named, for
 * nobody knows then whose link it was. Returns what ends that.
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

/** Speaks with the other tabs of this browser, and with nobody else. */
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

/** Keeps what is not here yet; answers which forms' drafts now are. */
function ingestUpload(drafts: VisitorDrafts, storage?: DraftStorage) {
  return Object.entries(drafts).flatMap(([form, draft]) => {
    const key = draftKey(undefined, form)
    if (readDraft(key, storage)) return []
    writeDraft(key, draft, storage)
    return readDraft(key, storage) ? [form] : []
  })
}
