import { ImprintTemplate } from '@/components/templates/imprint'
import { type StatutoryProps, statutoryHead, statutoryShown } from '../statutory-page'

export const generateMetadata = (props: StatutoryProps) => statutoryHead(props, 'imprint')

export default async function Imprint(props: StatutoryProps) {
  const { seller, visit } = await statutoryShown(props, 'imprint')
  return <ImprintTemplate seller={seller} locale={visit.locale} />
}
