import type { Slide } from '@/server/campaigns/texts'
import { Illustration } from '../pictures/illustration/illustration'
import { LatePicture } from '../ui/late-picture'

type Props = {
  slides: readonly Slide[]
  label: string
  /** Set if the slides are in another language than the page. */
  lang: string | undefined
}

export function Carousel({ slides, label, lang }: Props) {
  if (slides.length === 0) return null
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="mt-8 -mx-4 overflow-x-auto px-4 pb-4 snap-x snap-mandatory scroll-px-4 sm:mx-0 sm:px-0 sm:scroll-px-0"
    >
      <ul lang={lang} className="flex gap-4">
        {slides.map(({ title, text, picture }, index) => (
          <li
            key={title}
            className="w-[85%] shrink-0 snap-start overflow-hidden rounded-card border border-line sm:w-[46%] lg:w-[32%]"
          >
            {picture ? (
              <LatePicture picture={picture} />
            ) : (
              <Illustration of={drawnOf(index)} className="aspect-video w-full" />
            )}
            <div className="grid gap-1 p-4">
              <h3 className="text-lg">{title}</h3>
              {text && <p className="text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is on sale at most times, one after another. */
const SOLD = ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_ai', 'video_music_one']

const drawnOf = (index: number) => ({
  number: index,
  routes: [SOLD[index % SOLD.length] ?? ''],
  categories: [],
})
