import { CreditCard } from 'lucide-react'
import type { PaymentMethod } from '#contract/payments.ts'
import { capitalize } from '#web/lib/format/names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { IconTile } from '#web/ui/layout/card.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'

const brands: Record<string, string> = { amex: 'American Express', jcb: 'JCB', unionpay: 'UnionPay' }
const brandName = (brand: string) => brands[brand] ?? capitalize(brand)

export function MethodList({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <ItemList label="Payment methods" className="-my-2">
      {methods.map(({ id, brand, last4, expMonth, expYear, isDefault }) => (
        <Item
          key={id}
          leading={
            <IconTile>
              <CreditCard />
            </IconTile>
          }
          title={`${brandName(brand)} ending in ${last4}`}
          text={`Expires ${String(expMonth).padStart(2, '0')}/${expYear}`}
          trailing={isDefault && <Badge>Default</Badge>}
        />
      ))}
    </ItemList>
  )
}
