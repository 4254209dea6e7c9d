import type { SellerRow } from '@/server/rule-book/seller-row'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Page, PageTitle } from '../ui/page'
import { FactList, sellerFacts } from './seller-facts'

const TERMS = ['price', 'fees', 'payment', 'delivery', 'returns'] as const

/** What the Japanese law on specified commercial transactions asks a seller to state. */
export function CommercialTransactionsTemplate({ seller, locale }: { seller: SellerRow; locale: Locale }) {
  const t = translator(locale, 'statutory')
  const terms = TERMS.map(term => ({
    name: t(`transactions.${term}.name`),
    value: t(`transactions.${term}.text`),
  }))
  return (
    <Page width="text">
      <PageTitle title={t('links.transactions')}>
        <p className="text-base">{t('transactions.lead')}</p>
      </PageTitle>
      <FactList facts={[...sellerFacts(seller, locale), ...terms]} />
    </Page>
  )
}
