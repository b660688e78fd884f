import type { DocumentItem } from '#contract/documents.ts'

/** Each document that is no variant with its variants, in the order of the list: the last changed first. */
export function groupVariants(items: readonly DocumentItem[]) {
  const known = new Set(items.map(({ id }) => id))
  const isVariant = ({ baseId }: DocumentItem) => baseId !== null && known.has(baseId)
  return items
    .filter((item) => !isVariant(item))
    .map((base) => ({ base, variants: items.filter(({ baseId }) => baseId === base.id) }))
}
