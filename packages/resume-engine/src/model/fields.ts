import { z } from 'zod/mini'

// zod/mini has no error texts without a locale.
z.config(z.locales.en())

/** The largest number of characters, or of entries in a list, that each kind of field takes. */
export const limits = { name: 200, link: 2_000, note: 10_000, builderText: 50_000, list: 100 } as const

const years = '(?:19|2[01])\\d{2}'

/** A month as `YYYY-MM`, or blank. */
export const month = z.union([
  z.literal(''),
  z
    .string()
    .check(
      z.maxLength('2026-01'.length, 'Please enter a month as YYYY-MM'),
      z.regex(new RegExp(`^${years}-(?:0[1-9]|1[0-2])$`), 'Please enter a month as YYYY-MM'),
    ),
])

/** Neither NUL characters nor halves of a surrogate pair: PostgreSQL keeps neither in text and JSON. */
export const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()
export const notStorable = 'This contains a character that cannot be stored'

export const fitting = (value: z.ZodMiniString<string>, max: number) =>
  value.check(
    // Formatted only when shown: the first number formatted in a browser takes milliseconds.
    z.maxLength(max, { error: () => `Please use at most ${max.toLocaleString('en-US')} characters` }),
    z.refine(isStorable, notStorable),
  )

/** Trimmed text of at most `max` characters; may be blank. */
export const text = (max: number, whenMissing = 'Please enter text') =>
  fitting(z.string(whenMissing).check(z.trim()), max)

/** Trimmed text that must not be blank. */
export const requiredText = (max: number, whenBlank: string) => text(max, whenBlank).check(z.minLength(1, whenBlank))

const emailMessage = 'Please enter a valid email address'
export const email = z.pipe(text(limits.name, emailMessage), z.email(emailMessage))
