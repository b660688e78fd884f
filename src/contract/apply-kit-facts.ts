// Apart from the calls: every screen of the browser knows the paths, and few need the schemas.

/** The screen where staff confirm the code. The extension opens it with the code as the fragment: `/apply-kit#WDJB-MJHT`. */
export const applyKitPath = '/apply-kit'
/** Opens the posting of an application. The extension finds the application by this address of the tab. */
export const openPostingPath = '/apply-kit/applications/:id'

/** How long a code can be confirmed, and how long a token works. */
export const connectionMinutes = 10
export const tokenHours = 12
