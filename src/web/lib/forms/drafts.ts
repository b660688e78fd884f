/** Drafts of unfinished forms in the tab's session storage. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'draft:'
const secret = /password|token|card|cvc|expiry/i

/** The storage key of a form's draft: one for each person, and one for visitors. */
export const draftKey = (userId: string | undefined, form: string) => `${userId ?? 'visitor'}/${form}`

/** The values that may be stored: never a password, a token or card data. */
function withoutSecrets(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.test(name)))
}

export function readDraft(key: string, storage?: DraftStorage): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse((storage ?? sessionStorage).getItem(prefix + key) ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

/** Returns whether the draft was stored. Without storage a form works without a draft. */
export function writeDraft(key: string, values: Record<string, unknown>, storage?: DraftStorage): boolean {
  try {
    const target = storage ?? sessionStorage
    target.setItem(prefix + key, JSON.stringify(withoutSecrets(values)))
    return true
  } catch {
    return false
  }
}

export function clearDraft(key: string, storage: DraftStorage = sessionStorage) {
  try {
    storage.removeItem(prefix + key)
  } catch {
    // Without storage there is no draft.
  }
}

/** Deletes every draft, for the next person at this computer. */
export function clearDrafts(storage: DraftStorage = sessionStorage) {
  try {
    for (const key of keysIn(storage)) clearDraft(key, storage)
  } catch {
    // Without storage there is no draft.
  }
}

export type VisitorDrafts = Record<string, Record<string, unknown>>

/** A visitor's drafts in this tab, by form. */
export function visitorDrafts(storage: DraftStorage = sessionStorage): VisitorDrafts {
  const visitor = draftKey(undefined, '')
  try {
    const forms = keysIn(storage).flatMap((key) => (key.startsWith(visitor) ? key.slice(visitor.length) : []))
    return Object.fromEntries(forms.map((form) => [form, readDraft(visitor + form, storage) ?? {}]))
  } catch {
    return {}
  }
}

function keysIn(storage: DraftStorage) {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}
