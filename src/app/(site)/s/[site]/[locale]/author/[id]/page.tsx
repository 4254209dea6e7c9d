import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { PortraitFigure } from '@/components/content/portrait'
import { ArticleListTemplate } from '@/components/templates/article-list'
import { ForeignPart } from '@/components/ui/foreign-part'
import { author } from '@/server/content/authors'
import { beginning } from '@/server/content/beginning'
import { readPost } from '@/server/content/unreadable'
import { visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { byId, postPage } from '../../post-page'

const shown = cache(async (site: string, locale: string, id: string) => {
  const visit = await visitOfPage({ site, locale })
  return { visit, author: (await readPost('an author', author(visit, decodeURIComponent(id)))) ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

function head({ visit, author: desk }: Shown): Metadata {
  return {
    title: translator(visit.locale, 'content')('articlesBy', { author: desk.name }),
    description: beginning(desk.text, visit.locale),
  }
}

function body({ visit, author: desk }: Shown) {
  const { name, text: lead, lang, articles } = desk
  const said = translator(visit.locale, 'content')('articlesBy', { author: name })
  const title = <ForeignPart text={said} part={name} lang={lang.name} />
  return (
    <ArticleListTemplate
      title={title}
      lead={lead}
      leadLang={lang.text}
      articles={articles}
      picture={<PortraitFigure author={desk} locale={visit.locale} />}
      visit={visit}
    />
  )
}

const { generateMetadata, Page } = postPage({ shownBy: byId(shown), head, body })

export { generateMetadata }
export default Page
