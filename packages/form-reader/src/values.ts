import { readAddress, type Address } from './address.ts'
import type { Wanted } from './model/form-field.ts'
import type { Pack } from './model/pack.ts'
import { splitPhone } from './phone.ts'
import { listCountryNames, listRegionNames } from './regions.ts'

export interface Value extends Wanted {
  /** Completes "from …". */
  source: string
}

/** What the form around a field decides. */
export interface Around {
  /** Which job or school, from 0. */
  block: number
  /** The country of the number has a field of its own. */
  hasPhoneCountry: boolean
  hasCity: boolean
  isList: boolean
  part: 'day' | 'month' | 'year' | null
}

const yes = ['Yes', 'Ja', 'Oui', 'Sí', 'True']
const no = ['No', 'Nein', 'Non', 'Nee', 'Nej', 'False']

const from =
  (source: string) =>
  (text: string | null | undefined, options?: string[], search?: string): Value | null =>
    text ? { text, options: options ?? [text], search: search ?? text, source } : null
const profile = from('the profile')
const answers = from("the client's answers")

export const yesOrNo = (value: boolean | null) =>
  value === null ? null : answers(value ? 'Yes' : 'No', value ? yes : no)

const findLink = (links: string[], host: string) => links.find((link) => URL.parse(link)?.hostname.endsWith(host))
const social = /(?:^|\.)(?:linkedin|github|twitter|x|facebook|instagram|youtube|tiktok|xing|medium)\.com$/
const findWebsite = (links: string[]) => links.find((link) => !social.test(URL.parse(link)?.hostname ?? ''))

/** Every way in which a list writes a place. */
function toPlace({ city, region, country }: Address, isList: boolean) {
  if (city === null) return null
  const regions = region === null ? [] : listRegionNames(region)
  const countries = country === null ? [] : listCountryNames(country)
  const full = regions.flatMap((each) => countries.map((land) => `${city}, ${each}, ${land}`))
  const options = [
    ...full,
    ...regions.map((each) => `${city}, ${each}`),
    ...(regions.length === 0 ? countries.map((land) => `${city}, ${land}`) : []),
  ]
  return profile(region === null || isList ? city : `${city}, ${region}`, [...options, city], city)
}

function toPhoneCountry({ country }: Address, phone: string | null) {
  const code = splitPhone(phone ?? '')?.code
  if (code === undefined || country === null) return null
  const names = listCountryNames(country)
  return profile(names[0], [
    ...names.flatMap((name) => [`${name} +${code}`, `${name} ${code}`, `+${code} ${name}`]),
    ...names,
  ])
}

/** Options of the same degree, the most exact first. */
function toDegree(degree: string | null | undefined) {
  if (!degree) return null
  const levels: [RegExp, string[]][] = [
    [
      /\b(?:bachelor|b\.? ?sc|b\.?s|b\.?a|beng)\b/i,
      ["Bachelor's Degree", "Bachelor's", 'Bachelors', 'Bachelor', 'Bachelor Degree', 'Undergraduate Degree'],
    ],
    [
      /\b(?:master|m\.? ?sc|m\.?s|m\.?a|meng)\b/i,
      ["Master's Degree", "Master's", 'Masters', 'Master', 'Master Degree'],
    ],
    [/\b(?:ph\.? ?d|doctor)/i, ['Doctor of Philosophy (Ph.D.)', 'Doctorate', 'PhD', 'Doctoral Degree']],
    [/\bassociate/i, ["Associate's Degree", 'Associate Degree', "Associate's"]],
  ]
  return profile(degree, [degree, ...(levels.find(([pattern]) => pattern.test(degree))?.[1] ?? [])])
}

/** A month such as `2021-03` as a form's field takes it. */
function toDate(month: string | null | undefined, part: Around['part']) {
  const [year, number] = month?.split('-') ?? []
  if (!month || !year || !number) return null
  return profile(
    part === 'year' ? year : part === 'month' ? number : part === 'day' ? null : month,
    part === 'month' ? [number, String(Number(number))] : undefined,
  )
}

type ToValue = (pack: Pack, around: Around, address: Address) => Value | null

const job = ({ work }: Pack, { block }: Around) => work[block]
const school = ({ education }: Pack, { block }: Around) => education[block]

const values: Record<string, ToValue> = {
  given_name: ({ client }) => profile(client.firstName),
  family_name: ({ client }) => profile(client.lastName),
  full_name: ({ client }) => profile(`${client.firstName} ${client.lastName}`.trim()),
  email: ({ client }) => profile(client.email),
  phone: ({ client }, { hasPhoneCountry }) =>
    profile((hasPhoneCountry ? splitPhone(client.phone ?? '')?.rest : undefined) ?? client.phone),
  phone_country: ({ client }, _around, address) => toPhoneCountry(address, client.phone),
  street: (_pack, _around, { street }) => profile(street),
  address: ({ client }, { hasCity }, { street }) => profile(hasCity ? street : client.address),
  city: (_pack, { isList }, address) => (isList ? toPlace(address, true) : profile(address.city)),
  location: (_pack, { isList }, address) => toPlace(address, isList),
  region: (_pack, _around, { region }) =>
    profile(region, region === null ? [] : listRegionNames(region), region === null ? '' : listRegionNames(region)[1]),
  postal_code: (_pack, _around, { postalCode }) => profile(postalCode),
  country: (pack, around, address) => toCountry(pack, around, address),
  linkedin: ({ client }) => profile(findLink(client.links, 'linkedin.com')),
  github: ({ client }) => profile(findLink(client.links, 'github.com')),
  website: ({ client }) => profile(findWebsite(client.links)),
  current_company: ({ work }) => profile(work.find(({ endDate }) => endDate === null)?.company),
  current_title: ({ work }) => profile(work.find(({ endDate }) => endDate === null)?.position),
  job_company: (pack, around) => profile(job(pack, around)?.company),
  job_title: (pack, around) => profile(job(pack, around)?.position),
  job_start: (pack, around) => toDate(job(pack, around)?.startDate, around.part),
  job_end: (pack, around) => toDate(job(pack, around)?.endDate, around.part),
  job_current: (pack, around) => (job(pack, around)?.endDate === null ? profile('on') : null),
  job_description: (pack, around) => profile(job(pack, around)?.description),
  school: (pack, around) => profile(school(pack, around)?.institution),
  degree: (pack, around) => toDegree(school(pack, around)?.degree),
  field_of_study: (pack, around) => profile(school(pack, around)?.fieldOfStudy),
  graduation_year: (pack, around) => profile(school(pack, around)?.graduationYear?.toString()),
  notice_period: ({ facts }) => answers(facts.noticePeriod),
  salary: ({ facts }) => answers(facts.salaryExpectation?.toString()),
  salary_elsewhere: ({ facts }) => answers(facts.salaryExpectation?.toString()),
  relocation: ({ facts }) => yesOrNo(facts.willingToRelocate),
  over_18: ({ facts }) => yesOrNo(facts.over18),
  sponsorship: ({ facts }) => yesOrNo(facts.sponsorshipNeeded),
  work_authorization: ({ facts }) => answers(facts.workAuthorization),
}

function toCountry({ client }: Pack, { isList }: Around, address: Address) {
  if (address.country === null) return null
  const names = listCountryNames(address.country)
  const coded = isList ? (toPhoneCountry(address, client.phone)?.options ?? []) : []
  return profile(names[0], [...names, ...coded])
}

/** What the client gave for a concept; null where they gave nothing. */
export const findValue = (concept: string, pack: Pack, around: Around): Value | null =>
  values[concept]?.(pack, around, readAddress(pack.client.address ?? '')) ?? null
