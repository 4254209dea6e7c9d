'use server'

import { headers } from 'next/headers'
import type { FormState } from '@/components/support/form-state'
import { declare } from '@/server/declarations/declare'
import { toldRows } from '@/server/declarations/told-rows'
import { CLIENT_IP } from '@/server/http/client-ip'
import { requestedPage } from '@/server/request/page-of-visit'
import { visitOfPage } from '@/server/request/visit'
import type { DeclarationKind } from '@/site/declaration-choices'

export const sendCancellation = async (_: FormState, form: FormData): Promise<FormState> =>
  send('cancellation', form)

export const sendWithdrawal = async (_: FormState, form: FormData): Promise<FormState> =>
  send('withdrawal', form)

async function send(kind: DeclarationKind, form: FormData): Promise<FormState> {
  const { site, locale } = await requestedPage()
  const visit = await visitOfPage({ site, locale })
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = {
    name: typed('name'),
    contract: typed('contract'),
    email: typed('email'),
    way: typed('way'),
    reason: typed('reason'),
    end: typed('end'),
    day: typed('day'),
  }
  const ip = (await headers()).get(CLIENT_IP) ?? ''
  const declared = await declare(kind, values, { visit, ip })
  if (!declared.ok) return { problems: {}, tooMany: false, ...declared.refused, values }
  return {
    problems: {},
    tooMany: false,
    values: {},
    isSent: true,
    receipt: toldRows(declared.receipt, visit.locale),
  }
}
