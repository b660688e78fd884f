/** The text with a corrected sentence; as it was where the sentence is gone. */
export const applyEdit = (text: string, { before, after }: { before: string; after: string }): string =>
  text.replace(before, () => after)
