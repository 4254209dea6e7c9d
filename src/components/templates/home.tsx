import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Block, ContentPage } from '@/server/content/pages'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Blocks } from '../blocks/registry'
import { LatestArticles } from '../content/latest-articles'
import { Lines } from '../home/lines'
import { ShopFront } from '../home/shop-front'
import { Suites } from '../home/suites'
import { Trust } from '../home/trust'
import { ProductCards } from '../product/product-cards'
import { StepList } from '../product/step-list'
import { ButtonLink } from '../ui/button'
import { Page } from '../ui/page'
import { Section } from '../ui/section'

const STEPS = ['install', 'choose', 'use'] as const
const SHOWN_FIRST = 9

/** Blocks that the page does not place by itself, with its own pictures and prices. */
const isOther = ({ blockType }: Block) => blockType !== 'passages' && blockType !== 'products'

type Props = {
  visit: Visit
  items: CardProduct[]
  /** What editors wrote; without it the page has words of its own. */
  content: Pick<ContentPage, 'language' | 'title' | 'intro'> | undefined
  blocks: readonly Block[]
}

export function HomeTemplate({ visit, items, content, blocks }: Props) {
  const t = translator(visit.locale, 'home')
  const singles = items.filter(({ type, line }) => type === 'single' && line !== 'ai')
  return (
    <Page>
      <Welcome visit={visit} content={content} />
      <Lines visit={visit} items={items} />
      <Section title={t('start.title')} lead={t('start.lead')}>
        <ProductCards items={singles.slice(0, SHOWN_FIRST)} locale={visit.locale} />
        <ButtonLink kind="quiet" href={pathOf(page('products'), visit.site, visit.locale)} className="mt-4">
          {t('seeProducts')}
        </ButtonLink>
      </Section>
      <Section id="suites" title={t('suites.title')} lead={t('suites.lead')}>
        <Suites items={items.filter(({ type }) => type === 'all_in_one')} locale={visit.locale} />
      </Section>
      <HowItWorks visit={visit} />
      <Trust locale={visit.locale} />
      <Blocks
        lang={content && foreignLang(content.language, visit.locale)}
        blocks={blocks.filter(isOther)}
        visit={visit}
        items={items}
      />
      <LatestArticles visit={visit} />
    </Page>
  )
}

function Welcome({ visit, content }: Pick<Props, 'visit' | 'content'>) {
  const { site, locale } = visit
  const t = translator(locale, 'home')
  const lang = content && foreignLang(content.language, locale)
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="grid gap-6">
        <h1 lang={lang} className="text-3xl md:text-4xl">
          {content?.title ?? t('title')}
        </h1>
        <p lang={content?.intro && lang} className="max-w-text text-lg text-muted">
          {content?.intro ?? t('lead')}
        </p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink size="large" href={pathOf(page('products'), site, locale)}>
            {t('seeProducts')}
          </ButtonLink>
          <ButtonLink size="large" kind="secondary" href="#suites">
            {t('seeSuites')}
          </ButtonLink>
        </div>
      </div>
      <ShopFront visit={visit} />
    </div>
  )
}

function HowItWorks({ visit: { locale, os } }: { visit: Visit }) {
  const t = translator(locale, 'home')
  const steps = STEPS.map(step => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))
  return (
    <Section title={t('how.title')}>
      <StepList
        steps={steps}
        subject={{ route: 'all_in_one_video_suite', name: '', line: 'video', os, locale }}
      />
    </Section>
  )
}
