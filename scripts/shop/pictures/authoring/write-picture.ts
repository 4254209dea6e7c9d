import { writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** What a picture of the docs may weigh, held by tests/pictures-of-docs.test.ts. */
const MOST_BYTES = 60 * 1024
const BEST = 86
const LEAST = 40

/** A picture of a part of a page, else of the window, as WebP of at most 60 KB; gives its bytes. Throws where it stays heavier. */
export async function writePicture(page: Page, part: Locator | undefined, file: string): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const seen = await (part ?? page).screenshot({ animations: 'disabled', caret: 'hide' })
  for (let quality = BEST; quality >= LEAST; quality -= 6) {
    const picture = await sharp(seen).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length > MOST_BYTES) continue
    writeFileSync(file, picture)
    return picture.length
  }
  throw new Error(`${file} is heavier than ${MOST_BYTES} bytes: show less of the page.`)
}
