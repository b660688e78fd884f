import { z } from 'zod'

/** The largest number of characters, or of entries in a list, that each kind of field takes. */
export const limits = { name: 200, link: 2_000, note: 10_000, builderText: 50_000, list: 100 } as const

export const id = z.uuid()
/** A moment as an ISO 8601 UTC string. */
export const timestamp = z.iso.datetime()
export const message = z.object({ message: z.string() })
export type Message = z.infer<typeof message>

/** Neither NUL characters nor halves of a surrogate pair: PostgreSQL keeps neither in text and JSON. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
const notStorable = 'This contains a character that cannot be stored'

const fitting = (value: z.ZodString, max: number) =>
  value
    // Said when it is needed: a browser takes a while before it writes its first number.
    .max(max, { error: () => `Please use at most ${max.toLocaleString('en-US')} characters` })
    .refine(isStorable, notStorable)

/** Trimmed text of at most `max` characters; may be blank. */
export const text = (max: number, whenMissing = 'Please enter text') => fitting(z.string(whenMissing).trim(), max)

/** Trimmed text that must not be blank. */
export const requiredText = (max: number, whenBlank: string) => text(max, whenBlank).min(1, whenBlank)

/** Text that may be left out: blank and missing both mean null. */
export const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null)

export const firstName = requiredText(limits.name, 'Please enter your first name')
export const lastName = requiredText(limits.name, 'Please enter your last name')

const emailMessage = 'Please enter a valid email address'
export const email = text(limits.name, emailMessage).pipe(z.email(emailMessage))

/**
 * A host and a path, as people write a link: `jobs.example.com/1`. The host ends in letters; it holds no scheme, no name before
 * an `@` and no bare number.
 */
const hostAndPath =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d{1,5})?\/\S*$/iu
const withScheme = (value: string) => (hostAndPath.test(value) ? `https://${value}` : value)

/** A link as it is being typed, trimmed, with the `https://` that people leave out. */
export const typedLink = (whenMissing = 'Please enter text') =>
  fitting(z.string(whenMissing).trim().overwrite(withScheme), limits.link)

function isWebLink(value: string) {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
}

const webLinkMessage = 'Please enter a full web address, starting with http:// or https://'

/** A link to a web page: http or https only, whatever way it came in. */
export const link = (whenBlank: string) =>
  typedLink(whenBlank)
    .min(1, whenBlank)
    .refine((value) => value === '' || isWebLink(value), webLinkMessage)

export const optionalLink = typedLink()
  .refine((value) => value === '' || isWebLink(value), webLinkMessage)
  .nullish()
  .transform((value) => value || null)

/** A day (`2026-11-21`) or a moment, kept as a moment; a day means its midnight in UTC. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a date')
  .transform((value) => new Date(value))
  .refine(
    (value) => value.getTime() >= Date.UTC(1970, 0, 1) && value.getTime() < Date.UTC(2200, 0, 1),
    'Please enter a date',
  )
  .transform((value) => value.toISOString())

export const optionalDay = z
  .union([z.literal('').transform(() => null), day])
  .nullish()
  .transform((value) => value ?? null)
