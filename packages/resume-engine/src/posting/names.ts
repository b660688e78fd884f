import type { Reading } from '#engine/text/reading.ts'
import type { Zone } from './zone.ts'

const capital = String.raw`(?:\p{Lu}[\p{L}\p{N}&'’.-]{0,40})`
const name = String.raw`(${capital}(?:[ \t]+(?:(?:&|\+|and|of|the|de|la)[ \t]+)?${capital}){0,4})`
const organisation =
  'Inc|LLC|LLP|Ltd|Limited|GmbH|Corp|Corporation|Company|PLC|Hospital|Hotel|University|College|School|District|Bank|Trust|Council|Solicitors|Partners|Associates|Collection|Recruitment|Clinic|Church|Museum|Group|Center|Centre|Elementary|Academy|County|Street|Road|Avenue|Highway'
const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|UK|USA|Texas|California|Florida|Ohio|Indiana|Virginia|Washington|Massachusetts|England|Scotland|Ireland|Canada'
const employers = [
  // `at Juniper & Wool`, `join Tallgrass`, `companies like Cobaltline`
  String.raw`(?:^|[\s(])(?:[Aa]t|@|[Jj]oin|[Jj]oining|[Cc]ompanies like|[Ff]ounded|[Ww]elcome to)[ \t]+(?:the[ \t]+|The[ \t]+)?${name}`,
  String.raw`(?:^|[\s(,])${name},?[ \t](?:${organisation})\b`,
  // A sentence about who they are: `Larkspur builds robots`.
  String.raw`(?:^|[.!?\n][ \t]*)(?:The[ \t]+)?${name}(?:’s|'s)?,?(?:[ \t]\([^)\n]{2,60}\))?[ \t](?:is|are|was|has|had|offers?|provides?|builds?|makes?|moves?|helps?|gives?|sells?|seeks?|needs?|supports?|welcomes?|cares?|serves?|develops?|celebrates?|does|holds|supports|cooks|uses|believes|employs|opened|[Ss]oftware is|an?)[ \t]`,
  // `Duluth, MN`, `in or near Fresno`, `our North Ridge and Lakeview sites`
  String.raw`(?:^|[\s(|])${name},[ \t](?:${states})(?=\s*(?:[.)|\n]|$))`,
  String.raw`\b(?:[Ii]n or near|[Nn]ear|[Bb]ased in|[Ll]ocated in|[Oo]rientation in|[Oo]ur)[ \t]+${name}`,
  String.raw`\b[Oo]ur[ \t]+${capital}(?:[ \t]${capital})*[ \t]and[ \t]${name}`,
  // `Tallgrass Carriers: home every weekend`, and a line of nothing but names and a town.
  String.raw`^(?:The[ \t])?${name}:[ \t](?=home|we|pay|\p{Ll}+ed\b)`,
  // `Chef Beaumont`, `Ms. Ortiz`
  String.raw`\b(?:Mr|Mrs|Ms|Dr|Chef|Principal|Frau|Herr|Contact|Call|Ask for)\.?:?[ \t]${name}`,
].map((pattern) => new RegExp(pattern, 'gmu'))

const asks =
  /\b(?:must|required?|requires|plus|preferred|advantage|bonus|helpful|desirable|asset|essential|need(?:ed)?)\b/i

/**
 * The words, as stems, by which a posting names its employer, its places and its people. `certain` ones are no terms anywhere;
 * `likely` ones stand with a capital in what is beside the point, and are terms only where a cue names them.
 */
export interface Names {
  certain: Set<string>
  likely: Set<string>
}

export function findNames({ text, tokens, mentions }: Reading, zones: Zone[]): Names {
  const at = new Map(tokens.map((token, index) => [token.start, index]))
  const known = new Set(
    mentions.flatMap(({ at, size, isTitle }) => (isTitle ? [] : Array.from({ length: size }, (_, n) => at + n))),
  )
  const certain = new Set<string>()
  for (const [order, pattern] of employers.entries())
    for (const match of text.matchAll(pattern)) {
      const written = match[1] ?? ''
      const start = match.index + match[0].indexOf(written)
      const line = text
        .slice(start, text.indexOf('\n', start) < 0 ? undefined : text.indexOf('\n', start))
        .slice(0, 300)
      const first = at.get(start)
      if (first === undefined || (order === 2 && asks.test(line.split(/[.!?](?:\s|$)/, 1)[0] ?? ''))) continue
      const end = start + written.length
      const inside = tokens.slice(first, first + 12).filter((token) => token.end <= end)
      // A product alone is no employer: `Excel is a must`.
      if (inside.every((_, index) => known.has(first + index))) continue
      for (const [index, { stem, word }] of inside.entries())
        if (word.length > 1 && (!known.has(first + index) || inside.length > 1)) certain.add(stem)
    }
  const likely = new Set(
    tokens.flatMap(({ start, stem }, index) =>
      zones[index] === 'aside' && /\p{Lu}/u.test(text.charAt(start)) && !known.has(index) ? [stem] : [],
    ),
  )
  return { certain, likely }
}

const noise = [
  /https?:\/\/\S+|www\.\S+|[\w.+-]{1,64}@[\w.-]{1,63}|\b[\w-]{1,63}\.(?:com|org|net|example|test)\/\S*|\b[^\W_]{1,40}_\w{1,40}(?:=\S*)?/g,
  /#[\p{L}\p{N}_-]{1,60}/gu,
  // Codes of postings: `R-0048213`, `inapr2024`, `VF-SCP-14`, `OH/ME/12`, `SB1187`.
  /\b(?:[A-Z]{1,4}-?\d{4,}(?:-[A-Z0-9]+)?|\d{3,12}-[A-Z0-9-]{2,30}|\p{Ll}{3,20}(?:19|20)\d\d|[A-Z]{2,12}(?:[-/_][A-Z0-9]{2,12}){1,4}[-/_]\d{1,6}|[A-Z]{2,12}\/[A-Z]{2,12}\/\w{0,9}\d{1,12})\b/gu,
]
const knownCodes =
  /^(?:ISO|BS|EN|IEC|IEEE|ASTM|ASME|AWS|NFPA|RFC|SAP|AS|DIN|API|UL|CFR|ANSI|OSHA|EPA|ASSE|MS|HL)[- ]?\d/

/** Links, addresses, hashtags and codes of postings, as places in the text. */
export const findNoise = (text: string): [number, number][] =>
  noise
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([code]) => !knownCodes.test(code))
    .map(({ 0: code, index }) => [index, index + code.length])
