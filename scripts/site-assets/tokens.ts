import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('../../src/web/ui/tokens.css', import.meta.url), 'utf8')

/** A colour of the design system in its light form, as `#rrggbb`. */
export function colour(token: string): string {
  const value = new RegExp(`--color-${token}: light-dark\\((#[0-9a-f]{6}),`).exec(css)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no light colour --color-${token}`)
  return value
}
