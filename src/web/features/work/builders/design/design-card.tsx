import { useId } from 'react'
import {
  type AccentName,
  accentNames,
  accents,
  designDefaults,
  type DesignName,
  designNames,
  type DesignOptions,
  type DesignSize,
  fontNames,
  type FontName,
  type Paper,
  spacings,
} from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { DesignPicture } from './design-picture.tsx'
import { PhotoField } from './photo-field.tsx'

const designLabels: Record<DesignName, string> = {
  classic: 'Classic',
  modern: 'Modern',
  compact: 'Compact',
  'two-column': 'Two columns',
  executive: 'Executive',
}
const accentLabels: Record<AccentName, string> = {
  none: 'None',
  green: 'Green',
  blue: 'Blue',
  navy: 'Navy',
  plum: 'Plum',
  red: 'Red',
}
const fontLabels: Record<FontName, string> = {
  'source-serif': 'Source Serif',
  'eb-garamond': 'EB Garamond',
  'stix-two': 'STIX Two',
  'source-sans': 'Source Sans',
  inter: 'Inter',
  'noto-sans': 'Noto Sans',
}
const fonts = fontNames.map((value) => ({ value, label: fontLabels[value] }))
const sizes: { value: DesignSize; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
]
const spacingOptions = [
  { value: '', label: 'Automatic: no nearly empty last page' },
  { value: 'normal', label: 'Normal' },
  { value: 'snug', label: 'Snug' },
  { value: 'tight', label: 'Tight' },
  { value: 'one-page', label: 'One page, with smaller text if needed' },
]
const papers: { value: Paper; label: string }[] = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
]

interface DesignPanelProps {
  design: DesignOptions
  onChange: (design: DesignOptions) => void
  /** Letters have no photo. */
  kind: DocumentKind
}

/** How the downloaded files look. */
export function DesignCard(props: DesignPanelProps) {
  return (
    <Card>
      <CardHeader title="Design" description="For the PDF and Word files." />
      <CardBody>
        <DesignPanel {...props} />
      </CardBody>
    </Card>
  )
}

export function DesignPanel({ design: options, onChange, kind }: DesignPanelProps) {
  const group = useId()
  const { design, size, paper } = options
  const own = designDefaults[design]
  const accent = options.accent ?? own.accent
  const change = (part: Partial<DesignOptions>) => onChange({ ...options, ...part })
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">Design</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
          {designNames.map((name) => (
            <label
              key={name}
              className="relative grid cursor-pointer content-start gap-1.5 rounded-lg border border-line p-1.5 text-center text-xs font-medium transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name={`${group}-design`}
                className="sr-only"
                checked={name === design}
                onChange={() => change({ design: name })}
              />
              <DesignPicture design={name} accent={accents[options.accent ?? designDefaults[name].accent]} />
              {designLabels[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Accent Color</legend>
        <div className="flex flex-wrap gap-1">
          {accentNames.map((name) => (
            <label
              key={name}
              title={accentLabels[name]}
              className="relative grid size-9 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:size-11 forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name={`${group}-accent`}
                className="sr-only"
                aria-label={accentLabels[name]}
                checked={name === accent}
                onChange={() => change({ accent: name })}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 forced-color-adjust-none">
                <circle cx="12" cy="12" r="11" fill={accents[name]} stroke="#ffffff" strokeWidth="1.5" />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        label="Font"
        options={fonts}
        value={options.font ?? own.font}
        onChange={({ target }) => change({ font: fontNames.find((name) => name === target.value) })}
      />
      <SelectField
        label="Spacing"
        options={spacingOptions}
        value={options.spacing ?? ''}
        onChange={({ target }) => change({ spacing: spacings.find((name) => name === target.value) })}
      />
      <div className="flex flex-wrap gap-2">
        <Segmented label="Text Size" options={sizes} value={size} onValueChange={(size) => change({ size })} />
        <Segmented label="Paper" options={papers} value={paper} onValueChange={(paper) => change({ paper })} />
      </div>
      {kind === 'resume' && <PhotoField photo={options.photo} onChange={(photo) => change({ photo })} />}
    </div>
  )
}
