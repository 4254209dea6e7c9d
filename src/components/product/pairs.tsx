import { formatMoney } from '@/pricing'
import type { ShownPair, ShownPart } from '@/server/catalogue/pairs'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Section } from '../ui/section'
import { WholeWords } from '../ui/whole-words'

type Props = { visit: Visit; pairs: readonly ShownPair[]; route: string }

/** Bundles of two that hold the product of the page: what each costs alone, what both cost, and the way to buy them. */
export function Pairs({ visit, pairs, route }: Props) {
  const t = translator(visit.locale, 'product')
  return (
    <Section id="together" title={t('pair.title')} lead={t('pair.lead')}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {pairs.map(pair => (
          <li key={pair.route}>
            <PairCard visit={visit} pair={pair} route={route} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CardProps = { visit: Visit; pair: ShownPair; route: string }

function PairCard({ visit, pair, route }: CardProps) {
  const { locale } = visit
  const buy = translator(locale, 'product')('pair.buy', { price: moneyIn(pair, locale)(pair.price) })
  return (
    <Card className="flex h-full flex-col gap-4" data-pair={pair.route}>
      <div>
        <h3 className="text-xl">
          <WholeWords>{pair.name}</WholeWords>
        </h3>
        <p className="text-muted">{translator(locale, 'plans')(`name.${pair.plan}`)}</p>
      </div>
      {pair.best === 'other' ? (
        <OtherAlone visit={visit} pair={pair} />
      ) : (
        <>
          <Prices pair={pair} route={route} locale={locale} />
          <Verdict pair={pair} locale={locale} />
          <ButtonLink
            kind={pair.best === 'pair' ? 'primary' : 'secondary'}
            href={pair.href}
            aria-label={translator(locale, 'common')('named', { what: buy, of: pair.name })}
            className="mt-auto self-start"
          >
            {buy}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}

function Prices({ pair, route, locale }: Pick<CardProps, 'pair' | 'route'> & { locale: Locale }) {
  const [t, plans] = [translator(locale, 'product'), translator(locale, 'plans')]
  const money = moneyIn(pair, locale)
  return (
    <table className="w-full border-collapse tabular-nums max-[22rem]:text-sm">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 pe-2 text-start font-normal">
            <span className="sr-only">{translator(locale, 'account')('licence.product')}</span>
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {t('pair.alone')}
          </th>
        </tr>
      </thead>
      <tbody>
        {pair.parts.map(part => (
          <tr key={part.pid} className="border-b border-line align-baseline" data-part={part.route}>
            <th scope="row" className="py-3 pe-2 text-start font-normal wrap-anywhere">
              <PartName part={part} isHere={part.route === route} />
            </th>
            <td className="py-3 text-end whitespace-nowrap">
              {part.isOwned ? translator(locale, 'covered')('badge') : money(part.alone)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b border-line align-baseline">
          <th scope="row" className="py-3 pe-2 text-start font-normal">
            {plans('total')}
          </th>
          <td className="py-3 text-end whitespace-nowrap">{money(pair.apart)}</td>
        </tr>
        <tr className="align-baseline font-semibold">
          <th scope="row" className="py-3 pe-2 text-start">
            {t('pair.together')}
          </th>
          <td className="py-3 text-end whitespace-nowrap" data-together>
            {money(pair.price)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function PartName({ part: { name, href }, isHere }: { part: ShownPart; isHere: boolean }) {
  if (isHere) return name
  return (
    <a href={href} className="text-accent underline underline-offset-4">
      {name}
    </a>
  )
}

/** How much it saves, or that two steps cost less. */
function Verdict({ pair, locale }: { pair: ShownPair; locale: Locale }) {
  const t = translator(locale, 'product')
  const money = moneyIn(pair, locale)
  if (pair.best === 'steps')
    return <p>{t('pair.steps', { steps: money(pair.steps), price: money(pair.price) })}</p>
  if (pair.saving === 0) return null
  const amount = money(pair.saving)
  return (
    <p className="font-semibold text-mark" data-saving>
      {pair.savesOn === 'lowest'
        ? t('pair.saveLowest', { amount })
        : translator(locale, 'plans')('saveAmount', { amount })}
    </p>
  )
}

/** For the owner of one of the two, to whom the other alone costs no more. */
function OtherAlone({ visit, pair }: Omit<CardProps, 'route'>) {
  const t = translator(visit.locale, 'product')
  const money = moneyIn(pair, visit.locale)
  const owned = pair.parts.find(({ isOwned }) => isOwned)
  const other = pair.parts.find(({ isOwned }) => !isOwned)
  if (!owned || !other) return null
  const { name, alone } = other
  return (
    <>
      <p>
        {t('pair.owned', { owned: owned.name, other: name, alone: money(alone), price: money(pair.price) })}
      </p>
      <ButtonLink kind="secondary" href={other.href} className="mt-auto self-start">
        {t('restricted.see', { name })}
      </ButtonLink>
    </>
  )
}

const moneyIn =
  ({ currency }: ShownPair, locale: Locale) =>
  (amount: number): string =>
    formatMoney(amount, currency, locale)
