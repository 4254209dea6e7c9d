import type { Metadata } from 'next'
import { UnavailableTemplate } from '@/components/templates/unavailable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: translator(locale, 'unavailable')('title'), robots: { index: false } }
}

/** Our server gives it the status 503. */
export default async function UnavailablePage({ params }: Props) {
  const { locale } = await visitOfPage(await params)
  return <UnavailableTemplate locale={locale} />
}
