import type { PostingFields } from '#analysis/posting-reader/posting-fields.ts'

export interface ReadPageReply {
  fields: PostingFields
}
