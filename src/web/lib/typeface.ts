/**
 * Whether this browser has the typeface already: it would only change the words after they have been seen. It has, on the way
 * from one of our pages to another; to ask its storage would hold up the first paint.
 */
export const hasTypeface = () => document.referrer.startsWith(`${window.location.origin}/`)

/** Shows it once it is there, so that the words are set anew one time only. */
export async function showTypeface(address: string) {
  try {
    const face = new FontFace('Figtree Variable', `url(${address})`, { weight: '300 900', display: 'swap' })
    document.fonts.add(await face.load())
  } catch {
    // The words stay in the typeface that stands in for it.
  }
}
