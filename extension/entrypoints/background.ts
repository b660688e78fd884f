import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { followTabs } from '#kit/followed-tabs.ts'

export default defineBackground(() => {
  // The click also gives access to this one tab until it leaves the site.
  browser.action.onClicked.addListener((tab) => void openPanel(tab.id))
  followTabs()
})

/** Firefox knows a sidebar for each window instead of a panel for each tab. */
async function openPanel(tabId: number | undefined) {
  if ('sidebarAction' in browser) await (browser.sidebarAction as { open: () => Promise<void> }).open()
  else if (tabId !== undefined) await browser.sidePanel.open({ tabId })
}
