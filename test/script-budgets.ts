/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 135, contact: 141, builder: 179, dashboard: 184 } as const
