/** Why a text could not be written as a file. The message is for the person. */
export class DocumentWriteError extends Error {
  constructor({
    message = 'This text could not be made into a file. Please try a shorter one.',
    ...options
  }: ErrorOptions & { message?: string } = {}) {
    super(message, options)
    this.name = 'DocumentWriteError'
  }
}
