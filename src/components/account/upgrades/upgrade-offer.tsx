import { type Currency, formatMoney } from '@/pricing'
import type { ReceiptLine } from '@/server/upgrades/receipt'
import type { OwnUpgrade } from '@/server/upgrades/your-upgrades'
import { translator } from '@/site/messages'
import { ServiceGlyph } from '../../pictures/glyphs/service-glyph'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { DottedFacts } from '../../ui/dotted-facts'
import { checkoutPath } from '../frame/paths'
import { Receipt, type ReceiptRow } from './receipt'
import type { UpgradesProps } from './upgrades-props'

type OfferProps = UpgradesProps & { upgrade: OwnUpgrade }

/** One larger offer: from what anybody pays, by what each licence takes off, to its owner’s price. */
export function UpgradeOffer({ upgrade, ...props }: OfferProps) {
  const { locale } = props.visit
  const { route, suite, os, option, told, counted, credits } = upgrade
  const { quote, plan } = option
  const t = translator(locale, 'myAccount')
  const price = formatMoney(quote.price, quote.currency, locale)
  const name = [props.nameOf(suite), translator(locale, 'plans')(`name.${plan}`)].join(' · ')
  const why =
    credits.length > 0
      ? translator(locale, 'offers')(`${told.offType}`, { count: counted })
      : t('upgrades.sale')
  return (
    <Card className="flex h-full flex-col gap-5">
      <Head upgrade={upgrade} {...props} />
      <Receipt
        rows={upgrade.receipt.map((line, at) => ({ key: `${at}`, ...rowOf(line, quote.currency, props) }))}
        total={{ label: t('upgrades.total'), amount: price }}
      />
      <p className="flex-1 text-sm text-muted">{why}</p>
      <ButtonLink
        href={checkoutPath({ route, plan, os }, props.visit)}
        aria-label={translator(locale, 'common')('named', {
          what: t('upgrades.choose', { price }),
          of: name,
        })}
      >
        {t('upgrades.choose', { price })}
      </ButtonLink>
    </Card>
  )
}

function Head({
  upgrade: { suite, os, option, holds, isRecommended },
  shown: { icons },
  visit: { locale },
  nameOf,
}: OfferProps) {
  const plans = translator(locale, 'plans')
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <ServiceGlyph route={suite} icon={icons.get(suite)} className="row-span-2 size-14" />
      <div className="grid gap-1">
        <h3 className="text-xl">{nameOf(suite)}</h3>
        <p className="text-muted">
          <DottedFacts facts={[plans(`name.${option.plan}`), translator(locale, 'common')(`os.${os}`)]} />
        </p>
      </div>
      <div className="col-start-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {holds > 0 && <p>{translator(locale, 'home')('suites.holds', { count: holds })}</p>}
        {isRecommended && <Badge>{plans('recommended')}</Badge>}
      </div>
    </div>
  )
}

function rowOf(
  line: ReceiptLine,
  currency: Currency,
  { visit: { locale }, nameOfPid, reasonOf }: UpgradesProps,
): Omit<ReceiptRow, 'key'> {
  const amount = formatMoney(line.amount, currency, locale)
  switch (line.kind) {
    case 'usual':
      return { label: translator(locale, 'myAccount')('upgrades.usual'), amount }
    case 'credit':
      return { label: nameOfPid(line.licence.pid), amount, isCredit: true }
    case 'sale': {
      const said = reasonOf(line.step)
      const label = said?.label ?? translator(locale, 'product')('plans.reduced')
      return { label, lang: said?.lang, amount, isCredit: true }
    }
  }
}
