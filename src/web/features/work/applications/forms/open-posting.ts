import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'

/** Opens the posting in a new tab, where an apply kit finds the application. The tab forgets who opened it. */
export function openPosting(applicationId: string) {
  if (window.open(paths.openPosting(applicationId)) === null)
    showToast({
      title: 'Your browser blocked the new tab',
      description: 'Open the application, and choose “Apply With the Kit” there.',
      tone: 'danger',
    })
}
