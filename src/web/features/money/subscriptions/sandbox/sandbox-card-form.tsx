import { CreditCard } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { type SandboxCard, sandboxCard, testCards } from '#contract/sandbox.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { formatExpiry, formatWhileTyping, groupDigits } from '../payment/card-format.ts'
import { PayButton } from '../payment/pay-button.tsx'
import { failureText, showPaymentFailure } from '../payment/payment-failure.ts'
import { PaymentRefusal } from '../payment/payment-refusal.tsx'

export interface CardFormProps {
  submitLabel: string
  pendingLabel: string
  /** Dollars that are charged. */
  amount?: number | undefined
  /** Pays. If the bank asks first, the same call with `confirmed` answers it. */
  pay: (card: SandboxCard) => Promise<{ status: 'succeeded' | 'requires_action' }>
  onPaid: () => void
  /** Called when a payment starts, and when it has failed. */
  onPaying?: (paying: boolean) => void
}

/** Typed card data survives a refusal and is stored nowhere. */
export function SandboxCardForm({ submitLabel, pendingLabel, amount, pay, onPaid, onPaying }: CardFormProps) {
  const form = useContractForm(sandboxCard, {
    defaultValues: { number: '', expiry: '', cvc: '' },
    mode: 'onTouched',
  })
  const [cardToConfirm, setCardToConfirm] = useState<SandboxCard | null>(null)
  const [isPaid, setIsPaid] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isSubmitting } = form.formState

  async function send(card: SandboxCard) {
    onPaying?.(true)
    setRefusal(null)
    try {
      const { status } = await pay(card)
      setCardToConfirm(status === 'requires_action' ? card : null)
      if (status === 'requires_action') return
      setIsPaid(true)
      onPaid()
    } catch (error) {
      setCardToConfirm(null)
      onPaying?.(false)
      showPaymentFailure(error)
      setRefusal(failureText(error))
      throw error
    }
  }

  const getFormattedField = (name: 'number' | 'expiry', format: (text: string) => string) => {
    const field = form.field(name)
    const onChange = (event: ChangeEvent<HTMLInputElement>) => {
      formatWhileTyping(event.target, form.getValues(name), format)
      return field.onChange(event)
    }
    return { ...field, onChange }
  }

  return (
    <form noValidate onSubmit={form.onSubmit(send)} className="grid gap-5">
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        leading={<CreditCard />}
        placeholder="4242 4242 4242 4242"
        {...getFormattedField('number', groupDigits)}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label="Expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...getFormattedField('expiry', formatExpiry)}
        />
        <TextField
          label="CVC"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          {...form.field('cvc')}
        />
      </div>
      <PaymentRefusal text={refusal} />
      <PayButton amount={amount} loading={isSubmitting || cardToConfirm !== null || isPaid} pendingLabel={pendingLabel}>
        {submitLabel}
      </PayButton>
      <TestCards />
      <BankQuestion card={cardToConfirm} onAnswer={send} />
    </form>
  )
}

interface BankQuestionProps {
  card: SandboxCard | null
  onAnswer: (card: SandboxCard) => Promise<void>
}

/** Simulates the confirmation that a bank asks of its card holder. */
function BankQuestion({ card, onAnswer }: BankQuestionProps) {
  const [answering, setAnswering] = useState(false)

  async function answer(confirmed: boolean) {
    if (!card || answering) return
    setAnswering(true)
    // The form has shown the error by then.
    await onAnswer({ ...card, confirmed }).catch(() => {})
    setAnswering(false)
  }

  return (
    <ConfirmDialog
      open={card !== null}
      onOpenChange={(open) => !open && void answer(false)}
      title="Confirm Payment"
      description="Your bank asks whether it is you who is paying. In the sandbox, you answer for the bank."
      confirmLabel="Confirm Payment"
      cancelLabel="Decline"
      pendingLabel="Confirming..."
      loading={answering}
      onConfirm={() => void answer(true)}
    />
  )
}

const outcomes = [
  { card: testCards.succeeds, outcome: 'succeeds' },
  { card: testCards.declined, outcome: 'is declined' },
  { card: testCards.asks, outcome: 'asks for confirmation first' },
]

function TestCards() {
  return (
    <div className="grid gap-1.5 text-sm text-muted">
      <p>
        The sandbox takes these test cards, with any future expiry and any CVC. Never type a real one: we refuse it.
      </p>
      <ul className="grid gap-1">
        {outcomes.map(({ card, outcome }) => (
          <li key={card.number}>
            <span className="font-medium text-ink tabular-nums">{groupDigits(card.number)}</span> {outcome}
          </li>
        ))}
      </ul>
    </div>
  )
}
