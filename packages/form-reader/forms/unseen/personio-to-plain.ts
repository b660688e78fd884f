import { github, letter, linkedin, resume, website } from '../spec.ts'
import { mail, phone, select, wholeAddress, type BoardPage } from './spec.ts'

/** A field of Personio. */
const personio = (k: string, id: string, label: string, control?: string) =>
  `<div class="FormField" data-k="${k}"><label for="${id}" class="FormField-label">${label}<span aria-hidden="true"> *</span></label>${control ?? `<input id="${id}" name="${id}" type="text" class="FormField-input" aria-required="true">`}</div>`
/** A field of Recruitee. */
const recruitee = (k: string, name: string, label: string, control?: string, turn = '12') =>
  `<div class="sc-1mqz" data-k="${k}"><label for="input-${name}-${turn}"><span>${label}</span><span aria-hidden="true">*</span></label>${control ?? `<input id="input-${name}-${turn}" name="${name}" type="text" placeholder="${label}">`}</div>`
const flag = (k: string, name: string, label: string) =>
  `<fieldset data-k="${k}"><legend><span>${label}</span><span aria-hidden="true">*</span></legend><div><label><input type="radio" name="${name}" value="true"><span>Yes</span></label><label><input type="radio" name="${name}" value="false"><span>No</span></label></div></fieldset>`
/** A field of Teamtailor. */
const tailor = (k: string, name: string, label: string, control?: string) =>
  `<div class="form-field mb-4" data-k="${k}"><label class="block" for="candidate_${name}">${label}<span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden">Required</span><span aria-hidden="true">*</span></label>${control ?? `<input type="text" name="candidate[${name}]" id="candidate_${name}" required>`}</div>`
const answer = (k: string, turn: number, label: string, control: string) =>
  `<div class="form-field" data-k="${k}"><label for="candidate_answers_attributes_${turn}_text">${label}<span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden">Required</span></label>${control}</div>`
const tick = (turn: number) =>
  ['Yes', 'No']
    .map(
      (text, index) =>
        `<label class="flex" for="b${turn}${index}"><input type="radio" class="sr-only" style="opacity:0;position:absolute;width:1px;height:1px" id="b${turn}${index}" name="candidate[answers_attributes][${turn}][boolean]" value="${index === 0}"><span>${text}</span></label>`,
    )
    .join('')

