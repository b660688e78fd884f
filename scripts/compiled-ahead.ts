import type { Plugin, Rolldown } from 'vite'
import { chunksOf, neededChunks } from './public-pages/needed-chunks.ts'

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
  const chunks = chunksOf(bundle)
  const first = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.includes('/src/web/pages/'))
  return neededChunks(first, chunks)
}
