import type { Plugin } from 'vite'
import { renderIcon, icons } from './icons.ts'
import { manifest } from './manifest.ts'
import { renderPicture, pictureIds } from './open-graph.ts'

let made: Promise<{ fileName: string; source: string | Buffer }[]> | undefined

async function makeAssets() {
  return Promise.all([
    { fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) },
    ...icons.map(async (icon) => ({ fileName: icon.path, source: await renderIcon(icon) })),
    ...pictureIds.map(async (id) => ({ fileName: `og/${id}.png`, source: await renderPicture(id) })),
  ])
}

/** Adds icons, Open Graph pictures and the manifest to the built site. */
export function siteAssets(): Plugin {
  return {
    name: 'site-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      // Once per process: a watching build would render the same pictures after each change.
      for (const asset of await (made ??= makeAssets())) this.emitFile({ type: 'asset', ...asset })
    },
  }
}
