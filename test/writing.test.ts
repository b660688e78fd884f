import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

/** Words that docs/writing.md forbids in text that people read. */
const forbidden: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bsign(?:ed|ing|s)?[ -](?:in|out)s?\b/i, 'log in, log out'],
  [/\bsomebody\b/i, 'someone'],
  [/\bnobody\b/i, 'no one'],
  [/\beverybody\b/i, 'everyone'],
  [/\b(?:whoever|anew|amid|thereof|herein)\b/i, 'plain words'],
  [/\bin order to\b/i, 'to'],
  [/\bis told\b/i, 'who tells whom'],
  [/\b(?:is|are) (?:assigned|kept|notified)\b/i, 'who does it: we, or a name'],
  [/\bCVs?\b/, 'resume'],
]

/** Labels of the specification, and words that find Logout in the palette. */
const allowed = new Set([
  'Sign In',
  'Sign in',
  'Signing in...',
  'sign out leave',
  'An account manager is assigned within 24 hours.',
])

/** Text of the product: what people see, and what the server answers or mails. */
const files = globSync('src/{web,contract,server/{platform,people,work,money,service,privacy}}/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|fixture|harness)\.tsx?$/.test(file),
)

/** A key or a path, such as `sign-in.refused`, and the name of a rate limit, such as `sign-in, address`. */
const isCode = (text: string) =>
  /^[\w./:#@$-]*$/.test(text) || /^[\w-]+(?: to everybody)?, (?:account|address)/.test(text)

/** Every text between tags and every string of a file, with its line. Summaries of the API describe calls to developers. */
function readTexts(source: string, file: string) {
  const texts: { text: string; line: number }[] = []
  const summaries = new Set<number>()
  const add = (text: string, start: number) => {
    if (summaries.has(start)) return
    texts.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'summary') return
      summaries.add(value.start)
      if (value.type === 'BinaryExpression') summaries.add(value.left.start).add(value.right.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateElement: ({ value, start }) => add(value.cooked ?? '', start),
    JSXText: ({ value, start }) => add(value, start),
  }).visit(parseSync(file, source).program)
  return texts.filter(({ text }) => !allowed.has(text) && !isCode(text))
}

const findForbidden = (source: string, file: string) =>
  readTexts(source, file).flatMap(({ text, line }) =>
    forbidden.flatMap(([word, instead]) => {
      const [found] = word.exec(text) ?? []
      return found === undefined ? [] : [`${file}:${line}: "${found}" (write: ${instead}) in "${text.slice(0, 120)}"`]
    }),
  )

it('no text that people read has a word that docs/writing.md forbids', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => findForbidden(readFileSync(file, 'utf8'), file))).toEqual([])
})

it('finds a forbidden word in strings, templates and between tags, and not in code, comments or summaries', () => {
  const find = (source: string) => findForbidden(source, 'page.tsx').length
  expect(find('const text = "Please sign in first"')).toBe(1)
  expect(find('const text = `${name} is assigned to you`')).toBe(1)
  expect(find('const text = <p>Nobody is\n waiting</p>')).toBe(1)
  expect(find('// Nobody signs in here\nimport "./sign-in.ts"')).toBe(0)
  expect(find("const call = endpoint({ summary: 'Signs in' })")).toBe(0)
  expect(find("audit('sign-in.refused'); <Button>Sign In</Button>")).toBe(0)
})
