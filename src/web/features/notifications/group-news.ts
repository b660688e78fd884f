import type { Notification } from '#contract/notifications.ts'

export interface NewsGroup {
  newest: Notification
  /** How many older unread ones of the same kind follow it directly, and are folded into it. */
  folded: number
}

/** Up to so many notifications of a kind are shown one by one. */
const maxApart = 2

/** Folds runs of unread notifications of the same kind, which would push everything else out of a short list. */
export function groupNews(notifications: readonly Notification[]): NewsGroup[] {
  const runs: Notification[][] = []
  for (const notification of notifications) {
    const run = runs.at(-1)
    const [newest] = run ?? []
    if (run && newest && isSameKind(newest, notification)) run.push(notification)
    else runs.push([notification])
  }
  return runs.flatMap((run) =>
    run.length <= maxApart
      ? run.map((newest) => ({ newest, folded: 0 }))
      : run.slice(0, 1).map((newest) => ({ newest, folded: run.length - 1 })),
  )
}

/** Messages have texts of their own, and approvals their own buttons. */
const isSameKind = (a: Notification, b: Notification) =>
  !a.read && !b.read && a.type === b.type && a.title === b.title && a.type !== 'message' && a.type !== 'approval'
