import { readFileSync } from 'node:fs'
import path from 'node:path'
import { families, titlesByCategory } from './title-families.ts'

type Kind = 'fitting' | 'near' | 'unrelated'

export interface PublicPair {
  set: 'categories' | 'titles'
  resume: number
  posting: number
  kind: Kind
  family: string
  text: string
  job: string
}

interface Stored {
  category?: string
  title?: string
  text: string
}

/** A shorter text is no whole resume. */
const minLength = 1_500
const maxUnrelated = 8

const read = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Stored[]

/** Resumes with a category, which is compared with the titles of postings. */
function listByCategory(folder: string): PublicPair[] {
  const resumes = read(folder, 'resumes.json').filter(
    ({ category = '', text }) => titlesByCategory[category] && text.length >= minLength,
  )
  const postings = [...new Map(read(folder, 'postings.json').map((posting) => [posting.text, posting])).values()]
  return resumes.flatMap(({ category = '', text }, resume) => {
    const [fits, isNear] = titlesByCategory[category] ?? []
    const pairs = postings.map(({ title = '', text: job }, posting): PublicPair => {
      const kind = fits?.test(title) ? 'fitting' : isNear?.test(title) ? 'near' : 'unrelated'
      return { set: 'categories', resume, posting, kind, family: category, text, job }
    })
    const some = pairs.filter(({ posting, kind }) => (resume * 7 + posting) % (kind === 'fitting' ? 2 : 31) === 0)
    const unrelated = some.filter(({ kind }) => kind === 'unrelated')
    return some.filter((pair) => pair.kind !== 'unrelated' || unrelated.indexOf(pair) < maxUnrelated)
  })
}

const findFamilies = (title: string, side: 'resume' | 'posting') =>
  Object.keys(families).filter((name) => families[name]?.[side].test(title))

const isNearTo = (one: string, other: string) =>
  families[one]?.near.includes(other) || families[other]?.near.includes(one)

const perResume: Record<Kind, number> = { fitting: 3, near: 2, unrelated: 5 }

/** Resumes with a headline; a title of no family says nothing. */
function listByTitle(folder: string): PublicPair[] {
  const postings = read(folder, 'titled-postings.json').map(({ title = '', text }, posting) => {
    return { posting, text, own: findFamilies(title, 'posting') }
  })
  return read(folder, 'titled-resumes.json').flatMap(({ title = '', text }, resume) => {
    const own = findFamilies(title.toUpperCase(), 'resume')
    const [family = ''] = own
    const pairs = postings
      .filter((posting) => own.length > 0 && posting.own.length > 0)
      .map(({ posting, text: job, own: others }): PublicPair => {
        const isSame = others.some((name) => own.includes(name))
        const isNear = others.some((other) => own.some((name) => isNearTo(name, other)))
        const kind = isSame ? 'fitting' : isNear ? 'near' : 'unrelated'
        return { set: 'titles', resume, posting, kind, family, text, job }
      })
    return [...Map.groupBy(pairs, ({ kind }) => kind)].flatMap(([kind, all]) => {
      const step = Math.max(1, Math.floor(all.length / perResume[kind]))
      return all.filter((_, index) => (index + resume * 5) % step === 0).slice(0, perResume[kind])
    })
  })
}

/** Pairs of strangers' texts that their titles call fitting, near or unrelated. */
export const listPublicPairs = (folder: string): PublicPair[] => [...listByCategory(folder), ...listByTitle(folder)]

/** Pairs that a person read and labelled: `<set> <resume> <posting> <kind>` by the numbers of the texts in their files. */
export function listLabelledPairs(folder: string): PublicPair[] {
  const texts = {
    categories: [
      read(folder, 'resumes.json').filter(
        ({ category = '', text }) => titlesByCategory[category] && text.length >= minLength,
      ),
      [...new Map(read(folder, 'postings.json').map((posting) => [posting.text, posting])).values()],
    ],
    titles: [read(folder, 'titled-resumes.json'), read(folder, 'titled-postings.json')],
  }
  return readFileSync(path.join(import.meta.dirname, 'public-labels.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line): PublicPair => {
      const [set, resume, posting, kind] = line.split(' ') as [PublicPair['set'], string, string, Kind]
      const [resumes = [], postings = []] = texts[set]
      const [text = '', job = ''] = [resumes[Number(resume)]?.text, postings[Number(posting)]?.text]
      return { set, resume: Number(resume), posting: Number(posting), kind, family: 'read', text, job }
    })
}
