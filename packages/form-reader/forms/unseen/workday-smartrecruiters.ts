import { linkedin, resume, website } from '../spec.ts'
import { mail, phone, type BoardPage } from './spec.ts'

/** A field of Workday. */
const field = (k: string, id: string, label: string, control: string) =>
  `<div data-automation-id="formField-${id}" data-fkit-id="${id}" data-k="${k}"><div><label for="${id}"><span>${label}</span></label></div><div>${control}</div></div>`
const input = (id: string, more = '') => `<div><input type="text" id="${id}" name="${id}" ${more}></div>`
const listbox = (id: string, list: string, shown = 'Select One') =>
  `<div><button type="button" aria-haspopup="listbox" class="js-portal" data-list="${list}" id="${id}" name="${id}" aria-label="Select One Required" value="">${shown}</button><input type="text" tabindex="-1" aria-hidden="true" value="" style="opacity:0;position:absolute;width:1px;height:1px"></div>`
const date = (k: string, label: string, id: string) =>
  `<div data-automation-id="formField-${id}" data-k="${k}"><fieldset><legend><label>${label}<abbr title="required">*</abbr></label></legend><div data-automation-id="dateInputWrapper" role="group" aria-labelledby="hiddenDateValueId-${id}"><div><div data-automation-id="dateSectionMonth"><input type="text" role="spinbutton" id="${id}-dateSectionMonth-input" aria-label="Month" aria-valuemin="1" aria-valuemax="12" maxlength="2" data-automation-id="dateSectionMonth-input"></div><div aria-hidden="true">/</div><div><input type="text" role="spinbutton" id="${id}-dateSectionYear-input" aria-label="Year" aria-valuemin="1" maxlength="4" data-automation-id="dateSectionYear-input"></div></div><div id="hiddenDateValueId-${id}" style="display:none"></div></div></fieldset></div>`

const job = (turn: number) =>
  `<div role="group" aria-labelledby="Work-Experience-${turn}-panel"><div><h4 id="Work-Experience-${turn}-panel">Work Experience ${turn}</h4><button type="button" data-automation-id="panel-set-delete-button">Delete</button></div>${field(`title${turn}`, `workExperience-${turn}--jobTitle`, 'Job Title<abbr>*</abbr>', input(`workExperience-${turn}--jobTitle`))}${field(`company${turn}`, `workExperience-${turn}--companyName`, 'Company<abbr>*</abbr>', input(`workExperience-${turn}--companyName`))}${field(`city${turn}`, `workExperience-${turn}--location`, 'Location', input(`workExperience-${turn}--location`))}${field(`current${turn}`, `workExperience-${turn}--currentlyWorkHere`, 'I currently work here', `<div><input type="checkbox" id="workExperience-${turn}--currentlyWorkHere"></div>`)}${date(`from${turn}`, 'From', `workExperience-${turn}--startDate`)}${date(`to${turn}`, 'To', `workExperience-${turn}--endDate`)}${field(`tasks${turn}`, `workExperience-${turn}--roleDescription`, 'Role Description', `<div><textarea id="workExperience-${turn}--roleDescription"></textarea></div>`)}</div>`
const school = (turn: number) =>
  `<div role="group" aria-labelledby="Education-${turn}-panel"><h4 id="Education-${turn}-panel">Education ${turn}</h4>${field('school', `education-${turn}--schoolName`, 'School or University<abbr>*</abbr>', input(`education-${turn}--schoolName`))}${field('degree', `education-${turn}--degree`, 'Degree<abbr>*</abbr>', listbox(`education-${turn}--degree`, "Associate's Degree|Bachelor's Degree|Master's Degree|Doctorate"))}${field('grade', `education-${turn}--gradeAverage`, 'Overall Result (GPA)', input(`education-${turn}--gradeAverage`))}</div>`
const rows = (title: string, id: string, blocks: string) =>
  `<div role="group" aria-labelledby="${id}-section"><h3 id="${id}-section">${title}</h3><div class="js-rows"></div>${blocks}<button type="button" data-automation-id="add-button" class="js-add">Add</button></div>`
const block = (html: string) => `<template class="js-block">${html}</template>`

/** A field of SmartRecruiters: an input two open shadow roots deep, with its label in the outer one. */
const spl = (k: string, tag: string, id: string, label: string, control: string) =>
  `<${tag} id="${id}" data-k="${k}"><template shadowrootmode="open"><div class="c-spl-form-field"><label for="${id}" class="c-spl-form-field__label"><span>${label}</span></label><spl-input id="${id}"><template shadowrootmode="open"><div class="c-spl-input">${control}</div></template></spl-input></div></template></${tag}>`
