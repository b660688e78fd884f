import { Parser } from 'htmlparser2'

const hidden = new Set(['head', 'script', 'style', 'template', 'title', 'noscript', 'object'])
const blocks = new Set(
  'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 ul ol table blockquote'.split(' '))
const invisible = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|mso-hide\s*:\s*all/i
const empty = new Set('area base br col embed hr img input link meta source wbr'.split(' '))

/** The words of an HTML mail as a reader sees them: hidden preheaders are left out, quotes get `> `. */
export function toPlainText(html: string): string {
  const lines: string[] = []
  let line = ''
  let skipped = 0
  let quotes = 0
  const open: boolean[] = []
  const end = () => {
    const words = line.replaceAll(/[\s\p{Cf}\u{34F}]+/gu, ' ').trim()
    line = ''
    if (words !== '' || lines.at(-1) !== '') lines.push(words === '' ? '' : '> '.repeat(Math.min(quotes, 5)) + words)
  }
  const endBlock = (name: string) => {
    if (line.trim() !== '') end()
    if (paragraphs.has(name) && lines.at(-1) !== '' && lines.length > 0) lines.push('')
  }
  const parser = new Parser({
    onopentag(name, { style = '', hidden: isHidden }) {
      if (blocks.has(name)) endBlock(name)
      if (name === 'br') end()
      if (empty.has(name)) return
      const skips = hidden.has(name) || invisible.test(style) || isHidden !== undefined
      open.push(skips)
      if (skips) skipped++
      if (name === 'blockquote') quotes++
      if (name === 'li') line += '- '
    },
    ontext(text) {
      if (skipped === 0) line += text
    },
    onclosetag(name) {
      if (empty.has(name)) return
      if (blocks.has(name)) endBlock(name)
      if (name === 'td' || name === 'th') line += ' '
      if (open.pop()) skipped--
      if (name === 'blockquote') quotes--
    },
  })
  parser.write(html)
  parser.end()
  if (line.trim() !== '') end()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
