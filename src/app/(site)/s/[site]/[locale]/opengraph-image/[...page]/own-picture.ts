import { drawnSoon, TooBusyToDraw } from '@/server/drawing/drawn'
import { chosenPicture } from '@/server/pages/chosen-picture'
import type { PictureToCut } from '@/server/pages/cut-picture'
import { pageTitle } from '@/server/pages/page-title'
import { log } from '@/server/runtime/log/log'
import type { PageRef } from '@/site/page'
import type { Visit } from '@/site/visit'

/**
 * A JPEG of what the editor of a page chose. Undefined where nothing was chosen, where there is no such page, or where the file
 * is gone, does not come or is no picture: then it is drawn. Throws `TooBusyToDraw`.
 */
export async function ownPicture(shown: PageRef, visit: Visit): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chosen = await chosenPicture(shown, visit)
  if (!chosen || !(await pageTitle(shown, visit))) return undefined
  const { file, focalX, focalY, changed } = chosen
  const toCut: PictureToCut = { file, focalX, focalY, changed }
  try {
    return new Uint8Array(await drawnSoon('cut', toCut))
  } catch (error) {
    if (error instanceof TooBusyToDraw) throw error
    log.warn({ error, file }, 'a picture to share could not be read; the drawn one is shown')
    return undefined
  }
}
