import sharp from 'sharp'
import { HTML_LANG, type Locale } from '@/site/locale'

export type DrawnText = { src: string; width: number; height: number }
export type Lettering = { locale: Locale; size: number; width: number; color: string }

/** Of the private use area, so that no font has it and its box is drawn. */
const NO_LETTER = '\ue000'
const SAMPLE = 12

/**
 * In the machine's fonts, in lines of at most `width` pixels; undefined where none has the letters, as on systems
 * without Japanese and Chinese ones.
 */
export async function drawnText(text: string, lettering: Lettering): Promise<DrawnText | undefined> {
  if (!(await canDraw(text))) return undefined
  const { locale, size, width, color } = lettering
  const marked = `<span foreground="${color}" lang="${HTML_LANG[locale]}">${escaped(text)}</span>`
  const { data, info } = await sharp({
    text: { text: marked, font: `sans ${size}`, width, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  }
}

export async function canDraw(text: string): Promise<boolean> {
  const box = await sizeOf(NO_LETTER)
  const letters = [...text].filter(letter => letter > '\u2fff').slice(0, SAMPLE)
  const sizes = await Promise.all(letters.map(sizeOf))
  return letters.length === 0 || sizes.some(size => size !== box)
}

async function sizeOf(letter: string): Promise<string> {
  const { info } = await sharp({ text: { text: letter, font: 'sans', dpi: 300, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return `${info.width} × ${info.height}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
