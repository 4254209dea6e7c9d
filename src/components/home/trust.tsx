import type { ReactNode } from 'react'
import type { HomePage } from '@/server/pages/home-page'
import { translator } from '@/site/messages'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { Icon, type IconName } from '../ui/icon'
import { Section } from '../ui/section'

const KEPT = ['account', 'orders', 'devices', 'messages', 'logs'] as const
const NEVER = ['titles', 'access', 'card', 'sell', 'counters'] as const

/** What the privacy policy, the cookies policy and the imprint say, in short; names nothing that the shop does not do. */
export function Trust({ shown: { visit, seller, statutory } }: { shown: HomePage }) {
  const { site, locale } = visit
  const t = translator(locale, 'home')
  const to = (ref: PageRef) => pathOf(ref, site, locale)
  return (
    <Section isBand title={t('trust.title')}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        <Column title={t('trust.keep.title')}>
          <Items icon="check" items={KEPT.map(each => t(`trust.keep.${each}`))} />
          <More href={to(page('legal', 'privacy_policy'))} label={t('trust.keep.more')} />
        </Column>
        <Column title={t('trust.never.title')}>
          <Items icon="close" items={NEVER.map(each => t(`trust.never.${each}`))} />
        </Column>
        <Column title={t('trust.seller.title')}>
          {seller && <p className="font-semibold">{t('trust.seller.ours', { name: seller })}</p>}
          <p className="text-muted">{t('trust.seller.text')}</p>
          {statutory.map(({ href, label }) => (
            <More key={href} href={href} label={label} />
          ))}
          <More href={to(page('contact'))} label={t('trust.seller.contact')} />
        </Column>
      </div>
    </Section>
  )
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-4 border-t-2 border-accent pt-4">
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
)

const Items = ({ icon, items }: { icon: IconName; items: readonly string[] }) => (
  <ul className="grid gap-3">
    {items.map(item => (
      <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
        <Icon name={icon} className="mt-0.5 text-accent" />
        {item}
      </li>
    ))}
  </ul>
)

const More = ({ href, label }: { href: string; label: string }) => (
  <p>
    <a href={href} className="inline-block min-h-6 text-accent underline underline-offset-4">
      {label}
    </a>
  </p>
)
