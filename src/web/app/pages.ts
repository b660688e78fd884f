import { type ComponentType, lazy } from 'react'
import type { Screen } from '#web/screens.ts'

type Page = ComponentType<{ screen: Screen }>

const modules = import.meta.glob<{ default: Page }>(['../pages/*.tsx', '!../pages/*.test.tsx'])

/** A component that is rendered at once if it has been loaded before its first use, and is lazy otherwise. */
function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined
  return {
    async load() {
      const loaded = await load()
      component ??= loaded
    },
    get: (): ComponentType<Props> => (component ??= lazy(async () => ({ default: await load() }))),
  }
}

const pages = new Map(
  Object.entries(modules).map(([file, load]) => [file, preloadable(async () => (await load()).default)]),
)

/** The page of a screen. Screens of the same page share one component, so a change between them does not remount it. */
export function findPage({ page }: Screen) {
  const found = pages.get(`../pages/${page}.tsx`)
  if (!found) throw new Error(`There is no page ${page}`)
  return found
}

/** The frame of signed-in people. */
export const frame = preloadable(async () => (await import('#web/layouts/app-frame.tsx')).AppFrame)
