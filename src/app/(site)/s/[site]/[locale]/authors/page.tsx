import type { Metadata } from 'next'
import { AuthorsTemplate } from '@/components/templates/authors'
import { authors } from '@/server/content/authors'
import { orEmpty } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translator((await visitOfPage(await params)).locale, 'content')
  return { title: t('authors'), description: t('authorsLead') }
}

export default async function Authors({ params }: Props) {
  const visit = await visitOfPage(await params)
  return <AuthorsTemplate authors={await orEmpty('authors', authors(visit))} visit={visit} />
}
