import { type PaletteCommand, signOutCommand } from './commands.ts'
import { matching } from './matching.ts'

export interface Found {
  heading: string
  commands: readonly PaletteCommand[]
}

/**
 * What was found, and the way out at its end. The first of it is what Enter chooses: while something else may still be
 * found, signing out waits rather than stand there alone.
 */
export function withSignOut(query: string, groups: readonly Found[], searching: boolean): Found[] {
  const found = groups.filter(({ commands }) => commands.length > 0)
  const signOut = matching(query, [signOutCommand])
  if (signOut.length === 0 || (found.length === 0 && searching)) return found
  return [...found, { heading: 'Session', commands: signOut }]
}
