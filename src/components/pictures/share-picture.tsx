import { ImageResponse } from 'next/og.js'
import type { Line } from '@/pricing'
import { BRAND } from '@/site/brand'
import type { Locale } from '@/site/locale'
import { PICTURE_SIZE } from '@/site/page'

/** A title in letters of the built-in font, or drawn beforehand as an image. */
export type ShareTitle = { text: string } | { src: string; width: number; height: number }
export type ShareSubject = { title: ShareTitle; line: Line | undefined; host: string }

/** All that a picture is made of; the English title stands in where no font has the letters of another one. */
export type ShareDrawing = Omit<ShareSubject, 'title'> & { title: string; english?: string; locale: Locale }

/** The light theme's colours (tokens.css): programs that show a shared picture know no dark mode. */
export const SHARE_COLOURS = { ground: '#ffffff', text: '#12191d', muted: '#52606a', video: '#0b6077' }
const ACCENTS: Partial<Record<Line, string>> = { music: '#803a93', ai: '#3f4fbd' }

export const accentOf = (line: Line | undefined): string => (line && ACCENTS[line]) ?? SHARE_COLOURS.video

/** In pixels, so that a long title fills at most four lines. */
export const titleSize = (title: string): number => (title.length > 48 ? 56 : title.length > 28 ? 68 : 80)
export const TITLE_WIDTH = 1040

/** Whether the built-in font has every letter; for any other the renderer would look for a font on the network. */
export const isBuiltIn = (title: string): boolean => /^[\u0020-\u017f‘’“”–—…€·]*$/.test(title)

/** The PNG that is shown when a page is shared (PAGES, for machines): a tenth of a second of the processor. */
export const sharePicture = (subject: ShareSubject): ImageResponse =>
  new ImageResponse(<Picture {...subject} />, PICTURE_SIZE)

function Picture({ title, line, host }: ShareSubject) {
  const accent = accentOf(line)
  return (
    <div style={{ ...COLUMN, backgroundColor: SHARE_COLOURS.ground, color: SHARE_COLOURS.text }}>
      <div style={{ display: 'flex', height: 16, backgroundColor: accent }} />
      <Backdrop accent={accent} />
      <div style={{ ...COLUMN, flex: 1, justifyContent: 'space-between', padding: '56px 80px' }}>
        <Mark accent={accent} />
        <Title title={title} />
        <div style={{ display: 'flex', fontSize: 30, color: SHARE_COLOURS.muted }}>{host}</div>
      </div>
    </div>
  )
}

const COLUMN = { display: 'flex', flexDirection: 'column', width: '100%', height: '100%' } as const

function Title({ title }: { title: ShareTitle }) {
  if ('src' in title) {
    // biome-ignore lint/performance/noImgElement: no browser shows it, the picture is made of it
    return <img src={title.src} width={title.width} height={title.height} alt="" />
  }
  const fontSize = titleSize(title.text)
  return <div style={{ display: 'flex', width: TITLE_WIDTH, fontSize, lineHeight: 1.2 }}>{title.text}</div>
}

function Mark({ accent }: { accent: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 40 }}>
      <svg viewBox="0 0 32 32" width={64} height={64} aria-hidden="true">
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
