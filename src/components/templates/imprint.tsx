import type { SellerRow } from '@/server/rule-book/seller-row'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Page, PageTitle } from '../ui/page'
import { FactList, sellerFacts } from './seller-facts'

export function ImprintTemplate({ seller, locale }: { seller: SellerRow; locale: Locale }) {
  const t = translator(locale, 'statutory')
  return (
    <Page width="text">
      <PageTitle title={t('links.imprint')}>
        <p className="text-base">{t('imprint.lead')}</p>
      </PageTitle>
      <FactList facts={sellerFacts(seller, locale)} />
    </Page>
  )
}
