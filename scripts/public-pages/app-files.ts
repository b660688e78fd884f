import type { Rolldown } from 'vite'
import type { AppFiles } from '#web/site/document.ts'
import { chunksOf, neededChunks } from './needed-chunks.ts'

/** What the built app loads to show one of its pages: `resume-builder.tsx`. */
export function appFilesFor(page: string, bundle: Rolldown.OutputBundle): AppFiles {
  const chunks = chunksOf(bundle)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const source = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/pages/${page}`))
  if (!entry || !source) throw new Error(`The app has no page ${page}`)

  const base = chunks.find(({ name }) => name === 'shared')
  const styles = [entry, source].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
  return {
    // What screens share runs by itself first: one long stop of the browser becomes two short ones.
    scripts: [base, entry].flatMap((chunk) => (chunk ? [`/${chunk.fileName}`] : [])),
    styles: styles.map((file) => `/${file}`),
    modules: [...neededChunks([entry, source], chunks)].map(({ fileName }) => `/${fileName}`),
  }
}
