import { LegalPage } from '#web/layouts/legal-page.tsx'
import { terms, termsIntro } from '#web/legal/terms.ts'

export default function TermsPage() {
  return <LegalPage title="Terms of Service" intro={termsIntro} sections={terms} />
}
