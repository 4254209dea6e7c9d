import { CommercialTransactionsTemplate } from '@/components/templates/commercial-transactions'
import { type StatutoryProps, statutoryHead, statutoryShown } from '../statutory-page'

const PAGE = 'specified-commercial-transactions'

export const generateMetadata = (props: StatutoryProps) => statutoryHead(props, PAGE)

export default async function CommercialTransactions(props: StatutoryProps) {
  const { seller, visit } = await statutoryShown(props, PAGE)
  return <CommercialTransactionsTemplate seller={seller} locale={visit.locale} />
}
