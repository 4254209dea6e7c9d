import type { ReactNode } from 'react'
import { Feedback } from '@/components/account/feedback'
import { currentCustomer } from '@/server/accounts'
import { type PageParams, visitOfPage } from '@/server/visit'
import { sendFeedback } from './send-feedback'

type Props = { children: ReactNode; params: Promise<PageParams> }

/** What is on every page of the account. */
export default async function AccountLayout({ children, params }: Props) {
  const visit = await visitOfPage(await params)
  const isCustomer = (await currentCustomer()) !== null
  return (
    <>
      {children}
      {isCustomer && <Feedback visit={visit} send={sendFeedback} />}
    </>
  )
}
