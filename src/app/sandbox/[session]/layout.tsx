import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { negotiateLocale } from '@/site/negotiate-locale'
import '../../(site)/shop.css'
import { sandboxPayment } from '@/server/payments/sandbox/ledger'
import { HTML_LANG, LOCALE_COOKIE, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'

type Props = { children: ReactNode; params: Promise<{ session: string }> }

export const dynamic = 'force-dynamic'
export const viewport: Viewport = { colorScheme: 'light dark' }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf((await params).session)
  return { title: translator(locale, 'sandbox')('title'), robots: { index: false }, referrer: 'same-origin' }
}

/** A provider's pages are no pages of the shop: they have no header and footer of it. */
export default async function SandboxLayout({ children, params }: Props) {
  const locale = await localeOf((await params).session)
  return (
    <html lang={HTML_LANG[locale]}>
      <body>{children}</body>
    </html>
  )
}

/** The buyer's language in the shop; for an unknown session the browser's. */
async function localeOf(session: string): Promise<Locale> {
  const payment = await sandboxPayment(session)
  if (payment) return payment.locale
  const [head, jar] = await Promise.all([headers(), cookies()])
  const accepted = head.get('accept-language') ?? undefined
  return negotiateLocale('com', jar.get(LOCALE_COOKIE)?.value, accepted)
}
