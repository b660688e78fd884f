import { id } from '#contract/fields.ts'

/** What a new message is about. */
export interface MessageAbout {
  kind: 'application' | 'interest'
  id: string
}

/** Parses `application:<id>` or `interest:<id>`, as `paths.writeAbout` writes it; null for anything else. */
export function parseMessageAbout(value: string | null): MessageAbout | null {
  const [kind, subject] = value?.split(':') ?? []
  const parsed = id.safeParse(subject)
  if ((kind !== 'application' && kind !== 'interest') || !parsed.success) return null
  return { kind, id: parsed.data }
}
