/** What a page says about a job posting; empty where it says nothing, or could be read in two ways. */
export interface PostingFields {
  company: string
  position: string
  /** Plain text with line breaks. */
  description: string
  location: string
}

export const noFields: Readonly<PostingFields> = { company: '', position: '', description: '', location: '' }
