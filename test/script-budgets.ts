/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 134, contact: 141, builder: 173, dashboard: 177 } as const
