import { describe, expect, test } from 'vitest'
import { isSameEmployer } from './match-employer.ts'

interface Case {
  excluded: string
  aliases?: string[]
  company: string
  jobUrl?: string
}

/** Each of these is the excluded employer. */
const same: Case[] = [
  // Case, spaces and punctuation
  { excluded: 'Acme', company: 'ACME' },
  { excluded: 'Acme', company: '  acme ' },
  { excluded: 'Northwind Traders', company: 'northwind  traders' },
  { excluded: 'J.P. Morgan', company: 'JP Morgan' },
  { excluded: 'JPMorgan', company: 'J. P. Morgan' },
  { excluded: "Macy's", company: 'Macys' },
  { excluded: 'Macy’s', company: "MACY'S" },
  { excluded: 'Wal-Mart', company: 'Walmart' },
  { excluded: 'Coca-Cola', company: 'Coca Cola' },
  { excluded: 'AT&T', company: 'AT and T' },
  { excluded: 'Johnson & Johnson', company: 'Johnson and Johnson' },
  { excluded: 'Procter & Gamble', company: 'Procter Gamble' },
  { excluded: 'Yahoo!', company: 'Yahoo' },
  { excluded: 'PricewaterhouseCoopers', company: 'Pricewaterhouse Coopers' },
  { excluded: 'eBay', company: 'EBAY' },
  { excluded: '7-Eleven', company: '7 Eleven' },
  // Legal forms
  { excluded: 'Acme', company: 'Acme Inc' },
  { excluded: 'Acme', company: 'Acme, Inc.' },
  { excluded: 'Acme Inc.', company: 'Acme LLC' },
  { excluded: 'Acme', company: 'Acme L.L.C.' },
  { excluded: 'Acme Corp', company: 'Acme Corporation' },
  { excluded: 'Acme', company: 'Acme Co., Ltd.' },
  { excluded: 'Acme', company: 'ACME GmbH' },
  { excluded: 'Acme', company: 'Acme GmbH & Co. KG' },
  { excluded: 'Acme', company: 'Acme S.p.A.' },
  { excluded: 'Acme', company: 'Acme Sp. z o.o.' },
  { excluded: 'Novo Nordisk', company: 'Novo Nordisk A/S' },
  { excluded: 'Equinor', company: 'Equinor ASA' },
  { excluded: 'Nokia', company: 'Nokia Oyj' },
  { excluded: 'Danone', company: 'Danone S.A.' },
  { excluded: 'Infosys', company: 'Infosys Pvt. Ltd.' },
  { excluded: 'Grab', company: 'Grab Pte Ltd' },
  { excluded: 'Tiffany', company: 'Tiffany & Co.' },
  { excluded: 'The Home Depot', company: 'Home Depot' },
  { excluded: 'Walt Disney', company: 'The Walt Disney Company' },
  { excluded: 'Astra', company: 'PT Astra Tbk' },
  // Abbreviations
  { excluded: 'International Paper', company: "Int'l Paper" },
  { excluded: 'Warner Brothers', company: 'Warner Bros.' },
  { excluded: 'Abbott Laboratories', company: 'Abbott Labs' },
  { excluded: "St. Jude Children's Hospital", company: 'Saint Jude Childrens Hospital' },
  { excluded: 'Boston University', company: 'Boston Univ.' },
  // Accents and other alphabets
  { excluded: 'Nestlé', company: 'Nestle' },
  { excluded: 'Müller', company: 'Mueller' },
  { excluded: 'Müller', company: 'Muller' },
  { excluded: 'Ørsted', company: 'Orsted' },
  { excluded: 'Škoda', company: 'Skoda' },
  { excluded: 'Großmann', company: 'Grossmann' },
  { excluded: 'Яндекс', company: 'Yandex' },
  { excluded: 'Газпром', company: 'ПАО Газпром' },
  { excluded: 'Sberbank', company: 'Сбербанк' },
  { excluded: 'Київстар', aliases: ['Kyivstar'], company: 'Kyivstar' },
  { excluded: '任天堂', company: '任天堂株式会社' },
  { excluded: '華為技術', company: '華為技術有限公司' },
  { excluded: '삼성전자', company: '삼성전자(주)' },
  { excluded: 'Ｓｏｎｙ', company: 'Sony' },
  // Aliases, other names, web addresses as names
  { excluded: 'Alphabet', aliases: ['Google', 'YouTube'], company: 'Google LLC' },
  { excluded: 'Meta', aliases: ['Facebook'], company: 'Facebook, Inc.' },
  { excluded: 'IBM', aliases: ['International Business Machines'], company: 'Intl Business Machines Corp.' },
  { excluded: 'Acme', aliases: ['Acme Brick'], company: 'Acme Brick Company' },
  { excluded: 'Road Runner', company: 'Acme Holdings LLC dba Road Runner' },
  { excluded: 'Facebook', company: 'Meta Platforms (formerly Facebook)' },
  { excluded: 'Amazon', company: 'Amazon.com, Inc.' },
  { excluded: 'Booking.com', company: 'Booking.com B.V.' },
  // The employer's own host
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://careers.acme.com/jobs/1' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://www.acme.co.uk/careers' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://acme.jobs/1' },
  { excluded: 'Northwind Traders', company: 'A client', jobUrl: 'https://northwind-traders.de/stellen/7' },
  { excluded: 'Spotify', company: 'Confidential', jobUrl: 'https://www.lifeatspotify.com/jobs/1' },
  { excluded: 'Meta', company: 'Confidential', jobUrl: 'https://www.metacareers.com/v2/jobs/1' },
  { excluded: 'Acme', aliases: ['getacme.io'], company: 'Confidential', jobUrl: 'https://jobs.getacme.io/1' },
  { excluded: 'Müller', company: 'Confidential', jobUrl: 'https://xn--mller-kva.de/jobs' },
  // Its name on a job board
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://boards.greenhouse.io/acme/jobs/123' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://job-boards.eu.greenhouse.io/acmeinc/jobs/123' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://boards.greenhouse.io/embed/job_app?for=acme&token=1' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://jobs.lever.co/acme/0a1b' },
  { excluded: 'Acme Brick', company: 'Confidential', jobUrl: 'https://jobs.ashbyhq.com/Acme%20Brick/1' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://apply.workable.com/acme-corp/j/A1/' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://jobs.smartrecruiters.com/Acme/74399' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://acme.wd5.myworkdayjobs.com/en-US/External/job/1' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://careers-acme.icims.com/jobs/1/login' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://acme.bamboohr.com/careers/12' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://acme.jobs.personio.de/job/1' },
  { excluded: 'Acme', company: 'Confidential', jobUrl: 'https://www.linkedin.com/company/acme/jobs/' },
]

/** Each of these is another employer. */
const different: Case[] = [
  { excluded: 'Acme', company: 'Acme Brick' },
  { excluded: 'Acme Brick', company: 'Acme' },
  { excluded: 'Acme', company: 'Acmeo' },
  { excluded: 'Acme', company: 'New Acme' },
  { excluded: 'Apple', company: 'Apple Federal Credit Union' },
  { excluded: 'Apple', company: 'Applebee’s' },
  { excluded: 'Delta Air Lines', company: 'Delta Faucet Company' },
  { excluded: 'Target', company: 'Targeted Talent' },
  { excluded: 'Meta', company: 'Metabase' },
  { excluded: 'Ford Motor Company', company: 'Forward Motor' },
  { excluded: 'Shell', company: 'Shelley & Co' },
  { excluded: 'Oracle', company: 'Oracle Lighting' },
  { excluded: 'Square', company: 'Foursquare' },
  { excluded: 'Columbia University', company: 'Columbia Sportswear' },
  { excluded: 'Jay Z', company: 'Jay' },
  { excluded: 'Johnson & Johnson', company: 'Johnson Controls' },
  { excluded: 'United Airlines', company: 'United Rentals' },
  { excluded: 'The Limited', company: 'The Home Depot' },
  { excluded: 'Сбербанк', company: 'Газпромбанк' },
  { excluded: '任天堂', company: '任天堂販売株式会社' },
  { excluded: 'Acme', aliases: ['Road Runner'], company: 'Road Runner Sports' },
  // The host of a board is no employer, and a longer name on it is another one.
  { excluded: 'Greenhouse', company: 'Acme', jobUrl: 'https://boards.greenhouse.io/acme/jobs/1' },
  { excluded: 'LinkedIn', company: 'Acme', jobUrl: 'https://www.linkedin.com/jobs/view/123' },
  { excluded: 'Indeed', company: 'Acme', jobUrl: 'https://www.indeed.com/viewjob?jk=1' },
  { excluded: 'Lever', company: 'Acme', jobUrl: 'https://jobs.lever.co/acme/1' },
  { excluded: 'Google', company: 'Acme', jobUrl: 'https://docs.google.com/forms/d/1/viewform' },
  { excluded: 'Workday', company: 'Acme', jobUrl: 'https://acme.wd1.myworkdayjobs.com/Careers/job/1' },
  { excluded: 'Acme', company: 'Acme Brick', jobUrl: 'https://boards.greenhouse.io/acmebrick/jobs/1' },
  { excluded: 'Acme', company: 'Acme Brick', jobUrl: 'https://jobs.lever.co/acme-brick/1' },
  { excluded: 'Acme', company: 'Acme Brick', jobUrl: 'https://www.acmebrick.com/careers' },
  { excluded: 'Acme', company: 'Northwind', jobUrl: 'https://northwind.com/partners/acme' },
  { excluded: 'Forever', company: 'Forever 21', jobUrl: 'https://boards.greenhouse.io/forever21/jobs/1' },
  { excluded: 'Z', company: 'Zinc', jobUrl: 'https://zinc.com/jobs' },
  { excluded: 'Acme', company: 'Northwind', jobUrl: 'not a link' },
  { excluded: 'Acme', company: 'Northwind', jobUrl: 'https://192.0.2.1/acme' },
]

const toTitled = (row: Case) => ({ ...row, title: [row.excluded, row.company, row.jobUrl ?? ''].join(' / ') })

const matches = ({ excluded, aliases = [], company, jobUrl }: Case) =>
  isSameEmployer({ name: excluded, aliases }, { company, jobUrl: jobUrl ?? null })

describe('the same employer', () => {
  test.each(same.map(toTitled))('$title', (row) => expect(matches(row)).toBe(true))
  // An alias or a name given the other way round means the same, where nothing but names is compared.
  test.each(same.filter(({ aliases, jobUrl }) => !aliases && !jobUrl))('and back: $company is $excluded', (row) =>
    expect(matches({ excluded: row.company, company: row.excluded })).toBe(true),
  )
})

test.each(different.map(toTitled))('$title', (row) => expect(matches(row)).toBe(false))
