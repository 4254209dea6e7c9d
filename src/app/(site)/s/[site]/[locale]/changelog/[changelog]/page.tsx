import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/layout/json-ld'
import { ChangelogTemplate } from '@/components/templates/changelog'
import { siteContextOf } from '@/server/addresses/site-context'
import { orEmpty } from '@/server/content/unreadable'
import { changelog as entriesOf } from '@/server/releases/changelog'
import { CHANGELOGS } from '@/server/releases/changelogs'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { changelogJsonLd } from '@/server/seo/json-ld/things'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams & { changelog: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { changelog, ...where } = await params
  const { locale } = await visitOfPage(where)
  const shown = CHANGELOGS.get(changelog) ?? notFound()
  const t = translator(locale, 'content')
  const named = (application: string) => t('changelogTitle', { application })
  const title = named(shown.name.replace(`${BRAND} `, ''))
  return { title, description: `${named(shown.name)}. ${t('changelogLead')}` }
}

export default async function Changelog({ params }: Props) {
  const { changelog, ...where } = await params
  const visit = await visitOfPage(where)
  const { applications, name } = CHANGELOGS.get(changelog) ?? notFound()
  const title = translator(visit.locale, 'content')('changelogTitle', { application: name })
  return (
    <>
      <JsonLd things={changelogJsonLd(title, changelog, siteContextOf(visit))} />
      <ChangelogTemplate
        application={name}
        entries={await orEmpty('releases', entriesOf(visit, applications))}
        visit={visit}
      />
    </>
  )
}
