import { findBoard, isExpectedPage, type Board } from '@foothold/form-reader/boards.ts'
import type { AddOutcome, BlockKind } from '@foothold/form-reader/dom/add-block.ts'
import type { Order, Outcome } from '@foothold/form-reader/dom/reader.ts'
import type { FormField } from '@foothold/form-reader/model/form-field.ts'
import { browser } from 'wxt/browser'
import type { Frame } from '#kit/in-page.ts'

/** The form of one frame of a tab. */
export interface FrameForm {
  frameId: number
  address: string
  board: Board | null
  fields: FormField[]
  /** The page has more fields than we read. */
  isCut: boolean
  /** Sections that a button gives another block. */
  adds: BlockKind[]
}

/** The pattern that gives access to the site of an address. */
const toSitePattern = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return `${protocol}//${hostname}/*`
}

const isAllowed = (address: string) => browser.permissions.contains({ origins: [toSitePattern(address)] })

/** Asks the browser's own question. It must come straight from a click. */
export const askToAllow = (address: string) => browser.permissions.request({ origins: [toSitePattern(address)] })

/** The frames of the page, after our script is in each frame that we may read. */
async function listFrames(tabId: number): Promise<Frame[]> {
  await browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: ['/reader.js'] })
  const [top] = await browser.scripting.executeScript({
    target: { tabId },
    func: () => globalThis.footholdReader?.listFrames(),
  })
  return top?.result ?? []
}

const getHost = (address: string) => URL.parse(address)?.host ?? ''
const isSameSite = (one: string, other: string) =>
  getHost(one) === getHost(other) || (findBoard(one) !== null && findBoard(one) === findBoard(other))

/** A frame knows not whether its page hides it. So all frames of its site must be in sight, or none is filled. */
function isShown(address: string, frames: Frame[]) {
  const own = frames.filter((frame) => isSameSite(frame.address, address))
  return own.length > 0 && own.every(({ isVisible }) => isVisible)
}

export interface Forms {
  forms: FrameForm[]
  /** Frames of boards that the page shows and that we may not read yet. */
  closed: string[]
}

/** The forms of the page itself, and of frames in sight that belong to the posting or to a board. */
export async function readForms(tabId: number, postingUrl: string | null): Promise<Forms> {
  const shown = await listFrames(tabId)
  const frames = await browser.scripting.executeScript({
    target: { tabId, allFrames: true },
    func: () => ({ address: location.href, reading: globalThis.footholdReader?.read() }),
  })
  const forms = frames.flatMap(({ frameId, result }): FrameForm[] => {
    if (!result?.reading) return []
    const { address, reading } = result
    if (frameId !== 0 && !(isExpectedPage(address, postingUrl) && isShown(address, shown))) return []
    return [{ frameId, address, board: findBoard(address), ...reading }]
  })
  const boards = shown.filter(({ address, isVisible }) => isVisible && findBoard(address) !== null)
  const allowed = await Promise.all(boards.map(({ address }) => isAllowed(address)))
  return { forms, closed: boards.filter((_frame, index) => !allowed[index]).map(({ address }) => address) }
}

export async function fillField(tabId: number, frameId: number, order: Order): Promise<Outcome> {
  const [done] = await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: (one: Order) => globalThis.footholdReader?.fill(one),
    args: [order],
  })
  return done?.result ?? 'gone'
}

/** Presses the button that adds a block of a job or school. */
export async function addBlock(tabId: number, frameId: number, kind: BlockKind): Promise<AddOutcome> {
  const [done] = await browser.scripting.executeScript({
    target: { tabId, frameIds: [frameId] },
    func: (one: BlockKind) => globalThis.footholdReader?.addBlock(one),
    args: [kind],
  })
  return done?.result ?? 'unclear'
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
