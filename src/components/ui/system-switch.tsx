import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { OS_CHOICE } from '@/site/os-choice'
import { classes } from './classes'

const SYSTEMS = ['win', 'mac'] as const
const LINK = 'inline-flex min-h-10 items-center rounded-control px-4 font-semibold'

type Props = {
  locale: Locale
  shown: (typeof SYSTEMS)[number]
  keep?: Record<string, string>
}

/** Links, so that it works without a script. */
export function SystemSwitch({ locale, shown, keep }: Props) {
  const t = translator(locale, 'common')
  return (
    <nav
      aria-label={t('os.label')}
      className="inline-flex w-fit gap-1 rounded-control border border-line bg-surface p-1"
    >
      {SYSTEMS.map(os => (
        <a
          key={os}
          href={`?${new URLSearchParams({ ...keep, [OS_CHOICE]: os })}`}
          aria-current={os === shown ? 'true' : undefined}
          className={classes(
            LINK,
            os === shown
              ? 'bg-ground text-accent shadow-sm ring-1 ring-accent forced-colors:outline-2 forced-colors:outline-[Highlight]'
              : 'text-muted hover:text-text',
          )}
        >
          {t(`os.${os}`)}
        </a>
      ))}
    </nav>
  )
}
