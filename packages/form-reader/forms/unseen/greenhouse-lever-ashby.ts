import { github, letter, linkedin, resume, website } from '../spec.ts'
import { mail, phone, select, type BoardPage } from './spec.ts'

/** A text question of Greenhouse's new boards. */
const text = (k: string, id: string, label: string, more = '') =>
  `<div class="text-input-wrapper" data-k="${k}"><div class="input-wrapper"><label id="${id}-label" for="${id}" class="label">${label}</label><input id="${id}" class="input input__single-line" aria-label="${label}" aria-describedby="${id}-description ${id}-error" type="text" maxlength="255" ${more}></div></div>`
/** A drawn list, with the input that the browser's own check of required fields needs. */
const drawn = (k: string, id: string, label: string, list: string, more = '') =>
  `<div class="select" data-k="${k}"><div class="select__container"><label id="${id}-label" for="${id}" class="label select__label">${label}</label><div class="select-shell js-react" data-list="${list}" ${more}><div class="select__control"><div class="select__value-container"><div class="select__placeholder" id="react-select-${id}-placeholder">Select...</div><div class="select__input-container"><input class="select__input" autocapitalize="none" autocomplete="off" autocorrect="off" id="${id}" spellcheck="false" type="text" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-labelledby="${id}-label" role="combobox"></div></div><div class="select__indicators"><button type="button" class="icon-button" aria-label="Toggle flyout" tabindex="-1">v</button></div></div><input required tabindex="-1" aria-hidden="true" class="remix-css" value="" style="opacity:0;position:absolute;bottom:0;left:0;right:0;width:100%;pointer-events:none"></div></div></div>`
const upload = (k: string, id: string, label: string) =>
  `<div class="file-upload" data-k="${k}"><div id="upload-label-${id}" class="label upload-label">${label}</div><div role="group" aria-labelledby="upload-label-${id}" class="file-upload__wrapper"><div class="button-container"><div class="secondary-button"><button type="button" class="btn">Attach</button><label class="visually-hidden" for="${id}">Attach</label><input id="${id}" class="visually-hidden" type="file" accept=".pdf,.doc,.docx,.txt,.rtf"></div><button type="button">Dropbox</button><button type="button">Google Drive</button><button type="button">Enter manually</button></div><p>Accepted file types: pdf, doc, docx, txt, rtf</p></div></div>`

/** A question of Lever. */
const card = (k: string, label: string, control: string) =>
  `<li class="application-question custom-question" data-k="${k}"><label><div class="application-label full-width"><div class="text">${label}</div></div><div class="application-field full-width required-field">${control}</div></label></li>`
const line = (k: string, label: string, control: string) =>
  `<li class="application-question" data-k="${k}"><label><div class="application-label">${label}<span class="required">✱</span></div><div class="application-field">${control}</div></label></li>`

/** A question of Ashby. */
const entry = (k: string, path: string, label: string, control: string) =>
  `<div class="_fieldEntry_1 ashby-application-form-field-entry" data-field-path="${path}" data-k="${k}"><label class="_heading_1 ashby-application-form-question-title _required_1" for="${path}">${label}</label>${control}</div>`
const yesNo = (id: string) =>
  `<div class="_container_2 _yesno_2 js-yesno"><button type="button" class="_option_2">Yes</button><button type="button" class="_option_2">No</button><input type="checkbox" name="${id}" tabindex="-1" style="opacity:0;width:1px;height:1px;position:absolute"></div>`
const attach = (id: string) =>
  `<div class="_dropzone_3"><input type="file" id="${id}" style="display:none"><button type="button">Upload File</button><p>or drag and drop here</p></div>`

