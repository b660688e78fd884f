/** A text made of what a form says, and questions to the person whose answers would make it better. */
export interface Draft {
  text: string
  missing: string[]
}
