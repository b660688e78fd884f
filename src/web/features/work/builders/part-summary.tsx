import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form'

interface PartSummaryProps<Values extends FieldValues> {
  names: readonly FieldPath<Values>[]
  /** Sums up values that are not texts. */
  toText?: (values: readonly unknown[]) => string
}

/** The values of a folded part, in one line. */
export function PartSummary<Values extends FieldValues>({ names, toText = joinTexts }: PartSummaryProps<Values>) {
  const { control } = useFormContext<Values>()
  return toText(useWatch({ control, name: names }))
}

const joinTexts = (values: readonly unknown[]) =>
  values
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map((text) => text.trim().slice(0, 80))
    .join(' · ')
