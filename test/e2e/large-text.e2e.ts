import { publicPaths, signInPaths } from '#contract/site.ts'
import { getHorizontalOverflow, setTextSize } from './axe.ts'
import { expect, test } from './people.ts'

/** The two ways in which browsers enlarge text: the font size also changes media queries, the zoom of text alone does not. */
const enlargements = ['font size', 'text zoom'] as const

for (const enlargement of enlargements)
  test(`no public page scrolls sideways at 320 px with a ${enlargement} of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    if (enlargement === 'font size') await setTextSize(page, 200)
    for (const path of [...publicPaths, ...signInPaths, '/nowhere']) {
      await page.goto(path)
      if (enlargement === 'text zoom') await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await getHorizontalOverflow(page), path).toBe(0)
    }
  })
