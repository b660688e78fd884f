import { ContactMessages } from '#web/features/contact/contact-messages.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

export default function ContactMessagesPage() {
  return (
    <Container width="text" className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Contact Messages"
        subtitle="What people sent through the contact form."
      />
      <ContactMessages />
    </Container>
  )
}
