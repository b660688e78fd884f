import { linkedin, resume, website } from '../spec.ts'
import { mail, phone, select, wholeAddress, type BoardPage } from './spec.ts'

/** A field of Workable. */
const ui = (k: string, name: string, label: string, control: string) =>
  `<div class="styles__form-field" data-k="${k}"><label><span class="styles__label" id="${name}_label"><span class="styles__asterisk" aria-hidden="true">*</span><strong>${label}</strong></span><div class="styles__input-wrap">${control}</div></label></div>`
const uiText = (k: string, name: string, label: string, type = 'text') =>
  ui(
    k,
    name,
    label,
    `<input type="${type}" name="${name}" data-ui="${name}" id="input_${name}_input_12" aria-labelledby="${name}_label" maxlength="127">`,
  )
const pair = (k: string, name: string, label: string) =>
  `<div class="styles__form-field" data-ui="${name}" data-k="${k}"><span id="radio_label_${name}"><strong>${label}</strong></span><fieldset role="radiogroup" aria-labelledby="radio_label_${name}"><div role="radio" aria-checked="false" tabindex="0" class="js-aria"><input type="radio" name="${name}" value="true" tabindex="-1" style="opacity:0;position:absolute;width:1px;height:1px"><span>Yes</span></div><div role="radio" aria-checked="false" tabindex="0" class="js-aria"><input type="radio" name="${name}" value="false" tabindex="-1" style="opacity:0;position:absolute;width:1px;height:1px"><span>No</span></div></fieldset></div>`
const attach = (k: string, name: string, label: string) =>
  `<div class="styles__form-field" data-k="${k}"><span id="${name}_label"><strong>${label}</strong></span><div data-ui="${name}-dropzone" class="styles__dropzone"><span>Upload a file or drag and drop here</span><input type="file" data-ui="${name}" id="input_files_input_${name}" aria-labelledby="${name}_label" style="opacity:0;width:1px;height:1px;position:absolute"></div></div>`

/** A row of iCIMS: the label is a cell, and ids have a number in front. */
const row = (k: string, id: string, label: string, control: string) =>
  `<div class="iCIMS_TableRow" data-k="${k}"><div class="iCIMS_TableCell"><label for="${id}" class="iCIMS_LabelText"><span class="Field_Label">${label}</span> <span class="iCIMS_Required">(Required)</span></label></div><div class="iCIMS_TableCell">${control}</div></div>`
const profile = (k: string, name: string, label: string, more = 'type="text"') =>
  row(
    k,
    `PersonProfileFields.${name}`,
    label,
    `<input ${more} id="PersonProfileFields.${name}" name="PersonProfileFields.${name}" class="form-control" i_maxlength="100">`,
  )

/** A line of Taleo. */
const line = (k: string, id: string, label: string, control: string) =>
  `<tr><td class="editablesection" data-k="${k}"><div class="inputpanel"><label for="${id}"><span class="metadata">${label}</span><img alt="Required" src="data:," width="8" height="8"></label><div class="staticcontrol">${control}</div></div></td></tr>`
const lineText = (k: string, id: string, label: string) =>
  line(k, id, label, `<input type="text" id="${id}" name="${id}" class="text-input" size="30">`)

/** A field of BambooHR. */
const fab = (k: string, name: string, label: string, control?: string) =>
  `<div class="fab-FormField" data-k="${k}"><label class="fab-Label" for="${name}">${label}<span class="fab-Label__required">*</span></label>${control ?? `<div class="fab-TextInput"><input class="fab-TextInput__input" type="text" id="${name}" name="${name}" value=""></div>`}</div>`
const fabSelect = (name: string, list: string) =>
  `<div class="fab-Select js-portal" data-list="${list}" data-button=".fab-SelectToggle"><button type="button" class="fab-SelectToggle" aria-haspopup="listbox" aria-expanded="false" id="${name}" aria-label="–Select–"><div class="fab-SelectToggle__content"><div class="fab-SelectToggle__placeholder">–Select–</div></div></button></div>`

