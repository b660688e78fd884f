import { createReader } from '@foothold/form-reader/dom/reader.ts'
import { isVisible } from '@foothold/form-reader/dom/visible.ts'
import { browser } from 'wxt/browser'

/** What the panel calls in a page. It lives in the extension's own world, which scripts of the page cannot reach. */
interface PageReader extends ReturnType<typeof createReader> {
  readPage: () => { address: string; text: string }
  listFrames: () => Frame[]
}

/** A frame as the page around it shows it. */
export interface Frame {
  address: string
  isVisible: boolean
}

declare global {
  var footholdReader: PageReader | undefined
}

const longestText = 20_000
const submits = /\b(?:submit|send|apply|absenden|bewerb\w*|envoyer|postuler|enviar|verzenden|skicka)\b/i

export function installReader() {
  if (globalThis.footholdReader) return
  const reader = createReader(document)
  globalThis.footholdReader = {
    ...reader,
    readPage: () => ({ address: location.href, text: document.body.innerText.slice(0, longestText) }),
    listFrames: () =>
      [...document.querySelectorAll('iframe')].map((each) => ({ address: each.src, isVisible: isVisible(each) })),
  }
  const report = () => void browser.runtime.sendMessage({ type: 'submitted', values: reader.readValues() })
  window.addEventListener('submit', (event) => void (event.isTrusted && report()), true)
  // Some boards have no form: their button sends.
  window.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button, [role=button]') : null
      if (event.isTrusted && button && submits.test(button.textContent ?? '')) report()
    },
    true,
  )
}
