import { FolderOpen, Save, Share2, Target } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { SaveDialogs } from './save-dialogs.tsx'
import { TailorDialog } from './tailor-dialog.tsx'
import type { Documents } from './use-documents.ts'

const DocumentsDialog = lazyWithPreload(async () => (await import('./documents-dialog.tsx')).DocumentsDialog)
const ShareDialog = lazyWithPreload(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface SaveActionsProps {
  kind: DocumentKind
  documents: Documents
  /** The suggested name of a new document. */
  readName: () => string
}

/** Saves to the account and lists what is saved. A visitor is led to a new account and back, and then asked for a name. */
export function SaveActions({ kind, documents, readName }: SaveActionsProps) {
  const { data: user } = useCurrentUser()
  const [path, navigate] = useLocation()
  const isBack = useSearch() === 'save'
  const saveButton = useRef<HTMLButtonElement>(null)
  const [listing, setListing] = useState(false)
  const [tailored, setTailored] = useState<Documents['document']>(null)
  const [shared, setShared] = useState<Documents['document']>(null)
  const { document, isRestored } = documents
  const saveAtReturn = useEffectEvent(() => {
    navigate(path, { replace: true })
    // Where the focus returns to.
    saveButton.current?.focus()
    documents.save()
  })
  const canSave = user !== undefined && isBack && isRestored
  useEffect(() => {
    if (canSave) saveAtReturn()
  }, [canSave])
  if (!user)
    return (
      <a
        href={`${paths.auth}?next=${encodeURIComponent(paths.saveAfterLogin(path))}`}
        className={buttonClass('secondary')}
      >
        Save to an Account
      </a>
    )
  return (
    <>
      <Button variant="secondary" {...DocumentsDialog.preloadProps} onClick={() => setListing(true)}>
        <FolderOpen aria-hidden="true" />
        Saved Documents
      </Button>
      <Button
        ref={saveButton}
        variant="secondary"
        loading={documents.pending}
        pendingLabel="Saving..."
        onClick={documents.save}
      >
        <Save aria-hidden="true" />
        Save
      </Button>
      {document && (
        <Button variant="secondary" onClick={() => setTailored(document)}>
          <Target aria-hidden="true" />
          Tailor to a Job
        </Button>
      )}
      {document && (
        <Button variant="secondary" {...ShareDialog.preloadProps} onClick={() => setShared(document)}>
          <Share2 aria-hidden="true" />
          Share
        </Button>
      )}
      {tailored && (
        <TailorDialog
          base={tailored.name}
          onTailor={(job) => documents.tailor(tailored, job, 'builder')}
          onClose={() => setTailored(null)}
        />
      )}
      {(documents.naming || documents.conflict) && <SaveDialogs documents={documents} suggested={readName()} />}
      <Suspense fallback={null}>
        {shared && <ShareDialog document={shared} onClose={() => setShared(null)} />}
        {listing && <DocumentsDialog kind={kind} documents={documents} onClose={() => setListing(false)} />}
      </Suspense>
    </>
  )
}
