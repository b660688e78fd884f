import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { submittedMessage, type SentValue } from '#kit/receipt.ts'
import type { FollowedTab } from '#kit/panel/use-tab.ts'

export interface Submission {
  at: string
  values: SentValue[]
}

/** What stood in the form when the manager sent it; null before. Only our own script in this tab is heard. */
export function useSubmission(tab: FollowedTab) {
  const [submission, setSubmission] = useState<Submission | null>(null)
  useEffect(() => {
    const listen = (message: unknown, sender: { id?: string; tab?: { id?: number } }) => {
      if (sender.id !== browser.runtime.id || sender.tab?.id !== tab.id) return
      const { success, data } = submittedMessage.safeParse(message)
      if (success) setSubmission({ at: new Date().toISOString(), values: data.values })
    }
    browser.runtime.onMessage.addListener(listen)
    return () => browser.runtime.onMessage.removeListener(listen)
  }, [tab.id])
  return { submission, dismiss: () => setSubmission(null) }
}