const plainSpl = (k: string, id: string, label: string, type = 'text', more = '') =>
  spl(k, 'spl-form-input', id, label, `<input id="${id}" type="${type}" aria-label="${label}" ${more}>`)

export const workdayToSmart: BoardPage[] = [
  {
    id: 'workday-information',
    board: 'workday',
    html: `<div data-automation-id="applyFlowPage"><h2>My Information</h2>
<div role="group" aria-labelledby="source-section">${field('source', 'source--source', 'How Did You Hear About Us?<abbr>*</abbr>', '<div data-automation-id="multiSelectContainer"><input type="text" id="source--source" placeholder="Search" data-uxi-widget-type="selectinput" class="js-typeahead" data-list="Agency|Company website|Event" aria-haspopup="listbox" autocomplete="off"></div>')}
<div data-automation-id="formField-candidateIsPreviousWorker" data-k="previous"><fieldset><legend><label>Have you previously worked for Larkspur Freight?<abbr>*</abbr></label></legend><div><input type="radio" id="pw1" name="candidateIsPreviousWorker" value="true"><label for="pw1">Yes</label></div><div><input type="radio" id="pw2" name="candidateIsPreviousWorker" value="false"><label for="pw2">No</label></div></fieldset></div></div>
${field('country', 'country--country', 'Country<abbr>*</abbr>', listbox('country--country', 'Canada|Mexico|United States of America|United Kingdom'))}
<div role="group" aria-labelledby="legal"><h4 id="legal">Legal Name</h4>${field('first', 'name--legalName--firstName', 'First Name<abbr>*</abbr>', input('name--legalName--firstName'))}${field('middle', 'name--legalName--middleName', 'Middle Name', input('name--legalName--middleName'))}${field('last', 'name--legalName--lastName', 'Last Name<abbr>*</abbr>', input('name--legalName--lastName'))}</div>
<div role="group" aria-labelledby="addr"><h4 id="addr">Address</h4>${field('line1', 'address--addressLine1', 'Address Line 1', input('address--addressLine1'))}${field('line2', 'address--addressLine2', 'Address Line 2', input('address--addressLine2'))}${field('city', 'address--city', 'City', input('address--city'))}${field('state', 'address--countryRegion', 'State', listbox('address--countryRegion', 'California|Oregon|Washington'))}${field('zip', 'address--postalCode', 'Postal Code', input('address--postalCode'))}</div>
<div role="group" aria-labelledby="ph"><h4 id="ph">Phone</h4>${field('device', 'phoneNumber--phoneType', 'Phone Device Type<abbr>*</abbr>', listbox('phoneNumber--phoneType', 'Home|Mobile|Work'))}${field('code', 'phoneNumber--countryPhoneCode', 'Country Phone Code<abbr>*</abbr>', '<div data-automation-id="multiSelectContainer"><input type="text" id="phoneNumber--countryPhoneCode" placeholder="Search" class="js-typeahead" data-list="Canada (+1)|United States of America (+1)" aria-haspopup="listbox" autocomplete="off"></div>')}${field('phone', 'phoneNumber--phoneNumber', 'Phone Number<abbr>*</abbr>', input('phoneNumber--phoneNumber'))}${field('extension', 'phoneNumber--extension', 'Phone Extension', input('phoneNumber--extension'))}</div>
<div style="position:absolute;left:-9999px" data-k="trap"><label for="beecatcher">Enter website. This input is for robots only, do not enter if you're human.</label><input type="text" name="website" id="beecatcher" data-automation-id="beecatcher"></div>
<button type="button" data-automation-id="pageFooterNextButton">Save and Continue</button></div>`,
    expect: {
      source: 'Company website',
      country: 'United States of America',
      first: 'Elena',
      last: 'Marquez',
      line1: '482 Alder Street',
      city: 'Portland',
      state: 'Oregon',
      zip: '97205',
      code: 'United States of America (+1)',
      phone: '5035550132',
    },
    never: ['trap', 'middle', 'extension'],
  },
  {
    id: 'workday-experience',
    board: 'workday',
    adds: ['work', 'work', 'education'],
    html: `<div data-automation-id="applyFlowPage"><h2>My Experience</h2>${rows('Work Experience', 'Work-Experience', block(job(1)) + block(job(2)))}${rows('Education', 'Education', block(school(1)))}
<div role="group" aria-labelledby="Skills-section"><h3 id="Skills-section">Skills</h3>${field('skills', 'skills--skills', 'Type to Add Skills', '<div data-automation-id="multiSelectContainer"><input type="text" id="skills--skills" placeholder="Search" autocomplete="off"></div>')}</div>
<div role="group" aria-labelledby="Resume/CV-section"><h3 id="Resume/CV-section">Resume/CV</h3><p>Upload a file (5MB max)</p><div data-automation-id="formField-resumeAttachments--attachments" data-k="resume"><div data-automation-id="file-upload-drop-zone"><p>Drop file here</p><p>or</p><button type="button" data-automation-id="select-files">Select file</button><input type="file" data-automation-id="file-upload-input-ref" style="display:none"></div></div></div>
<div role="group" aria-labelledby="Social-section"><h3 id="Social-section">Social Network URLs</h3>${field('linkedin', 'socialNetworkAccounts--linkedInAccount', 'LinkedIn', input('socialNetworkAccounts--linkedInAccount'))}</div>
<button type="button" data-automation-id="pageFooterNextButton">Save and Continue</button></div>`,
    expect: {
      title1: 'Senior Software Engineer',
      company1: 'Northwind Logistics',
      current1: 'on',
      from1: '03/2021',
      tasks1: 'Led the team that plans routes for 400 trucks.',
      title2: 'Software Engineer',
      company2: 'Cedar Health',
      from2: '06/2017',
      to2: '02/2021',
      tasks2: 'Built the booking of appointments.',
      school: 'Oregon State University',
      degree: "Bachelor's Degree",
      resume,
      linkedin,
    },
    never: [],
  },
  {
    id: 'new-smartrecruiters',
    board: 'smartrecruiters',
    html: `<oc-app-root><oc-oneclick-form><div class="form-section"><oc-personal-information><h3>Personal information</h3>${plainSpl('first', 'first-name-input', 'First name', 'text', 'autocomplete="given-name" required')}${plainSpl('last', 'last-name-input', 'Last name', 'text', 'autocomplete="family-name" required')}${plainSpl('mail', 'email-input', 'Email', 'email', 'autocomplete="email" required')}${plainSpl('mail2', 'confirm-email-input', 'Confirm your email', 'email', 'required')}
${spl('city', 'spl-autocomplete', 'spl-form-element_9', 'City', '<input id="spl-form-element_9" type="text" role="combobox" aria-autocomplete="list" aria-label="City" class="js-typeahead" data-list="Portland, ME, US|Portland, OR, US|Portland, TN, US">')}${spl('phone', 'spl-phone-field', 'spl-form-element_10', 'Phone number', '<input id="spl-form-element_10" type="tel" aria-label="Phone number">')}</oc-personal-information></div>
<div class="form-section"><oc-web><h3>On the web</h3>${plainSpl('linkedin', 'spl-form-element_12', 'LinkedIn')}${plainSpl('facebook', 'spl-form-element_13', 'Facebook')}${plainSpl('site', 'spl-form-element_15', 'Website')}</oc-web></div>
<div class="form-section"><oc-resume-upload><h3>Resume</h3><spl-dropzone data-k="resume"><template shadowrootmode="open"><div class="c-spl-dropzone"><p>Choose a file or drop it here</p><p>10MB size limit</p><input type="file" id="file-input" style="display:none"><button type="button">Choose a file</button></div></template></spl-dropzone></oc-resume-upload></div>
<div class="form-section"><oc-hiring-manager-message><h3>Message to the hiring team</h3><spl-textarea data-k="message"><template shadowrootmode="open"><label for="hiring-manager-message-input">Let the company know about your interest in working there</label><textarea id="hiring-manager-message-input"></textarea></template></spl-textarea></oc-hiring-manager-message></div>
<oc-consent><spl-checkbox data-k="consent"><template shadowrootmode="open"><input type="checkbox" id="consent-1"><label for="consent-1">I have read the Privacy Notice and confirm that Larkspur may store my data</label></template></spl-checkbox></oc-consent></oc-oneclick-form></oc-app-root><button type="button" data-test="footer-submit">Submit</button>`,
    expect: {
      first: 'Elena',
      last: 'Marquez',
      mail,
      mail2: mail,
      city: 'Portland, OR, US',
      phone,
      linkedin,
      site: website,
      resume,
    },
    never: ['consent'],
  },
]
