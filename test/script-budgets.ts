/** How much script a screen may fetch when it is opened, in KiB on the wire, with headers. */
export const scriptBudgets = { public: 5, signIn: 180, builder: 195, dashboard: 200 } as const
