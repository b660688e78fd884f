/** The checks that make up the match with the job text. */
export const matchIds = new Set(['required', 'preferred', 'evidence', 'title', 'focus', 'years', 'education', 'terms'])
