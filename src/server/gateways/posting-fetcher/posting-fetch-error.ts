export type PostingFetchReason =
  | 'address'
  | 'dns'
  | 'redirects'
  | 'status'
  | 'type'
  | 'too-large'
  | 'timeout'
  | 'network'
  | 'unreadable'

const messages: Record<PostingFetchReason, string> = {
  address: 'Only public web pages can be read, and this link leads elsewhere.',
  dns: 'This website could not be found.',
  redirects: 'This link redirects endlessly.',
  status: 'The website refused to show this page.',
  type: 'This link does not lead to a web page.',
  'too-large': 'This page is too large to be read.',
  timeout: 'The website took too long to answer.',
  network: 'The website could not be reached.',
  unreadable: 'This page could not be read.',
}

/** Why the page of a posting could not be read; the message is meant for a person and repeats nothing the site said. */
export class PostingFetchError extends Error {
  readonly reason: PostingFetchReason

  constructor(reason: PostingFetchReason, options?: ErrorOptions) {
    super(messages[reason], options)
    this.name = 'PostingFetchError'
    this.reason = reason
  }
}
