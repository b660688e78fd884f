import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { renderForm, renderFrame } from './render.ts'
import { skins } from './skins.ts'
import type { FormSpec } from './spec.ts'

const confirmation = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Thank you</title></head><body><main><h1>Thank you for applying</h1><p>Your application was received. Your confirmation number is NW-48213.</p></main></body></html>`

/** Serves the forms on a free port of this machine. */
export async function serveForms(forms: FormSpec[]) {
  const server = createServer((request, response) => {
    const send = (text: string, type = 'text/html') =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'x-robots-tag': 'noindex' }).end(text)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, kind = '', name = ''] = pathname.split('/')
    if (/^[a-z]+\.ts$/.test(kind)) {
      const source = readFileSync(path.join(import.meta.dirname, 'page', kind), 'utf8')
      return send(stripTypeScriptTypes(source), 'text/javascript')
    }
    if (kind === 'submitted') return send(confirmation)
    const form = forms.find(({ id }) => id === name)
    if (!form) return response.writeHead(404).end()
    if (kind === 'form' && skins[form.board].framed) return send(renderFrame(form, searchParams.has('live')))
    return send(renderForm(form))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
