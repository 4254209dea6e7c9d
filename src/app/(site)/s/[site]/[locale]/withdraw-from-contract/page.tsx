import { linkTo } from '@/components/account/frame/paths'
import { DeclarationPage } from '@/components/declarations/declaration-page'
import { sendWithdrawal } from '../send-declaration'
import { type StatutoryProps, statutoryHead, statutoryShown } from '../statutory-page'

export const generateMetadata = (props: StatutoryProps) => statutoryHead(props, 'withdraw-from-contract')

export default async function WithdrawFromContract(props: StatutoryProps) {
  const { visit } = await statutoryShown(props, 'withdraw-from-contract')
  return (
    <DeclarationPage
      kind="withdrawal"
      locale={visit.locale}
      action={sendWithdrawal}
      here={linkTo('withdraw-from-contract', visit)}
    />
  )
}
