import { productName } from '#contract/plans.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export const plainPageStylePath = '/plain-page.css'

export const plainPageStyle = `
:root{color-scheme:light dark;--text:#1f2623;--muted:#5c635f;--page:#f6f4ef;--card:#fff;--accent:#14564a}
@media (prefers-color-scheme:dark){:root{--text:#ecefe9;--muted:#a7b0aa;--page:#141817;--card:#1d2321;--accent:#7fd1bb}}
body{margin:0;padding:2rem 1rem;background:var(--page);color:var(--text);font:16px/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto}article{background:var(--card);border-radius:12px;padding:1.25rem 1.5rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0;overflow-wrap:anywhere}.meta{color:var(--muted);margin:.25rem 0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}pre.text{font:inherit}summary{cursor:pointer}a{color:var(--accent)}label{display:block;margin:0 0 1rem;font-weight:600}
input,textarea{display:block;box-sizing:border-box;width:100%;margin-top:.3rem;padding:.6rem .75rem;border:1px solid var(--muted);border-radius:8px;background:var(--card);color:var(--text);font:inherit}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.4rem 1.1rem;border:1px solid;border-radius:8px;background:var(--card);color:var(--accent);cursor:pointer}`

/** A page without script, for operators and for links in mails. `body` is HTML and must be escaped. */
export const plainPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} - ${productName}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${plainPageStylePath}"></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}</main></body></html>`
