import { browser } from 'wxt/browser'
import { getConnection } from '#kit/stored-connection.ts'

const key = (tabId: number) => `tab:${tabId}`
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const openPosting = new RegExp(`^/apply-kit/applications/(${uuid})$`)

/** The application that an address of the product opens the posting of; null for any other address. */
function findApplication(address: string, origin: string): string | null {
  const url = URL.parse(address)
  return url?.origin === origin ? (openPosting.exec(url.pathname)?.[1] ?? null) : null
}

/** Which application a tab is about. */
export async function getApplication(tabId: number): Promise<string | null> {
  const stored = await browser.storage.session.get(key(tabId))
  const id = stored[key(tabId)]
  return typeof id === 'string' ? id : null
}

async function remember(tabId: number, address: string | undefined) {
  const connection = await getConnection()
  const application = connection && address ? findApplication(address, connection.origin) : null
  if (application) await browser.storage.session.set({ [key(tabId)]: application })
}

/** A tab that an employer's page opens is about the same application. */
async function inherit(tabId: number, openerId: number | undefined) {
  const application = openerId === undefined ? null : await getApplication(openerId)
  if (application) await browser.storage.session.set({ [key(tabId)]: application })
}

/** Remembers which posting the product opened in which tab. We see addresses of the product and of allowed pages only. */
export function followTabs() {
  browser.tabs.onCreated.addListener(({ id, openerTabId }) => void (id !== undefined && inherit(id, openerTabId)))
  browser.tabs.onUpdated.addListener((tabId, { url }) => void remember(tabId, url))
  browser.tabs.onRemoved.addListener((tabId) => void browser.storage.session.remove(key(tabId)))
}
