import { describe, expect, test } from 'vitest'
import { analyzeLetter } from './analyze-letter.ts'
import { analyzeResume } from './analyze-resume.ts'
import { prepareInterview } from './interview/prepare-interview.ts'
import { letterForm, resumeForm } from './model/forms.ts'
import { describeOtherLanguage } from './text/is-english.ts'
import { writeLetter } from './writer/write-letter.ts'
import { writeResume } from './writer/write-resume.ts'

const languages = {
  German: {
    statement: 'Ich habe die Buchhaltung für drei Filialen geführt und den Monatsabschluss um zwei Tage verkürzt.',
    short: 'Kaufmann im Einzelhandel, Kassenführung, Warenannahme, Kundenberatung',
    list: 'Kassenführung, Warenannahme, Kundenberatung, Inventur, Rechnungsprüfung',
    posting:
      'Wir suchen eine Buchhalterin (m/w/d) für unser Büro in Köln. Sie bringen eine abgeschlossene Ausbildung, Erfahrung mit DATEV und sehr gute Kenntnisse in Excel mit.',
  },
  French: {
    statement: 'J’ai tenu la comptabilité de trois magasins et réduit la clôture mensuelle de deux jours.',
    short: 'Vendeuse en boulangerie, tenue de caisse, accueil de la clientèle',
    list: 'Comptabilité générale, clôture mensuelle, déclarations fiscales, trésorerie, facturation',
    posting:
      'Nous recherchons un comptable pour notre bureau de Lyon. Vous avez une formation en comptabilité, la maîtrise de Sage et une bonne connaissance d’Excel.',
  },
  Spanish: {
    statement: 'Llevé la contabilidad de tres tiendas y reduje el cierre mensual en dos días.',
    short: 'Dependienta de panadería, manejo de caja, atención al cliente',
    list: 'Contabilidad general, cierre mensual, declaraciones fiscales, tesorería, facturación',
    posting:
      'Buscamos un contable para nuestra oficina de Sevilla. Tienes formación en contabilidad, experiencia con SAP y buen nivel de Excel.',
  },
  Turkish: {
    statement: 'Üç mağazanın muhasebesini tuttum ve aylık kapanışı iki gün kısalttım.',
    short: 'Fırın satış elemanı, kasa işlemleri, müşteri hizmetleri, ürün yerleştirme',
    list: 'Genel muhasebe, aylık kapanış, vergi beyannamesi, nakit yönetimi, faturalama',
    posting:
      'İstanbul ofisimiz için deneyimli bir muhasebeci arıyoruz. Muhasebe eğitimi almış, Logo programını bilen ve Excel kullanabilen adaylar başvurabilir.',
  },
}

const [, englishOnly = ''] = describeOtherLanguage('').split('in English. ')

const unread = {
  atsScore: null,
  strengths: [],
  improvements: [],
  keywords: [],
  suggestions: [],
  checks: [],
  terms: [],
  requirements: [],
  limits: [],
}
const english = `Noor Haddad\nExperience\nAccountant, Mills, 2019 - Present\n- Closed the books of three shops in four days\n- Kept the ledger in SAP for the whole group of shops`

describe.each(Object.entries(languages))('in %s', (_, { statement, short, list, posting }) => {
  test.each([
    ['a resume', `Noor Haddad\n2019 - 2024\n- ${statement}`],
    ['a line', short],
    ['a list', list],
  ])('%s is not scored, and nothing is said about it in English', (_, text) => {
    const analysis = analyzeResume({ text, jobDescription: posting })
    expect(analysis).toMatchObject(unread)
    expect(analysis.flags.map(({ id, message }) => [id, message.includes(englishOnly)])).toEqual([
      ['not_english', true],
    ])
    expect(analyzeLetter({ text })).toMatchObject({ ...unread, flags: [{ id: 'not_english' }] })
  })

  test('nor is an English resume against such a posting', () => {
    expect(analyzeResume({ text: english, jobDescription: posting })).toMatchObject({
      ...unread,
      flags: [{ id: 'not_english' }],
    })
  })

  test('a letter and a resume keep every sentence, and say what works', () => {
    const letter = letterForm.parse({
      personalInfo: { fullName: 'Noor Haddad', email: 'noor@example.com' },
      jobDetails: { companyName: 'Harbor', position: 'Controller', jobDescription: posting },
      experience: { keyAchievements: statement },
    })
    const written = writeLetter(letter, 'November 24, 2026')
    expect(written.text).toContain(statement)
    expect(written.missing.join(' ')).toContain(englishOnly)
    const resume = resumeForm.parse({
      fullName: 'Noor Haddad',
      email: 'noor@example.com',
      targetJob: 'Controller',
      summary: statement,
      positions: [{ title: 'Controller', company: 'Mills', achievements: statement }],
    })
    const writtenResume = writeResume(resume)
    expect(writtenResume.text).toContain(statement)
    expect(writtenResume.missing).toEqual([expect.stringContaining(englishOnly)])
  })

  test('an interview takes no sentence of it for a story', () => {
    const { stories, languageNote } = prepareInterview({
      position: 'Controller',
      posting,
      kind: 'video',
      earlier: 0,
      passages: [{ source: 'Controller, Mills', text: statement }],
    })
    expect(stories.map(({ source }) => source)).toEqual(stories.map(() => null))
    expect(languageNote).toContain(englishOnly)
  })
})

test.each(['Python, SQL, Kubernetes, Kafka, Terraform', 'Noor Haddad, Planner, Leeds, driving licence, forklift'])(
  'a list of names is no other language: %s',
  (text) => {
    expect(analyzeResume({ text }).atsScore).not.toBeNull()
  },
)
