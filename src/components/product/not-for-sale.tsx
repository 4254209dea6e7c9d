import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ButtonLink } from '../ui/button'
import { Section } from '../ui/section'
import { ProductCards } from './product-cards'

export function NotForSale({ shown }: { shown: ProductPage }) {
  return shown.isWithdrawn ? <Withdrawn shown={shown} /> : <ForOwners shown={shown} />
}

function Withdrawn({ shown: { visit, name, others } }: { shown: ProductPage }) {
  const t = translator(visit.locale, 'product')
  return (
    <Section id="plans" title={t('withdrawn.title', { name })} lead={t('withdrawn.text')}>
      <ProductCards items={others.slice(0, 3)} locale={visit.locale} />
      <ButtonLink kind="quiet" href={pathOf(page('products'), visit.site, visit.locale)} className="mt-4">
        {t('withdrawn.all')}
      </ButtonLink>
    </Section>
  )
}

function ForOwners({ shown: { visit, name, others } }: { shown: ProductPage }) {
  const { site, locale, loggedIn } = visit
  const t = translator(locale, 'product')
  const [suite] = others
  return (
    <Section id="plans" title={t('restricted.title')} lead={t('restricted.text', { name })}>
      <p className="mb-4">{loggedIn ? t('restricted.signedIn') : t('restricted.signedOut')}</p>
      <div className="flex flex-wrap gap-4">
        {!loggedIn && (
          <ButtonLink href={pathOf(page('login'), site, locale)}>
            {translator(locale, 'common')('nav.signIn')}
          </ButtonLink>
        )}
        {suite && (
          <ButtonLink kind="secondary" href={suite.href}>
            {t('restricted.see', { name: suite.name })}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}