export const greenhouseToAshby: BoardPage[] = [
  {
    id: 'new-greenhouse',
    board: 'greenhouse',
    html: `<div class="application--container"><h2>Apply for this job</h2><p><span>*</span> indicates a required field</p><form id="application-form" class="application--form">
${text('first', 'first_name', 'First Name<span>*</span>', 'autocomplete="given-name" aria-required="true"')}${text('last', 'last_name', 'Last Name<span>*</span>', 'autocomplete="family-name" aria-required="true"')}${text('preferred', 'preferred_name', 'Preferred First Name')}${text('mail', 'email', 'Email<span>*</span>', 'autocomplete="email"')}
<fieldset class="phone-input"><legend class="visually-hidden">Phone</legend>${drawn('code', 'country', 'Country<span>*</span>', 'Canada +1|Mexico +52|United Kingdom +44|United States +1|United States Minor Outlying Islands +1')}<div class="text-input-wrapper phone-input__phone" data-k="phone"><label for="phone" class="label">Phone<span>*</span></label><input id="phone" type="tel" class="input iti__tel-input" autocomplete="tel" placeholder="201-555-0123"></div></fieldset>
${drawn('place', 'candidate-location', 'Location (City)<span>*</span>', 'Portland, Maine, United States|Portland, Oregon, United States|Portland, Victoria, Australia', 'data-late')}
${upload('resume', 'resume', 'Resume/CV<span>*</span>')}${upload('letter', 'cover_letter', 'Cover Letter')}
<div class="education--container"><h3>Education</h3><div class="education--form js-rows"><fieldset class="row">${drawn('school', 'school--0', 'School', 'Ohio State University|Oregon State University|Portland State University', 'data-late')}${drawn('degree', 'degree--0', 'Degree', "Associate's Degree|Bachelor's Degree|Master's Degree|Other")}${drawn('discipline', 'discipline--0', 'Discipline', 'Biology|Computer Science|Computer Engineering')}${text('endYear', 'end-year--0', 'End date year')}</fieldset></div><button type="button" class="add-another-button">Add another</button></div>
${text('linkedin', 'question_31004001', 'LinkedIn Profile')}${text('site', 'question_31004002', 'Website')}${drawn('heard', 'question_31004003', 'How did you hear about this job?<span>*</span>', 'Company website|LinkedIn|Recruiter')}${drawn('authorized', 'question_31004004', 'Are you legally authorized to work in the United States?<span>*</span>', 'Yes|No')}${drawn('sponsor', 'question_31004005', 'Will you now or in the future require sponsorship for an employment visa (e.g. H-1B)?<span>*</span>', 'Yes|No')}
<div class="eeoc__container"><h2>Voluntary Self-Identification</h2>${drawn('gender', 'gender', 'Gender', 'Male|Female|Decline To Self Identify')}${drawn('hispanic', 'hispanic_ethnicity', 'Are you Hispanic/Latino?', 'Yes|No|Decline To Self Identify')}${drawn('veteran', 'veteran_status', 'Veteran Status', 'I am not a protected veteran|I identify as one or more of the classifications')}</div>
<button type="submit">Submit application</button></form></div>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      code: 'United States +1',
      phone: '5035550132',
      place: 'Portland, Oregon, United States',
      resume,
      letter,
      school: 'Oregon State University',
      degree: "Bachelor's Degree",
      discipline: 'Computer Science',
      endYear: '2017',
      linkedin,
      site: website,
      heard: 'Company website',
      authorized: 'Yes',
      sponsor: 'No',
    },
    never: ['gender', 'hispanic', 'veteran'],
  },
  {
    id: 'new-lever',
    board: 'lever',
    html: `<form id="application-form" method="post" enctype="multipart/form-data"><div class="section application-form"><h4>Submit your application</h4><ul>
<li class="application-question resume" data-k="resume"><label><div class="application-label">Resume/CV<span class="required">✱</span></div><div class="application-field"><a href="#" class="postings-btn template-btn-utility visible-resume-upload">Attach resume/cv</a><input class="application-file-input invisible-resume-upload" id="resume-upload-input" name="resume" type="file" style="opacity:0;width:1px;height:1px;position:absolute"></div></label></li>
${line('name', 'Full name', '<input type="text" data-qa="name-input" name="name">')}${line('mail', 'Email', '<input type="email" data-qa="email-input" name="email">')}${line('phone', 'Phone', '<input type="text" data-qa="phone-input" name="phone">')}
<li class="application-question" data-k="place"><label><div class="application-label">Current location</div><div class="application-field"><input class="location-input js-typeahead" data-list="Portland, OR, USA|Portland, ME, USA|Portland, TX, USA" autocomplete="off" id="location-input" name="location"><input type="hidden" name="selectedLocation" id="selected-location"></div></label></li>
${line('company', 'Current company', '<input type="text" data-qa="org-input" name="org">')}</ul></div>
<div class="section application-form"><h4>Links</h4><ul>${line('linkedin', 'LinkedIn URL', '<input type="text" name="urls[LinkedIn]">')}${line('github', 'GitHub URL', '<input type="text" name="urls[GitHub]">')}${line('portfolio', 'Portfolio URL', '<input type="text" name="urls[Portfolio]">')}</ul></div>
<div class="section application-form"><h4>Engineering questions</h4><ul><input type="hidden" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][baseTemplate]" value="{}">
<li class="application-question custom-question" data-k="sponsor"><div class="application-label full-width multiple-choice"><div class="text">Will you require sponsorship to work in the United States?</div></div><div class="application-field full-width"><ul data-qa="multiple-choice"><li><label><input type="radio" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][field0]" value="Yes"><span class="application-answer-alternative">Yes</span></label></li><li><label><input type="radio" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][field0]" value="No"><span class="application-answer-alternative">No</span></label></li></ul></div></li>
${card('salary', 'What are your salary expectations (USD, annual)?', '<input type="text" class="card-field-input" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][field1]" placeholder="Type your response">')}${card('years', 'How many years of experience do you have with TypeScript?', '<input type="text" class="card-field-input" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][field2]" placeholder="Type your response">')}${card('why', 'Why do you want to work here?', '<textarea class="card-field-input" name="cards[631785a2-1c8f-4d03-9b1e-2a1e0f6f0a11][field3]" placeholder="Type your response"></textarea>')}</ul></div>
<div class="section application-form"><h4>Additional information</h4><textarea name="comments" id="additional-information" placeholder="Add a cover letter or anything else you want to share." data-k="comments"></textarea></div>
<div class="section application-form" data-k="eeo"><h4>U.S. Equal Employment Opportunity information</h4><p>Completion is voluntary</p><label>Gender ${select('name="eeo[gender]"', 'Select ...', 'Male', 'Female', 'Decline to self-identify')}</label><label>Race ${select('name="eeo[race]"', 'Select ...', 'Asian', 'White')}</label></div>
<div class="section" data-k="store"><label><input type="checkbox" name="consent[store]" value="1"> Yes, you may contact me about future job opportunities for up to 2 years</label></div>
<div class="h-captcha" data-size="invisible"></div><button type="button" id="btn-submit" class="postings-btn template-btn-submit">Submit application</button><button id="hcaptchaSubmitBtn" type="submit" style="display:none"></button></form>`,
    expect: {
      resume,
      name: 'Elena Marquez',
      mail,
      phone,
      place: 'Portland, OR, USA',
      company: 'Northwind Logistics',
      linkedin,
      github,
      portfolio: website,
      salary: '118000',
      years: '6',
    },
    never: ['eeo', 'store'],
  },
  {
    id: 'new-ashby',
    board: 'ashby',
    html: `<div class="ashby-application-form-container"><div class="_autofillPane_4 ashby-application-form-autofill-pane" data-k="autofill"><h3>Autofill from resume</h3><p>Upload your resume here to autofill key application fields.</p>${attach('autofill-input')}</div>
