import {
  isBuiltIn,
  SHARE_COLOURS,
  type ShareTitle,
  sharePicture,
  TITLE_WIDTH,
  titleSize,
} from '@/components/pictures/share-picture'
import { pageTitle } from '@/server/pages/page-title'
import { drawnText } from '@/server/seo/share-picture-text'
import { BRAND } from '@/site/brand'
import type { PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'

/** The picture of a page as PNG bytes; undefined where there is no such page. */
export async function pictureOf(shown: PageRef, visit: Visit): Promise<ArrayBuffer | undefined> {
  const found = await pageTitle(shown, visit)
  if (!found) return undefined
  const title = await titleOf(found.title, shown, visit)
  const host = new URL(visit.origin).hostname
  return sharePicture({ title, line: found.line, host }).arrayBuffer()
}

/** Letters beyond the built-in font's are drawn by the machine; where it cannot, the English title serves, or the brand. */
async function titleOf(title: string, shown: PageRef, visit: Visit): Promise<ShareTitle> {
  if (isBuiltIn(title)) return { text: title }
  const { locale } = visit
  const lettering = { locale, size: titleSize(title) - 12, width: TITLE_WIDTH, color: SHARE_COLOURS.text }
  const drawn = await drawnText(title, lettering)
  if (drawn) return drawn
  const english = (await pageTitle(shown, { ...visit, locale: 'en' }))?.title
  return { text: english && isBuiltIn(english) ? english : BRAND }
}
