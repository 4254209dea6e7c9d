import type { ReactNode } from 'react'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ContentPage } from '@/server/content/pages'
import { foreignLang } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { Blocks } from '../blocks/registry'
import { Page, PageTitle } from '../ui/page'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  content: Pick<ContentPage, 'language' | 'title' | 'intro' | 'blocks'>
  items: readonly CardProduct[]
  children?: ReactNode
}

export function ContentTemplate({
  visit,
  content: { language, title, intro, blocks },
  items,
  children,
}: Props) {
  const lang = foreignLang(language, visit.locale)
  return (
    <Page>
      <PageTitle title={title} lang={lang}>
        {intro && <p>{intro}</p>}
      </PageTitle>
      {children}
      <Blocks lang={lang} blocks={blocks} visit={visit} items={items} />
    </Page>
  )
}
