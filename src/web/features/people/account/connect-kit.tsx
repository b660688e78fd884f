import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { tokenHours } from '#contract/apply-kit-facts.ts'
import { confirmConnection, findConnection, type KitConnection } from '#contract/apply-kit.ts'
import { deviceName } from '#contract/device-name.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { paths } from '#web/paths.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'

/** Finds the apply kit that shows a code. The person compares it with theirs, and connects or refuses it. */
export function ConnectKit() {
  const [code, setCode] = useState('')
  const find = useCall(findConnection, { failure: null })
  const [outcome, setOutcome] = useState<'connect' | 'refuse' | null>(null)
  const decide = useCall(confirmConnection, {
    failure: 'The apply kit was not connected',
    onSuccess: (_reply, { body }) => setOutcome(body.decision ?? 'connect'),
  })
  const check = (userCode: string) => find.mutate({ body: { userCode } })
  useCodeOfAddress((found) => {
    setCode(found)
    check(found)
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    check(code)
  }

  if (outcome === 'connect')
    return (
      <Banner tone="success" role="status" title="Connected" action={<TextLink href={paths.home}>Home</TextLink>}>
        The panel is ready within a few seconds, and works for {tokenHours} hours.
      </Banner>
    )
  if (outcome === 'refuse')
    return (
      <Banner role="status" title="Refused">
        That apply kit gets no connection. If the code wasn't yours, tell your admin.
      </Banner>
    )
  if (find.data)
    return (
      <Found
        connection={find.data}
        code={code}
        pending={decide.isPending ? (decide.variables?.body.decision ?? 'connect') : null}
        onDecide={(decision) => decide.mutate({ body: { userCode: code, decision } })}
      />
    )
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label="Code"
          help="Eight letters, as the panel shows them."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          error={find.error ? getErrorMessage(find.error) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Row>
          <Button type="submit" loading={find.isPending}>
            Check Code
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface FoundProps {
  connection: KitConnection
  code: string
  pending: 'connect' | 'refuse' | null
  onDecide: (decision: 'connect' | 'refuse') => void
}

function Found({ connection: { version, userAgent, address, createdAt }, code, pending, onDecide }: FoundProps) {
  return (
    <Stack>
      <DescriptionList
        columns={2}
        items={[
          { term: 'Code', value: code.toUpperCase() },
          { term: 'Browser', value: deviceName(userAgent) },
          { term: 'Version', value: version },
          { term: 'Asked', value: `${timeAgo(createdAt)}, from ${address}` },
        ]}
      />
      <p>Connect it only if you see this code in the panel of your own browser.</p>
      <Row>
        <Button loading={pending === 'connect'} disabled={pending === 'refuse'} onClick={() => onDecide('connect')}>
          Connect
        </Button>
        <Button
          variant="secondary"
          loading={pending === 'refuse'}
          disabled={pending === 'connect'}
          onClick={() => onDecide('refuse')}
        >
          Not My Code
        </Button>
      </Row>
    </Stack>
  )
}

/** The code that the panel put into the fragment of the address. */
function useCodeOfAddress(onCode: (code: string) => void) {
  const takeCode = useEffectEvent(onCode)
  useEffect(() => {
    const code = window.location.hash.slice(1)
    if (code !== '') takeCode(code)
  }, [])
}
