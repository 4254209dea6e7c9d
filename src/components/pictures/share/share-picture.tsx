import { ImageResponse } from 'next/og.js'
import type { Line } from '@/pricing'
import { BRAND } from '@/site/brand'
import type { Scene } from '@/site/campaign-look'
import type { Locale } from '@/site/locale'
import { PICTURE_SIZE } from '@/site/page'
import type { Subject } from '../illustration/illustration'

/** A text in letters of the built-in font, or drawn beforehand as an image. */
export type ShareText = { text: string } | ShareImage
export type ShareImage = { src: string; width: number; height: number }

/** What the picture of a page shows beside its words. */
export type Shown =
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

/** The light theme's colours (the style sheets): programs that show a shared picture know no dark mode. */
export const SHARE_COLOURS = { ground: '#ffffff', text: '#12191d', muted: '#52606a', video: '#0b6077' }
const ACCENTS: Partial<Record<Line, string>> = { music: '#803a93', ai: '#3f4fbd' }

export const accentOf = (line: Line | undefined): string => (line && ACCENTS[line]) ?? SHARE_COLOURS.video

/** In pixels: beside a panel four lines at most, alone as well. */
export function titleSize(title: string, isAlone: boolean): number {
  if (isAlone) return title.length > 48 ? 56 : title.length > 28 ? 68 : 80
  return title.length > 56 ? 40 : title.length > 32 ? 48 : 60
}
export const textWidth = (isAlone: boolean): number => (isAlone ? 1040 : 536)
export const TEXT_SIZES = { benefit: 27, price: 40 }

/** Whether the built-in font has every letter; for any other the renderer would look for a font on the network. */
export const isBuiltIn = (title: string): boolean => /^[\u0020-\u017f‘’“”–—…€·]*$/.test(title)

/** The PNG that is shown when a page is shared (PAGES, for machines): a tenth of a second of the processor. */
export const sharePicture = (subject: ShareSubject): ImageResponse =>
  new ImageResponse(<Picture {...subject} />, PICTURE_SIZE)

function Picture({ title, benefit, price, panel, line, host }: ShareSubject) {
  const accent = accentOf(line)
  const width = textWidth(!panel)
  const size = 'text' in title ? titleSize(title.text, !panel) : 0
  return (
    <div style={{ ...COLUMN, backgroundColor: SHARE_COLOURS.ground, color: SHARE_COLOURS.text }}>
      <div style={{ display: 'flex', height: 16, backgroundColor: accent }} />
      {panel ? <Panel panel={panel} /> : <Backdrop accent={accent} />}
      <div
        style={{
          ...COLUMN,
          flex: 1,
          justifyContent: 'space-between',
          padding: panel ? '48px 56px' : '56px 80px',
        }}
      >
        <Mark accent={accent} />
        <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
          <Text of={title} {...{ size, width }} />
          {benefit && (
            <Text of={benefit} size={TEXT_SIZES.benefit} width={width} color={SHARE_COLOURS.muted} />
          )}
        </div>
        <div style={{ display: 'flex', alignItems: 'flex-end', gap: 28 }}>
          {price && <Text of={price} size={TEXT_SIZES.price} color={accent} />}
          <div style={{ display: 'flex', fontSize: 28, color: SHARE_COLOURS.muted }}>{host}</div>
        </div>
      </div>
    </div>
  )
}

const COLUMN = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%' } as const

type TextProps = { of: ShareText; size: number; width?: number; color?: string }

function Text({ of, size, width, color = SHARE_COLOURS.text }: TextProps) {
  if ('src' in of) return <Image of={of} />
  // The renderer takes no style that is undefined.
  const style = { display: 'flex', fontSize: size, lineHeight: 1.2, color, ...(width && { width }) }
  return <div style={style}>{of.text}</div>
}

const Image = ({ of: { src, width, height } }: { of: ShareImage }) => (
  // biome-ignore lint/performance/noImgElement: no browser shows it, the picture is made of it
  <img src={src} width={width} height={height} alt="" />
)

/** At the right edge, below the band; one that is less high stands in the middle. */
const Panel = ({ panel }: { panel: ShareImage }) => (
  <div
    style={{
      position: 'absolute',
      display: 'flex',
      alignItems: 'center',
      top: 16,
      right: 0,
      height: PICTURE_SIZE.height - 16,
    }}
  >
    <Image of={panel} />
  </div>
)

function Mark({ accent }: { accent: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36 }}>
      <svg viewBox="0 0 32 32" width={56} height={56} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill={accent} />
        {tide('#ffffff', '#ffb98a')}
      </svg>
      {BRAND}
    </div>
  )
}

function Backdrop({ accent }: { accent: string }) {
  return (
    <svg
      viewBox="4 6 24 20"
      width={720}
      height={600}
      aria-hidden="true"
      style={{ position: 'absolute', right: -150, bottom: -160, opacity: 0.08 }}
    >
      {tide(accent)}
    </svg>
  )
}

/** Not a component: inside an svg the renderer takes plain elements only. */
const tide = (colour: string, mark = colour) => (
  <g fill="none" stroke={colour} strokeWidth="2.5" strokeLinecap="round">
    <path d="M7 10.5h18" stroke={mark} />
    <path d="M7 17c3-3 6-3 9 0s6 3 9 0" />
    <path d="M7 23c3-3 6-3 9 0s6 3 9 0" opacity="0.65" />
  </g>
)
