/** What a row asks the list to do. */
export type RowAction = { kind: 'open' | 'differences'; version?: number } | { kind: 'share' | 'tailor' }
