import { createRoot } from 'react-dom/client'
import { showKeptToast } from '#web/lib/leave.ts'
import { dismissToast, useToasts } from '#web/lib/toasts.ts'
import { Toaster } from '#web/ui/toast.tsx'

function Toasts() {
  return <Toaster toasts={useToasts()} onDismiss={dismissToast} />
}

// Once a page, whichever part of it is the first to have something to say.
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Toasts />)
showKeptToast()
