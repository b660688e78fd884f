// Folders of which other layers use some files only. scripts/check-layers.ts holds it.

/** A folder of which only some files may be imported from outside. */
export interface Part {
  folder: string
  /** Globs below the folder. */
  open: string[]
  /** Layers that may import everything. */
  to: string[]
  why: string
}

export const parts: Part[] = [
  {
    folder: 'packages/resume-engine',
    open: ['src/*', 'src/model/*', 'src/{document-outline,interview,writer}/*'],
    to: [],
    why: 'The engine is used through the entry points of its package.json.',
  },
  {
    folder: 'src/server/{platform,people,money,work,service,privacy}/*',
    open: ['**', '!**.store.ts', '!**.routes.ts'],
    to: ['server top'],
    why: 'Another feature is used through its service.',
  },
  {
    folder: 'src/server/events',
    open: ['{declaration,record-event,security-notices,subscription-events}.ts'],
    to: [],
    why: 'What follows from an event is its declaration alone.',
  },
  {
    folder: 'src/server/gateways/*',
    open: [
      // A file beside the folders.
      '',
      '*-error.ts',
      'open-*.ts',
      '{document-reader,document-writer,file-store,inbound-mail,language-model,mail-reader,payments,posting-reader,text-worker}.ts',
      'reencode.ts',
      'upload-links.ts',
      'sandbox/{open-sandbox,sandbox-pages}.ts',
    ],
    to: [],
    why: 'A gateway is used through its public files.',
  },
  {
    folder: 'src/web/features/*/*',
    open: ['*'],
    to: [],
    why: 'The public part of a feature is the files directly in its folder.',
  },
  { folder: 'src/web/pages/*', open: [], to: ['web app'], why: 'A page is not a part of another page.' },
]
