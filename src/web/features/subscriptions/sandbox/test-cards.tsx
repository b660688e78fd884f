import { testCards } from '#contract/sandbox.ts'
import { groupDigits } from '../payment/card-format.ts'

const outcomes = [
  { card: testCards.succeeds, outcome: 'succeeds' },
  { card: testCards.declined, outcome: 'is declined' },
  { card: testCards.asks, outcome: 'asks for confirmation first' },
]

export function TestCards() {
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
