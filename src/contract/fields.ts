import { z } from 'zod'

/** The largest number of characters, or of entries in a list, that each kind of field takes. */
export const limits = { name: 200, link: 2_000, note: 10_000, builderText: 50_000, list: 100 } as const

/** An id in lower case, as PostgreSQL writes it: two spellings of one id are the same text from here on. */
export const idOr = (whenWrong: string) => z.uuid(whenWrong).toLowerCase()
export const id = z.uuid().toLowerCase()

/** The largest value of an `integer` column. */
export const largestInt = 2 ** 31 - 1

/** A moment as an ISO 8601 UTC string, as the server answers it. */
export const timestamp = z.iso.datetime()

const years = '(?:19|2[01])\\d{2}'
/** A timestamp in a request: from 1900 to 2199, to the nanosecond at most, which PostgreSQL can compare. */
export const timestampInput = z.iso
  .datetime('Please enter a date and time in UTC')
  .max('2026-01-31T12:00:00.123456789Z'.length, 'Please use at most 9 digits for fractions of a second')
  .regex(new RegExp(`^${years}-`), 'Please enter a date from 1900 to 2199')

/** A month as `YYYY-MM`, or blank. */
export const month = z.union([
  z.literal(''),
  z
    .string()
    .max('2026-01'.length, 'Please enter a month as YYYY-MM')
    .regex(new RegExp(`^${years}-(?:0[1-9]|1[0-2])$`), 'Please enter a month as YYYY-MM'),
])

/** The most rows that a list answers at once. `X-Next-Cursor` tells where the next part begins. */
export const longestList = 500
export const partOfList = {
  limit: z.coerce.number().int().min(1).max(longestList).default(longestList),
  cursor: z.string().max(limits.link).optional(),
}

/** A record with names of the sender's choice, but not with any number of them. */
export const boundedRecord = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .record(z.string().max(limits.name), value)
    .refine((record) => Object.keys(record).length <= most, `Please keep to ${most} entries`)
    .meta({ maxProperties: most })
export const message = z.object({ message: z.string() })

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

/** As a reader counts them: an accent or a joined emoji is part of its character. */
const countVisible = (value: string) => [...new Intl.Segmenter('en').segment(value)].length

const longestName = 100
const nameMessage = `Please enter a name without a web address, of at most ${longestName} characters`
/** What mail programs turn into a link. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?\//iu
// A text that is far too long is refused by its length alone.
const isName = (value: string) =>
  value.length > limits.name || (!webAddress.test(value) && countVisible(value) <= longestName)

/** A person's name. Our mails contain it, so it must not be an advertisement with a link. */
const personName = (whenBlank: string) =>
  z
    .string(whenBlank)
    .trim()
    .min(1, whenBlank)
    .max(limits.name, nameMessage)
    .refine(isStorable, notStorable)
    .refine(isName, nameMessage)

export const firstName = personName('Please enter your first name')
export const lastName = personName('Please enter your last name')

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

function hasCredentials(value: string) {
  const url = URL.parse(value)
  return url !== null && (url.username !== '' || url.password !== '')
}

const webLinkMessage = 'Please enter a full web address, starting with http:// or https://'
const credentialsMessage = 'Please enter the web address without a user name and password'

/** Everyone who sees a link sees all of it, so it must not hold a password. */
const webLink = (value: z.ZodString) =>
  value
    .refine((typed) => typed === '' || isWebLink(typed), webLinkMessage)
    .refine((typed) => !hasCredentials(typed), credentialsMessage)

/** A link to a web page: http or https only, whatever way it came in. */
export const link = (whenBlank: string) => webLink(typedLink(whenBlank).min(1, whenBlank))

export const optionalLink = webLink(typedLink())
  .nullish()
  .transform((value) => value || null)

/** A day (`2026-11-21`) or a moment, kept as a moment; a day means its midnight in UTC. */
export const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }).max(35)], 'Please enter a date')
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
