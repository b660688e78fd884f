import { field, linkedin, never, resume, trap, website, yesNo } from '../spec.ts'
import type { FormSpec } from '../spec.ts'

const mail = 'elena.marquez@example.com'

export const workdayToBamboo: FormSpec[] = [
  {
    id: 'workday-2',
    board: 'workday',
    title: 'Principal Engineer',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'legalName--firstName', section: 'Legal Name', required: true }),
        field('text', 'Middle Name', undefined, { sys: 'legalName--middleName', section: 'Legal Name' }),
        field('text', 'Last Name', 'Marquez', { sys: 'legalName--lastName', section: 'Legal Name', required: true }),
        field('check', 'I have a preferred name', undefined, { sys: 'preferredCheck' }),
        field('text', 'Email Address', mail, { sys: 'email', section: 'Email' }),
        field('text', 'Phone Number', '+1 503 555 0132', { sys: 'phoneNumber', section: 'Phone' }),
      ],
      [
        field('text', 'Company', 'Northwind Logistics', { sys: 'companyName', section: 'Work Experience 1' }),
        field('check', 'I currently work here', 'on', { sys: 'currentlyWorkHere', section: 'Work Experience 1' }),
        field('textarea', 'Role Description', 'Led the team that plans routes for 400 trucks.', {
          sys: 'roleDescription',
          section: 'Work Experience 1',
        }),
        field('select', 'Degree', 'Bachelor of Science', {
          sys: 'degree',
          section: 'Education 1',
          options: ['Associate of Arts', 'Bachelor of Arts', 'Bachelor of Science', 'Master of Science'],
        }),
        field('file', 'Drop file here', resume, { sys: 'resume', section: 'Resume/CV' }),
      ],
      [
        field('select', 'Will you now or in the future require sponsorship for a work visa?', 'No', { options: yesNo }),
        field('select', 'Are you authorized to work without any restriction?', undefined, { options: yesNo }),
        field('text', 'What are your salary expectations in US dollars?', '118000'),
        never('select', 'Please select your ethnicity', ['Asian', 'White', 'I do not wish to answer']),
        never('check', 'I acknowledge that typing my name is my signature'),
      ],
    ],
  },
  {
    id: 'icims-1',
    board: 'icims',
    title: 'Systems Analyst',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'firstname', required: true }),
        field('text', 'Last Name', 'Marquez', { sys: 'lastname', required: true }),
        field('email', 'Email', mail, { sys: 'email', required: true }),
        field('tel', 'Mobile Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'Street Address', '482 Alder Street', { sys: 'street' }),
        field('text', 'City', 'Portland', { sys: 'city' }),
        field('select', 'State/Province', 'OR', { sys: 'state', options: ['-- Choose --', 'CA', 'OR', 'WA'] }),
        field('text', 'Zip/Postal Code', '97205', { sys: 'zip' }),
        field('select', 'Country', 'United States', {
          sys: 'country',
          options: [
            '-- Choose --',
            'Canada',
            'United Kingdom',
            'United States',
            'United States Minor Outlying Islands',
          ],
        }),
        field('file', 'Upload Resume', resume, { sys: 'resume' }),
        never('text', 'Social Security Number'),
        trap('Fax number', 'display'),
      ],
    ],
  },
  {
    id: 'icims-2',
    board: 'icims',
    title: 'QA Lead',
    pages: [
      [
        field('text', 'Legal First Name', 'Elena', { required: true }),
        field('text', 'Legal Last Name', 'Marquez', { required: true }),
        field('email', 'E-mail Address', mail, { required: true }),
        field('tel', 'Primary Phone', '+1 503 555 0132'),
        field('text', 'Most recent employer', 'Northwind Logistics'),
        field('text', 'Most recent job title', 'Senior Software Engineer'),
        field('select', 'Source', 'Company website', {
          options: ['-- Choose --', 'Agency', 'Company website', 'Newspaper'],
        }),
        field('select', 'Will you require employer sponsorship?', 'No', { options: ['-- Choose --', ...yesNo] }),
        field('text', "Supervisor's name"),
        field('text', 'Emergency contact phone'),
        never('select', 'Have you ever been convicted of a felony?', ['-- Choose --', ...yesNo]),
        never('select', 'Date of birth', ['1980', '1990', '2000']),
      ],
    ],
  },
  {
    id: 'bamboohr-2',
    board: 'bamboohr',
    title: 'Support Engineer',
    pages: [
      [
        field('text', 'First Name', 'Elena', { sys: 'firstName', required: true }),
        field('text', 'Last Name', 'Marquez', { sys: 'lastName', required: true }),
        field('text', 'Email', mail, { sys: 'email', required: true }),
        field('tel', 'Phone', '+1 503 555 0132', { sys: 'phone' }),
        field('text', 'Address', '482 Alder Street', { sys: 'streetAddress' }),
        field('text', 'City', 'Portland', { sys: 'city' }),
        field('select', 'State', 'Oregon', { sys: 'state', options: ['Nevada', 'Oregon', 'Washington'] }),
        field('text', 'ZIP', '97205', { sys: 'zip' }),
        field('file', 'Resume', resume, { sys: 'resumeFileId' }),
        field('text', 'Date Available', undefined, { sys: 'dateAvailable' }),
        field('text', 'Desired Pay', '118000', { sys: 'desiredPay' }),
        field('text', 'Website, Blog, or Portfolio', website, { sys: 'websiteUrl' }),
        field('text', 'LinkedIn Profile URL', linkedin, { sys: 'linkedinUrl' }),
        field('text', 'References', undefined, { sys: 'references' }),
      ],
    ],
  },
]