export const personioToPlain: BoardPage[] = [
  {
    id: 'new-personio',
    board: 'personio',
    html: `<form id="apply-form"><h2>Deine Bewerbung</h2>${personio('first', 'first_name', 'Vorname')}${personio('last', 'last_name', 'Nachname')}${personio('mail', 'email', 'E-Mail-Adresse')}${personio('phone', 'phone', 'Telefonnummer')}${personio('place', 'location', 'Wohnort')}${personio('salary', 'salary_expectations', 'Gehaltsvorstellung (brutto pro Jahr in EUR)')}${personio('from', 'available_from', 'Verfügbar ab', '<input id="available_from" name="available_from" type="text" placeholder="TT.MM.JJJJ">')}${personio('notice', 'custom_attribute_1', 'Kündigungsfrist')}
${personio('gender', 'gender', 'Geschlecht', select('id="gender"', 'Bitte auswählen', 'weiblich', 'männlich', 'divers'))}${personio('birth', 'birthday', 'Geburtsdatum')}${personio('linkedin', 'custom_attribute_2', 'LinkedIn-Profil')}
<div class="Dropzone" data-k="resume"><p class="Dropzone-label" id="cv-l">Lebenslauf<span aria-hidden="true"> *</span></p><div role="button" tabindex="0"><span>Datei hier ablegen oder auswählen</span></div><input type="file" aria-labelledby="cv-l" style="display:none"></div><div class="Dropzone" data-k="letter"><p class="Dropzone-label" id="cl-l">Anschreiben</p><div role="button" tabindex="0"><span>Datei hier ablegen oder auswählen</span></div><input type="file" aria-labelledby="cl-l" style="display:none"></div><div class="Dropzone" data-k="grades"><p class="Dropzone-label" id="ot-l">Zeugnisse</p><div role="button" tabindex="0"><span>Datei hier ablegen oder auswählen</span></div><input type="file" aria-labelledby="ot-l" style="display:none"></div>
<div data-k="privacy"><label><input type="checkbox" name="privacy"> Ich habe die Datenschutzerklärung gelesen und bin einverstanden</label></div><button type="submit">Bewerbung absenden</button></form>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      phone,
      place: 'Portland',
      notice: 'Two weeks',
      linkedin,
      resume,
      letter,
    },
    never: ['gender', 'birth', 'privacy'],
  },
  {
    id: 'new-recruitee',
    board: 'recruitee',
    html: `<form data-testid="application-form"><p>My information</p>${recruitee('name', 'candidate.name', 'Full name')}${recruitee('mail', 'candidate.email', 'Email address', '<input id="input-candidate.email-12" name="candidate.email" type="email" placeholder="Your email address">')}
<div data-k="phone"><label for="input-candidate.phone-9">Phone number</label><div class="PhoneInput"><div class="PhoneInputCountry" data-k="country">${select('aria-label="Phone number country" class="PhoneInputCountrySelect"', 'International', 'Netherlands', 'United States')}</div><input type="tel" autocomplete="tel" id="input-candidate.phone-9" name="candidate.phone" class="PhoneInputInput"></div></div>
<div data-k="photo"><span>Photo</span><div><button type="button">Upload a file</button><input type="file" id="input-candidate.photo-3" accept="image/*" style="display:none"></div></div><div data-k="resume"><span id="cv-3">CV or resume <span aria-hidden="true">*</span></span><p>Upload your CV or resume file</p><div><button type="button">Upload a file</button> or drag and drop here<input type="file" id="input-candidate.cv-3" aria-labelledby="cv-3" name="candidate.cv" style="display:none"></div></div>
<div data-k="letter"><span id="cl-3">Cover letter</span><div><button type="button">Upload a file</button><button type="button">Write it here instead</button><input type="file" name="candidate.coverLetterFile" aria-labelledby="cl-3" style="display:none"></div></div>
<p>Questions</p><input type="hidden" value="2593511" name="candidate.openQuestionAnswers.2593511.openQuestionId">${recruitee('linkedin', 'candidate.openQuestionAnswers.2593511.content', 'Link to your LinkedIn profile')}${flag('relocate', 'candidate.openQuestionAnswers.2593512.flag', 'Are you willing to relocate?')}${flag('adult', 'candidate.openQuestionAnswers.2593513.flag', 'Are you 18 years or older?')}${flag('dutch', 'candidate.openQuestionAnswers.2593514.flag', 'Do you speak Dutch?')}${recruitee('reason', 'candidate.openQuestionAnswers.2593515.content', 'Why are you looking for a new role?', '<textarea id="input-candidate.openQuestionAnswers.2593515.content-12"></textarea>')}
<p>Legal agreements</p><div data-k="agree"><label><input type="checkbox" name="candidate.agreements.0.consent"> I agree with the privacy statement of the company</label></div><button type="submit">Send</button></form>`,
    expect: {
      name: 'Elena Marquez',
      mail,
      phone: '5035550132',
      country: 'United States',
      resume,
      letter,
      linkedin,
      relocate: 'Yes',
      adult: 'Yes',
      reason: 'I want to build software that people use every day.',
    },
    never: ['photo', 'agree'],
  },
  {
    id: 'new-teamtailor',
    board: 'teamtailor',
    html: `<div id="job-application-form"><form action="/jobs/1/applications" id="new_candidate" method="post">${tailor('first', 'first_name', 'First name')}${tailor('last', 'last_name', 'Last name')}${tailor('mail', 'email', 'Email', '<input type="email" name="candidate[email]" id="candidate_email">')}${tailor('phone', 'phone', 'Phone', '<input type="tel" name="candidate[phone]" id="candidate_phone" placeholder="+1 555 0100">')}
<div class="form-field" data-k="resume"><p class="block">Resume<span class="sr-only" style="position:absolute;width:1px;height:1px;overflow:hidden">Required</span></p><label for="candidate_resume_remote_url" class="dropzone">Drop a file here or <u>choose one</u></label><input type="file" id="candidate_resume_remote_url" accept=".pdf" style="opacity:0;width:1px;height:1px;position:absolute"></div><div class="form-field" data-k="files"><p class="block">Additional files</p><label for="candidate_file_remote_url" class="dropzone">Drop files here or <u>choose some</u></label><input type="file" id="candidate_file_remote_url" multiple style="opacity:0;width:1px;height:1px;position:absolute"></div>
<div data-k="letter"><label for="candidate_job_applications_attributes_0_cover_letter">Cover letter</label><textarea name="candidate[job_applications_attributes][0][cover_letter]" id="candidate_job_applications_attributes_0_cover_letter"></textarea></div>
<h2>Questions</h2>${answer('authorized', 0, 'Are you legally authorized to work in the United States?', `<div>${tick(0)}</div>`)}${answer('years', 1, 'How many years of experience do you have with TypeScript?', '<input type="number" id="candidate_answers_attributes_1_text" name="candidate[answers_attributes][1][number]">')}${answer('notice', 2, 'How long is your notice period?', '<input type="text" id="candidate_answers_attributes_2_text" name="candidate[answers_attributes][2][text]">')}${answer('github', 3, 'GitHub profile', '<input type="text" id="candidate_answers_attributes_3_text" name="candidate[answers_attributes][3][text]">')}
<div data-k="consent"><label for="candidate_consent_given"><input type="checkbox" id="candidate_consent_given" name="candidate[consent_given]"> I have read the privacy policy and confirm that the company stores my details to process my application</label></div><div data-k="future"><label for="candidate_consent_given_future_jobs"><input type="checkbox" id="candidate_consent_given_future_jobs"> Yes, the company can contact me about future jobs</label></div><button type="submit">Submit application</button></form></div>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      phone,
      resume,
      authorized: 'Yes',
      years: '6',
      notice: 'Two weeks',
      github,
    },
    never: ['consent', 'future'],
  },
  {
    id: 'plain-university',
    board: 'plain',
    html: `<form action="/apply" method="post"><fieldset><legend>About you</legend><p data-k="name"><label>Your name<br><input name="your-name" autocomplete="name"></label></p><p data-k="mail"><label>E-mail<br><input name="your-email" type="email" autocomplete="email"></label></p><p data-k="phone"><label>Telephone<br><input name="tel" autocomplete="tel"></label></p><p data-k="address"><label>Postal address<br><textarea name="address" autocomplete="street-address"></textarea></label></p></fieldset>
<fieldset><legend>Emergency contact</legend><p data-k="who"><label>Name<br><input name="ec-name"></label></p><p data-k="whoPhone"><label>Phone<br><input name="ec-phone"></label></p></fieldset>
<fieldset><legend>Position</legend><p data-k="site"><label>Website<br><input type="url" name="url"></label></p><p data-k="salary"><label>Desired salary (per hour, USD)<br><input name="salary"></label></p><p data-k="start"><label>Start date<br><input type="date" name="start"></label></p><p data-k="resume"><label>CV (PDF)<br><input type="file" name="cv"></label></p><p data-k="refs"><label>References (PDF)<br><input type="file" name="refs"></label></p></fieldset><p data-k="sign"><label>Type your full name as your electronic signature<br><input name="sig"></label></p><div data-k="trap" style="clip-path:inset(100%);position:absolute"><label>Company <input name="company"></label></div><button>Send</button></form>`,
    expect: { name: 'Elena Marquez', mail, phone, address: wholeAddress, site: website, resume },
    never: ['who', 'whoPhone', 'sign', 'trap'],
  },
  {
    id: 'plain-clinic',
    board: 'plain',
    html: `<form><table><tr data-k="last"><th scope="row">Last Name:</th><td><input name="q1"></td></tr><tr data-k="first"><th scope="row">First Name:</th><td><input name="q2"></td></tr><tr data-k="mail"><th scope="row">Email Address:</th><td><input name="q3"></td></tr><tr data-k="phone"><th scope="row">Cell Phone:</th><td><input name="q4"></td></tr><tr data-k="city"><th scope="row">City:</th><td><input name="q5"></td></tr><tr data-k="state"><th scope="row">State:</th><td>${select('name="q6"', '', 'ID', 'OR', 'WA')}</td></tr><tr data-k="zip"><th scope="row">Zip Code:</th><td><input name="q7"></td></tr></table>
<h3>Most recent employment</h3><div data-k="employer"><span>Employer</span><input name="q8"></div><div data-k="boss"><span>Supervisor</span><input name="q9"></div><div data-k="title"><span>Job title</span><input name="q10"></div>
<h3>Eligibility</h3><div data-k="adult"><p>Are you at least 18 years old?</p><label><input type="radio" name="q11" value="y">Yes</label><label><input type="radio" name="q11" value="n">No</label></div><div data-k="felony"><p>Have you been convicted of a felony?</p><label><input type="radio" name="q12" value="y">Yes</label><label><input type="radio" name="q12" value="n">No</label></div><div data-k="ssn"><span>SSN (last four digits)</span><input name="q13"></div><div data-k="certify"><label><input type="checkbox" name="q14"> I certify that the above is true</label></div><input type="submit" value="Submit"></form>`,
    expect: {
      last: 'Marquez',
      first: 'Elena',
      mail,
      phone,
      city: 'Portland',
      state: 'OR',
      zip: '97205',
      employer: 'Northwind Logistics',
      title: 'Senior Software Engineer',
      adult: 'Yes',
    },
    never: ['boss', 'felony', 'ssn', 'certify'],
  },
]
