import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { SystemSwitch } from '../ui/system-switch'

/** Links, so that it works without a script. */
export function OsSwitch({ shown: { visit, systems, product, isWithdrawn } }: { shown: ProductPage }) {
  if (isWithdrawn) return null
  const t = translator(visit.locale, 'common')
  if (systems.length < 2) {
    return product.os === 'win' ? <p className="text-muted">{t('os.windowsOnly')}</p> : null
  }
  return <SystemSwitch locale={visit.locale} shown={product.os} />
}
