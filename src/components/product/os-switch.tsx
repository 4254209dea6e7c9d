import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { OS_CHOICE } from '@/site/os'
import { InlineScript } from '../ui/inline-script'
import { SystemSwitch } from '../ui/system-switch'

/** Which system the page is for; links, so that it works without a script. */
export function OsSwitch({ shown: { visit, systems, product, isWithdrawn } }: { shown: ProductPage }) {
  if (isWithdrawn) return null
  const t = translator(visit.locale, 'common')
  if (systems.length < 2) {
    return product.os === 'win' ? <p className="text-muted">{t('os.windowsOnly')}</p> : null
  }
  return <SystemSwitch locale={visit.locale} shown={product.os} />
}

/** Keeps a choice made by link for the pages that follow; 7 days is the spec's default for cookies (PAGES). */
export function OsMemory({ chosen }: { chosen: string | undefined }) {
  if (chosen !== 'win' && chosen !== 'mac') return null
  const cookie = `${OS_CHOICE}=${chosen}; path=/; max-age=${7 * 24 * 3600}; samesite=lax`
  return <InlineScript text={`document.cookie=${JSON.stringify(cookie)}`} />
}
