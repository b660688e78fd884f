import type { Pack } from '../src/model/pack.ts'

/** A made-up client, as the product's pack would describe her. */
export const pack: Pack = {
  client: {
    firstName: 'Elena',
    lastName: 'Marquez',
    email: 'elena.marquez@example.com',
    phone: '+1 503 555 0132',
    address: '482 Alder Street, Portland, OR 97205, United States',
    links: [
      'https://www.linkedin.com/in/elena-marquez-example',
      'https://github.com/elena-marquez-example',
      'https://elena-marquez.example.com',
    ],
  },
  work: [
    {
      company: 'Northwind Logistics',
      position: 'Senior Software Engineer',
      startDate: '2021-03',
      endDate: null,
      description: 'Led the team that plans routes for 400 trucks.',
    },
    {
      company: 'Cedar Health',
      position: 'Software Engineer',
      startDate: '2017-06',
      endDate: '2021-02',
      description: 'Built the booking of appointments.',
    },
  ],
  education: [
    {
      institution: 'Oregon State University',
      degree: 'Bachelor of Science',
      fieldOfStudy: 'Computer Science',
      graduationYear: 2017,
    },
  ],
  facts: {
    workAuthorization: 'US citizen',
    sponsorshipNeeded: false,
    salaryExpectation: 118_000,
    noticePeriod: 'Two weeks',
    willingToRelocate: true,
    over18: true,
  },
  answers: [
    { id: 'a1', topic: 'Source', question: 'How did you hear about us?', answer: 'Company website' },
    {
      id: 'a2',
      topic: '',
      question: 'How many years of experience do you have with TypeScript?',
      answer: '6',
    },
    {
      id: 'a3',
      topic: '',
      question: 'Are you legally authorized to work in the United States?',
      answer: 'Yes',
    },
    { id: 'a4', topic: '', question: 'Are you willing to travel up to 20% of the time?', answer: 'Yes' },
    {
      id: 'a5',
      topic: 'Motivation',
      question: 'Why are you looking for a new role?',
      answer: 'I want to build software that people use every day.',
    },
  ],
  documents: [
    { kind: 'resume', name: 'Elena-Marquez-Resume.pdf' },
    { kind: 'cover-letter', name: 'Elena-Marquez-Letter.pdf' },
  ],
}
