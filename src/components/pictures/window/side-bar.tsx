import { classes } from '../../ui/classes'
import type { Subject } from '../draw'
import { ServiceGlyph } from '../glyphs/service-glyph'
import type { WindowWords } from './words/words'

const PLACES = ['home', 'downloads', 'library', 'settings'] as const

const SIGNS: Record<(typeof PLACES)[number], string> = {
  home: 'M2.5 7L8 2.5 13.5 7v6.5h-11z',
  downloads: 'M8 2v8M4.5 7L8 10.5 11.5 7M2.5 13.5h11',
  library: 'M2.5 3h4v10.5h-4zM9 3.5l3-1 2 10.5-3 .5z',
  settings: 'M2 5h6M12 5h2M2 11h2M8 11h6M10 3v4M6 9v4',
}

type Props = Pick<Subject, 'route' | 'icon' | 'line'> & { words: WindowWords }

export const SideBar = ({ route, icon, line, words }: Props) => (
  <div className="hidden w-45 shrink-0 flex-col gap-1 border-e border-line bg-surface p-3 @md:flex">
    <ServiceGlyph {...{ route, icon, line }} className="mb-3 size-11" />
    {PLACES.map(place => (
      <div
        key={place}
        className={classes(
          'flex h-8 items-center gap-2 rounded-[6px] px-2',
          place === 'downloads' ? 'bg-accent-soft font-semibold text-accent' : 'text-muted',
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d={SIGNS[place]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className="min-w-0 flex-1 truncate">
          {place === 'downloads' && (line === 'music' || line === 'ai')
            ? words[line].action
            : words.nav[place]}
        </span>
      </div>
    ))}
    {line !== 'ai' && <Stock text={words.saved} />}
  </div>
)

/** How full the library is: up to its mark. */
const Stock = ({ text }: { text: string }) => (
  <div className="mt-auto overflow-hidden rounded-[6px] border border-line bg-ground">
    <p className="px-2.5 pt-2 text-[12px]/[1.3] text-muted">{text}</p>
    <svg aria-hidden="true" viewBox="0 0 120 34" className="block w-full">
      <path d="M0 12q10-6 20 0t20 0 20 0 20 0 20 0 20 0V34H0z" fill="var(--accent)" opacity=".18" />
      <path d="M0 19q10-6 20 0t20 0 20 0 20 0 20 0 20 0V34H0z" fill="var(--accent)" opacity=".35" />
    </svg>
  </div>
)
