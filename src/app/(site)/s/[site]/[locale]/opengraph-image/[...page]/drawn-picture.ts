import { isBuiltIn } from '@/components/pictures/share/measures'
import type { ShareDrawing } from '@/components/pictures/share/subject'
import { drawnSoon } from '@/server/drawing/drawn'
import { pageTitle } from '@/server/pages/page-title'
import { shareSubject } from '@/server/pages/share-subject'
import type { PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'

/** Throws `TooBusyToDraw`. */
export async function drawnPicture(
  shown: PageRef,
  visit: Visit,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const found = await shareSubject(shown, visit)
  if (!found) return undefined
  const { title } = found
  const english = isBuiltIn(title) ? undefined : (await pageTitle(shown, { ...visit, locale: 'en' }))?.title
  const { hostname: host } = new URL(visit.origin)
  const drawing: ShareDrawing = { ...found, english, host, locale: visit.locale }
  return new Uint8Array(await drawnSoon('picture', drawing))
}
