import { fixed } from '../draw'
import { ServiceGlyph } from '../glyphs/service-glyph'
import { TitlePicture } from '../window/title-picture'
import { CallOut } from './call-out'
import type { ScreenProps } from './screen-props'

/** The service's own page, opened inside the application. */
export const AccountScreen = ({ route, icon, line, number, words: { guide } }: ScreenProps) => (
  <div className="m-auto w-56">
    <CallOut number={number} className="grid justify-items-center gap-2 bg-ground p-3">
      <ServiceGlyph {...{ route, icon, line }} className="size-9" />
      <Field name={guide.email} dots="••••••••" />
      <Field name={guide.password} dots="••••••" />
      <span className="w-full rounded-[6px] bg-accent py-1.5 text-center font-semibold text-on-accent">
        {guide.signIn}
      </span>
    </CallOut>
  </div>
)

const Field = ({ name, dots }: { name: string; dots: string }) => (
  <span className="flex w-full gap-2 rounded-[6px] border border-line px-2.5 py-1">
    <span className="min-w-0 flex-1 truncate text-muted">{name}</span>
    <span aria-hidden="true">{dots}</span>
  </span>
)

const EPISODES = [1, 2, 3]

export function PageScreen({ route, line, number, words }: ScreenProps) {
  const title = line === 'adult' ? words.hidden(1) : words.titles[fixed(route, 7, words.titles.length)]
  const episodes = EPISODES.map(episode => (
    <Episode
      key={episode}
      {...{ route, line, episode }}
      name={words.episode(episode)}
      left={words.guide.left}
    />
  ))
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate text-[15px] font-semibold">{title}</span>
        <span className="shrink-0 rounded-[6px] border border-line px-3 py-1.5">{words.guide.season}</span>
      </div>
      <CallOut number={number} className="mt-2 bg-ground">
        {episodes[0]}
      </CallOut>
      {episodes.slice(1)}
    </>
  )
}

type EpisodeProps = Pick<ScreenProps, 'route' | 'line'> & { episode: number; name: string; left: string }

const Episode = ({ route, line, episode, name, left }: EpisodeProps) => (
  <div className="flex items-center gap-3 p-1.5">
    <span className="size-4 shrink-0 rounded-[4px] border-2 border-muted" />
    <svg aria-hidden="true" viewBox="0 0 64 36" className="h-9 w-16 shrink-0 rounded-[6px]">
      <TitlePicture route={route} line={line} place={episode} />
    </svg>
    <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
    <span className="truncate text-[12px] text-muted">{left}</span>
  </div>
)
