/** Calls when the whole of the document is there: an `async` script may come before the end of the page that it is for. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}
