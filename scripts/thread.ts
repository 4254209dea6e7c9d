import { setPriority } from 'node:os'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { sceneOf } from '@/components/pictures/illustration/illustration'
import {
  accentOf,
  isBuiltIn,
  SHARE_COLOURS,
  TEXT_SIZES,
  textWidth,
  titleSize,
} from '@/components/pictures/share/measures'
import { inColours, paletteOf } from '@/components/pictures/share/palette'
import { panelSize, SharePanel } from '@/components/pictures/share/panel'
import { sharePicture } from '@/components/pictures/share/share-picture'
import type { ShareDrawing, ShareImage, ShareText } from '@/components/pictures/share/subject'
import { buildRuleBook, type Rows, type SweepResult, type SweptVisit, sweepPrices } from '@/pricing'
import { sceneColours } from '@/server/drawing/scene-colours'
import { titleImage } from '@/server/drawing/title-image'
import { drawInvoice } from '@/server/invoices/draw'
import { cutPicture } from '@/server/pages/cut-picture'
import { BRAND } from '@/site/brand'

// What takes a tenth of a second of the processor or more is made here, beside the event loop that answers visitors;
// started by `src/server/drawing/threads.ts`, which asks by the names that this file exports.

// On Linux that is of this thread alone; elsewhere it would be of the whole process.
if (process.platform === 'linux') setPriority(10)

export { cutPicture as cut, drawInvoice as invoice }

export const sweep = ({ rows, visit }: { rows: Rows; visit: SweptVisit }): SweepResult =>
  sweepPrices(buildRuleBook(rows), visit)

export async function picture(drawing: ShareDrawing): Promise<Uint8Array> {
  const { benefit, price, host, shows } = drawing
  const line = shows?.kind === 'article' ? sceneOf(shows.subject).line : drawing.line
  const width = textWidth(!shows)
  const subject = {
    title: await titleOf(drawing),
    benefit: await textOf(benefit, drawing, { size: TEXT_SIZES.benefit, width, color: SHARE_COLOURS.muted }),
    price: await textOf(price, drawing, { size: TEXT_SIZES.price, width, color: accentOf(line) }),
    panel: shows && panelOf(shows, line),
    line,
    host,
  }
  return new Uint8Array(await sharePicture(subject).arrayBuffer())
}

/** Letters beyond the built-in font are drawn by those of receipts; where they lack one too, the English title or the brand serves. */
async function titleOf({ title, english, locale, shows }: ShareDrawing): Promise<ShareText> {
  const size = titleSize(title, !shows) - 12
  const lettering = { size, width: textWidth(!shows), color: SHARE_COLOURS.text }
  const drawn = await textOf(title, { locale }, lettering)
  return drawn ?? { text: english && isBuiltIn(english) ? english : BRAND }
}

type Lettering = { size: number; width: number; color: string }

/** Undefined where no font has every letter. */
async function textOf(
  text: string | undefined,
  { locale }: Pick<ShareDrawing, 'locale'>,
  lettering: Lettering,
): Promise<ShareText | undefined> {
  if (!text || isBuiltIn(text)) return text ? { text } : undefined
  return titleImage(text, { locale, ...lettering })
}

function panelOf(shows: NonNullable<ShareDrawing['shows']>, line: ShareDrawing['line']): ShareImage {
  if (shows.kind === 'own') return shows
  const colours = shows.kind === 'campaign' ? sceneColours(shows.scene) : paletteOf(line)
  const markup = inColours(renderToStaticMarkup(createElement(SharePanel, { shows })), colours)
  return { src: `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`, ...panelSize(shows) }
}
