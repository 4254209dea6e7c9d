import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BRAND } from '@/components/layout/brand'
import { ChangelogTemplate } from '@/components/templates/changelog'
import { releases } from '@/server/content'
import { type PageParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams & { changelog: string }> }

/** Which applications' releases an address shows, and what it calls them. */
const PAGES: Record<string, { applications: string[]; name: string }> = {
  video_downloader_windows: { applications: ['video_win'], name: `${BRAND} Video (Windows)` },
  video_downloader_mac: { applications: ['video_mac'], name: `${BRAND} Video (Mac)` },
  video_ai: { applications: ['ai_win'], name: `${BRAND} Video AI` },
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { changelog, ...place } = await params
  const { locale } = await visitOfPage(place)
  const shown = PAGES[changelog] ?? notFound()
  const t = translator(locale, 'content')
  const title = t('changelogTitle', { application: shown.name })
  return { title, description: `${title}. ${t('changelogLead')}` }
}

export default async function Changelog({ params }: Props) {
  const { changelog, ...place } = await params
  const visit = await visitOfPage(place)
  const { applications, name } = PAGES[changelog] ?? notFound()
  return <ChangelogTemplate application={name} releases={await releases(visit, applications)} visit={visit} />
}
