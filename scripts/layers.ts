// The layers of the product, in one table: what each may import. scripts/check-layers.ts holds it.

export interface Layer {
  name: string
  /** The first layer with a matching glob has the file. */
  files: string[]
  /** Names of other layers. */
  uses: string[]
  /** Packages, or those that the package.json around the file declares for production. Empty means none. */
  npm: string[] | 'dependencies'
  node: boolean
  why: string
}

const react = ['react', 'react-dom']
const drawing = [
  ...react,
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  'clsx',
  'cmdk',
  'lucide-react',
  'radix-ui',
  'tailwind-merge',
]
const data = [...react, 'wouter', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'zod/mini']
const browser = [
  ...drawing,
  ...data,
  '@simplewebauthn/browser',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js',
  'diff',
  'fflate',
  'papaparse',
  'uqr',
]

const engineFolder = 'packages/resume-engine/src/'
const engine = ['engine schemas', 'engine']
const below = ['contract', ...engine, 'facts of the browser', 'ui', 'lib']
/** The core of the server, below what happens in the product. */
const core = [
  'contract',
  ...engine,
  'engine files',
  'mail reader',
  'server basics',
  'infrastructure',
  'db',
  'gateways',
  'sandbox',
  'http',
  'deps',
]
/** Each uses those before it. */
const quarters = ['promises', 'events', 'platform', 'people', 'money', 'work', 'service', 'privacy']

/** The same in the browser. Notifications and public pages show what the other quarters know. */
const browserQuarters = ['people', 'money', 'work', 'service', 'platform', 'site'].map(
  (name) => `${name} of the browser`,
)

const browserLayer = (name: string, files: string[], uses: string[], npm: string[], why: string): Layer => ({
  name,
  files,
  uses,
  npm,
  node: false,
  why,
})
const serverLayer = (name: string, files: string[], uses: string[], why: string): Layer => ({
  name,
  files,
  uses,
  npm: 'dependencies',
  node: true,
  why,
})

