import { renderField } from './controls.ts'
import { escape, skins } from './skins.ts'
import type { Field, FormSpec } from './spec.ts'

const style = `
body { font: 16px sans-serif; margin: 2rem; max-width: 46rem }
input, textarea, select { display: block; width: 20rem; padding: .3rem }
input[type=checkbox], input[type=radio] { display: inline; width: auto }
.clipped { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); padding: 0; border: 0 }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.trap-display { display: none }
.trap-off-screen { position: absolute; left: -9999px }
.trap-transparent { opacity: 0; height: 20px; overflow: hidden; position: relative }
.trap-tiny, .trap-tiny input { width: 1px; height: 1px; overflow: hidden; padding: 0; border: 0 }
.trap-clipped { position: absolute; clip-path: inset(50%) }
.trap-below { position: absolute; z-index: -1; top: 0; left: 0 }
body > main { background: white; position: relative }
.select__control, .drop, .select2-selection { border: 1px solid; padding: .3rem; display: block; width: 20rem }
.select__input { border: 0; width: 8rem }
[role=option] { padding: .2rem }
`

const heading = (section: string) => `<h3>${escape(section)}</h3>`

/** Fields of one section stand in a group with its heading. */
function renderPage(fields: Field[], form: FormSpec, page: number) {
  const parts: { section: string | undefined; html: string }[] = []
  for (const [index, field] of fields.entries()) {
    const html = renderField(field, form.board, `${page}-${index}`)
    const last = parts.at(-1)
    if (last && last.section === field.section) last.html += html
    else parts.push({ section: field.section, html })
  }
  return parts
    .map(({ section, html }) =>
      section ? `<div role="group" aria-label="${escape(section)}">${heading(section)}${html}</div>` : html,
    )
    .join('')
}

/** The whole page of a form. Its script is /widgets.ts. */
export function renderForm(form: FormSpec) {
  const { form: hasForm, shadow } = skins[form.board]
  const pages = form.pages.map((fields, index) => renderPage(fields, form, index))
  const tag = hasForm ? 'form' : 'div'
  const last = hasForm
    ? '<button type="submit">Submit application</button>'
    : '<button type="button" id="send">Submit Application</button>'
  const steps = pages
    .map((page, index) => {
      const next =
        '<button type="button" data-automation-id="pageFooterNextButton" class="next">Save and Continue</button>'
      return `<template data-step>${page}${index < pages.length - 1 ? next : last}</template>`
    })
    .join('')
  const data = JSON.stringify({ ...form, skin: { ...skins[form.board], names: undefined, wrap: undefined } })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escape(form.title)}</title><style>${style}</style></head>
<body><main><h1>${escape(form.title)}</h1><p>An imitation for tests, with made-up data.</p><${tag} id="application" ${shadow ? 'data-shadow' : ''} action="/submitted/${form.id}" method="post" ${hasForm ? 'enctype="multipart/form-data"' : ''}></${tag}></main>
${steps}<script type="application/json" id="spec">${data.replaceAll('<', '\\u003c')}</script><script type="module" src="/widgets.ts"></script></body></html>`
}

/** A company's page around the board's form, as boards in a frame have it. */
export const renderFrame = (form: FormSpec, isLive: boolean) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Careers</title></head><body><h1>Careers</h1><iframe id="${form.board === 'icims' ? 'icims_content_iframe' : 'grnhse_iframe'}" src="/frame/${form.id}${isLive ? '?live' : ''}" width="900" height="3000"></iframe></body></html>`
