import type { ReactNode } from 'react'
import type { Line } from '@/pricing'
import { BRAND } from '@/site/brand'
import type { Locale } from '@/site/locale'
import { classes } from '../../ui/classes'
import type { Subject } from '../draw'
import { AlbumList } from './album-list'
import type { ContentProps } from './content'
import { Enhancer } from './enhancer'
import { Frame } from './frame'
import { queueOf } from './queue'
import { SideBar } from './side-bar'
import { VideoQueue } from './video-queue'
import { WINDOW_WORDS } from './words/of-locales'
import type { WindowWords } from './words/words'

type Props = Subject & {
  locale: Locale
  /** What the system is called; without it, the picture is decorative. */ system?: string
  className?: string
  /** Whether the queue fills while one looks. */ isFlowing?: boolean
  /** Of its height. */ size?: keyof typeof HEIGHTS
}

const APPLICATIONS: Record<Line, string> = {
  video: `${BRAND} Video`,
  video_music: `${BRAND} Video`,
  adult: `${BRAND} Video`,
  music: `${BRAND} Music`,
  ai: `${BRAND} Video AI`,
  service: BRAND,
}

const HEIGHTS = { full: 'h-85 sm:h-102', small: 'h-71' }

const CONTENTS: Partial<Record<Line, (props: ContentProps) => ReactNode>> = { music: AlbumList, ai: Enhancer }

/** The application of a product as it looks on a computer, in the visitor's language; its rows are made up. */
export function ApplicationWindow({
  route,
  name,
  icon,
  line,
  os,
  locale,
  system,
  className,
  ...more
}: Props) {
  const { isFlowing, size = 'full' } = more
  const words = WINDOW_WORDS[locale]
  const rows = queueOf(route, line, locale)
  const Content = CONTENTS[line] ?? VideoQueue
  return (
    <div
      {...(system
        ? { role: 'img', 'aria-label': altOf(line, words)(name, system) }
        : { 'aria-hidden': true })}
      className={classes('w-full', className)}
    >
      <Frame os={os} title={APPLICATIONS[line]} className={classes('w-full', HEIGHTS[size])}>
        <div className="flex min-h-0 flex-1">
          <SideBar {...{ route, icon, line, words }} />
          {/* What has no room in the height begins another column, which nobody sees: no row is cut. */}
          <div className="flex min-w-0 flex-1 flex-col flex-wrap content-start justify-between gap-x-8 gap-y-2.5 overflow-hidden p-3.5 *:w-full">
            <Content {...{ route, line, locale, words, rows, isFlowing }} />
          </div>
        </div>
      </Frame>
    </div>
  )
}

const altOf = (line: Line, { alt }: WindowWords) =>
  line === 'music' || line === 'ai' ? alt[line] : alt.video
