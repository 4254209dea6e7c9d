import { BROWSER_STORAGE, type BrowserStorage } from '@/site/browser-storage'
import { PURPOSES } from '@/site/consent'
import { lifeText } from '@/site/life-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

const GROUPS = ['necessary', ...PURPOSES] as const

/** All that the shop keeps in a browser, out of the very table that it obeys. */
export function StorageTable({ locale }: { locale: Locale }) {
  const t = translator(locale, 'storage')
  return (
    <section aria-labelledby="storage-table" className="mt-12">
      <h2 id="storage-table" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-3 text-muted">{t('lead')}</p>
      {GROUPS.map(group => (
        <StorageGroup key={group} group={group} locale={locale} />
      ))}
    </section>
  )
}

function StorageGroup({ group, locale }: { group: BrowserStorage['needs']; locale: Locale }) {
  const rows = BROWSER_STORAGE.filter(({ needs }) => needs === group)
  if (rows.length === 0) return null
  const t = translator(locale, 'storage')
  return (
    <>
      <h3 className="mt-8 text-lg">{t(`needs.${group}`)}</h3>
      <dl className="mt-2 border-t border-line">
        {rows.map(row => (
          <div
            key={row.name}
            className="grid gap-1 border-b border-line py-3 sm:grid-cols-[11rem_1fr] sm:gap-x-6"
          >
            <dt>
              <code className="font-semibold break-all">{row.name}</code>
              <span className="block text-sm text-muted">
                {t(`kind.${row.kind}`)} · {termOf(row, locale)}
              </span>
            </dt>
            <dd>{t(`purpose.${row.name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function termOf({ kind, life }: BrowserStorage, locale: Locale): string {
  const t = translator(locale, 'storage')
  if (life !== null) return lifeText(life, locale)
  return t(kind === 'session' ? 'untilClosed' : 'untilDeleted')
}
