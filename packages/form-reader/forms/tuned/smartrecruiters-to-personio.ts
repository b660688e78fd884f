import { address, field, letter, linkedin, never, places, resume, trap, website } from '../spec.ts'
import type { FormSpec } from '../spec.ts'

export const smartToPersonio: FormSpec[] = [
  {
    id: 'smartrecruiters-2',
    board: 'smartrecruiters',
    title: 'Site Reliability Engineer',
    pages: [
      [
        field('text', 'First name', 'Elena', { sys: 'firstName', required: true }),
        field('text', 'Last name', 'Marquez', { sys: 'lastName', required: true }),
        field('email', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('email', 'Confirm your email', 'elena.marquez@example.com', { sys: 'confirmEmail', required: true }),
        field('combo', 'City', 'Portland, Oregon, United States', { sys: 'location', options: places }),
        field('tel', 'Phone number', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'LinkedIn', linkedin, { sys: 'linkedin', section: 'On the web' }),
        field('text', 'Facebook', undefined, { sys: 'facebook', section: 'On the web' }),
        field('text', 'Website', website, { sys: 'website', section: 'On the web' }),
        field('file', 'Resume', resume, { sys: 'resume' }),
        field('textarea', 'Message to the hiring team', undefined, { sys: 'message' }),
        never('check', 'I have read the privacy notice and agree to it'),
      ],
    ],
  },
  {
    id: 'workable-1',
    board: 'workable',
    title: 'Full Stack Developer',
    pages: [
      [
        field('text', 'First name', 'Elena', { sys: 'firstname', required: true }),
        field('text', 'Last name', 'Marquez', { sys: 'lastname', required: true }),
        field('email', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('text', 'Headline', undefined, { sys: 'headline' }),
        field('tel', 'Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'Address', address, { sys: 'address' }),
        field('file', 'Resume', resume, { sys: 'resume', required: true }),
        field('textarea', 'Summary', undefined, { sys: 'summary' }),
        field('textarea', 'Cover letter', undefined, { sys: 'cover_letter' }),
        field('radio', 'Are you willing to travel up to 20% of the time?', 'Yes', { options: ['YES', 'NO'] }),
        field('number', 'Desired salary', '118000'),
        trap('Company', 'transparent'),
      ],
    ],
  },
  {
    id: 'personio-1',
    board: 'personio',
    title: 'Frontend Entwicklerin (m/w/d)',
    pages: [
      [
        field('text', 'Vorname', 'Elena', { sys: 'first_name', required: true }),
        field('text', 'Nachname', 'Marquez', { sys: 'last_name', required: true }),
        field('email', 'E-Mail', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('tel', 'Telefon', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'Standort', 'Portland, OR', { sys: 'location' }),
        field('text', 'Verfügbar ab', undefined, { sys: 'available_from' }),
        field('text', 'Kündigungsfrist', 'Two weeks'),
        field('text', 'Gehaltsvorstellung (EUR)', undefined, { sys: 'salary_expectations' }),
        field('file', 'Lebenslauf', resume, { sys: 'cv', required: true }),
        field('file', 'Anschreiben', letter, { sys: 'cover-letter' }),
        field('file', 'Zeugnisse', undefined, { sys: 'work-certificates' }),
        never('select', 'Geschlecht', ['weiblich', 'männlich', 'divers']),
        never('check', 'Ich habe die Datenschutzerklärung gelesen'),
      ],
    ],
  },
]
