import type { ReactNode } from 'react'
import { LOCALE_NAMES, type Locale } from '@/site/locale'
import type { Subject } from './draw'
import { signOf } from './glyphs/of-routes'
import { SignPaths } from './glyphs/service-glyph'
import { FileScreen, TracksScreen } from './guide/choice-screens'
import { QueueScreen } from './guide/saving-screens'
import { AccountScreen, PageScreen } from './guide/service-screens'
import { Laptop } from './laptop'
import { type DrawingName, drawnAs, type StepName } from './step-name'
import { inWindow, StepWindow } from './step-window'
import { AddressField, Picker, Pickers } from './window/controls'
import { Enhanced } from './window/enhanced'
import { queueOf } from './window/queue'
import { Row } from './window/queue-row'
import { TitlePicture } from './window/title-picture'
import { WINDOW_WORDS } from './window/words/of-locales'

type Props = Subject & { locale: Locale }

/** A step as it looks on the screen; what it says stands beside it. */
export function StepPicture({ step, ...subject }: Props & { step: StepName }) {
  const Drawing = DRAWINGS[drawnAs(step, subject.line)]
  return (
    <div aria-hidden="true" className="flex h-64 overflow-hidden rounded-card bg-surface px-5 pt-5">
      <Drawing {...subject} />
    </div>
  )
}

function Install({ os, route, icon, line }: Props) {
  const sign = signOf(route, line)
  return (
    <svg aria-hidden="true" viewBox="0 0 200 140" className="m-auto h-45 pb-4">
      <Laptop os={os} />
      {icon ? (
        <image
          {...{ href: icon, x: 78, y: 20, width: 44, height: 44 }}
          preserveAspectRatio="xMidYMid slice"
          className="[clip-path:inset(0_round_11px)]"
        />
      ) : (
        <g data-tile={sign.line} transform="translate(78 20)">
          <rect width="44" height="44" rx="11" fill="var(--tile)" />
          <g transform="translate(8.5 8.5) scale(1.125)">
            <SignPaths name={sign.name} />
          </g>
        </g>
      )}
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d="M62 84h76" stroke="var(--line)" />
        <path d="M62 84h49" stroke="var(--accent)" />
      </g>
      <path d="M111 76v16" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function Choose({ os, route, line, locale }: Props) {
  const [words, rows] = [WINDOW_WORDS[locale], queueOf(route, line, locale)]
  const { ai, music, video } = words
  const first = line === 'ai' ? words.titles[3] : line === 'music' ? music.playlist : rows[0]?.title
  const asked = line === 'ai' ? ai : line === 'music' ? music : video
  return (
    <StepWindow os={os} title={line === 'video' || line === 'adult' ? words.nav.downloads : asked.action}>
      <AddressField text={first ?? ''} action={asked.action} />
      <Pickers>
        {'format' in asked && <Picker name={asked.format} value="MP3" />}
        {'quality' in asked && (
          <Picker name={asked.quality} value={line === 'music' ? '320 kbps' : '1080p · 4K'} />
        )}
        {'subtitles' in asked && <Picker name={asked.subtitles} value={LOCALE_NAMES[locale]} />}
        {'upscale' in asked && <Picker name={asked.upscale} value="4× · 2160p" />}
      </Pickers>
      {line !== 'ai' && rows[0] && (
        <Row row={rows[0]} words={words} locale={locale}>
          <TitlePicture route={route} line={line} place={0} />
        </Row>
      )}
      {line === 'ai' && <Picker name={ai.action} value={ai.sharpen} />}
    </StepWindow>
  )
}

function Use({ os, route, line, locale }: Props) {
  const [words, rows] = [WINDOW_WORDS[locale], queueOf(route, line, locale)]
  if (line === 'ai') {
    return (
      <StepWindow os={os} title={words.ai.action} className="p-0">
        <Enhanced route={route} words={words} />
      </StepWindow>
    )
  }
  return (
    <StepWindow os={os} title={words.nav.library}>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {rows.map(({ title, detail }, place) => (
          <div key={title} className="grid grid-cols-1 gap-1">
            <svg
              aria-hidden="true"
              viewBox="0 0 64 28"
              className="w-full rounded-[6px]"
              preserveAspectRatio="xMidYMid slice"
            >
              <TitlePicture route={route} line={line} place={place} />
            </svg>
            <span className="truncate text-[12px]/[1.3] font-semibold">{title}</span>
            {line === 'music' && (
              <span className="-mt-1 truncate text-[12px]/[1.3] text-muted">{detail}</span>
            )}
          </div>
        ))}
      </div>
    </StepWindow>
  )
}

type Drawing = (props: Props) => ReactNode

const DRAWINGS: Record<DrawingName, Drawing> = {
  install: Install,
  choose: Choose,
  use: Use,
  account: inWindow(AccountScreen),
  page: inWindow(PageScreen),
  tracks: inWindow(TracksScreen),
  file: inWindow(FileScreen),
  downloads: inWindow(QueueScreen),
}
