import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserAliases } from './scripts/browser-aliases.ts'
import { compiledAhead } from './scripts/compiled-ahead.ts'
import { publicPages } from './scripts/public-pages/plugin.ts'
import { siteAssets } from './scripts/site-assets/plugin.ts'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), siteAssets(), compiledAhead(), publicPages()],
  resolve: { alias: browserAliases },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // What many parts share is one file: dozens of small ones cost a request each and compress worse. What forms alone
    // need is left out, as few screens begin with one, and so are the texts of the marketing pages and the calls of a few screens.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              minShareCount: 4,
              test: /^(?!.*(react-hook-form|use-contract-form|use-draft|web\/content\.|lib\/live\.|contract\/(account|contact|exports|payment|queue|sandbox|stats)))/,
            },
          ],
        },
      },
    },
  },
})
