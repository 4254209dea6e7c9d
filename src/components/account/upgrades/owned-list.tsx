import { formatMoney } from '@/pricing'
import type { OwnedPart } from '@/server/upgrades/your-upgrades'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { partsText } from '@/site/names-text'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { DottedFacts } from '../../ui/dotted-facts'
import { Part } from '../frame/account-frame'
import type { UpgradesProps } from './upgrades-props'

export function OwnedList(props: UpgradesProps) {
  const { visit, shown } = props
  return (
    <Part title={translator(visit.locale, 'myAccount')('upgrades.owned')}>
      <ul className="divide-y divide-line border-y border-line">
        {shown.owned.map(part => (
          <Owned key={part.key} part={part} {...props} />
        ))}
      </ul>
    </Part>
  )
}

function Owned({ part, ...props }: UpgradesProps & { part: OwnedPart }) {
  const { licence, product } = part
  const { locale } = props.visit
  const system = product && translator(locale, 'common')(`os.${product.os}`)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      {product && (
        <ServiceGlyph route={product.route} icon={props.shown.icons.get(product.route)} line={product.line} />
      )}
      <div className="col-start-2">
        <p className="font-semibold">{props.nameOfPid(licence.pid)}</p>
        <p className="text-sm text-muted">
          <DottedFacts facts={[translator(locale, 'plans')(`name.${licence.plan}`), system]} />
        </p>
      </div>
      <p className="col-start-2 max-w-80 text-sm sm:col-start-3 sm:text-end">{worthText(part, props)}</p>
    </li>
  )
}

function worthText({ licence, worth }: OwnedPart, { visit: { locale }, nameOf }: UpgradesProps): string {
  const t = translator(locale, 'myAccount')
  if (worth) {
    const { suite, option } = worth.upgrade
    const amount = formatMoney(worth.amount, option.quote.currency, locale)
    const plan = option.plan === 'LFT' ? [] : [translator(locale, 'plans')(`name.${option.plan}`)]
    return t('upgrades.worth', { amount, suite: partsText([nameOf(suite), ...plan], locale) })
  }
  if (licence.expires === null) return t('upgrades.idle')
  return licence.subscription
    ? t('upgrades.subscribed')
    : t('upgrades.ends', { date: dayText(licence.expires, locale) })
}