export const workableToBamboo: BoardPage[] = [
  {
    id: 'new-workable',
    board: 'workable',
    adds: ['education'],
    html: `<form data-ui="application-form"><section aria-labelledby="pi"><h2 id="pi">Personal information</h2>${uiText('first', 'firstname', 'First name')}${uiText('last', 'lastname', 'Last name')}${uiText('mail', 'email', 'Email', 'email')}${uiText('headline', 'headline', 'Headline')}${uiText('phone', 'phone', 'Phone', 'tel')}${uiText('address', 'address', 'Address')}${attach('photo', 'avatar', 'Photo')}</section>
<section><h2>Profile</h2><div data-ui="education"><h3 id="education_label">Education</h3><ul class="js-rows"></ul><template class="js-block"><li data-ui="group">${uiText('school', 'school', 'School')}${uiText('study', 'field_of_study', 'Field of study')}${uiText('degree', 'degree', 'Degree')}<button type="button" data-ui="cancel-section">Cancel</button><button type="button" data-ui="save-section">Save</button></li></template><button type="button" data-ui="add-section" aria-label="Add Education" class="js-add">+ Add</button></div>
${ui('summary', 'summary', 'Summary', '<textarea name="summary" data-ui="summary" id="input_summary"></textarea>')}${attach('resume', 'resume', 'Resume')}${ui('letter', 'cover_letter', 'Cover letter', '<textarea name="cover_letter" data-ui="cover_letter" id="input_cover"></textarea>')}</section>
<section><h2>Details</h2>${pair('sponsor', 'QA_9931', 'Will you now or in the future require visa sponsorship?')}${pair('travel', 'QA_9932', 'Are you willing to travel up to 20% of the time?')}${ui('salary', 'QA_9933', 'What are your salary expectations?', '<input type="text" id="input_QA_9933" name="QA_9933" aria-labelledby="QA_9933_label">')}${ui('linkedin', 'QA_9934', 'LinkedIn profile', '<input type="text" id="input_QA_9934" name="QA_9934" aria-labelledby="QA_9934_label">')}</section>
<div data-k="gdpr"><label><input type="checkbox" name="gdpr" data-ui="gdpr"> <span>I have read the privacy notice and agree to the processing of my data</span></label></div><div class="cf-turnstile"></div><button type="submit" data-ui="apply-button">Submit application</button></form>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      phone,
      address: wholeAddress,
      school: 'Oregon State University',
      study: 'Computer Science',
      degree: 'Bachelor of Science',
      resume,
      sponsor: 'No',
      travel: 'Yes',
      salary: '118000',
      linkedin,
    },
    never: ['gdpr', 'photo'],
  },
  {
    id: 'new-icims',
    board: 'icims',
    isFramed: true,
    html: `<div class="iCIMS_MainWrapper"><form id="cp_form_1" method="post"><h2>Contact Information</h2>${profile('first', 'FirstName', 'First Name')}${profile('middle', 'MiddleName', 'Middle Name')}${profile('last', 'LastName', 'Last Name')}${profile('mail', 'Email', 'Email', 'type="text"')}
<fieldset class="iCIMS_CollectionField"><legend>Phones</legend>${row('type', '-1_PersonProfileFields.PhoneType', 'Type', select('id="-1_PersonProfileFields.PhoneType"', '— Make a Selection —', 'Home', 'Mobile', 'Work'))}${row('phone', '-1_PersonProfileFields.PhoneNumber', 'Number', '<input type="tel" id="-1_PersonProfileFields.PhoneNumber" name="-1_PersonProfileFields.PhoneNumber">')}<a id="PersonProfileFields.PhonesButton_-1" role="button" href="javascript:void(0)">Add Another</a></fieldset>
<fieldset class="iCIMS_CollectionField"><legend>Addresses</legend>${row('street', '-1_PersonProfileFields.AddressStreet1', 'Address', '<input type="text" id="-1_PersonProfileFields.AddressStreet1">')}${row('street2', '-1_PersonProfileFields.AddressStreet2', 'Address 2', '<input type="text" id="-1_PersonProfileFields.AddressStreet2">')}${row('city', '-1_PersonProfileFields.AddressCity', 'City', '<input type="text" id="-1_PersonProfileFields.AddressCity">')}${row('country', '-1_PersonProfileFields.AddressCountry', 'Country', select('id="-1_PersonProfileFields.AddressCountry"', '— Make a Selection —', 'Canada', 'United States'))}${row('state', '-1_PersonProfileFields.AddressState', 'State/Province', select('id="-1_PersonProfileFields.AddressState"', '— Make a Selection —', 'California', 'Oregon'))}${row('zip', '-1_PersonProfileFields.AddressZip', 'Postal Code', '<input type="text" id="-1_PersonProfileFields.AddressZip">')}</fieldset>
<h2>Login Information</h2>${profile('login', 'Login', 'Login')}${profile('password', 'Password', 'Password', 'type="password"')}${profile('password2', 'Password_Confirm', 'Retype Password', 'type="password"')}
<h2>Resume</h2><div class="iCIMS_TableRow" data-k="resume"><div class="iCIMS_TableCell"><label for="PersonProfileFields.Resume_File"><span class="Field_Label">Resume</span></label></div><div class="iCIMS_TableCell"><button type="button" class="iCIMS_FileFieldButton">My Computer</button> <button type="button">Dropbox</button><input type="file" id="PersonProfileFields.Resume_File" style="opacity:0;width:1px;height:1px;position:absolute"></div></div>
${row('heard', 'rcf3048', 'How did you hear about us?', select('id="rcf3048"', '— Make a Selection —', 'Company website', 'Indeed', 'Other'))}${row('adult', 'rcf3049', 'Are you at least 18 years of age?', select('id="rcf3049"', '— Make a Selection —', 'Yes', 'No'))}${row('relative', 'rcf3050', 'Do you have relatives who work for the company?', select('id="rcf3050"', '— Make a Selection —', 'Yes', 'No'))}
<input type="submit" value="Submit Profile"></form></div>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      phone,
      street: '482 Alder Street',
      city: 'Portland',
      country: 'United States',
      state: 'Oregon',
      zip: '97205',
      resume,
      heard: 'Company website',
      adult: 'Yes',
    },
    never: ['middle', 'login', 'password', 'password2'],
  },
  {
    id: 'new-taleo',
    board: 'taleo',
    html: `<form name="dialogTemplate-dialogForm" method="post"><table role="presentation"><tr><td><h2 class="pageTitle">Personal Information</h2></td></tr>
${line('source', 'src-type', 'Source Type', select('id="src-type"', 'Not Specified', 'Agency', 'Job board', 'Other'))}${lineText('first', 'dt-FirstName', 'First Name')}${lineText('last', 'dt-LastName', 'Last Name')}${lineText('street', 'dt-Address', 'Street Address (line 1)')}${lineText('city', 'dt-City', 'City')}${lineText('zip', 'dt-ZipCode', 'Zip/Postal Code')}${lineText('home', 'dt-HomePhone', 'Home Phone Number')}${lineText('cell', 'dt-MobilePhone', 'Cellular Number')}${lineText('mail', 'dt-Email', 'Email Address')}
${line('place', 'dt-res-0', 'Place of Residence', `<label for="dt-res-0">Country</label>${select('id="dt-res-0"', 'Not Specified', 'Canada', 'United States')}`)}
<tr><td><h2 class="pageTitle">Experience and Credentials</h2><fieldset><legend>Work Experience 1</legend><table role="presentation">${line('current', 'we-cur', 'Current Job', '<input type="checkbox" id="we-cur">')}${lineText('employer', 'we-emp', 'Employer')}${lineText('title', 'we-title', 'Job Title')}${line('start', 'we-start', 'Start Date', `<span>${select('id="we-start" aria-label="Month"', 'Month', '01', '02', '03', '04')} ${select('aria-label="Year"', 'Year', '2020', '2021', '2022')}</span>`)}${line('tasks', 'we-resp', 'Achievements', '<textarea id="we-resp"></textarea>')}</table></fieldset></td></tr>
<tr><td><h2 class="pageTitle">File Attachments</h2><table role="presentation">${line('resume', 'att-file', 'Resume', '<input type="file" id="att-file">')}</table></td></tr>
<tr><td><h2 class="pageTitle">eSignature</h2><table role="presentation">${lineText('sign', 'es-name', 'Please enter your full name')}</table></td></tr></table><input type="button" value="Save and Continue"></form>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      street: '482 Alder Street',
      city: 'Portland',
      zip: '97205',
      cell: phone,
      mail,
      place: 'United States',
      current: 'on',
      employer: 'Northwind Logistics',
      title: 'Senior Software Engineer',
      start: '03/2021',
      resume,
    },
    never: ['sign'],
  },
  {
    id: 'new-bamboohr',
    board: 'bamboohr',
    html: `<form id="job-application-form">${fab('first', 'firstName', 'First Name')}${fab('last', 'lastName', 'Last Name')}${fab('mail', 'email', 'Email')}${fab('phone', 'phone', 'Phone')}${fab('address', 'streetAddress', 'Address')}${fab('city', 'city', 'City')}${fab('state', 'state', 'State', fabSelect('state', 'Idaho|Oregon|Washington'))}${fab('zip', 'zip', 'ZIP')}${fab('country', 'countryId', 'Country', fabSelect('countryId', 'Canada|United Kingdom|United States'))}
${fab('resume', 'resumeFileId', 'Resume', '<div class="fab-FileUpload"><button type="button" class="fab-Button">Choose file</button><input type="file" id="resumeFileId" style="opacity:0;width:1px;height:1px;position:absolute"></div>')}${fab('letter', 'coverLetterFileId', 'Cover Letter', '<div class="fab-FileUpload"><button type="button" class="fab-Button">Choose file</button><input type="file" id="coverLetterFileId" style="opacity:0;width:1px;height:1px;position:absolute"></div>')}
${fab('start', 'dateAvailable', 'Date Available', '<div class="fab-TextInput"><input class="fab-TextInput__input" id="dateAvailable" placeholder="mm/dd/yyyy" autocomplete="off"></div>')}${fab('pay', 'desiredPay', 'Desired Pay')}${fab('site', 'websiteUrl', 'Website, Blog, or Portfolio')}${fab('linkedin', 'linkedinUrl', 'LinkedIn Profile URL')}${fab('college', 'educationInstitutionName', 'College/University')}${fab('referred', 'referredBy', 'Who referred you for this position?')}${fab('references', 'references', 'References', '<textarea id="references"></textarea>')}
<fieldset data-k="gender"><legend>Gender</legend><label><input type="radio" name="genderId"> Female</label><label><input type="radio" name="genderId"> Male</label><label><input type="radio" name="genderId"> Decline to answer</label></fieldset><div style="display:none" data-k="trap"><label for="nickname">Nickname</label><input id="nickname" name="nickname"></div><button type="submit" class="fab-Button">Submit Application</button></form>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      phone,
      address: '482 Alder Street',
      city: 'Portland',
      state: 'Oregon',
      zip: '97205',
      country: 'United States',
      resume,
      letter: 'Elena-Marquez-Letter.pdf',
      pay: '118000',
      site: website,
      linkedin,
      college: 'Oregon State University',
    },
    never: ['gender', 'trap'],
  },
]
