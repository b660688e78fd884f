import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { sendContactMessage } from '#contract/contact.ts'
import { currentUserQuery } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { formatName } from '#web/lib/format/names.ts'
import { isUrgent, toUrgent, withoutUrgent } from './urgent.ts'

/** Without script the browser posts the form to the page's own address. */
export function ContactForm() {
  const user = useQueryClient().getQueryData(currentUserQuery.queryKey)
  const send = useCall(sendContactMessage, {
    success: ({ message }) => ({ title: message }),
    failure: 'Failed to send message. Please try again.',
    onSuccess: () => form.reset(),
  })
  const form = useContractForm(sendContactMessage.body, {
    defaultValues: {
      name: user ? formatName(user) : '',
      email: user?.email ?? '',
      message: '',
      website: '',
    },
    draft: 'contact',
    mode: 'onSubmit',
  })

  return (
    <form
      noValidate
      method="post"
      action={paths.contact}
      className="grid gap-5"
      onSubmit={form.onSubmit((body) => send.mutateAsync({ body }))}
    >
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextAreaField label="Message" rows={7} {...form.field('message')} />
      <UrgentBox
        message={useWatch({ control: form.control, name: 'message' })}
        onChange={(message) => form.setValue('message', message, { shouldDirty: true })}
      />
      <div aria-hidden="true" className="absolute -start-[200vw]">
        <input aria-label="Website" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </div>
      <Button type="submit" size="lg" loading={send.isPending} pendingLabel="Sending...">
        Send Message
      </Button>
    </form>
  )
}

interface UrgentBoxProps {
  message: string
  onChange: (message: string) => void
}

/** Puts the word before the message, where the sender sees it. Without script it is hidden, and they type it. */
function UrgentBox({ message, onChange }: UrgentBoxProps) {
  return (
    <CheckboxField
      label="This is urgent"
      help={'We add the word "Urgent" to the start of your message.'}
      checked={isUrgent(message)}
      className="noscript:hidden"
      onChange={({ target }) => onChange(target.checked ? toUrgent(message) : withoutUrgent(message))}
    />
  )
}
