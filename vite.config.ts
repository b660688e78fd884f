import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { publicPages } from './scripts/public-pages/plugin.ts'
import { siteAssets } from './scripts/site-assets/plugin.ts'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), siteAssets(), publicPages()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Every chunk costs a request, and a page that needs one module of it loads all of it. The first matching group
          // takes a module and its dependencies, in the order of `priority`.
          groups: [
            { name: 'app', tags: ['$initial'], priority: 3 },
            // Signing out deletes stored drafts, on screens without a form too.
            { name: 'drafts', test: /lib\/forms\/drafts/, priority: 3 },
            { name: 'form', test: /lib\/forms\/use-contract-form/, priority: 2 },
            // Without a chunk for the parts that Radix components share, each of them loads the dialog's chunk.
            {
              name: 'primitives',
              test: /@radix-ui\/react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|use-[a-z-]+)\//,
              priority: 3,
            },
            { name: 'dialog', test: /ui\/overlay\/(?:confirm-)?dialog/, priority: 2 },
            // What a few screens need stays with them: each schema costs time when its module is loaded.
            { name: 'contract', test: /src\/contract\//, priority: 2, minShareCount: 14 },
            { name: 'shared', minShareCount: 14 },
            // The rest that several screens share: small chunks of nearly the same screens are merged.
            { name: 'common', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
          ],
        },
      },
    },
  },
})
