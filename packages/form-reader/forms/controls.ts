// The markup of each control. page/widgets.ts makes it behave.
import type { Field } from './spec.ts'
import { escape, skins, type Skin } from './skins.ts'

type Names = ReturnType<Skin['names']>

const attributes = (field: Field, { id, name, more }: Names) =>
  [
    id && `id="${escape(id)}"`,
    name && `name="${escape(name)}"`,
    more,
    field.placeholder && `placeholder="${escape(field.placeholder)}"`,
    field.autocomplete && `autocomplete="${field.autocomplete}"`,
    field.required && 'aria-required="true"',
  ]
    .filter(Boolean)
    .join(' ')

const box = (type: string, { id, name }: Names, option: string, index: number) =>
  `<label><input type="${type}" id="${id}_${index}" name="${name || id}" value="${index}"> <span>${escape(option)}</span></label>`

const reactSelect = ({ kind }: Field, { id }: Names) =>
  `<div class="select-shell"><div class="select__control"><div class="select__value-container"><div class="select__placeholder">Select...</div><div class="select__input-container"><input class="select__input" id="${id}" type="text" role="combobox" autocomplete="off" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true" aria-labelledby="${id}-label"></div></div>${
    kind === 'combo'
      ? ''
      : '<div class="select__indicators"><button type="button" tabindex="-1" aria-label="Toggle flyout">v</button></div>'
  }</div></div>`

const select2 = (field: Field, names: Names) =>
  `${nativeSelect(field, names, 'class="clipped" tabindex="-1" aria-hidden="true"')}<span class="select2 select2-container"><span class="select2-selection" role="combobox" tabindex="0"><span class="select2-selection__rendered">--</span></span></span>`

const nativeSelect = (field: Field, names: Names, more = '') =>
  `<select ${attributes(field, names)} ${more}>${(field.options ?? [])
    .map(
      (option, index) =>
        `<option value="${option.startsWith('-') || option.startsWith('Select') ? '' : index}">${escape(option)}</option>`,
    )
    .join('')}</select>`

const listbox = (field: Field, names: Names) =>
  `<button type="button" aria-haspopup="listbox" ${attributes(field, names)} aria-label="${escape(field.label)} Select One">Select One</button>`

const selects = { native: nativeSelect, 'react-select': reactSelect, select2, listbox }

const combobox = (field: Field, names: Names) =>
  `<div class="combo"><input type="text" ${attributes(field, names)} role="combobox" aria-autocomplete="list" aria-expanded="false" placeholder="Search"></div>`

const files = {
  plain: (input: string) => input,
  hidden: (input: string) =>
    `<button type="button" class="attach">Attach</button>${input.replace('<input', '<input class="clipped"')}`,
  removed: (input: string) =>
    `<div class="button-container"><div class="secondary-button"><button type="button" class="attach">Attach</button><label class="visually-hidden" for="file">Attach</label>${input.replace('<input', '<input class="clipped"')}</div></div>`,
  drop: (input: string) =>
    `<div class="drop" data-automation-id="file-upload-drop-zone"><p>Drop a file here or</p><button type="button">Select files</button>${input.replace('<input', '<input hidden')}</div>`,
}

const radios = {
  radios: (field: Field, names: Names) =>
    (field.options ?? []).map((option, index) => box('radio', names, option, index)).join(''),
  buttons: (field: Field) =>
    `<div class="yes-no">${(field.options ?? []).map((option) => `<button type="button" aria-pressed="false">${escape(option)}</button>`).join('')}</div>`,
  aria: (field: Field) =>
    (field.options ?? [])
      .map((option) => `<div role="radio" aria-checked="false" tabindex="0"><span>${escape(option)}</span></div>`)
      .join(''),
}

const part = (label: string, id: string, most: number) =>
  `<input type="text" id="${id}-${label}" aria-label="${label}" maxlength="${most}" role="spinbutton" placeholder="${'M'.repeat(most)}">`

function control(field: Field, skin: Skin, names: Names): string {
  switch (field.kind) {
    case 'textarea':
      return `<textarea ${attributes(field, names)}></textarea>`
    case 'select':
      return selects[skin.select](field, names)
    case 'combo':
      return skin.select === 'react-select' ? reactSelect(field, names) : combobox(field, names)
    case 'radio':
      return radios[skin.radio](field, names)
    case 'checks':
      return (field.options ?? []).map((option, index) => box('checkbox', names, option, index)).join('')
    case 'check':
      return `<input type="checkbox" ${attributes(field, names)}>`
    case 'file':
      return files[skin.file](`<input type="file" ${attributes(field, names)}>`)
    case 'parts':
      return `<div role="group">${part('Month', names.id, 2)}/${part('Year', names.id, 4)}</div>`
    default:
      return `<input type="${field.kind}" ${attributes(field, names)}>`
  }
}

/** One field as its board builds it. `data-k` is for the page's own script; no reader of forms knows it. */
export function renderField(field: Field, board: keyof typeof skins, key: string) {
  const skin = skins[board]
  const names = skin.names(field, key)
  const hidden = field.hidden ? ` class="trap-${field.hidden}"` : ''
  return `<div data-k="${key}"${hidden}>${skin.wrap(field, control(field, skin, names), names)}</div>`
}
