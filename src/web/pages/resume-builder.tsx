import { ResumeBuilder } from '#web/features/work/builders/resume-builder.tsx'

export default function ResumeBuilderPage() {
  return <ResumeBuilder />
}
