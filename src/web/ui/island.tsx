import { createContext, type ReactNode, useContext } from 'react'

export type IslandName = 'auth' | 'contact'

/** Draws an island by itself, as HTML, when a page is drawn for good; null where the whole page is alive anyway. */
export const IslandDrawing = createContext<((children: ReactNode) => string) | null>(null)

/** A part of a static page that comes to life by a script of its own. Anywhere else only what it holds. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const draw = useContext(IslandDrawing)
  if (!draw) return children
  return <div data-island={name} className="contents" dangerouslySetInnerHTML={{ __html: draw(children) }} />
}
