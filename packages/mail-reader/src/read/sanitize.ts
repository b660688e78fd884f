import sanitizeHtml from 'sanitize-html'

const options: sanitizeHtml.IOptions = {
  allowedTags:
    'a abbr b blockquote br caption center code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'data-host'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Pictures would be fetched from elsewhere, so their words stand in their place.
  transformTags: {
    img: (_name, { alt = '' }) => ({ tagName: 'span', attribs: {}, text: alt }),
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, rel: 'noopener noreferrer nofollow', target: '_blank', 'data-host': getHost(href) },
    }),
  },
  nestingLimit: 100,
  disallowedTagsMode: 'discard',
}

const getHost = (href: string) => (/^https?:/i.test(href.trim()) ? (URL.parse(href.trim())?.hostname ?? '') : '')

/** HTML that is safe in a sandboxed frame: nothing is fetched or run, and each link shows where it leads. */
export const sanitizeMail = (html: string) =>
  sanitizeHtml(html, options).replaceAll(
    / data-host="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (_all, host: string, rest: string, words: string) =>
      `${rest}>${words}</a>${host === '' || words.trim() === host ? '' : ` <small>(${host})</small>`}`,
  )
