import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { readShared } from '#web/features/work/job-interests/shared-posting.ts'
import { resolveRoute } from '#web/screens.ts'
import { renderIcon, icons } from './icons.ts'
import { manifest } from './manifest.ts'
import { renderPicture, pictureIds, pictureSize } from './open-graph.ts'
import { renderText } from './render-text.ts'
import { colour } from './tokens.ts'

const pixel = async (png: Buffer, left: number, top: number) => {
  const cut = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${cut.toString('hex')}`
}

test('text is rendered in the font of the product on every machine', async () => {
  // Its figure one is narrow: that of every other font that machines have is wider by a third or more.
  const ones = await renderText('11111111', { size: 100 })
  expect(ones.width).toBeGreaterThan(290)
  expect(ones.width).toBeLessThan(330)
  const heavier = await renderText('Foothold', { size: 100, weight: 'Semi-Bold' })
  expect(heavier.width).toBeGreaterThan((await renderText('Foothold', { size: 100 })).width)
})

test('text is escaped', async () => {
  const { width } = await renderText('<b>&amp;</b>', { size: 40 })
  const { width: shorter } = await renderText('&', { size: 40 })
  expect(width).toBeGreaterThan(shorter * 5)
})

describe('pictures', () => {
  test('have the expected size, are small files, and differ', async () => {
    const pngs = await Promise.all(pictureIds.map(renderPicture))
    for (const [index, png] of pngs.entries()) {
      const name = pictureIds[index]
      expect(await sharp(png).metadata(), name).toMatchObject({ format: 'png', ...pictureSize })
      expect(png.length, name).toBeLessThan(60_000)
      expect(await pixel(png, 4, 4), name).toBe(colour('surface'))
      const { channels } = await sharp(png).greyscale().stats()
      expect(channels[0]?.stdev, name).toBeGreaterThan(10)
    }
    expect(new Set(pngs.map((png) => png.toString('base64'))).size).toBe(pictureIds.length)
  })
})

describe('icons', () => {
  test('have their size; maskable ones fill the square with colour', async () => {
    for (const icon of icons) {
      const png = await renderIcon(icon)
      expect(await sharp(png).metadata(), icon.path).toMatchObject({
        format: 'png',
        width: icon.size,
        height: icon.size,
      })
      if (!icon.full) continue
      expect((await sharp(png).stats()).isOpaque, icon.path).toBe(true)
      expect(await pixel(png, 0, 0), icon.path).toBe(colour('accent'))
    }
  })

  test('keep the step inside the safe circle of maskable icons', async () => {
    const maskable = icons.find(({ purpose }) => purpose === 'maskable')
    if (!maskable) throw new Error('There is no maskable icon')
    const { data, info } = await sharp(await renderIcon(maskable))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const centre = (maskable.size - 1) / 2
    let farthest = 0
    for (const [index, value] of data.entries()) {
      if (value < 200) continue
      const [x, y] = [index % info.width, Math.floor(index / info.width)]
      farthest = Math.max(farthest, Math.hypot(x - centre, y - centre))
    }
    expect(farthest).toBeGreaterThan(maskable.size * 0.2)
    expect(farthest).toBeLessThan(maskable.size * 0.4)
  })
})

describe('the manifest', () => {
  test('names existing icons of the expected sizes', () => {
    const made = icons.map(({ path }) => `/${path}`)
    for (const { src } of manifest.icons) expect(made).toContain(src)
    const plain = manifest.icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)
    expect(plain).toEqual(['192x192', '512x512'])
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })

  test('leads to existing screens of a job seeker', () => {
    const urls = [manifest.start_url, manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)]
    for (const url of urls)
      expect(resolveRoute(new URL(url, 'http://localhost').pathname, 'user').kind, url).toBe('open')
  })

  test('shares under the names that the dashboard reads, by a call that changes nothing', () => {
    const { method, params } = manifest.share_target
    expect(method).toBe('GET')
    const query = new URLSearchParams({ [params.title]: 'Welder', [params.text]: 'https://jobs.example.test/7' })
    expect(readShared(`?${query}`)).toEqual({ jobUrl: 'https://jobs.example.test/7', notes: 'Welder', problem: null })
  })
})
