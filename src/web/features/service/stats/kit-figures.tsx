import { useQuery } from '@tanstack/react-query'
import { kitFigureDays, readKitFigures } from '#contract/field-mappings.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { toKitRow } from './figure-texts.ts'

/** What apply kits did, by board. Nothing where they did nothing. */
export function KitFigures() {
  const { data } = useQuery(queryFor(readKitFigures))
  if (!data || data.length === 0) return null
  return (
    <Section
      title="Apply Kit"
      description={`The last ${kitFigureDays} days. Minutes are the median from opening the form to recording it as sent.`}
    >
      <Card as="div">
        <CardBody
          role="region"
          aria-label="Apply kit by board"
          // The arrow keys scroll a focused region.
          tabIndex={0}
          className="overflow-x-auto"
        >
          <FiguresTable
            caption="Apply kit by board"
            columns={['Board', 'Applications', 'Minutes', 'Fields Filled', 'Corrected']}
            rows={data.map(toKitRow)}
          />
        </CardBody>
      </Card>
    </Section>
  )
}
