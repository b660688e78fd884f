import { findBoard, isExpectedPage, type Board } from '@foothold/form-reader/boards.ts'
import type { Order, Outcome } from '@foothold/form-reader/dom/reader.ts'
import type { FormField } from '@foothold/form-reader/model/form-field.ts'
import { browser } from 'wxt/browser'

/** The form of one frame of a tab. */
export interface FrameForm {
  frameId: number
  address: string
  board: Board | null
  fields: FormField[]
  /** The page has more fields than we read. */
  isCut: boolean
}

/** The pattern that gives access to the site of an address. */
const toSitePattern = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${hostname}/*`
}

const isAllowed = (address: string) => browser.permissions.contains({ origins: [toSitePattern(address)] })

/** Asks the browser's own question. It must come straight from a click. */
export const askToAllow = (address: string) => browser.permissions.request({ origins: [toSitePattern(address)] })

/** Frames of boards that the page shows and that we may not read yet. */
export async function listClosedFrames(tabId: number): Promise<string[]> {
  const [top] = await browser.scripting.executeScript({
    target: { tabId },
    func: () => [...document.querySelectorAll('iframe')].map(({ src }) => src),
  })
  const boards = (top?.result ?? []).filter((address) => findBoard(address) !== null)
  const allowed = await Promise.all(boards.map(isAllowed))
  return boards.filter((_address, index) => !allowed[index])
}

/** The forms of the page itself and of frames that belong to the posting or to a board. */
export async function readForms(tabId: number, postingUrl: string | null): Promise<FrameForm[]> {
  const target = { tabId, allFrames: true }
  await browser.scripting.executeScript({ target, files: ['/reader.js'] })
  const frames = await browser.scripting.executeScript({
    target,
    func: () => ({ address: location.href, reading: globalThis.footholdReader?.read() }),
  })
  return frames.flatMap(({ frameId, result }): FrameForm[] => {
    if (!result?.reading) return []
    const { address, reading } = result
    if (frameId !== 0 && !isExpectedPage(address, postingUrl)) return []
    return [{ frameId, address, board: findBoard(address), ...reading }]
  })
}

export async function fillField(tabId: number, frameId: number, order: Order): Promise<Outcome> {
  const [done] = await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: (one: Order) => globalThis.footholdReader?.fill(one),
    args: [order],
  })
  return done?.result ?? 'gone'
}

/** What the page shows after the manager has sent the form. */
export async function readPage(tabId: number): Promise<{ address: string; text: string } | null> {
  await browser.scripting.executeScript({ target: { tabId }, files: ['/reader.js'] })
  const [page] = await browser.scripting.executeScript({
    target: { tabId },
    func: () => globalThis.footholdReader?.readPage(),
  })
  return page?.result ?? null
}

/** The visible page as a `data:` address of a JPEG; null where the browser does not allow it any more. */
export async function takePicture(tabId: number): Promise<string | null> {
  try {
    const { windowId } = await browser.tabs.get(tabId)
    return await browser.tabs.captureVisibleTab(windowId, { format: 'jpeg', quality: 80 })
  } catch {
    return null
  }
}
