import { useId } from 'react'
import { Button, type ButtonProps } from '#web/ui/form/button.tsx'
import { formatMoney } from '../subscription-display.ts'

interface PayButtonProps extends Pick<ButtonProps, 'children' | 'disabled' | 'loading' | 'pendingLabel'> {
  /** Dollars that the click charges. Without it, nothing is charged immediately. */
  amount?: number | undefined
}

/** The submit button of a card form, with the amount. */
export function PayButton({ amount, ...button }: PayButtonProps) {
  const amountId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button
        {...button}
        type="submit"
        size="lg"
        aria-describedby={amount === undefined ? undefined : amountId}
        className="grow basis-48"
      />
      {amount !== undefined && (
        <p id={amountId} className="grow text-end">
          Due today: <strong className="text-xl font-semibold tabular-nums">{formatMoney(amount)}</strong>
        </p>
      )}
    </div>
  )
}
