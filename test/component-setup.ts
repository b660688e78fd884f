import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

configure({ reactStrictMode: true, asyncUtilTimeout: 5_000 })

// jsdom lays nothing out, so it leaves out what measures or scrolls.
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})