<h2>Personal information</h2>${entry('name', '_systemfield_name', 'Legal Name', '<input type="text" id="_systemfield_name" name="_systemfield_name" placeholder="Type here..." required>')}${entry('mail', '_systemfield_email', 'Email', '<input type="email" id="_systemfield_email" name="_systemfield_email" placeholder="hello@example.com..." required>')}${entry('phone', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a01', 'Phone Number', '<input type="tel" id="0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a01" placeholder="1-415-555-1234...">')}
${entry('place', '_systemfield_location', 'Location', '<div class="_inputContainer_5"><input class="js-typeahead" data-list="Portland, Maine, United States|Portland, Oregon, United States" id="_systemfield_location" role="combobox" aria-autocomplete="list" aria-haspopup="listbox" aria-expanded="false" placeholder="Start typing..."><button type="button" tabindex="-1">v</button></div>')}
${entry('resume', '_systemfield_resume', 'Resume', attach('_systemfield_resume'))}${entry('linkedin', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a02', 'LinkedIn', '<input type="text" id="0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a02" placeholder="Type here...">')}
${entry('authorized', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a03', 'Are you legally authorized to work in the United States?', yesNo('a3'))}${entry('sponsor', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a04', 'Do you now or will you in the future require visa sponsorship?', yesNo('a4'))}${entry('office', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a05', 'Can you come to our office in Seattle twice a week?', yesNo('a5'))}
${entry('start', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a06', 'When is your earliest start date?', '<input type="text" placeholder="Pick date..." id="0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a06">')}${entry('notice', '0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a07', 'What is your notice period?', '<textarea id="0b1f9b7e-7a2d-4d58-9f7e-6f7d6a4f1a07" placeholder="Type here..."></textarea>')}
<div class="ashby-survey-form-container"><h2>U.S. EEO survey</h2><fieldset class="_fieldEntry_1" data-field-path="_systemfield_eeoc_gender" data-k="gender"><label class="_heading_1">Gender</label><div class="_option_6"><input type="radio" id="g1" name="_systemfield_eeoc_gender"><label for="g1">Male</label></div><div class="_option_6"><input type="radio" id="g2" name="_systemfield_eeoc_gender"><label for="g2">Decline to self-identify</label></div></fieldset></div>
<button type="button" class="_primary_7 ashby-application-form-submit-button"><span>Submit Application</span></button></div>`,
    expect: {
      name: 'Elena Marquez',
      mail,
      phone,
      place: 'Portland, Oregon, United States',
      resume,
      linkedin,
      authorized: 'Yes',
      sponsor: 'No',
      notice: 'Two weeks',
    },
    never: ['gender', 'autofill'],
  },
  {
    id: 'old-greenhouse',
    board: 'greenhouse',
    isFramed: true,
    html: `<div id="app_body"><form id="application_form" method="post"><div id="main_fields"><h2>Apply for this Job</h2><p><span class="asterisk">*</span> Required</p>
<div class="field" data-k="first"><label for="first_name">First Name <span class="asterisk">*</span><br><input type="text" id="first_name" name="job_application[first_name]" autocomplete="given-name"></label></div><div class="field" data-k="last"><label for="last_name">Last Name <span class="asterisk">*</span><br><input type="text" id="last_name" name="job_application[last_name]" autocomplete="family-name"></label></div><div class="field" data-k="mail"><label for="email">Email <span class="asterisk">*</span><br><input type="text" id="email" name="job_application[email]"></label></div><div class="field" data-k="phone"><label for="phone">Phone <span class="asterisk">*</span><br><input type="text" id="phone" name="job_application[phone]"></label></div>
<div class="field" data-k="resume"><div class="attachment-label"><label id="resume">Resume/CV <span class="asterisk">*</span></label></div><div class="link-container" data-field="resume"><button type="button" data-source="attach" aria-describedby="resume-allowable-file-types">Attach</button> <button type="button" data-source="paste">Paste</button></div><div class="drop-zone"><input type="file" name="file" style="opacity:0;width:1px;height:1px;position:absolute"></div></div></div>
<div id="custom_fields"><div class="field" data-k="linkedin"><label>LinkedIn Profile<br><input type="hidden" name="job_application[answers_attributes][0][question_id]" value="1"><input type="text" id="job_application_answers_attributes_0_text_value" name="job_application[answers_attributes][0][text_value]"></label></div><div class="field" data-k="sponsor"><label>Do you require visa sponsorship? <span class="asterisk">*</span><br>${select('class="js-select2" id="job_application_answers_attributes_1_boolean_value" style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0);overflow:hidden"', '--', 'Yes', 'No')}<span class="select2 select2-container select2-container--default"><span class="select2-selection select2-selection--single" role="combobox" tabindex="0">--</span></span></label></div><div class="field" data-k="heard"><label>How did you hear about us?<br><textarea id="job_application_answers_attributes_2_text_value"></textarea></label></div></div>
<div id="eeoc_fields"><h2>U.S. Equal Opportunity Employment Information (Completion is voluntary)</h2><div class="field" data-k="gender"><label for="job_application_gender">Gender<br>${select('id="job_application_gender"', 'Please select', 'Male', 'Female', 'Decline To Self Identify')}</label></div></div>
<div id="submit_buttons"><input type="submit" id="submit_app" value="Submit Application"></div></form></div>`,
    expect: { first: 'Elena', last: 'Marquez', mail, phone, resume, linkedin, sponsor: 'No', heard: 'Company website' },
    never: ['gender'],
  },
]