export const layers: Layer[] = [
  browserLayer(
    'contract',
    ['src/contract/**'],
    ['engine schemas'],
    ['zod/mini'],
    'The contract is plain data: zod/mini, itself and the schemas of the resume engine only.',
  ),
  browserLayer('engine schemas', [`${engineFolder}model/**`], [], ['zod/mini'], 'Schemas are plain data.'),
  serverLayer(
    'engine files',
    ['{cli,copy-edit,document-reader,document-writer,zip}/**', '{copy-edit,read,render,zip}.ts'].map(
      (name) => engineFolder + name,
    ),
    engine,
    'The resume engine knows nothing of the app.',
  ),
  browserLayer(
    'engine',
    [`${engineFolder}**`],
    ['engine schemas'],
    // The writer tags words; no bundle holds it, and test/load-budgets.ts would show one that did.
    ['htmlparser2', 'zod/mini', 'wink-nlp', 'wink-eng-lite-web-model'],
    'The analysis is pure, runs in the browser too, and knows nothing of the app.',
  ),

  browserLayer(
    'form reader',
    ['packages/form-reader/src/**'],
    ['engine'],
    [],
    'The reader of forms sees one document and plain data: no network, no storage, nothing of the app.',
  ),

  browserLayer(
    'mail reader',
    ['packages/mail-reader/src/**'],
    [],
    ['asn1js', 'htmlparser2', 'ical.js', 'luxon', 'mailauth', 'postal-mime', 'sanitize-html', 'tldts'],
    'The reader of mail sees bytes and plain data: no network but a resolver that it is given, no storage, nothing of the app.',
  ),

  browserLayer(
    'facts of the browser',
    ['src/web/*', 'src/web/{legal,pictures}/**'],
    ['contract', ...engine],
    [],
    'Paths, screens and texts are plain data.',
  ),
  browserLayer(
    'ui',
    ['src/web/ui/**'],
    [],
    drawing,
    'ui/ takes props and gives events: no router, no data, no product.',
  ),
  browserLayer('lib', ['src/web/lib/**'], below, data, 'lib/ is below features, layouts and pages.'),
  ...browserQuarters.map((name, index) =>
    browserLayer(
      name,
      [`src/web/features/${name.split(' ', 1)[0]}/**`],
      [...below, ...browserQuarters.slice(0, index)],
      browser,
      `A feature uses contract, analysis, lib, ui, and its quarter and those before: ${browserQuarters.join(' <- ')}.`,
    ),
  ),
  browserLayer(
    'layouts',
    ['src/web/layouts/**'],
    [...below, ...browserQuarters],
    browser,
    'Layouts are below pages and the app.',
  ),
  browserLayer(
    'pages',
    ['src/web/pages/**'],
    [...below, ...browserQuarters, 'layouts', 'site'],
    browser,
    'Pages are below the app, and know the server by its contract alone.',
  ),
  browserLayer(
    'site',
    ['src/web/site/**'],
    [...below, ...browserQuarters, 'web app'],
    browser,
    'Prerendering knows the app, and the server by its contract alone.',
  ),
  browserLayer(
    'web app',
    ['src/web/app/**'],
    [...below, ...browserQuarters, 'layouts', 'pages'],
    browser,
    'The browser knows the server by its contract alone.',
  ),

  browserLayer(
    'apply kit',
    ['extension/{entrypoints,src}/**'],
    ['contract', 'form reader', 'lib', 'ui'],
    [...react, 'wxt', 'zod/mini'],
    'The apply kit knows the server by its contract alone, and fills forms by the form reader.',
  ),

  serverLayer(
    'server top',
    ['src/server/{app,main,prepare-database,worker-app,workers}.ts', 'src/server/{demo,access}/**'],
    [...core, ...quarters],
    'The server knows no screen.',
  ),
  serverLayer('deps', ['src/server/deps.ts'], core, 'The parts of the product are below its quarters.'),
  serverLayer(
    'db',
    ['src/server/db/**', 'src/server/reencrypt.ts'],
    ['contract', 'engine schemas', 'server basics'],
    'db/ uses drizzle and the contract only.',
  ),
  serverLayer('server basics', ['src/server/*'], ['contract'], 'Files beside the folders are below all of them.'),
  serverLayer(
    'infrastructure',
    ['src/server/{embedded-postgres,isolation,jobs}/**'],
    ['server basics'],
    'Infrastructure knows nothing of the product.',
  ),
  serverLayer(
    'sandbox',
    ['src/server/gateways/payments/sandbox/**'],
    ['contract', 'server basics', 'infrastructure', 'gateways', 'db'],
    'The sandbox keeps its books in the database, and knows no more than other gateways do.',
  ),
  serverLayer(
    'gateways',
    ['src/server/gateways/**'],
    ['contract', ...engine, 'engine files', 'mail reader', 'server basics', 'infrastructure', 'sandbox'],
    'A gateway knows the configuration, the packages and the outside world only.',
  ),
  serverLayer(
    'http',
    ['src/server/http/**'],
    ['contract', 'server basics', 'db', 'deps'],
    'http/ uses the contract and db only.',
  ),
  ...quarters.map((name, index) =>
    serverLayer(
      name,
      [`src/server/${name}/**`],
      [...core, ...quarters.slice(0, index)],
      `The quarters depend on each other in one direction: ${quarters.join(' <- ')}.`,
    ),
  ),
]

/** Computed imports, as `file -> expression`: modules that the build writes. */
export const computedImports = ["src/server/http/static-site.ts -> path.join(root, 'site/render.mjs')"]

/** Folders among which no imports go in a circle. */
export const folders = [
  'src/server/{promises,events,platform,people,money,work,service,privacy}',
  'src/server/{platform,people,money,work,service,privacy}/*',
  'src/web/features/*',
  'src/web/features/*/*',
]
