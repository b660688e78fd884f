/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 141, contact: 135, builder: 183, dashboard: 190 } as const
