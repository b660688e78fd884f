import { toPlain } from './words.ts'

const languages = ['en', 'de', 'fr', 'es', 'nl', 'sv']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const spoken: Record<string, string[]> = {
  US: ['United States of America', 'USA', 'US', 'U.S.', 'U.S.A.'],
  GB: ['UK', 'U.K.', 'Great Britain', 'United Kingdom of Great Britain and Northern Ireland'],
}

const names = new Map(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })]),
)
const getName = (code: string, language: string) => names.get(language)?.of(code)

/** All names of a country, the usual English one first. */
export const listCountryNames = (code: string) => [
  ...new Set([
    ...languages.map((language) => getName(code, language)).filter((name) => name !== undefined),
    ...(spoken[code] ?? []),
  ]),
]

/** Codes in use: `DD` has become `DE`. */
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && getName(code, 'en') !== undefined)

/** The code of a country by one of its names; null if there is none. */
export const findCountry = (name: string): string | null =>
  codes.find((code) => listCountryNames(code).some((each) => toPlain(each) === toPlain(name))) ?? null

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
