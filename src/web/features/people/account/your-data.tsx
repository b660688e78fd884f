import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type DataExport, exportDownload, listExports, requestExport } from '#contract/exports.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { fetchConfirmedFile, saveFile } from '#web/lib/api/download.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { sizeText } from '#web/lib/format/size-text.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { useDoubleClickGuard } from '#web/ui/form/double-click-guard.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const states: Record<DataExport['state'], { label: string; tone: BadgeTone }> = {
  preparing: { label: 'Preparing', tone: 'info' },
  ready: { label: 'Ready', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** Requests a copy of all personal data and downloads it when it is ready. */
export function YourData() {
  const query = useQuery({ ...queryFor(listExports), ...refetchWhenShown })
  const request = useCall(requestExport, {
    success: {
      title: 'We are preparing your data',
      description: "We'll let you know. You can leave this page.",
    },
    failure: { title: 'Export failed', fallback: 'Your data could not be prepared. Please try again.' },
  })
  const guard = useDoubleClickGuard()
  const preparing = query.data?.some(({ state }) => state === 'preparing') ?? false

  return (
    <TitledCard
      id="your-data"
      title="Your Data"
      description="Download a copy of everything we store about you as one .zip file, with the files you uploaded."
    >
      <Loadable
        {...getQueryState(query, 'Your exports could not be loaded.')}
        empty={<p className="text-muted">No copies yet. Each one stays here for seven days.</p>}
      >
        {(exports) => (
          <ItemList label="Copies of your data" className="-my-2">
            {exports.map((item) => (
              <ExportItem key={item.id} dataExport={item} />
            ))}
          </ItemList>
        )}
      </Loadable>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={request.isPending || preparing}
        pendingLabel="Preparing..."
        onClick={() => void guard.run(() => request.mutateAsync())}
      >
        Export My Data
      </Button>
    </TitledCard>
  )
}

function ExportItem({ dataExport: { id, state, createdAt, expiresAt, size } }: { dataExport: DataExport }) {
  const { label, tone } = states[state]
  const guard = useDoubleClickGuard()
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await fetchConfirmedFile(exportDownload(id)), `foothold-data-${createdAt.slice(0, 10)}.zip`),
    meta: { failure: { title: 'Download failed', fallback: 'Please try again.' } },
  })
  return (
    <Item
      title={`Requested ${timeAgo(createdAt)}`}
      text={
        state === 'failed'
          ? 'Something went wrong. Please request another one.'
          : state === 'ready'
            ? `${sizeText(size ?? 0)}, can be downloaded until ${showDay(expiresAt)}`
            : 'This takes a moment.'
      }
      trailing={
        state === 'ready' ? (
          <Button
            variant="secondary"
            size="sm"
            loading={download.isPending}
            onClick={() => void guard.run(() => download.mutateAsync())}
          >
            <Download aria-hidden="true" />
            Download
          </Button>
        ) : (
          <Badge tone={tone}>{label}</Badge>
        )
      }
    />
  )
}
