import type { LifetimePrice } from '@/server/campaigns/lifetime'
import type { Namer } from '@/server/catalogue/namer'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { Saving } from '../product/saving'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { NextStep } from '../ui/next-step'
import { Price } from '../ui/price'
import { Section } from '../ui/section'
import { WholeWords } from '../ui/whole-words'
import { SignIn } from './sign-in'

type Props = {
  visit: Pick<Visit, 'site' | 'locale' | 'askedOs'>
  /** Undefined for a guest. */
  prices: readonly LifetimePrice[] | undefined
  nameOf: Namer
}

export function LifetimeList({ visit, prices, nameOf }: Props) {
  const t = translator(visit.locale, 'campaign')
  return (
    <Section title={t('lifetime.title')}>
      {!prices && <SignIn visit={visit} campaign="subscriber_upgrade" text={t('lifetime.guest')} />}
      {prices?.length === 0 && <NextStep visit={visit} text={t('lifetime.none')} to="products" />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {prices?.map(price => (
          <li key={`${price.pid} ${price.from} ${price.plan}`}>
            <LifetimeCard price={price} visit={visit} nameOf={nameOf} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CardProps = Omit<Props, 'prices'> & { price: LifetimePrice }

function LifetimeCard({
  price: { route, os, from, plan, price, selling, currency, isYours },
  visit,
  nameOf,
}: CardProps) {
  const { site, locale } = visit
  const [t, plans] = [translator(locale, 'campaign'), translator(locale, 'plans')]
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="grid flex-1 content-start gap-1">
        <h3 className="text-xl">
          <WholeWords>{nameOf(route)}</WholeWords>
        </h3>
        <p className="text-muted">
          {translator(locale, 'common')(`os.${os}`)} ·{' '}
          {t('lifetime.instead', { from: plans(`name.${from}`), to: plans(`name.${plan}`) })}
        </p>
      </div>
      <div className="grid gap-1">
        <Price
          size="large"
          price={price}
          list={isYours ? price : selling}
          currency={currency}
          locale={locale}
        />
        {isYours && <Saving saving={0} basis="yours" locale={locale} />}
      </div>
      <ButtonLink href={pathInLanguage(page('my-account', 'subscriptions'), site, locale)}>
        {t('lifetime.choose')}
      </ButtonLink>
    </Card>
  )
}
