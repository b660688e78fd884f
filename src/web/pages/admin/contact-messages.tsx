import { ContactMessages } from '#web/features/service/contact/contact-messages.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'

export default function ContactMessagesPage() {
  return (
    <AdminFrame title="Contact Messages" subtitle="Messages sent through the contact form.">
      <div className="max-w-3xl">
        <ContactMessages />
      </div>
    </AdminFrame>
  )
}
