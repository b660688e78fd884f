import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { publicPages } from './scripts/public-pages/plugin.ts'
import { siteAssets } from './scripts/site-assets/plugin.ts'

/** Libraries of a few screens or dialogs. They stay with those. */
const rareLibraries = /node_modules\/(?:@dnd-kit|@simplewebauthn|@stripe|cmdk|diff|fflate|htmlparser2|papaparse|uqr)\//

/** The chunk of everything that these modules import and others import too. */
function sharedChunk(name: string, files: string[], priority: number) {
  let ids: Set<string> | undefined
  return {
    name(id: string, context: Rolldown.ChunkingContext) {
      ids ??= new Set(files.flatMap((file) => [...findImports(path.resolve('src/web', file), context)]))
      return ids.has(id) ? name : null
    },
    minShareCount: 2,
    priority,
  }
}

/** Our modules that a module imports, without those it loads later. */
function findImports(id: string, context: Rolldown.ChunkingContext, found = new Set<string>()) {
  if (found.has(id) || id.includes('node_modules')) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) findImports(imported, context, found)
  return found
}

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), siteAssets(), publicPages()],
  experimental: {
    // A script finds its chunks beside itself, on whichever host it was loaded from (ASSET_HOST).
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && file.endsWith('.js') ? { relative: true } : undefined,
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The names of merged chunks are lists: `part~home~dashboard`.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 9 },
            {
              name: 'forms',
              test: /react-hook-form|@hookform|lib.forms.use-(contract-form|draft|input)|second-factors.use-proof/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 10,
            },
            sharedChunk('base', ['pages/auth.tsx', 'pages/contact.tsx'], 8),
            { name: 'icons', test: /node_modules\/lucide-react/, minShareCount: 2, priority: 8 },
            {
              name: 'vendor',
              test: (id) => /node_modules/.test(id) && !rareLibraries.test(id),
              minShareCount: 2,
              priority: 7,
            },
            sharedChunk('frame', ['layouts/app-frame.tsx'], 6),
            { name: 'common', minShareCount: 4, priority: 5 },
            // Small chunks of nearly the same screens are merged.
            { name: 'part', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000, priority: 4 },
          ],
        },
      },
    },
  },
})
