import type { ReactNode } from 'react'
import { LOCALE_NAMES, type Locale } from '@/site/locale'
import { AddressField, Picker, Pickers } from '../window/controls'
import { Row } from '../window/queue-row'
import { TitlePicture } from '../window/title-picture'
import { CallOut } from './call-out'
import type { ScreenProps } from './screen-props'

export const LinkScreen = ({ number, words, rows, ...rest }: ScreenProps) => (
  <>
    <CallOut number={number} className="bg-ground">
      <AddressField text={rows[0]?.title ?? ''} action={words.video.action} />
    </CallOut>
    <div className="mt-2 grid gap-2.5">
      {rows.slice(0, 2).map((row, place) => (
        <Row key={row.title} row={{ ...row, level: 0 }} words={words} locale={rest.locale}>
          <TitlePicture route={rest.route} line={rest.line} place={place} />
        </Row>
      ))}
    </div>
  </>
)

/** The visitor's own language and two that a learner may want. */
const languagesBeside = (locale: Locale): Locale[] => [
  locale,
  ...(['en', 'es', 'ja'] as const).filter(each => each !== locale).slice(0, 2),
]

export const TracksScreen = ({ number, words: { video }, locale }: ScreenProps) => (
  <>
    <CallOut number={number} className="bg-ground">
      <Pickers>
        <Picker name={video.audio} value={LOCALE_NAMES[locale]} />
        <Picker name={video.subtitles} value={LOCALE_NAMES[languagesBeside(locale)[1] ?? locale]} />
      </Pickers>
    </CallOut>
    <div className="mt-2 grid grid-cols-2 gap-2">
      {[0, 1].map(chosen => (
        <Options key={chosen}>
          {languagesBeside(locale).map((each, place) => (
            <Option key={each} isChosen={place === 0 || place === chosen} text={LOCALE_NAMES[each]} />
          ))}
        </Options>
      ))}
    </div>
  </>
)

const QUALITIES = ['720p', '1080p', '4K']

export const FileScreen = ({ number, words: { video, guide } }: ScreenProps) => (
  <>
    <CallOut number={number} className="bg-ground">
      <Pickers>
        <Picker name={guide.file} value="MKV" />
        <Picker name={video.quality} value="1080p" />
      </Pickers>
    </CallOut>
    <div className="mt-2 grid grid-cols-2 gap-2">
      <Options>
        {['MP4', 'MKV'].map(each => (
          <Option key={each} isChosen={each === 'MKV'} text={each} />
        ))}
      </Options>
      <Options>
        {QUALITIES.map(each => (
          <Option key={each} isChosen={each === '1080p'} text={each} />
        ))}
      </Options>
    </div>
  </>
)

const Options = ({ children }: { children: ReactNode }) => (
  <div className="grid content-start gap-1 rounded-[6px] border border-line p-2">{children}</div>
)

const Option = ({ isChosen, text }: { isChosen: boolean; text: string }) => (
  <span className="flex h-7 items-center gap-2">
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 text-accent"
      fill="none"
      stroke="currentColor"
    >
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="4"
        fill={isChosen ? 'currentColor' : 'none'}
        strokeWidth="1.5"
      />
      {isChosen && <path d="M4.5 8l2.5 2.5 4.5-5" stroke="var(--on-accent)" strokeWidth="2" />}
    </svg>
    <span className="truncate">{text}</span>
  </span>
)
