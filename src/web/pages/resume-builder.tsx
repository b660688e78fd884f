import { ResumeBuilder } from '#web/features/builders/resume/resume-builder.tsx'

export default function ResumeBuilderPage() {
  return <ResumeBuilder />
}
