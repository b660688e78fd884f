import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { installReader } from '#kit/in-page.ts'

/** Put into a page by the panel, for the pages that the manager allows. */
export default defineUnlistedScript(() => installReader())
