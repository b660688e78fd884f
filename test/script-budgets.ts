/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 134, contact: 139, builder: 177, dashboard: 175 } as const
