import { useQuery, useQueryClient } from '@tanstack/react-query'
import { decideFieldMapping, listFieldMappings, type ReviewedMapping } from '#contract/field-mappings.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { Item } from '#web/ui/data/item-list.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'
import { Section } from '#web/ui/layout/page.tsx'

/** What staff said that fields of boards mean. An admin decides what everyone gets. Nothing where there is none. */
export function FieldMappings() {
  const { data } = useQuery(queryFor(listFieldMappings))
  if (!data || data.length === 0) return null
  return (
    <Section
      title="Fields of Job Boards"
      description="Corrections from the apply kit. An accepted one is used for everyone, and only for that field of that board."
    >
      <Card as="div">
        <CardBody>
          <FoldedList label="Fields of job boards" items={data}>
            {(mapping) => <Mapping key={mapping.id} mapping={mapping} />}
          </FoldedList>
        </CardBody>
      </Card>
    </Section>
  )
}

function Mapping({ mapping: { id, board, label, concept, state, offers } }: { mapping: ReviewedMapping }) {
  const queryClient = useQueryClient()
  const decide = useCall(decideFieldMapping, {
    failure: 'The decision was not stored',
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: getQueryKey(listFieldMappings) }),
  })
  const choose = (next: 'accepted' | 'rejected') => decide.mutate({ params: { id }, body: { state: next } })
  return (
    <Item
      title={`“${label}”`}
      text={`${board}: ${concept.replaceAll(/[._-]/g, ' ')}`}
      meta={`Offered ${formatPlural(offers, 'time')}`}
      trailing={
        <>
          {state !== 'offered' && (
            <Badge tone={state === 'accepted' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>
          )}
          {state !== 'accepted' && (
            <Button size="sm" variant="secondary" disabled={decide.isPending} onClick={() => choose('accepted')}>
              Accept
            </Button>
          )}
          {state !== 'rejected' && (
            <Button size="sm" variant="ghost" disabled={decide.isPending} onClick={() => choose('rejected')}>
              Reject
            </Button>
          )}
        </>
      }
    />
  )
}

const stateNames = { accepted: 'Accepted', rejected: 'Rejected' }
