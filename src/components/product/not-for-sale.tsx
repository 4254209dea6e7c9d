import type { ReactNode } from 'react'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ButtonLink } from '../ui/button'
import { WholeWords } from '../ui/whole-words'
import { ProductCard } from './product-cards'
import { signInPath } from './sign-in-for-price'

export function NotForSale({ shown }: { shown: ProductPage }) {
  return shown.isWithdrawn ? <Withdrawn shown={shown} /> : <ForOwners shown={shown} />
}

function Withdrawn({ shown: { visit, name, others } }: { shown: ProductPage }) {
  const t = translator(visit.locale, 'product')
  return (
    <Part title={t('withdrawn.title', { name })} lead={t('withdrawn.text')}>
      <ul className="grid gap-3">
        {others.slice(0, 3).map(item => (
          <li key={item.route}>
            <ProductCard item={item} locale={visit.locale} />
          </li>
        ))}
      </ul>
      <ButtonLink
        kind="quiet"
        href={pathOf(page('products'), visit.site, visit.locale)}
        className="justify-self-start"
      >
        {t('withdrawn.all')}
      </ButtonLink>
    </Part>
  )
}

function ForOwners({ shown: { visit, route, name, others } }: { shown: ProductPage }) {
  const { locale, loggedIn } = visit
  const t = translator(locale, 'product')
  const [suite] = others
  return (
    <Part title={t('restricted.title')} lead={t('restricted.text', { name })}>
      <p>{loggedIn ? t('restricted.signedIn') : t('restricted.signedOut')}</p>
      <div className="flex flex-wrap gap-4">
        {!loggedIn && (
          <ButtonLink href={signInPath(visit, page('product', route))}>
            {translator(locale, 'checkout')('account.signIn')}
          </ButtonLink>
        )}
        {suite && (
          <ButtonLink kind="secondary" href={suite.href}>
            {t('restricted.see', { name: suite.name })}
          </ButtonLink>
        )}
      </div>
    </Part>
  )
}

type PartProps = { title: string; lead: string; children: ReactNode }

/** In the place of the prices: beside the picture, on a phone above it. */
const Part = ({ title, lead, children }: PartProps) => (
  <section id="plans" className="mt-3 grid max-w-text gap-4">
    <div className="grid gap-1 border-s-4 border-warning ps-4">
      <h2 className="text-xl">
        <WholeWords>{title}</WholeWords>
      </h2>
      <p>{lead}</p>
    </div>
    {children}
  </section>
)
