import { maxPasskeys } from '#contract/second-factors.ts'
import { ItemList } from '#web/ui/data/item-list.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { FactorPart, type FactorPartProps } from './factor-part.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import { browserHasPasskeys } from './passkeys.ts'

export function Passkeys(part: FactorPartProps) {
  const { passkeys } = part.factors
  return (
    <FactorPart
      title="Passkeys"
      text={
        browserHasPasskeys()
          ? 'You confirm with your fingerprint, face, screen lock or a security key.'
          : "This browser can't use passkeys. You can add one in another browser."
      }
      action={browserHasPasskeys() && passkeys.length < maxPasskeys && <AddPasskey {...part} />}
    >
      {passkeys.length > 0 && (
        <ItemList label="Passkeys" className="-my-2">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} {...part} />
          ))}
        </ItemList>
      )}
    </FactorPart>
  )
}
