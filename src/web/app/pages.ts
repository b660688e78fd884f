import { type ComponentType, lazy } from 'react'
import type { Screen } from '#web/screens.ts'

type Page = ComponentType<{ screen: Screen }>

const modules = import.meta.glob<Record<string, Page>>([
  '../pages/*.tsx',
  '../pages/*/index.ts',
  '!../pages/{access-denied,set-up-second-factor}.tsx',
])

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

/** The file in `pages/` that holds a screen: its own, or the index of its folder. */
export const getPageFile = ({ page }: Screen) =>
  page.includes('/') ? `${page.split('/', 1)[0]}/index.ts` : `${page}.tsx`

const pages = new Map<string, ReturnType<typeof preloadable<{ screen: Screen }>>>()

/** The page of a screen. Screens of the same page share one component, so a change between them does not remount it. */
export function findPage(screen: Screen) {
  const { page } = screen
  const found = pages.get(page)
  if (found) return found
  const added = preloadable(async () => {
    const module = await modules[`../pages/${getPageFile(screen)}`]?.()
    const component = module?.[page.split('/')[1] ?? 'default']
    if (!component) throw new Error(`There is no page ${page}`)
    return component
  })
  pages.set(page, added)
  return added
}

/** The frame of signed-in people. */
export const frame = preloadable(async () => (await import('#web/layouts/app-frame.tsx')).AppFrame)
