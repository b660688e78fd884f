const mebibyte = 1024 * 1024

/** The limits of one file. An ordinary resume takes a tenth of each. */
export const documentLimits = {
  fileBytes: 16 * mebibyte,
  /** All typed arrays over 4 KiB that reading one file may allocate, in total. */
  bufferBytes: 64 * mebibyte,
  /** All text parts of a .docx together. */
  inflatedBytes: 16 * mebibyte,
  /** A text part of a .docx may inflate to this many times its packed size, once it is larger than a mebibyte. */
  inflationRatio: 150,
  pages: 40,
  items: 10_000,
  characters: 200_000,
  xmlDepth: 256,
} as const
