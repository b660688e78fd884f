import { emailPattern, isPhone } from '#analysis/resume-reader/contact-patterns.ts'
import type { Line } from '#analysis/resume-reader/lines.ts'
import { getText } from './linkedin-layout.ts'

/** In points: links are set a little larger than phone and mail. */
const linkSize = 11
/** In points: a mail address that goes on in the next line nearly fills this one. */
const fullWidth = 110

const longestMail = 254

const isLink = (line: Line | undefined) => line !== undefined && Math.abs(line.fontSize - linkSize) < 0.15

/** The contact details of the narrow column. A label in brackets follows phone and links. */
export function readLinkedInContact(lines: Line[]) {
  const others = joinMail(lines.filter((line) => !isLink(line)))
  const phone = others.map(withoutLabel).find(isPhone) ?? ''
  const email = others.find((text) => text.includes('@')) ?? ''
  return { email: emailPattern.exec(email)?.[0] ?? '', phone, links: readLinks(lines.filter(isLink)) }
}

const withoutLabel = (text: string) => text.replace(/\s*\([^()]*\)$/, '')

/** A link goes on in the next line until its label ends it. */
function readLinks(lines: Line[]): string[] {
  const links: string[] = []
  let link = ''
  for (const [index, line] of lines.entries()) {
    const text = getText([line])
    link += withoutLabel(text).replaceAll(' ', '')
    if (withoutLabel(text) === text && index < lines.length - 1) continue
    if (link.includes('.')) links.push(link)
    link = ''
  }
  return links
}

/** A long mail address goes on in the next line. */
function joinMail(lines: Line[]): string[] {
  const texts: string[] = []
  let isOpen = false
  for (const line of lines) {
    const text = getText([line])
    const isWord = /^[\w.%+@'-]+$/.test(text)
    const last = texts.at(-1)
    const isShort = last !== undefined && last.length < longestMail
    if (isOpen && isWord && isShort && (last + text).split('@').length === 2) texts[texts.length - 1] = last + text
    else texts.push(text)
    isOpen = isWord && line.right - line.x > fullWidth
  }
  return texts
}
