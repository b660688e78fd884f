import { deflateSync } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import { buildPdf, pdfStream, textPdf } from '#engine/document-reader/hostile-files.fixture.ts'
import type { Person, Product } from './product.ts'

/** One account and one address do what the documented limits let them do. */
export interface Attacker extends Person {
  product: Product
}
export type Attack = (attacker: Attacker) => Promise<{ status: number }>[]

/** Forty pages that draw nothing, four hundred thousand times each: 21 kB, and as slow to read as a file may be. */
function slowPdf(): Buffer {
  const pages = 40
  const ids = Array.from({ length: pages }, (_, index) => index + 4)
  const steps = deflateSync(Buffer.from('q Q '.repeat(400_000)))
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>`,
    pdfStream(steps, '/Filter /FlateDecode'),
    ...ids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R >>'),
  ])
}

async function giveResume({ product, put, post, cookie }: Attacker, file: Buffer) {
  const { body } = await post('/api/objects/upload', { purpose: 'resume', fileName: 'resume.pdf' })
  const sent = await fetch(new URL(body.uploadURL, product.origin), {
    method: 'PUT',
    headers: { cookie },
    body: new Uint8Array(file),
  })
  const id = /uploads\/([^?]+)/.exec(body.uploadURL)?.[1]
  const claimed = await put('/api/resume', { resumeUrl: `/objects/${id}` }, { cookie })
  if (!sent.ok || claimed.status !== 200)
    throw new Error(`The resume was answered ${sent.status} and ${claimed.status}`)
}

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index))
const read = ({ post }: Attacker) => post('/api/resume/read', undefined, { 'idempotency-key': randomUUID() })
const download = ({ post }: Attacker) =>
  post('/api/download-resume-pdf', { content: 'Managed budgets of $2,000 for the sales team.\n'.repeat(1_000) })
const guess = ({ post }: Attacker, index: number) =>
  post('/api/login', { email: `${index}@foothold.test`, password: 'wrong password' })

/** As many at once as are not refused, one after the other in each lane. */
const lanes = (count: number, total: number, call: (index: number) => Promise<{ status: number }>) => {
  let next = 0
  const lane = async (): Promise<{ status: number }> => {
    let last = { status: 0 }
    while (next < total) last = await call(next++)
    return last
  }
  return times(count, lane)
}

const notes = 10_000
const rows = 20_000

/** Each attack prepares what it needs and then answers with the requests it has under way. */
export const attacks: Record<string, { prepare?: (attacker: Attacker) => Promise<unknown>; begin: Attack }> = {
  'F1 at once: 55 slow readings, 80 downloads, 45 sign-ins': {
    prepare: (attacker) => giveResume(attacker, slowPdf()),
    begin: (attacker) => [
      ...times(55, () => read(attacker)),
      ...times(80, () => download(attacker)),
      ...times(45, (index) => guess(attacker, index)),
    ],
  },
  'F1 steadily: the same, a few of each at a time': {
    prepare: (attacker) => giveResume(attacker, slowPdf()),
    begin: (attacker) => [
      ...lanes(6, 55, () => read(attacker)),
      ...lanes(2, 80, () => download(attacker)),
      ...lanes(4, 45, (index) => guess(attacker, index)),
    ],
  },
  'F2: 60 quick readings at once': {
    prepare: (attacker) => giveResume(attacker, textPdf('Sam Rivera')),
    begin: (attacker) => times(60, () => read(attacker)),
  },
  [`F3: 12 lists at once of ${rows} applications with long notes`]: {
    prepare: ({ product }) =>
      product.pool.query(
        `insert into job_applications (user_id, company, position, notes, status, reached)
         select id, 'Company ' || n, 'Position', repeat(md5(n::text), $1), 'applied', 'applied'
         from users, generate_series(1, $2::int) n where email = 'priya@foothold.test'`,
        [Math.floor(notes / 32), rows],
      ),
    begin: (attacker) => times(12, () => attacker.get('/api/applications')),
  },
}
