import { classes } from '../../ui/classes'
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

/** Who is watching: the question of a service that has profiles, after its sign-in. */
export const ProfilesScreen = ({ route, icon, line, number }: ScreenProps) => (
  <div className="m-auto grid justify-items-center gap-5">
    <ServiceGlyph {...{ route, icon, line }} className="size-9" />
    <div className="flex gap-4">
      <CallOut number={number} className="bg-ground">
        <Face colours="bg-accent text-on-accent" />
      </CallOut>
      <Face colours="bg-surface text-muted" />
      <Face colours="bg-surface text-muted" />
    </div>
  </div>
)

const Face = ({ colours }: { colours: string }) => (
  <span className={classes('grid size-14 place-items-center rounded-[6px]', colours)}>
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-9" fill="none" stroke="currentColor">
      <path d="M8 9.5h.01M16 9.5h.01M8 15q4 3.5 8 0" strokeWidth="2" strokeLinecap="round" />
    </svg>
  </span>
)

/** In minutes, of the first three. */
const EPISODES = [47, 44, 51]

export function PageScreen({ route, line, number, words }: ScreenProps) {
  const title = line === 'adult' ? words.hidden(1) : words.titles[fixed(route, 7, words.titles.length)]
  const episodes = EPISODES.map((minutes, place) => (
    <Episode
      key={minutes}
      {...{ route, line, episode: place + 1 }}
      name={words.episode(place + 1)}
      length={words.guide.length(minutes)}
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

type EpisodeProps = Pick<ScreenProps, 'route' | 'line'> & { episode: number; name: string; length: string }

const Episode = ({ route, line, episode, name, length }: EpisodeProps) => (
  <div className="flex items-center gap-3 p-1.5">
    <span className="size-4 shrink-0 rounded-[4px] border-2 border-muted" />
    <svg aria-hidden="true" viewBox="0 0 64 36" className="h-9 w-16 shrink-0 rounded-[6px]">
      <TitlePicture route={route} line={line} place={episode} />
    </svg>
    <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
    <span className="truncate text-[12px] text-muted">{length}</span>
  </div>
)
