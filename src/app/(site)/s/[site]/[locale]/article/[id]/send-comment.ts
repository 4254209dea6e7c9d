'use server'

import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { FormState } from '@/components/support/form-state'
import { writeComment } from '@/server/comments/write-comment'
import { CLIENT_IP, networkOf } from '@/server/http/client-ip'
import { consume } from '@/server/http/rate-limit'
import { requestedPage } from '@/server/request/page-of-visit'
import { visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import { pathOf } from '@/site/path'

/** Of a browser without scripts: what is refused comes back with what was typed. */
export async function sendComment(_: FormState, form: FormData): Promise<FormState> {
  const { site, locale, page: shown } = await requestedPage()
  if (shown?.family !== 'article') notFound()
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = { name: typed('name'), text: typed('text') }
  const { ok } = await consume('comment', networkOf((await headers()).get(CLIENT_IP) ?? ''))
  if (!ok) return { values, problems: {}, tooMany: true }
  const visit = await visitOfPage({ site, locale })
  const comment = { article: Number(shown.params[0]), ...values }
  const refused = await writeComment(visit, comment, (await currentCustomer())?.id)
  if (refused?.why === 'not_found') notFound()
  if (refused) return { values, problems: { ...refused.fields }, tooMany: false }
  redirect(`${pathOf(shown, site, locale)}?comments=sent#comments`)
}
