import { field, github, letter, linkedin, never, places, resume, trap, website, yesNo } from '../spec.ts'
import type { FormSpec } from '../spec.ts'

const genders = ['Male', 'Female', 'Decline To Self Identify']

export const greenhouse: FormSpec[] = [
  {
    id: 'greenhouse-1',
    board: 'greenhouse',
    title: 'Senior Software Engineer',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'first_name', required: true, autocomplete: 'given-name' }),
        field('text', 'Last Name', 'Marquez', { sys: 'last_name', required: true, autocomplete: 'family-name' }),
        field('text', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true, autocomplete: 'email' }),
        field('select', 'Country', 'United States +1', {
          sys: 'country',
          options: ['Canada +1', 'Germany +49', 'United Kingdom +44', 'United States +1'],
        }),
        field('tel', 'Phone', '5035550132', { sys: 'phone', autocomplete: 'tel', section: 'Phone' }),
        field('combo', 'Location (City)', 'Portland, Oregon, United States', {
          sys: 'candidate-location',
          options: places,
        }),
        field('file', 'Resume/CV', resume, { sys: 'resume', required: true }),
        field('file', 'Cover Letter', letter, { sys: 'cover_letter' }),
        field('text', 'LinkedIn Profile', linkedin),
        field('text', 'Website', website),
        field('select', 'How did you hear about us?', 'Company website', {
          options: ['LinkedIn', 'Company website', 'A friend', 'Other'],
        }),
        field('select', 'Are you legally authorized to work in the United States?', 'Yes', { options: yesNo }),
        field('select', 'Will you now or in the future require sponsorship for employment visa status?', 'No', {
          options: yesNo,
        }),
        field('textarea', 'Tell us about a project that you are proud of'),
        never('select', 'Gender', genders),
        never('select', 'Veteran Status', [
          'I am not a protected veteran',
          'I identify as a veteran',
          "I don't wish to answer",
        ]),
      ],
    ],
  },
  {
    id: 'greenhouse-2',
    board: 'greenhouse',
    title: 'Platform Engineer',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'first_name', required: true }),
        field('text', 'Last Name', 'Marquez', { sys: 'last_name', required: true }),
        field('text', 'Preferred First Name', undefined, { sys: 'preferred_name' }),
        field('text', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('tel', 'Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('file', 'Resume/CV', resume, { sys: 'resume', required: true }),
        field('text', 'School', 'Oregon State University', { section: 'Education', sys: 'school--0' }),
        field('select', 'Degree', "Bachelor's Degree", {
          section: 'Education',
          sys: 'degree--0',
          options: ["Associate's Degree", "Bachelor's Degree", "Master's Degree", 'Doctor of Philosophy (Ph.D.)'],
        }),
        field('text', 'Discipline', 'Computer Science', { section: 'Education', sys: 'discipline--0' }),
        field('text', 'How many years of TypeScript experience do you have?', '6'),
        field('text', 'How many years of experience do you have with Kubernetes?'),
        field('select', 'Are you willing to relocate?', 'Yes', { options: yesNo }),
        field('text', 'What are your salary expectations?', '118000'),
        field('select', 'Do you have the right to work in Canada?', undefined, { options: yesNo }),
        never('checks', 'Race', ['Asian', 'Black or African American', 'White', 'Decline']),
        never('check', 'I agree to the processing of my personal data'),
        trap('Middle name', 'off-screen'),
      ],
    ],
  },
  {
    id: 'greenhouse-frame-1',
    board: 'greenhouse-frame',
    title: 'Data Engineer',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'first_name', required: true }),
        field('text', 'Last Name', 'Marquez', { sys: 'last_name', required: true }),
        field('text', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('text', 'Phone', '+1 503 555 0132', { sys: 'phone', required: true }),
        field('text', 'Location (City)', 'Portland', { sys: 'auto_complete_input' }),
        field('file', 'Resume/CV', resume, { sys: 'resume' }),
        field('file', 'Cover Letter', letter, { sys: 'cover_letter' }),
        field('text', 'LinkedIn Profile', linkedin),
        field('select', 'How did you hear about this job?', 'Company website', {
          options: ['--', 'Indeed', 'Company website', 'Referral'],
        }),
        field('select', 'Do you require visa sponsorship?', 'No', { options: ['--', ...yesNo] }),
        field('textarea', 'Why are you looking for a new role?', 'I want to build software that people use every day.'),
        never('select', 'Gender', genders),
        never('select', 'Are you Hispanic/Latino?', [...yesNo, 'Decline To Self Identify']),
        never('select', 'Disability Status', ['Yes, I have a disability', 'No', "I don't want to answer"]),
      ],
    ],
  },
  {
    id: 'greenhouse-frame-2',
    board: 'greenhouse-frame',
    title: 'Engineering Manager',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'first_name', required: true }),
        field('text', 'Last Name', 'Marquez', { sys: 'last_name', required: true }),
        field('text', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('text', 'Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('file', 'Resume/CV', resume, { sys: 'resume' }),
        field('text', 'GitHub', github),
        field('text', 'Current Company', 'Northwind Logistics'),
        field('text', 'Current title', 'Senior Software Engineer'),
        field('text', 'Notice period', 'Two weeks'),
        field('text', "Referrer's name"),
        field('text', "Referrer's email"),
        field('file', 'Portfolio (PDF)'),
        field('select', 'Are you 18 years of age or older?', 'Yes', { options: ['--', ...yesNo] }),
        never('text', 'Signature'),
      ],
    ],
  },
]
