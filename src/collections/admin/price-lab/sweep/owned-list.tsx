import type { OwnedLicence } from '@/pricing'
import { t } from '../../words/of-request'
import { planText } from '../../words/shop-names'
import type { Places } from '../parts'

/** What somebody owns for whom a price was found; nothing stands for anybody. */
export function OwnedList({ owned, places }: { owned: readonly OwnedLicence[]; places: Places }) {
  if (owned.length === 0) return <>{t('Anybody')}</>
  return (
    <ul>
      {owned.map(licence => (
        <li key={`${licence.pid} ${licence.plan} ${licence.expires}`}>{licenceText(licence, places)}</li>
      ))}
    </ul>
  )
}

function licenceText(
  { pid, plan, expires, subscription, periods }: OwnedLicence,
  { nameOf }: Places,
): string {
  const named = { product: nameOf(pid), plan: planText(plan) }
  if (expires === null) return t('owns {product}, {plan}', named)
  if (subscription)
    return t('subscribes to {product}, {plan}, paid {periods, plural, one {once} other {# times}}', {
      ...{ ...named, periods },
    })
  return t('had {product} before', named)
}
