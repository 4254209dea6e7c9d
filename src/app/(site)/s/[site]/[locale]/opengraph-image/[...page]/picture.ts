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

export async function pictureOf(shown: PageRef, visit: Visit): Promise<ArrayBuffer | undefined> {
  const found = await pageTitle(shown, visit)
  if (!found) return undefined
  const title = await titleOf(found.title, shown, visit)
  const host = new URL(visit.origin).hostname
  return sharePicture({ title, line: found.line, host }).arrayBuffer()
}

/** The machine draws letters beyond the built-in font; where it cannot, the English title or the brand serves. */
async function titleOf(title: string, shown: PageRef, visit: Visit): Promise<ShareTitle> {
  if (isBuiltIn(title)) return { text: title }
  const { locale } = visit
  const lettering = { locale, size: titleSize(title) - 12, width: TITLE_WIDTH, color: SHARE_COLOURS.text }
  const drawn = await drawnText(title, lettering)
  if (drawn) return drawn
  const english = (await pageTitle(shown, { ...visit, locale: 'en' }))?.title
  return { text: english && isBuiltIn(english) ? english : BRAND }
}
