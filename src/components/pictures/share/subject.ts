import type { Line } from '@/pricing'
import type { Scene } from '@/site/campaign-look'
import type { Locale } from '@/site/locale'
import type { Subject } from '../illustration/illustration'

/** A text in letters of the built-in font, or drawn beforehand as an image. */
export type ShareText = { text: string } | ShareImage
export type ShareImage = { src: string; width: number; height: number }

/** What the picture of a page shows beside its words: a drawing, or the picture that an editor chose. */
type Shown = Drawn | ({ kind: 'own' } & ShareImage)
export type Drawn =
  | { kind: 'service'; route: string }
  | { kind: 'guide'; route: string }
  | { kind: 'article'; subject: Subject }
  | { kind: 'services' }
  | { kind: 'guides' }
  | { kind: 'campaign'; scene: Scene }

export type ShareSubject = {
  title: ShareText
  /** What it does for the visitor, and from what price. */
  benefit: ShareText | undefined
  price: ShareText | undefined
  panel: ShareImage | undefined
  line: Line | undefined
  host: string
}

/** All that a picture is made of; the English title stands in where no font has the letters of another one. */
export type ShareDrawing = Pick<ShareSubject, 'line' | 'host'> & {
  title: string
  english?: string | undefined
  benefit?: string | undefined
  price?: string | undefined
  shows?: Shown | undefined
  locale: Locale
}
