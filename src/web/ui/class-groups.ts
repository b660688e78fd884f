import { validators } from 'tailwind-merge'

const { isAny, isArbitraryLength, isArbitraryValue, isNumber } = validators

/** Classes of one property each, which are named like it: `px` for `px-4`. */
const properties = `align appearance basis bottom col-span cursor end gap gap-x gap-y grid-cols grow h inset inset-x
  inset-y items justify justify-items justify-self leading left line-clamp list m max-h max-w mb me min-h min-w ms mt mx
  my opacity order overflow overflow-x overflow-y overscroll overscroll-x p pb pe pointer-events ps pt px py resize right rotate
  rounded rounded-b rounded-e rounded-s rounded-t rounded-tl rounded-tr row-span scroll-mb scroll-mt scroll-my scroll-pb
  scroll-pt scroll-px scroll-py select shrink size start stroke top tracking transition translate-x translate-y w
  whitespace wrap z`.split(/\s+/)

const width = ['', isNumber, isArbitraryLength]
const style = ['solid', 'dashed', 'dotted', 'double', 'wavy', 'none', 'hidden']

/** Of borders, rings and lines: whatever is neither a width nor a style is a colour. */
const lineOf = (name: string) => ({
  [`${name}-w`]: [{ [name]: width }],
  [`${name}-style`]: [{ [name]: style }],
  [`${name}-color`]: [{ [name]: [isAny] }],
})

/**
 * Which classes set the same property, of those that the product uses: the packaged list has all of Tailwind's, and weighs
 * more than the merging. A test finds what is missing.
 */
export const classGroups = {
  ...Object.fromEntries(properties.map((name) => [name, [{ [name]: ['', isAny] }]])),
  ...Object.assign(
    {},
    ...['border', 'border-b', 'border-e', 'border-s', 'border-t', 'border-x', 'border-y', 'decoration', 'divide']
      .concat(['divide-y', 'inset-ring', 'outline', 'ring'])
      .map(lineOf),
  ),
  'outline-offset': [{ 'outline-offset': [isAny] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  display: `block inline inline-block inline-flex inline-grid flex grid contents hidden table table-cell`.split(' '),
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  'sr-only': ['sr-only', 'not-sr-only'],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['nowrap', 'wrap'] }],
  flex: [{ flex: [isNumber, 'auto', 'none'] }],
  'align-content': [{ content: ['center', 'start', 'end'] }],
  content: [{ content: ['none', isArbitraryValue] }],
  'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', isArbitraryLength] }],
  wrapping: [{ text: ['balance', 'pretty'] }],
  'text-align': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
  'text-color': [{ text: [isAny] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'bg-color': [{ bg: [isAny] }],
  shadow: [{ shadow: ['', 'none', 'sm', 'md', 'lg'] }],
  'shadow-color': [{ shadow: [isAny] }],
}

/** What else a class sets, so that one before it of those groups has nothing left to say. */
export const widerGroups = {
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x'],
  inset: ['inset-x', 'inset-y', 'bottom', 'end', 'left', 'right', 'start', 'top'],
  'inset-x': ['end', 'left', 'right', 'start'],
  'inset-y': ['bottom', 'top'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pb', 'pe', 'ps', 'pt'],
  px: ['pe', 'ps'],
  py: ['pb', 'pt'],
  m: ['mx', 'my', 'mb', 'me', 'ms', 'mt'],
  mx: ['me', 'ms'],
  my: ['mb', 'mt'],
  size: ['h', 'w'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-b', 'rounded-e', 'rounded-s', 'rounded-t', 'rounded-tl', 'rounded-tr'],
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'border-w': ['border-b-w', 'border-e-w', 'border-s-w', 'border-t-w', 'border-x-w', 'border-y-w'],
  'border-x-w': ['border-e-w', 'border-s-w'],
  'border-y-w': ['border-b-w', 'border-t-w'],
  'border-color': ['border-b-color', 'border-e-color', 'border-s-color', 'border-t-color', 'border-x-color'],
  'scroll-my': ['scroll-mb', 'scroll-mt'],
  'scroll-py': ['scroll-pb', 'scroll-pt'],
}
