import { LegalPage } from '#web/layouts/legal-page.tsx'
import { privacy, privacyIntro } from '#web/legal/privacy.ts'

export default function PrivacyPage() {
  return <LegalPage title="Privacy Policy" intro={privacyIntro} sections={privacy} />
}
