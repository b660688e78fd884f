import { useState } from 'react'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { useSaveTimeZone } from './use-time-zone.ts'

const showZone = (name: string) => name.replaceAll('_', ' ')

/** When the weekly report arrives. */
export function TimeZoneCard() {
  const { timeZone } = useSignedInUser()
  const stored = timeZone ?? 'UTC'
  const [chosen, setChosen] = useState<string | null>(null)
  const save = useSaveTimeZone()
  // Saved by a button: the arrow keys of a closed select pass many zones.
  const names = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])].toSorted()
  return (
    <TitledCard
      id="weekly-report"
      title="Weekly Report"
      description={`Your weekly report arrives on Mondays at 8:00 (${showZone(stored)}).`}
    >
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ body: { timeZone: chosen ?? stored } })
        }}
      >
        <SelectField
          label="Time Zone"
          value={chosen ?? stored}
          onChange={(event) => setChosen(event.target.value)}
          options={names.map((name) => ({ value: name, label: showZone(name) }))}
        />
        <Button type="submit" variant="secondary" className="justify-self-start" loading={save.isPending}>
          Save Time Zone
        </Button>
      </form>
    </TitledCard>
  )
}
