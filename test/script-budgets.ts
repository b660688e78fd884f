/** How much script a screen may load when it is opened: KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 130, contact: 135, builder: 175, dashboard: 170 } as const
