import type { ReactNode } from 'react'
import { formatMoney } from '@/pricing'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Page } from '../ui/page'
import { type Step, Steps } from './steps'
import { type Sold, SUMMARY, Summary } from './summary'

type Props = { visit: Visit; step: Step; sold?: Sold; isPaid?: boolean; children: ReactNode }

/** Every step: one column with the summary beside it, or below it on a phone (DESIGN, checkout). */
export function CheckoutFrame({ visit, step, sold, isPaid = false, children }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  return (
    <Page>
      <h1 className="mb-6 text-3xl">{t(isPaid ? 'paid.page' : 'title')}</h1>
      <Steps locale={locale} current={step} />
      {sold && <TotalBar sold={sold} label={t(isPaid ? 'paid.total' : 'summary.total')} locale={locale} />}
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="min-w-0">{children}</div>
        {sold && (
          <aside className="min-w-0">
            <Summary sold={sold} visit={visit} />
          </aside>
        )}
      </div>
    </Page>
  )
}

type TotalProps = { sold: Sold; label: string } & Pick<Visit, 'locale'>

function TotalBar({ sold: { quote }, label, locale }: TotalProps) {
  return (
    <a
      href={`#${SUMMARY}`}
      className="sticky top-0 z-10 -mx-4 mt-6 flex min-h-12 items-center justify-between gap-4 border-y border-line bg-ground px-4 no-underline sm:-mx-6 sm:px-6 lg:hidden"
    >
      <span>{label}</span>
      <span className="text-lg font-semibold tabular-nums">
        {formatMoney(quote.price, quote.currency, locale)}
      </span>
    </a>
  )
}
