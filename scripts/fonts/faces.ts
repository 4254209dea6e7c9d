import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@/site/locale'
import { ROOT } from '../shop/paths'

type Face = { family: string; is: string; file: string; licence: string }
export type LatinFace = Face & {
  /** What stays of a variable face. */
  axes: Record<string, number | { min: number; max: number }>
  weight: string
  /** The system's face that stands in until this one is there, and the file of its measures. */
  standIn: { locals: readonly string[]; measures: string }
}
export type EastAsianFace = Face & {
  locale: Locale
  weight: string
  /** The name that its licence keeps for the whole font. */
  reserved?: string
}

const INTER = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const BRICOLAGE = import.meta.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
)
const ZEN_KAKU = import.meta.resolve(
  '@fontsource/zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-700-normal.woff2',
)
/** That of the receipts, which its package does not name. */
const NOTO_SC = path.join(ROOT, 'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf')

const licensed = (file: string) => ({ file, licence: path.join(path.dirname(file), '../LICENSE') })

export const LATIN_FACES: readonly LatinFace[] = [
  {
    family: 'Shop Text',
    is: 'Inter',
    ...licensed(fileURLToPath(INTER)),
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    standIn: { locals: ['Arial', 'Liberation Sans'], measures: 'Helvetica' },
  },
  {
    family: 'Shop Headline',
    is: 'Bricolage Grotesque',
    ...licensed(fileURLToPath(BRICOLAGE)),
    axes: { opsz: 40, wght: { min: 600, max: 800 } },
    weight: '600 800',
    standIn: {
      locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      measures: 'Helvetica-Bold',
    },
  },
]

export const EAST_ASIAN_FACES: readonly EastAsianFace[] = [
  {
    family: 'Shop Headline JA',
    is: 'Zen Kaku Gothic New',
    ...licensed(fileURLToPath(ZEN_KAKU)),
    locale: 'ja',
    weight: '600 800',
  },
  {
    family: 'Shop Headline ZH',
    is: 'Noto Sans SC',
    ...licensed(NOTO_SC),
    locale: 'zh',
    reserved: 'Noto Sans',
    weight: '600 800',
  },
]
