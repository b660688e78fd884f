import { ContactMessages } from '#web/features/contact/contact-messages.tsx'
import { Container, PageHeader } from '#web/ui/page.tsx'

export default function ContactMessagesPage() {
  return (
    <Container width="text" className="grid gap-8 py-8 sm:py-10">
      <PageHeader title="Contact Messages" subtitle="What people wrote by the contact form." />
      <ContactMessages />
    </Container>
  )
}
