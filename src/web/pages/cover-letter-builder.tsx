import { LetterBuilder } from '#web/features/work/builders/letter-builder.tsx'

export default function CoverLetterBuilderPage() {
  return <LetterBuilder />
}
