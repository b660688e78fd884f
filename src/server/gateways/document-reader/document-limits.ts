const mebibyte = 1024 * 1024

/** What one file may cost. An ordinary resume takes a tenth of any of these. */
export const documentLimits = {
  fileBytes: 16 * mebibyte,
  /** All typed arrays over 4 KiB that reading one file may ask for, together. */
  bufferBytes: 64 * mebibyte,
  inflatedBytes: 16 * mebibyte,
  /** A part of a .docx may inflate to this many times its size, once it is larger than a megabyte. */
  inflationRatio: 150,
  zipEntries: 2_000,
  pages: 40,
  items: 10_000,
  characters: 200_000,
  xmlDepth: 256,
} as const
