/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 144, contact: 136, builder: 250, signedIn: 262 } as const

/** How many requests a signed-in screen may take until it is complete, the page and the pictures included. */
export const maxRequests = 22

/** How many script files the whole app has: one for each folder of pages, single page and large dialog, and what they share. */
export const maxScriptFiles = 64
