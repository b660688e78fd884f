/** How much script a screen may fetch when it is opened, in KiB on the wire, with headers. */
export const scriptBudgets = { public: 70, signIn: 75, builder: 110, dashboard: 100 } as const
