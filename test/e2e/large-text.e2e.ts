import { publicPaths, signInPaths } from '#contract/site.ts'
import { getHorizontalOverflow, setTextSize } from './axe.ts'
import { expect, test } from './people.ts'

/** The two ways in which browsers enlarge text: the font size also changes media queries, the zoom of text alone does not. */
const enlargements = ['font size', 'text zoom'] as const

for (const enlargement of enlargements)
  test(`no public page scrolls sideways with a ${enlargement} of 200 %`, async ({ page }) => {
    if (enlargement === 'font size') await setTextSize(page, 200)
    for (const path of [...publicPaths, ...signInPaths, '/nowhere']) {
      await page.goto(path)
      if (enlargement === 'text zoom') await page.addStyleTag({ content: 'html { font-size: 200% }' })
      // 640 px is the narrowest window with columns.
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await getHorizontalOverflow(page), `${path} at ${width}`).toBe(0)
      }
    }
  })
