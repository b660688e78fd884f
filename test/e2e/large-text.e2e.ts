import { publicPaths, signInPaths } from '#contract/site.ts'
import { getHorizontalOverflow, setTextSize } from './axe.ts'
import { expect, test } from './people.ts'

test('no public page scrolls sideways with text of 200 %, enlarged by font size or by the zoom of text alone', async ({
  page,
}) => {
  for (const path of [...publicPaths, ...signInPaths, '/nowhere']) {
    await page.goto(path)
    for (const enlargement of ['font size', 'text zoom'] as const) {
      // The font size also changes media queries, the zoom of text alone does not.
      await setTextSize(page, enlargement === 'font size' ? 200 : 100)
      if (enlargement === 'text zoom') await page.addStyleTag({ content: 'html { font-size: 200% }' })
      // 640 px is the narrowest window with columns.
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await getHorizontalOverflow(page), `${path} at ${width}, ${enlargement}`).toBe(0)
      }
    }
  }
})
