import { field, github, linkedin, never, places, resume, website, yesNo } from '../spec.ts'
import type { FormSpec } from '../spec.ts'

const genders = ['Male', 'Female', 'Decline To Self Identify']

export const leverToWorkday: FormSpec[] = [
  {
    id: 'lever-2',
    board: 'lever',
    title: 'Backend Engineer',
    pages: [
      [
        field('file', 'Resume/CV', resume, { sys: 'resume', required: true }),
        field('text', 'Full name', 'Elena Marquez', { sys: 'name', required: true }),
        field('email', 'Email', 'elena.marquez@example.com', { sys: 'email', required: true }),
        field('text', 'Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'Current location', 'Portland, OR', { sys: 'location' }),
        field('text', 'Current company', 'Northwind Logistics', { sys: 'org' }),
        field('text', 'LinkedIn URL', linkedin, { sys: 'urls[LinkedIn]', section: 'Links' }),
        field('text', 'GitHub URL', github, { sys: 'urls[GitHub]', section: 'Links' }),
        field('text', 'Twitter URL', undefined, { sys: 'urls[Twitter]', section: 'Links' }),
        field('text', 'Portfolio URL', website, { sys: 'urls[Portfolio]', section: 'Links' }),
        field('radio', 'Are you legally authorized to work in the United States?', undefined, { options: yesNo }),
        field('textarea', 'What is your salary expectation?', '118000'),
        field('textarea', 'Additional information', undefined, { sys: 'comments' }),
        never('select', 'Gender', ['Select ...', ...genders], { sys: 'eeo[gender]' }),
        never('check', 'Yes, you may contact me about future jobs', undefined, { sys: 'consent[marketing]' }),
      ],
    ],
  },
  {
    id: 'ashby-1',
    board: 'ashby',
    title: 'Product Engineer',
    pages: [
      [
        field('file', 'Autofill from resume', undefined, {
          sys: 'autofill',
          help: 'Upload your resume here to autofill key application fields.',
        }),
        field('text', 'Name', 'Elena Marquez', { sys: '_systemfield_name', required: true }),
        field('email', 'Email', 'elena.marquez@example.com', { sys: '_systemfield_email', required: true }),
        field('tel', 'Phone Number', '+1 503 555 0132', { sys: '_systemfield_phone' }),
        field('file', 'Resume', resume, { sys: '_systemfield_resume', required: true }),
        field('combo', 'Location', 'Portland, Oregon, United States', {
          sys: '_systemfield_location',
          options: places,
        }),
        field('text', 'LinkedIn', linkedin),
        field('radio', 'Are you legally authorized to work in the United States?', 'Yes', { options: yesNo }),
        field('radio', 'Will you require sponsorship, now or in the future?', 'No', { options: yesNo }),
        field('radio', 'Can you work without sponsorship?', undefined, { options: yesNo }),
        field('textarea', 'Why do you want to join us?'),
        never('select', 'Gender', genders, { sys: '_systemfield_eeoc_gender' }),
      ],
    ],
  },
  {
    id: 'workday-1',
    board: 'workday',
    title: 'Software Engineer III',
    pages: [
      [
        field('combo', 'How Did You Hear About Us?', 'Company website', {
          sys: 'source',
          options: ['Company website', 'Job fair', 'LinkedIn Jobs'],
          required: true,
        }),
        field('select', 'Country', 'United States of America', {
          sys: 'country',
          options: ['Canada', 'Mexico', 'United Kingdom', 'United States of America'],
        }),
        field('text', 'Given Name(s)', 'Elena', { sys: 'legalName--firstName', section: 'Legal Name', required: true }),
        field('text', 'Family Name', 'Marquez', { sys: 'legalName--lastName', section: 'Legal Name', required: true }),
        field('text', 'Address Line 1', '482 Alder Street', { sys: 'addressLine1', section: 'Address' }),
        field('text', 'City', 'Portland', { sys: 'city', section: 'Address' }),
        field('select', 'State', 'Oregon', {
          sys: 'countryRegion',
          section: 'Address',
          options: ['Idaho', 'Oregon', 'Washington'],
        }),
        field('text', 'Postal Code', '97205', { sys: 'postalCode', section: 'Address' }),
        field('select', 'Phone Device Type', undefined, {
          sys: 'phoneType',
          section: 'Phone',
          options: ['Home', 'Mobile'],
        }),
        field('combo', 'Country Phone Code', 'United States of America (+1)', {
          sys: 'countryPhoneCode',
          section: 'Phone',
          options: ['Canada (+1)', 'Mexico (+52)', 'United States of America (+1)'],
        }),
        field('text', 'Phone Number', '5035550132', { sys: 'phoneNumber', section: 'Phone', required: true }),
        field('text', 'Phone Extension', undefined, { sys: 'extension', section: 'Phone' }),
      ],
      [
        field('text', 'Job Title', 'Senior Software Engineer', { sys: 'jobTitle', section: 'Work Experience 1' }),
        field('text', 'Company', 'Northwind Logistics', { sys: 'companyName', section: 'Work Experience 1' }),
        field('parts', 'From', '03/2021', { sys: 'startDate', section: 'Work Experience 1' }),
        field('text', 'Job Title', 'Software Engineer', { sys: 'jobTitle', section: 'Work Experience 2' }),
        field('text', 'Company', 'Cedar Health', { sys: 'companyName', section: 'Work Experience 2' }),
        field('parts', 'From', '06/2017', { sys: 'startDate', section: 'Work Experience 2' }),
        field('parts', 'To', '02/2021', { sys: 'endDate', section: 'Work Experience 2' }),
        field('text', 'School or University', 'Oregon State University', { sys: 'schoolName', section: 'Education 1' }),
        field('text', 'Field of Study', 'Computer Science', { sys: 'fieldOfStudy', section: 'Education 1' }),
        field('file', 'Upload a file (5MB max)', resume, { sys: 'resume', section: 'Resume/CV' }),
        field('text', 'URL', linkedin, { sys: 'linkedin', section: 'LinkedIn' }),
      ],
      [
        field('select', 'Are you legally authorized to work in the United States?', 'Yes', { options: yesNo }),
        field('select', 'Are you at least 18 years of age?', 'Yes', { options: yesNo }),
        field('select', 'Have you previously worked for this company?', undefined, { options: yesNo }),
        never('select', 'Gender', ['Female', 'Male', 'I do not wish to answer'], { section: 'Voluntary Disclosures' }),
        never('check', 'Yes, I have read and consent to the terms and conditions'),
      ],
    ],
  },
]
