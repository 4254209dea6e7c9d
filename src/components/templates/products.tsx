import type { ReactNode } from 'react'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ContentPage } from '@/server/content/pages'
import { foreignLang, HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Suites } from '../home/suites'
import { ProductCards } from '../product/product-cards'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

const LINES = ['video', 'music', 'ai'] as const

type Props = {
  visit: Visit
  items: CardProduct[]
  /** What editors wrote; without it the page has words of its own. */
  content: Pick<ContentPage, 'language' | 'title' | 'intro'> | undefined
  children?: ReactNode
}

export function ProductsTemplate({ visit, items, content, children }: Props) {
  const [t, common] = [translator(visit.locale, 'product'), translator(visit.locale, 'common')]
  const lang = content && foreignLang(content.language, visit.locale)
  return (
    <Page>
      <PageTitle title={content?.title ?? t('overview.title')} lang={lang}>
        <p lang={lang && !content?.intro ? HTML_LANG[visit.locale] : undefined}>
          {content?.intro ?? t('overview.lead')}
        </p>
      </PageTitle>
      <JumpLinks visit={visit} />
      <Section
        id="suites"
        title={common('nav.suites')}
        lead={t('overview.suites')}
        className="mt-12 md:mt-12"
      >
        <Suites items={items.filter(({ type }) => type === 'all_in_one')} locale={visit.locale} />
      </Section>
      {LINES.map(line => (
        <Section key={line} id={line} title={common(`nav.${line}`)} lead={t(`overview.${line}`)}>
          <ProductCards
            items={items.filter(item => item.type === 'single' && item.line === line)}
            locale={visit.locale}
          />
        </Section>
      ))}
      {children}
    </Page>
  )
}

function JumpLinks({ visit }: { visit: Visit }) {
  const t = translator(visit.locale, 'common')
  return (
    <nav aria-label={t('footer.products')} className="flex flex-wrap gap-2">
      {(['suites', ...LINES] as const).map(part => (
        <a
          key={part}
          href={`#${part}`}
          className="inline-flex min-h-11 items-center rounded-control border border-line px-4 hover:border-accent hover:bg-surface"
        >
          {t(`nav.${part}`)}
        </a>
      ))}
    </nav>
  )
}
