import type { ReactNode } from 'react'
import type { GuideScreen } from '@/site/guide-steps'
import type { Locale } from '@/site/locale'
import type { Subject } from '../draw'
import { Frame } from '../window/frame'
import { queueOf } from '../window/queue'
import { WINDOW_WORDS } from '../window/words/of-locales'
import { FileScreen, LinkScreen, TracksScreen } from './choice-screens'
import { LibraryScreen, QueueScreen } from './saving-screens'
import type { ScreenProps } from './screen-props'
import { AccountScreen, PageScreen, ProfilesScreen } from './service-screens'

type Props = Subject & { shows: GuideScreen; number: number; locale: Locale }

const SCREENS: Record<GuideScreen, (props: ScreenProps) => ReactNode> = {
  account: AccountScreen,
  profiles: ProfilesScreen,
  page: PageScreen,
  link: LinkScreen,
  tracks: TracksScreen,
  file: FileScreen,
  downloads: QueueScreen,
  library: LibraryScreen,
}

/** The screen of a guide's step, its number on the part that the step is about. */
export function GuidePicture({ shows, number, locale, route, name, icon, line, os }: Props) {
  const words = WINDOW_WORDS[locale]
  const Screen = SCREENS[shows]
  return (
    <div
      role="img"
      aria-label={words.guide.alt(name, words.guide.parts[shows])}
      data-tile={line}
      className="flex h-68 overflow-hidden rounded-card bg-surface px-4 pt-4 sm:px-6 sm:pt-6"
    >
      <Frame os={os} title={name} className="-mb-3 w-full">
        <div className="flex min-h-0 flex-1 flex-col gap-2.5 p-5">
          <Screen {...{ route, icon, line, locale, number, words }} rows={queueOf(route, line, locale)} />
        </div>
      </Frame>
    </div>
  )
}
