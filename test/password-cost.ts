/** A hash at the product's cost takes longer than most tests. `passwords.test.ts` tests the real cost. */
export const testCost = { memoryCost: 256, timeCost: 1, parallelism: 1 }
