/**
 * How much script a screen may load when it is opened: KiB on the wire, with headers. About a tenth more than it loads: how the
 * bundler merges small chunks depends on all of them.
 */
export const scriptBudgets = { public: 5, signIn: 150, contact: 145, builder: 265, signedIn: 280 } as const

/** How many requests a signed-in screen may take until it is complete, the page and the pictures included. */
export const maxRequests = 25

/** How many script files the whole app has: one for each folder of pages, single page and large dialog, and what they share. */
export const maxScriptFiles = 72
