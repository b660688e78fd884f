/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 136, contact: 133, builder: 180, dashboard: 179 } as const
