/** A run of text on a page. Lengths are in points, measured from the page's top left corner. */
export interface TextItem {
  text: string
  x: number
  /** The top of the text's line. */
  y: number
  width: number
  height: number
  fontSize: number
  /** An opaque name of typeface, weight and slope: equal where text is set alike, and empty where that is not known. */
  font: string
}

export interface TextPage {
  width: number
  height: number
  items: TextItem[]
  /**
   * `margin`: what the format itself calls a page header or footer. `box`: text outside the flow, such as a text box,
   * and neither continues the page before it nor is continued by the one after it.
   */
  part: 'body' | 'margin' | 'box'
}

/** A document's text with its layout; formats without pages are laid out on one tall page, a paragraph to a line. */
export interface DocumentText {
  pages: TextPage[]
}
