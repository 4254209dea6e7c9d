import { setPriority } from 'node:os'
import {
  isBuiltIn,
  SHARE_COLOURS,
  type ShareDrawing,
  type ShareTitle,
  sharePicture,
  TITLE_WIDTH,
  titleSize,
} from '@/components/pictures/share-picture'
import { buildRuleBook, type Rows, type SweepResult, type SweptVisit, sweepPrices } from '@/pricing'
import { titleImage } from '@/server/drawing/title-image'
import { drawInvoice } from '@/server/invoices/draw'
import { BRAND } from '@/site/brand'

// What takes a tenth of a second of the processor or more is made here, beside the event loop that answers visitors;
// started by `src/server/drawing/threads.ts`, which asks by the names that this file exports.

// On Linux that is of this thread alone; elsewhere it would be of the whole process.
if (process.platform === 'linux') setPriority(10)

export { drawInvoice as invoice }

export const sweep = ({ rows, visit }: { rows: Rows; visit: SweptVisit }): SweepResult =>
  sweepPrices(buildRuleBook(rows), visit)

export async function picture({ title, english, locale, line, host }: ShareDrawing): Promise<Uint8Array> {
  const subject = { title: await titleOf({ title, english, locale }), line, host }
  return new Uint8Array(await sharePicture(subject).arrayBuffer())
}

type Titled = Pick<ShareDrawing, 'title' | 'english' | 'locale'>

/** Letters beyond the built-in font are drawn by those of receipts; where they lack one too, the English title or the brand serves. */
async function titleOf({ title, english, locale }: Titled): Promise<ShareTitle> {
  if (isBuiltIn(title)) return { text: title }
  const lettering = { locale, size: titleSize(title) - 12, width: TITLE_WIDTH, color: SHARE_COLOURS.text }
  const drawn = await titleImage(title, lettering)
  return drawn ?? { text: english && isBuiltIn(english) ? english : BRAND }
}
