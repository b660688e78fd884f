import type { Rolldown } from 'vite'

/** The files that some of a build begin with and what those import, in that order, but not what is fetched on demand. */
export function neededChunks(first: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]) {
  const found = new Set<Rolldown.OutputChunk>()
  const collect = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const imported of chunk.imports) collect(all.find(({ fileName }) => fileName === imported))
  }
  for (const chunk of first) collect(chunk)
  return found
}

export const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((part) => part.type === 'chunk')
