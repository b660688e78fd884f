import { productName } from '#contract/plans.ts'
import { hero } from '#web/content.ts'
import { shareParams } from '#web/features/work/job-interests/shared-posting.ts'
import { paths } from '#web/paths.ts'
import { icons } from './icons.ts'
import { colour } from './tokens.ts'

/** The web app manifest, with a share target for links. */
export const manifest = {
  id: paths.home,
  name: productName,
  short_name: productName,
  description: hero.summary,
  lang: 'en',
  start_url: paths.home,
  scope: paths.home,
  display: 'standalone',
  theme_color: colour('surface'),
  background_color: colour('surface'),
  categories: ['business', 'productivity'],
  icons: icons
    .filter(({ purpose }) => purpose)
    .map(({ path, size, purpose }) => ({ src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
  shortcuts: [
    { name: 'Dashboard', url: paths.dashboard },
    { name: 'Submit Job Interest', url: paths.submitInterest },
    { name: 'Resume Builder', url: paths.resumeBuilder },
  ],
  share_target: {
    action: paths.dashboard,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: shareParams,
  },
}
