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
    let isOpen = true
    const look = () =>
      void findTab().then(
        (found) => isOpen && setTab(found),
        () => isOpen && setTab(null),
      )
    look()
    browser.tabs.onActivated.addListener(look)
    browser.tabs.onUpdated.addListener(look)
    browser.storage.session.onChanged.addListener(look)
    return () => {
      isOpen = false
      browser.tabs.onActivated.removeListener(look)
      browser.tabs.onUpdated.removeListener(look)
      browser.storage.session.onChanged.removeListener(look)
    }
  }, [])
  return tab
}
