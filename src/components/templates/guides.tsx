import type { ListedGuide } from '@/server/catalogue/guide-list'
import { marketOfLanguage } from '@/site/markets'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { REGIONS_OF } from '@/site/regions'
import type { Visit } from '@/site/visit'
import { GuideCards } from '../content/guide-cards'
import { WALL_LINES } from '../search/wall-filter'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = { guides: readonly ListedGuide[]; visit: Visit }

/** Those of video by where a service is at home, those of every other line together. */
export function GuidesTemplate({ guides, visit }: Props) {
  const { site, locale } = visit
  const [t, product, common] = [
    translator(locale, 'content'),
    translator(locale, 'product'),
    translator(locale, 'common'),
  ]
  const groups = [
    ...REGIONS_OF[marketOfLanguage(locale)].map(region => ({
      title: product(`overview.wall.regions.${region}`),
      guides: guides.filter(guide => guide.line === 'video' && guide.region === region),
    })),
    ...WALL_LINES.filter(line => line !== 'video').map(line => ({
      title: common(`nav.${line}`),
      guides: guides.filter(guide => guide.line === line),
    })),
  ].filter(group => group.guides.length > 0)
  return (
    <Page>
      <PageTitle title={t('guides.title')}>
        <p>{t('guides.lead')}</p>
      </PageTitle>
      {groups.length === 0 && <p>{t('empty')}</p>}
      {groups.map(group => (
        <Section key={group.title} title={group.title} className="mt-16! first-of-type:mt-12!">
          <GuideCards guides={group.guides} visit={visit} />
        </Section>
      ))}
      <p className="mt-16 flex flex-wrap gap-4">
        <ButtonLink kind="secondary" href={pathOf(page('blog-center'), site, locale)}>
          {t('allArticles')}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pathOf(page('products'), site, locale)}>
          {common('nav.products')}
        </ButtonLink>
      </p>
    </Page>
  )
}
