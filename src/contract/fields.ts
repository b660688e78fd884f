import { z } from 'zod/mini'
import {
  email,
  fitting,
  isStorable,
  limits,
  month,
  notStorable,
  requiredText,
  text,
} from '@foothold/resume-engine/fields'

export { email, limits, month, requiredText, text }

/** An id in lower case, as PostgreSQL writes it: all spellings of an id become the same text. */
export const idOr = (whenWrong: string) => z.uuid(whenWrong).check(z.toLowerCase())
export const id = z.uuid().check(z.toLowerCase())

/** The largest value of an `integer` column. */
export const largestInt = 2 ** 31 - 1

/** A moment as an ISO 8601 UTC string, as the server answers it. */
export const timestamp = z.iso.datetime()

const years = '(?:19|2[01])\\d{2}'
/** A timestamp in a request: from 1900 to 2199, to the nanosecond at most, which PostgreSQL can compare. */
export const timestampInput = z.iso
  .datetime('Please enter a date and time in UTC')
  .check(
    z.maxLength('2026-01-31T12:00:00.123456789Z'.length, 'Please use at most 9 digits for fractions of a second'),
    z.regex(new RegExp(`^${years}-`), 'Please enter a date from 1900 to 2199'),
  )

/** The maximum page size of a list. `X-Next-Cursor` is the cursor of the next page. */
export const maxListRows = 500
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxListRows)), maxListRows),
  cursor: z.optional(z.string().check(z.maxLength(limits.link))),
}

export const boundedRecord = <Value extends z.ZodMiniType>(value: Value, most: number) =>
  z.record(z.string().check(z.maxLength(limits.name)), value).check(
    z.refine((record) => Object.keys(record).length <= most, `Please keep to ${most} entries`),
    z.meta({ maxProperties: most }),
  )
export const message = z.object({ message: z.string() })

/** Text that may be left out: blank and missing both mean null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  )

/** As a reader counts them: an accent or a joined emoji is part of its character. */
const countVisible = (value: string) => [...new Intl.Segmenter('en').segment(value)].length

const maxNameLength = 100
const nameMessage = `Please enter a name without a web address, of at most ${maxNameLength} characters`
/** What mail programs turn into a link. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?\//iu
// A text that is far too long is refused by its length alone.
const isName = (value: string) =>
  value.length > limits.name || (!webAddress.test(value) && countVisible(value) <= maxNameLength)

/** A person's name. Our mails contain it, so it must not be an advertisement with a link. */
const personName = (whenBlank: string) =>
  z
    .string(whenBlank)
    .check(
      z.trim(),
      z.minLength(1, whenBlank),
      z.maxLength(limits.name, nameMessage),
      z.refine(isStorable, notStorable),
      z.refine(isName, nameMessage),
    )

export const firstName = personName('Please enter your first name')
export const lastName = personName('Please enter your last name')

/**
 * A host and a path, as people write a link: `jobs.example.com/1`. The host ends in letters; it holds no scheme, no name before
 * an `@` and no bare number.
 */
const hostAndPath =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d{1,5})?\/\S*$/iu
const withScheme = (value: string) => (hostAndPath.test(value) ? `https://${value}` : value)

/** A link as typed, trimmed, with the `https://` that people leave out. */
export const typedLink = (whenMissing = 'Please enter text') =>
  fitting(z.string(whenMissing).check(z.trim(), z.overwrite(withScheme)), limits.link)

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
const webLink = (value: z.ZodMiniString<string>) =>
  value.check(
    z.refine((typed) => typed === '' || isWebLink(typed), webLinkMessage),
    z.refine((typed) => !hasCredentials(typed), credentialsMessage),
  )

/** A link to a web page: http or https only. */
export const link = (whenBlank: string) => webLink(typedLink(whenBlank).check(z.minLength(1, whenBlank)))

export const optionalLink = z.pipe(
  z.nullish(webLink(typedLink())),
  z.transform((value) => value || null),
)

/** A day (`2026-11-21`) or a timestamp, stored as a timestamp; a day means its midnight in UTC. */
export const day = z.pipe(
  z
    .pipe(
      z.union([z.iso.date(), z.iso.datetime({ offset: true }).check(z.maxLength(35))], 'Please enter a date'),
      z.transform((value) => new Date(value)),
    )
    .check(
      z.refine(
        (value) => value.getTime() >= Date.UTC(1970, 0, 1) && value.getTime() < Date.UTC(2200, 0, 1),
        'Please enter a date',
      ),
    ),
  z.transform((value) => value.toISOString()),
)

export const optionalDay = z.pipe(
  z.nullish(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      day,
    ]),
  ),
  z.transform((value) => value ?? null),
)

/** A person as others see them. */
export const namedPerson = z.object({ id, firstName: z.string(), lastName: z.string() })
/** The latest reminder of staff about something. Null if there was none. */
export const nudge = z.nullable(z.object({ at: timestamp, by: z.string() }))
export type Nudge = z.infer<typeof nudge>
export const picturedPerson = z.extend(namedPerson, { profileImageUrl: z.nullable(z.string()) })
