import { contactsIn } from '@foothold/resume-engine/facts'

export interface Person {
  fullName: string
  email: string
  phone: string
  location: string
  linkedin: string
  /** Names of other people in the texts. */
  others?: readonly string[]
}

export interface Hidden {
  hide: (text: string) => string
  /** Puts everything back. `{{}}` is where a placeholder was made up. */
  restore: (text: string) => string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]{}\\|]/g, String.raw`\$&`)

/** Replaces everything that identifies the person in the texts that leave the process. */
export function hidePerson(person: Person, texts: readonly string[]): Hidden {
  const found = texts.map(contactsIn)
  const names = [person.fullName, ...(person.others ?? [])]
  const parts = names.map((name) => name.split(/\s+/).filter((part) => part.replaceAll(/\P{L}/gu, '').length > 1))
  const values: [name: string, values: string[]][] = [
    ['NAME', names],
    ['MAIL', [person.email, ...found.flatMap(({ mails }) => mails)]],
    ['LINK', [person.linkedin, ...found.flatMap(({ links }) => links)]],
    ['PHONE', [person.phone, ...found.flatMap(({ phones }) => phones)]],
    ['PLACE', [person.location, ...person.location.split(',')]],
    ['PART_OF_NAME', parts.flatMap((ofOne) => (ofOne.length > 1 ? ofOne : []))],
  ]
  const placeholders = values.flatMap(([name, list]) =>
    [...new Set(list.map((value) => value.trim()))]
      .filter((value) => value !== '')
      .map((value, index) => ({ placeholder: `{{${name}${index ? `_${index + 1}` : ''}}}`, value })),
  )
  const byLength = placeholders.toSorted((a, b) => b.value.length - a.value.length)
  const byValue = new Map(placeholders.toReversed().map(({ value, placeholder }) => [value.toLowerCase(), placeholder]))
  // In one pass: the text of a placeholder is not searched again.
  const pattern = byLength.length
    ? new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:${byLength.map(({ value }) => escaped(value)).join('|')})(?![\p{L}\p{N}])`,
        'giu',
      )
    : /(?!)/
  const byPlaceholder = new Map(placeholders.map(({ placeholder, value }) => [placeholder, value]))

  return {
    hide: (text) =>
      text.replaceAll(/[{}]{2,}/g, ' ').replaceAll(pattern, (value) => byValue.get(value.toLowerCase()) ?? '{{NAME}}'),
    restore: (text) => text.replaceAll(/\{\{[A-Z_\d]+\}\}/g, (placeholder) => byPlaceholder.get(placeholder) ?? '{{}}'),
  }
}
