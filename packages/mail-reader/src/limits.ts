/** What a mail may be at most. Beyond it nothing is read: a bomb costs one pass over its bytes. */
export const maxMailBytes = 25 * 1024 * 1024
export const maxPartDepth = 20
export const maxAttachments = 100
/** A mail of 25 MB in base64 has 350,000, and none of them is short. The parser keeps an object for each line of plain text. */
export const maxMailLines = 400_000
export const maxShortLines = 100_000
export const shortLine = 60
/** Lines that may begin a part. Text has them too, so there are more than parts. */
export const maxBoundaryLines = 5_000
/** Elements inside of each other. What is deeper is left out. */
export const maxElementDepth = 300
/** Forwarded mails inside of forwarded mails; deeper ones are attachments. */
export const maxForwardDepth = 3
/** Of a body that is read. The rest of a longer one is left out of the text, and stays in the mail itself. */
export const maxBodyCharacters = 1_000_000
export const maxEvents = 50
export const maxPeople = 200
export const maxReferences = 200
export const maxSignatures = 20
export const maxLookups = 60

export type MailErrorCode = 'too_large' | 'too_many_parts' | 'too_deep' | 'too_many_attachments'

/** A mail that is not read. It can still be stored and shown as a file. */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: MailErrorCode
  constructor(code: MailErrorCode, options?: ErrorOptions) {
    super(`The mail is beyond a limit: ${code}.`, options)
    this.code = code
  }
}
