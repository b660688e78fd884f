const joinFilled = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator)

/** `Planner at Harbor Freightways`. Either part may be missing. */
export const formatJobTitle = ({ position, company }: { position: string; company: string }) =>
  joinFilled([position, company], ' at ')

/** `BSc, Portland State University`. Either part may be missing. */
export const formatSchoolTitle = ({ degree, institution }: { degree: string; institution: string }) =>
  joinFilled([degree, institution], ', ')
