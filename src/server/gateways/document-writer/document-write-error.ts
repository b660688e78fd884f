/** Why no file was made of a text; the message is meant for the person who asked for it. */
export class DocumentWriteError extends Error {
  constructor(options?: ErrorOptions) {
    super('This text could not be made into a file. Please try a shorter one.', options)
    this.name = 'DocumentWriteError'
  }
}
