import type { Plugin, Rolldown } from 'vite'

/** Tells a browser that nearly all functions of a file run as it loads. Chromium knows it; to others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile what a page needs at once beside the page's work, on another thread, and not function by function
 * while it draws: the app's first drawing holds up a press for half as long. What is loaded when it is needed stays as it is,
 * for it might be compiled in vain.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // It must stand first, before what other plugins put there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of neededAtOnce(bundle)) chunk.code = hint + chunk.code
      },
    },
  }
}

/** The entry, the pages, and what they import. */
function neededAtOnce(bundle: Rolldown.OutputBundle) {
  const found = new Set<Rolldown.OutputChunk>()
  const collect = (part: Rolldown.OutputBundle[string] | undefined) => {
    if (part?.type !== 'chunk' || found.has(part)) return
    found.add(part)
    for (const fileName of part.imports) collect(bundle[fileName])
  }
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && (part.isEntry || part.facadeModuleId?.includes('/src/web/pages/'))) collect(part)
  return found
}
