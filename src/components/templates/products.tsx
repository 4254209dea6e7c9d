import type { ReactNode } from 'react'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ContentPage } from '@/server/content/pages'
import { foreignLang, HTML_LANG, type Locale } from '@/site/locale'
import { marketOfLanguage } from '@/site/markets'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { nearestFirst, REGIONS_OF } from '@/site/regions'
import type { Visit } from '@/site/visit'
import { Suites } from '../home/suites'
import { PairLinks } from '../product/pair-links'
import { ProductCard } from '../product/product-cards'
import { ServiceWall, type WallWords } from '../search/service-wall'
import { WALL_LINES, type WallQuestion } from '../search/wall-filter'
import { fromText } from '../ui/from-text'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = {
  visit: Visit
  items: CardProduct[]
  asked: WallQuestion
  /** What editors wrote; without it the page has words of its own. */
  content: Pick<ContentPage, 'language' | 'title' | 'intro'> | undefined
  children?: ReactNode
}

export function ProductsTemplate({ visit, items, asked, content, children }: Props) {
  const { site, locale } = visit
  const [t, common] = [translator(locale, 'product'), translator(locale, 'common')]
  const lang = content && foreignLang(content.language, locale)
  const singles = items.filter(({ type }) => type === 'single')
  const groups = WALL_LINES.map(line => {
    const own = nearestFirst(
      singles.filter(item => item.line === line),
      locale,
    )
    return {
      line,
      title: common(`nav.${line}`),
      lead: t(`overview.${line}`),
      items: own.map(item => ({ ...wallItemOf(item), card: <ProductCard item={item} locale={locale} /> })),
      after: <PairLinks items={own} locale={locale} />,
    }
  })
  const all = groups.reduce((sum, group) => sum + group.items.length, 0)
  return (
    <Page>
      <PageTitle title={content?.title ?? t('overview.title')} lang={lang}>
        <p lang={lang && !content?.intro ? HTML_LANG[locale] : undefined}>
          {content?.intro ?? t('overview.lead')}
        </p>
        <From items={singles} locale={locale} />
      </PageTitle>
      <ServiceWall
        path={pathOf(page('products'), site, locale)}
        asked={asked}
        words={wordsOf(visit, all)}
        groups={groups}
      >
        <JumpLinks visit={visit} />
        <Section
          id="suites"
          title={common('nav.suites')}
          lead={t('overview.suites')}
          className="mt-10 md:mt-12"
        >
          <Suites items={items.filter(({ type }) => type === 'all_in_one')} locale={locale} />
        </Section>
      </ServiceWall>
      {children}
    </Page>
  )
}

function From({ items, locale }: { items: readonly CardProduct[]; locale: Locale }) {
  const [lowest] = items.toSorted((a, b) => a.price.from - b.price.from)
  if (!lowest) return null
  return (
    <p className="mt-2 text-base font-semibold text-text tabular-nums">
      {translator(locale, 'product')('overview.single', { from: fromText(lowest.price, locale) })}
    </p>
  )
}

const wallItemOf = ({ route, name, line, region, systems }: CardProduct) => ({
  route,
  name,
  line,
  region,
  systems,
})

function wordsOf({ locale }: Visit, all: number): WallWords {
  const [t, common] = [translator(locale, 'product'), translator(locale, 'common')]
  const any = { value: '', label: t('overview.wall.every') }
  return {
    search: t('overview.wall.search'),
    filters: [
      {
        name: 'line',
        label: t('overview.wall.line'),
        choices: [any, ...WALL_LINES.map(line => ({ value: line, label: common(`nav.${line}`) }))],
      },
      {
        name: 'os',
        label: t('overview.wall.system'),
        choices: [any, ...SYSTEMS.map(os => ({ value: os, label: common(`os.${os}`) }))],
      },
      {
        name: 'region',
        label: t('overview.wall.region'),
        choices: [
          any,
          ...REGIONS_OF[marketOfLanguage(locale)].map(region => ({
            value: region,
            label: t(`overview.wall.regions.${region}`),
          })),
        ],
      },
    ],
    show: t('overview.wall.show'),
    reset: t('overview.wall.reset'),
    count: t('overview.wall.count', { shown: '{shown}', all: String(all) }),
    whole: t('overview.wall.whole', { all: String(all) }),
    nothing: t('overview.wall.nothing'),
    advice: t('overview.wall.advice'),
  }
}

const SYSTEMS = ['win', 'mac'] as const

function JumpLinks({ visit }: { visit: Visit }) {
  const t = translator(visit.locale, 'common')
  return (
    <nav aria-label={t('footer.products')} className="mt-4 flex flex-wrap gap-2">
      {(['suites', ...WALL_LINES] as const).map(part => (
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
