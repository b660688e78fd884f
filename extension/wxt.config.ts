import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'wxt'
import manifest from './package.json' with { type: 'json' }

/** Where each build lies: `dist/extension/chrome-mv3` and `firefox-mv3`, with their archives beside. */
export default defineConfig({
  imports: false,
  outDir: '../dist/extension',
  manifestVersion: 3,
  vite: () => ({ plugins: [react(), tailwindcss()] }),
  zip: { name: 'foothold-apply-kit', zipSources: false },
  manifest: ({ browser }) => ({
    name: 'Foothold apply kit',
    description: manifest.description,
    version: manifest.version,
    permissions: ['activeTab', 'scripting', 'storage', ...(browser === 'firefox' ? [] : ['sidePanel'])],
    // Asked for one site at a time, when the manager opens it.
    optional_host_permissions: ['https://*/*', 'http://localhost/*', 'http://127.0.0.1/*'],
    action: { default_title: 'Open the apply kit' },
    icons: { 32: 'icon/32.png', 128: 'icon/128.png' },
    content_security_policy: {
      extension_pages:
        "default-src 'self'; img-src 'self' data:; connect-src https: http://localhost:* http://127.0.0.1:*; object-src 'none'; frame-ancestors 'none'",
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'apply-kit@foothold.test',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : {
          minimum_chrome_version: '125',
          // What a team's policy sets. Firefox reads its policy without a schema.
          storage: { managed_schema: 'managed.json' },
        }),
  }),
})
