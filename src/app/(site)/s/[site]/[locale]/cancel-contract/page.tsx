import { linkTo } from '@/components/account/frame/paths'
import { DeclarationPage } from '@/components/declarations/declaration-page'
import { sendCancellation } from '../send-declaration'
import { type StatutoryProps, statutoryHead, statutoryShown } from '../statutory-page'

export const generateMetadata = (props: StatutoryProps) => statutoryHead(props, 'cancel-contract')

export default async function CancelContract(props: StatutoryProps) {
  const { visit } = await statutoryShown(props, 'cancel-contract')
  return (
    <DeclarationPage
      kind="cancellation"
      locale={visit.locale}
      action={sendCancellation}
      here={linkTo('cancel-contract', visit)}
    />
  )
}
