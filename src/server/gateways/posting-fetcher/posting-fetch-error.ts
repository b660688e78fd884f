import { ReasonError } from '#server/gateways/reason-error.ts'

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

/** The message repeats nothing that the site said. */
export class PostingFetchError extends ReasonError<PostingFetchReason> {
  constructor(reason: PostingFetchReason, options?: ErrorOptions) {
    super(reason, messages[reason], options)
  }
}
