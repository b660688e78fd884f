/** Of the address of the typeface that this browser has fetched before. */
const shownBefore = 'font'

/** A typeface that this browser has already would only change the words after they have been seen. */
export function hasTypeface(address: string | undefined) {
  try {
    return address !== undefined && localStorage.getItem(shownBefore) === address
  } catch {
    return false
  }
}

/** Shows it once it is there, so that the words are set anew one time only. */
export async function showTypeface(address: string) {
  try {
    const face = new FontFace('Figtree Variable', `url(${address})`, { weight: '300 900', display: 'swap' })
    document.fonts.add(await face.load())
    localStorage.setItem(shownBefore, address)
  } catch {
    // The words stay in the typeface that stands in for it; without storage it comes a little later on the next page too.
  }
}
