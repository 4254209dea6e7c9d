import { LostByLink, LostDevice, LostReleased } from '@/components/account/devices/lost-device'
import { deactivatableByEmail } from '@/server/devices/deactivate-by-email'
import { type SearchParams, single } from '@/server/request/search-params'
import { visitOfPage } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { AccountPageProps } from '../account-visit'
import { releaseLost } from './release-lost'

/** Releasing a lost computer by an email takes no sign-in. */
export const isByEmail = ({ lost, release }: SearchParams): boolean =>
  lost !== undefined || release !== undefined

export function lostStep({ lost, release }: SearchParams, locale: Locale): string | undefined {
  const t = translator(locale, 'myAccount')
  if (release !== undefined) return t('lost.chooseTitle')
  if (lost === 'sent') return t('lost.sentTitle')
  if (lost === 'released') return t('lost.doneTitle')
  return lost === undefined ? undefined : t('lost.title')
}

export async function LostPage({ params, searchParams }: AccountPageProps) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  const token = single(search.release)
  if (token === undefined) {
    const step = single(search.lost)
    return step === 'released' ? (
      <LostReleased visit={visit} />
    ) : (
      <LostDevice visit={visit} isSent={step === 'sent'} refused={single(search.refused)} />
    )
  }
  const [opened, nameOf] = await Promise.all([
    deactivatableByEmail(token, visit.at),
    productNames(visit.locale),
  ])
  return <LostByLink {...{ visit, token, opened, nameOf }} release={releaseLost} />
}
