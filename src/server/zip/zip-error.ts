/** Why an archive, or an entry of it, is refused. */
export class ZipError extends Error {
  readonly reason: 'malformed' | 'too-large'

  constructor(reason: ZipError['reason'], message: string) {
    super(message)
    this.name = 'ZipError'
    this.reason = reason
  }
}
