import { ImageResponse } from 'next/og.js'
import { PICTURE_SIZE } from '@/site/page'
import { Backdrop, Mark } from './mark'
import { accentOf, SHARE_COLOURS, TEXT_SIZES, textWidth, titleSize } from './measures'
import type { ShareImage, ShareSubject, ShareText } from './subject'

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
