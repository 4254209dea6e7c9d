import sharp from 'sharp'
import { HTML_LANG, type Locale } from '@/site/locale'
import { inMarkup } from '../runtime/in-markup'
import { fontFor } from './fonts'

export type TitleImage = { src: string; width: number; height: number }
export type Lettering = { locale: Locale; size: number; width: number; color: string }

/**
 * In lines of at most `width` pixels, by the fonts of receipts: those of the machine may lack Japanese and Chinese, and an
 * image has none. Undefined where no font has every letter.
 */
export async function titleImage(text: string, lettering: Lettering): Promise<TitleImage | undefined> {
  const { locale, size, width, color } = lettering
  const { font, file, lacking } = await fontFor(text, locale, 'regular')
  if (lacking > 0) return undefined
  const marked = `<span foreground="${color}" lang="${HTML_LANG[locale]}">${inMarkup(text)}</span>`
  const { data, info } = await sharp({
    text: {
      text: marked,
      font: `${font.familyName} ${size}`,
      fontfile: file,
      width,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  }
}
