import { LetterBuilder } from '#web/features/builders/letter/letter-builder.tsx'

export default function CoverLetterBuilderPage() {
  return <LetterBuilder />
}
