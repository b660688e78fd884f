export type TermKind = 'required' | 'preferred' | 'other'
/** `aside` is what the employer says of itself, of pay and of the law: nothing that is asked for. */
export type Zone = TermKind | 'aside'
