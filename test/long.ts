/** With `LONG=1` whole series run. Otherwise a few of their cases guard the same property. */
export const isLong = process.env.LONG === '1'

/** Every so many of the cases, the first among them, or all in a long run. */
export const pickEvery = <Case>(step: number, cases: readonly Case[]) =>
  cases.filter((_, index) => isLong || index % step === 0)
