import { expect, test } from 'vitest'
import { findSensitiveTopic } from './sensitive-topics.ts'

const sensitive: Record<string, readonly string[]> = {
  'a disability': [
    'Do you have a disability?',
    'Disability status',
    'Are you disabled?',
    'Do you have a physical or mental impairment that limits a major life activity?',
    'Do you need accommodations?',
    'Do you have any physical conditions that prevent you from performing the job?',
    'Will you need a reasonable accommodation to perform this job?',
    'Do you require any special accommodations for the interview?',
    'Are you deaf or hard of hearing?',
    'Do you have ADHD, autism or dyslexia?',
    'Voluntary self-identification of disability (Form CC-305)',
    'Do you use a wheelchair?',
    'Do you identify as neurodivergent?',
    'Do you have a disability that affects your work experience?',
  ],
  health: [
    'Do you have any medical conditions?',
    'How would you describe your health?',
    'Are you in good physical health?',
    'Please list your medical history.',
    'Have you ever been diagnosed with a mental illness?',
    'Are you pregnant or planning a pregnancy?',
    'Are you taking any medication?',
    'How many sick days did you take last year?',
    'Have you been vaccinated against COVID-19?',
    'Do you have any allergies?',
    'Have you ever filed a workers’ compensation claim?',
    'Do you smoke?',
    'Have you had any surgery in the last five years?',
    'Do you suffer from depression or anxiety?',
    'Have you ever been treated for a drug or alcohol addiction?',
    'Does a health issue keep you from working in an office?',
    'What is your blood type?',
    'Have you ever used illegal drugs?',
  ],
  ethnicity: [
    'What is your ethnicity?',
    'Race / Ethnicity',
    'Are you Hispanic or Latino?',
    'Are you of Asian descent?',
    'Which racial group do you identify with?',
    'What is your national origin?',
    'What is your nationality?',
    'Where were you born?',
    'Are you Black or African American?',
    'Please complete the equal employment opportunity survey.',
    'Do you identify as a person of color?',
    'What caste do you belong to?',
    'Are you an American Indian or Alaska Native?',
  ],
  religion: [
    'What is your religion?',
    'Do you attend church?',
    'Are you a practising Muslim?',
    'Will you need time off for religious holidays?',
    'Do you observe the Sabbath?',
    'What are your spiritual beliefs?',
    'Are you Jewish?',
    'Do you wear a hijab or a headscarf?',
    'Which denomination do you belong to?',
    'Do you have a faith?',
  ],
  'a criminal record': [
    'Have you ever been convicted of a crime?',
    'Do you have a criminal record?',
    'Have you been arrested in the past seven years?',
    'Have you ever pleaded guilty or no contest to a felony?',
    'Are you currently on probation or parole?',
    'Have you ever been in prison?',
    'Do you have any pending charges?',
    'Criminal background',
    'Have you ever had a DUI?',
    'Have you been found guilty of a misdemeanor?',
    'Are you a registered sex offender?',
    'Has a record of yours been expunged?',
  ],
  gender: [
    'What is your gender?',
    'Gender identity',
    'What are your pronouns?',
    'Are you male or female?',
    'Sex',
    'Do you identify as transgender?',
    'Are you non-binary?',
  ],
  'sexual orientation': [
    'What is your sexual orientation?',
    'Are you a member of the LGBTQ+ community?',
    'Do you identify as gay, lesbian or bisexual?',
  ],
  'veteran status': [
    'Are you a protected veteran?',
    'Veteran status',
    'Have you ever served in the military?',
    'Are you a disabled veteran?',
    'Have you ever been dishonorably discharged from the military?',
    'What was your discharge status?',
    'Are you on active duty in the armed forces?',
  ],
  age: [
    'How old are you?',
    'What is your age?',
    'Age',
    'Date of birth',
    'What year were you born?',
    'Which age range are you in?',
    'Are you over 40?',
    'When do you plan to retire?',
  ],
}

const harmless: readonly string[] = [
  'How many years of health care experience do you have?',
  'Describe your experience with healthcare software.',
  'Do you have medical billing experience?',
  'Do you need health insurance?',
  'Have you worked in mental health services?',
  'Are you certified in health and safety?',
  'Do you hold a degree in public health?',
  'How would you design an app for diabetes patients?',
  'What is your experience with cancer research?',
  'Are you familiar with HIPAA and medical records?',
  'Have you written a smoke test for a release?',
  'Have you worked with people with disabilities?',
  'Have you designed interfaces for visually impaired users?',
  'Describe your experience with disability services.',
  'Have you taken part in double-blind trials?',
  'Would you book your own travel accommodation?',
  'How would you fix a race condition?',
  'Have you organized a charity race?',
  'Have you used React Native?',
  'Are you a Six Sigma black belt?',
  'Which customer demographics have you marketed to?',
  'Are you a citizen or permanent resident of the United States?',
  'Are you authorized to work in the United States?',
  'Do you negotiate in good faith?',
  'Do you have a degree from a Catholic university?',
  'Have you worked with Islamic finance products?',
  'Do you prefer cloud-agnostic tools?',
  'Can you work on weekends and holidays?',
  'Do you have a degree in criminal justice?',
  'Have you worked in financial crime prevention?',
  'Do you speak with conviction?',
  'Do you consent to a background check?',
  'Are you willing to take a drug test?',
  'Do you have a clean driving record?',
  'How long is your probation period in your current job?',
  'Have you worked with gender equality programs?',
  'Do you have experience with gender studies?',
  'Have you worked with the Department of Veterans Affairs?',
  'Do you have experience with veteran outreach?',
  'Are you an industry veteran?',
  'Have you volunteered at an LGBTQ nonprofit?',
  'Are you at least 18 years old?',
  'Are you over 18?',
  'Are you 21 years of age or older?',
  'Are you of legal working age?',
  'What age groups have you taught?',
  'Have you led a team of over 40 people?',
  'How old is the codebase you work on?',
  'Can you lift 50 pounds?',
  'Can you work in a smoke-free office?',
  'How many female engineers were on your team?',
  'What is your salary expectation?',
  'How did you hear about us?',
  'Why do you want to work here?',
  'What is your notice period?',
  'Are you willing to relocate?',
]

const rows = Object.entries(sensitive).flatMap(([name, questions]) => questions.map((question) => ({ name, question })))

test('there are enough phrasings to judge by', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(harmless.length).toBeGreaterThanOrEqual(40)
})

test.each(rows)('"$question" is about $name', ({ name, question }) => {
  expect(findSensitiveTopic({ topic: '', question })).toBe(name)
})

test.each(harmless)('"%s" is not sensitive', (question) => {
  expect(findSensitiveTopic({ topic: '', question })).toBeNull()
})

test('the name of a topic makes its question sensitive, whatever the question says', () => {
  expect(findSensitiveTopic({ topic: 'Health', question: 'Please tell us more' })).toBe('health')
  expect(findSensitiveTopic({ topic: 'Health care', question: 'How many years?' })).toBeNull()
  expect(findSensitiveTopic({ topic: 'Work history', question: 'I have 5 years of experience. Your religion?' })).toBe(
    'religion',
  )
})

test('spelling with accents, capitals, dashes and line breaks makes no difference', () => {
  const question = 'DATE-OF-BIRTH'
  expect(findSensitiveTopic({ topic: '', question })).toBe('age')
  expect(findSensitiveTopic({ topic: '', question: 'Your\nréligion' })).toBe('religion')
})

test('the longest question is read in linear time', () => {
  const question = 'do you have a or an any the of and '.repeat(2_000)
  expect(findSensitiveTopic({ topic: '', question })).toBeNull()
})
