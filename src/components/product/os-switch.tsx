import type { ProductPage } from '@/server/product-page'
import { translator } from '@/site/messages'
import { OS_CHOICE } from '@/site/os'
import { classes } from '../ui/classes'

const SYSTEMS = ['win', 'mac'] as const
const SWITCH = 'inline-flex min-h-10 items-center rounded-control px-4 font-semibold'

/** Which system the page is for; links, so that it works without a script. */
export function OsSwitch({ shown: { visit, systems, product, isWithdrawn } }: { shown: ProductPage }) {
  if (isWithdrawn) return null
  const t = translator(visit.locale, 'common')
  if (systems.length < SYSTEMS.length) {
    return product.os === 'win' ? <p className="text-muted">{t('os.windowsOnly')}</p> : null
  }
  return (
    <nav
      aria-label={t('os.label')}
      className="inline-flex w-fit gap-1 rounded-control border border-line bg-surface p-1"
    >
      {SYSTEMS.map(os => (
        <a
          key={os}
          href={`?${OS_CHOICE}=${os}`}
          aria-current={os === product.os ? 'true' : undefined}
          className={classes(
            SWITCH,
            os === product.os ? 'bg-ground text-accent shadow-sm' : 'text-muted hover:text-text',
          )}
        >
          {t(`os.${os}`)}
        </a>
      ))}
    </nav>
  )
}

/** Keeps a choice made by link for the pages that follow; 7 days is the spec's default for cookies (PAGES). */
export function OsMemory({ chosen }: { chosen: string | undefined }) {
  if (chosen !== 'win' && chosen !== 'mac') return null
  const cookie = `${OS_CHOICE}=${chosen}; path=/; max-age=${7 * 24 * 3600}; samesite=lax`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of two fixed texts
  return <script dangerouslySetInnerHTML={{ __html: `document.cookie=${JSON.stringify(cookie)}` }} />
}
