import { toPlain } from './words.ts'

const languages = ['en', 'de', 'fr', 'es', 'nl', 'sv']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const spoken: Record<string, string[]> = {
  US: ['United States of America', 'USA', 'US', 'U.S.', 'U.S.A.'],
  GB: ['UK', 'U.K.', 'Great Britain', 'United Kingdom of Great Britain and Northern Ireland'],
}

const getName = (code: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)

/** All names of a country, the usual English one first. */
export const listCountryNames = (code: string) => [
  ...new Set([
    ...languages.map((language) => getName(code, language)).filter((name) => name !== undefined),
    ...(spoken[code] ?? []),
  ]),
]

/** The code of a country by one of its names; null if there is none. */
export function findCountry(name: string): string | null {
  const plain = toPlain(name)
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const [code, names] of Object.entries(spoken)) if (names.some((each) => toPlain(each) === plain)) return code
  for (const first of letters)
    for (const second of letters) {
      const known = english.of(first + second)
      if (known && toPlain(known) === plain) return first + second
    }
  return null
}

const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
    .split(',')
    .map((line) => [line.slice(0, 2), line.slice(3)] as const)

/** The names of a state of the US, as text says it: its code and its name. Other regions have the one name. */
export function listRegionNames(region: string): string[] {
  const found = states.find(([code, name]) => code === region.toUpperCase() || toPlain(name) === toPlain(region))
  return found ? [...new Set([region, found[1], found[0]])] : [region]
}

export const isState = (region: string) => listRegionNames(region).length > 1
