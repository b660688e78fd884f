const special: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
  '–': '--',
}
export const escape = (text: string) => text.replaceAll(/[\\~^–]|[&%$#_{}]/g, (sign) => special[sign] ?? `\\${sign}`)
export const join = (parts: string[], separator: string) => parts.filter((part) => part !== '').join(separator)
export const items = (texts: string[], options = '') =>
  texts.length === 0
    ? ''
    : `\\begin{itemize}${options}\n${texts.map((text) => `\\item ${escape(text)}`).join('\n')}\n\\end{itemize}\n`

const lists = String.raw`\usepackage{enumitem}\setlist[itemize]{leftmargin=1.4em,itemsep=0pt,topsep=1pt,parsep=0pt}`

export const pdfTex = (preamble: string, body: string) => String.raw`\documentclass[a4paper,10pt]{article}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{mathptmx,helvet}\usepackage[margin=18mm]{geometry}
\usepackage{xcolor,array,fontawesome5}${lists}
\pagestyle{empty}\setlength{\parindent}{0pt}
${preamble}
\begin{document}
${body}
\end{document}`

export const xeTex = (preamble: string, body: string) => String.raw`\documentclass[a4paper,10pt]{article}
\usepackage{fontspec}\usepackage[margin=16mm]{geometry}\usepackage{xcolor,array,fontawesome5}${lists}
\pagestyle{empty}\setlength{\parindent}{0pt}
${preamble}
\begin{document}
${body}
\end{document}`
