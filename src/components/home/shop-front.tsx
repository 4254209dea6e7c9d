import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ApplicationWindow } from '../pictures/window/application-window'
import { FlowingWindow } from '../pictures/window/flowing-window'
import { BRAND } from '../ui/brand'

/** The applications of both lines; on a phone the first of them, so that its words can be read. */
export function ShopFront({ visit: { locale, os } }: { visit: Pick<Visit, 'locale' | 'os'> }) {
  const system = translator(locale, 'common')(`os.${os}`)
  return (
    <div className="relative sm:pb-44 lg:pb-55">
      <div className="sm:ms-auto sm:w-[94%]">
        <FlowingWindow
          {...{ os, locale, system }}
          route="all_in_one_video_suite"
          name={`${BRAND} Video`}
          line="video"
        />
      </div>
      <ApplicationWindow
        {...{ os, locale }}
        route="all_in_one_music_suite"
        name={`${BRAND} Music`}
        line="music"
        size="small"
        className="absolute start-0 bottom-0 hidden max-w-80 sm:block"
      />
    </div>
  )
}
