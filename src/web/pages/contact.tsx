import { Clock, LifeBuoy } from 'lucide-react'
import { contactPage } from '#web/content.ts'
import { ContactForm } from '#web/features/service/contact/contact-form.tsx'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/page.tsx'

const icons = [Clock, LifeBuoy]

export default function ContactPage() {
  const { title, text, notes } = contactPage
  return (
    <Container className="grid gap-12 py-14 sm:py-20 lg:grid-cols-2 lg:gap-20">
      <div className="grid content-start gap-8">
        <div className="grid gap-5">
          <h1 tabIndex={-1} className="text-5xl">
            {title}
          </h1>
          <p className="text-lg text-muted sm:text-xl">{text}</p>
        </div>
        {notes.map((note, index) => {
          const Icon = icons[index] ?? Clock
          return (
            <section key={note.title} aria-labelledby={`note-${index}`} className="flex items-start gap-4">
              <IconTile>
                <Icon />
              </IconTile>
              <div className="grid gap-1">
                <h2 id={`note-${index}`} className="text-lg">
                  {note.title}
                </h2>
                <p className="text-muted">{note.text}</p>
              </div>
            </section>
          )
        })}
      </div>
      <ContactForm />
    </Container>
  )
}
