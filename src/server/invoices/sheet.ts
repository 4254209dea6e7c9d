import PDFDocument from 'pdfkit'
import { BRAND } from '@/site/brand'
import { HTML_LANG, type Locale } from '@/site/locale'
import { fontFor, type Weight } from '../drawing/fonts'

/** In points; A4 is 595 by 842. */
export const LEFT = 56
export const RIGHT = 539
const TOP = 56
const BOTTOM = 780

const COLORS = { text: '#1a1d21', muted: '#5b626b', line: '#c9ced4', accent: '#0b6077' }

export type Ink = { size: number; weight?: Weight; color?: keyof typeof COLORS; align?: 'left' | 'right' }
export type Cell = { text: string; x: number; width: number; ink: Ink }

export type Sheet = {
  row: (cells: readonly Cell[], gap: number) => Promise<void>
  space: (points: number) => void
  rule: (gap: number) => void
  bytes: () => Promise<Buffer>
}

type About = { title: string; locale: Locale; at: number }

/** `at`: the creation date in the file, fixed so that the same receipt gives the same bytes. */
export function openSheet({ title, locale, at }: About): Sheet {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: HTML_LANG[locale],
    displayTitle: true,
    font: '',
    info: { Title: title, Author: BRAND, Producer: BRAND, Creator: BRAND, CreationDate: new Date(at) },
  })
  const finished = bytesOf(pdf)
  let y = TOP
  const inFont = async ({ text, ink }: Cell) => {
    const { name, data } = await fontFor(text, locale, ink.weight ?? 'regular')
    pdf.registerFont(name, Buffer.from(data.buffer, data.byteOffset, data.byteLength))
    return pdf.font(name).fontSize(ink.size)
  }
  const heightOf = async (cell: Cell) => (await inFont(cell)).heightOfString(cell.text, { width: cell.width })
  return {
    row: async (cells, gap) => {
      let height = 0
      for (const cell of cells) height = Math.max(height, await heightOf(cell))
      if (y + height > BOTTOM) {
        pdf.addPage()
        y = TOP
      }
      for (const cell of cells) {
        const { x, width, text, ink } = cell
        const written = (await inFont(cell)).fillColor(COLORS[ink.color ?? 'text'])
        const baseline = y + Math.max(...cells.map(each => each.ink.size))
        written.text(text, x, baseline, { width, align: ink.align ?? 'left', baseline: 'alphabetic' })
      }
      y += height + gap
    },
    space: points => {
      y += points
    },
    rule: gap => {
      pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(COLORS.line).stroke()
      y += gap
    },
    bytes: () => {
      pdf.end()
      return finished
    },
  }
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', part => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
