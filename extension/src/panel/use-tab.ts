import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { getApplication } from '#kit/followed-tabs.ts'

export interface FollowedTab {
  id: number
  /** Blank where we may not see it. */
  address: string
  application: string | null
}

/** A panel in a window of its own is about one tab: `sidepanel.html?tab=7`. */
const pinned = Number(new URLSearchParams(location.search).get('tab')) || null

async function findTab(): Promise<FollowedTab | null> {
  const [tab] =
    pinned === null ? await browser.tabs.query({ active: true, currentWindow: true }) : [await browser.tabs.get(pinned)]
  if (tab?.id === undefined) return null
  return {
    id: tab.id,
    address: tab.url ?? '',
    application: await getApplication(tab.id),
  }
}

/** The tab beside the panel, as it changes. */
export function useTab(): FollowedTab | null {
  const [tab, setTab] = useState<FollowedTab | null>(null)
  useEffect(() => {
    let last = 0
    // Answers may come in another order; the newest look counts.
    const look = () => {
      const turn = (last += 1)
      const show = (found: FollowedTab | null) => turn === last && setTab(found)
      void findTab().then(show, () => show(null))
    }
    look()
    browser.tabs.onActivated.addListener(look)
    browser.tabs.onUpdated.addListener(look)
    browser.storage.session.onChanged.addListener(look)
    return () => {
      last = -1
      browser.tabs.onActivated.removeListener(look)
      browser.tabs.onUpdated.removeListener(look)
      browser.storage.session.onChanged.removeListener(look)
    }
  }, [])
  return tab
}
