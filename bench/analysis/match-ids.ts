/** The checks that make up the match with the job text. */
export const matchIds = new Set(['terms', 'evidence', 'title', 'focus', 'years', 'education'])
