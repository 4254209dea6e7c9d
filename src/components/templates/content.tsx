import type { ReactNode } from 'react'
import type { ContentPage } from '@/server/content'
import type { Question } from '@/server/product-copy'
import type { ShelfItem } from '@/server/shelf'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Blocks } from '../blocks/registry'
import { Questions } from '../product/questions'
import { Page, PageTitle } from '../ui/page'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  content: Pick<ContentPage, 'title' | 'intro' | 'blocks'>
  items: readonly ShelfItem[]
  /** What visitors of this page ask, below what editors wrote for it. */
  questions?: readonly Question[]
  /** What the page does, above what editors wrote. */
  children?: ReactNode
}

/** A page of an editor's blocks under its title. */
export function ContentTemplate({ visit, content, items, questions = [], children }: Props) {
  const { title, intro, blocks } = content
  return (
    <Page>
      <PageTitle title={title}>{intro && <p>{intro}</p>}</PageTitle>
      {children}
      <Blocks blocks={blocks} visit={visit} items={items} />
      <Questions title={translator(visit.locale, 'product')('questions')} questions={questions} />
    </Page>
  )
}
