/** The kinds of changes of monthly recurring revenue (MRR), as subscription businesses name them. */
export const mrrMovementKinds = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const
export type MrrMovementKind = (typeof mrrMovementKinds)[number]
