// How each board builds its fields, as field.md describes it: ids, names, wrappers and widgets.
import type { Board, Field } from './spec.ts'

interface Names {
  id: string
  name?: string
  /** Further attributes of the control. */
  more?: string
}

export interface Skin {
  names: (field: Field, key: string) => Names
  /** `control` inside the board's own wrapper. */
  wrap: (field: Field, control: string, names: Names) => string
  select: 'native' | 'react-select' | 'select2' | 'listbox'
  radio: 'radios' | 'buttons' | 'aria'
  file: 'plain' | 'hidden' | 'drop' | 'removed'
  /** What happens to an input while a person types. */
  text: 'controlled' | 'replaced'
  form: boolean
  framed?: boolean
  shadow?: boolean
}

export const escape = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`)
const star = ({ required }: Field) => (required ? '<span aria-hidden="true">*</span>' : '')
const help = ({ help: text }: Field) => (text ? `<p>${escape(text)}</p>` : '')
const isGroup = ({ kind }: Field) => kind === 'radio' || kind === 'checks'
const number = (key: string) => 4_000_000 + Number(key.replaceAll(/\D/g, '')) * 37
const uuid = (key: string) => `7c9e66${key.replaceAll(/\D/g, '').padStart(2, '0')}-7425-40de-944b-e07fc1f90ae7`

/** A label above, or a legend above several boxes. */
const labelled =
  (className: string) =>
  (field: Field, control: string, { id }: Names) =>
    isGroup(field)
      ? `<fieldset class="${className}"><legend>${escape(field.label)}${star(field)}</legend>${control}</fieldset>`
      : `<div class="${className}"><label for="${id}">${escape(field.label)}${star(field)}</label>${control}${help(field)}</div>`

const base: Skin = {
  names: (_field, key) => ({ id: `f${key}`, name: `f${key}` }),
  wrap: labelled('field'),
  select: 'native',
  radio: 'radios',
  file: 'plain',
  text: 'controlled',
  form: true,
}

const greenhouseNames = ({ sys }: Field, key: string) => ({ id: sys ?? `question_${number(key)}` })

export const skins: Record<Board, Skin> = {
  plain: {
    ...base,
    wrap: (field, control, names) =>
      field.label === '' ? `<p>${control}</p>` : labelled('row')(field, control, names),
  },
  greenhouse: {
    ...base,
    names: greenhouseNames,
    wrap: (field, control, { id }) =>
      field.kind === 'file'
        ? `<div class="file-upload"><div id="upload-label-${id}" class="label upload-label">${escape(field.label)}${star(field)}</div><div role="group" aria-labelledby="upload-label-${id}" class="file-upload__wrapper">${control}</div></div>`
        : field.kind === 'checks' || field.kind === 'check'
          ? `<fieldset class="checkbox"><legend>${escape(field.label)}</legend>${control}</fieldset>`
          : `<div class="${field.kind === 'select' || field.kind === 'combo' ? 'select' : 'text-input-wrapper'}"><label for="${id}" id="${id}-label" class="label">${escape(field.label)}${star(field)}</label>${control}</div>`,
    select: 'react-select',
    file: 'removed',
  },
  'greenhouse-frame': {
    ...base,
    names: ({ sys }, key) => ({
      id: sys ?? `job_application_answers_attributes_${key}_text_value`,
      name: `job_application[${sys ?? `answers_attributes][${key}`}]`,
    }),
    wrap: (field, control, { id }) =>
      field.kind === 'file'
        ? `<div class="field"><label>${escape(field.label)}${star(field)}</label><div class="drop-zone" data-field="${id}">${control}</div></div>`
        : `<div class="field"><label for="${id}">${escape(field.label)}${star(field)}<br>${control}</label></div>`,
    select: 'select2',
    file: 'hidden',
    framed: true,
  },
  lever: {
    ...base,
    names: ({ sys }, key) => ({
      id: sys === 'resume' ? 'resume-upload-input' : '',
      name: sys ?? `cards[${uuid(key)}][field0]`,
    }),
    wrap: (field, control) =>
      isGroup(field)
        ? `<li class="application-question custom-question"><div class="application-label full-width"><div class="text">${escape(field.label)}</div></div><div class="application-field full-width">${control}</div></li>`
        : `<li class="application-question"><label><div class="application-label">${escape(field.label)}${field.required ? '<span class="required">✱</span>' : ''}</div><div class="application-field">${control}</div></label></li>`,
    file: 'hidden',
  },
  ashby: {
    ...base,
    names: ({ sys }, key) => ({ id: sys ?? uuid(key), name: sys ?? uuid(key) }),
    wrap: (field, control, { id }) =>
      field.sys === 'autofill'
        ? `<div class="autofill-pane"><p>${escape(field.label)}</p><p>${escape(field.help ?? '')}</p>${control}</div>`
        : `<div class="entry" data-field-path="${id}"><label class="heading" for="${id}">${escape(field.label)}</label>${control}</div>`,
    radio: 'buttons',
    file: 'hidden',
    form: false,
  },
  workday: {
    ...base,
    names: ({ sys, section }, key) => ({
      id: `${section?.replaceAll(/\W+/g, '') ?? 'question'}--${sys ?? number(key)}`,
      more: `data-automation-id="${sys ?? `q${number(key)}`}"`,
    }),
    wrap: (field, control, { id }) =>
      isGroup(field) || field.kind === 'parts'
        ? `<div data-automation-id="formField-${field.sys ?? id}"><fieldset><legend><label>${escape(field.label)}</label></legend>${control}</fieldset></div>`
        : `<div data-automation-id="formField-${field.sys ?? id}"><label for="${id}">${escape(field.label)}${star(field)}</label><div>${control}</div></div>`,
    select: 'listbox',
    file: 'drop',
    form: false,
  },
  smartrecruiters: {
    ...base,
    names: ({ sys }, key) => ({ id: `spl-form-element_${sys ?? key}` }),
    wrap: (field, control, { id }) =>
      `<div class="spl-field"><label for="${id}"><span>${escape(field.label)}</span></label>${control}</div>`,
    file: 'hidden',
    shadow: true,
  },
  workable: {
    ...base,
    names: ({ sys }, key) => ({ id: `input_${sys ?? `QA_${number(key)}`}_input_17`, name: sys ?? `QA_${number(key)}` }),
    wrap: (field, control, { id }) =>
      isGroup(field)
        ? `<div><span id="${id}_label"><strong>${escape(field.label)}</strong></span><div role="radiogroup" aria-labelledby="${id}_label">${control}</div></div>`
        : `<div><span id="${id}_label"><strong>${escape(field.label)}</strong>${star(field)}</span>${control.replace(/<(input|textarea|select)/, `<$1 aria-labelledby="${id}_label"`)}</div>`,
    radio: 'aria',
    file: 'hidden',
    text: 'replaced',
  },
  icims: {
    ...base,
    names: (_field, key) => ({ id: `rcf3${number(key)}`, name: `css_${number(key)}` }),
    wrap: (field, control, { id }) =>
      `<table role="presentation"><tr><td><label for="${id}">${escape(field.label)}${field.required ? ' (Required)' : ''}</label></td><td>${control}</td></tr></table>`,
    framed: true,
  },
  bamboohr: {
    ...base,
    names: ({ sys }, key) => ({ id: sys ?? `customQuestions[${key}]`, name: sys ?? `customQuestions[${key}]` }),
    wrap: labelled('fabric-field'),
    select: 'listbox',
    file: 'hidden',
  },
  personio: {
    ...base,
    names: ({ sys }, key) => ({
      id: sys ?? `custom_attribute_${number(key)}`,
      name: sys ?? `custom_attribute_${number(key)}`,
    }),
    file: 'drop',
  },
  recruitee: {
    ...base,
    names: ({ sys }, key) => ({
      id: `input-candidate.${sys ?? `openQuestionAnswers.${key}`}-8`,
      name: `candidate.${sys ?? `openQuestionAnswers.${key}.content`}`,
    }),
    file: 'drop',
  },
  teamtailor: {
    ...base,
    names: ({ sys }, key) => ({
      id: sys ? `candidate_${sys}` : `candidate_job_applications_attributes_0_answers_attributes_${key}_text`,
      name: sys ? `candidate[${sys}]` : `candidate[job_applications_attributes][0][answers_attributes][${key}][text]`,
    }),
    file: 'hidden',
  },
  taleo: {
    ...base,
    names: (_field, key) => ({ id: `et-ef-content-ftf-gp-j_id_id16pc9-page_0-${key}` }),
    wrap: (field, control, { id }) =>
      `<div class="contentlinepanel"><div class="editablesection"><label for="${id}"><span>${escape(field.label)}</span></label></div><div>${control}</div></div>`,
  },
}
