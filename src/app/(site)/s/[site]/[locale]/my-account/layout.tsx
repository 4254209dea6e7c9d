import type { ReactNode } from 'react'
import { Feedback } from '@/components/account/subscriptions/feedback'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { sendFeedback } from './send-feedback'

type Props = { children: ReactNode; params: Promise<PageParams> }

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
