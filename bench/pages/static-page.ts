import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Serves the page written by hand, compressed, as fast as a server can: what every other page is compared with. */
export function serveStaticPage(port: number) {
  const content = brotliCompressSync(readFileSync(new URL('./static-page.html', import.meta.url)))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' }
  createServer(({ url }, response) => {
    if (url === '/') response.writeHead(200, headers).end(content)
    else response.writeHead(404).end()
  }).listen(port, '127.0.0.1')
}
