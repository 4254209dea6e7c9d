import type { Line } from '@/pricing'
import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ArticleCard } from '@/server/content/article-of'
import type { Guide } from '@/server/content/guides'
import { dayText } from '@/site/day-text'
import { stepId } from '@/site/guide-steps'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ArticleCards } from '../content/article-cards'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { GuidePicture } from '../pictures/guide/guide-picture'
import { ProductCard } from '../product/product-cards'
import { ButtonLink } from '../ui/button'
import { Disclosure } from '../ui/disclosure'
import { LatePicture } from '../ui/late-picture'
import { Page, PageTitle } from '../ui/page'
import { Section } from '../ui/section'

type Props = {
  guide: Guide
  product: { name: string; icon: string | undefined; line: Line; card?: CardProduct | undefined }
  articles: readonly ArticleCard[]
  visit: Visit
}

/** Shown whole in the language it is written in; what it leads to, in the page's. */
export function GuideTemplate({ guide, product, articles, visit }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'content')
  return (
    <Page line={product.line}>
      <GuideHead guide={guide} product={product} visit={visit} />
      <div lang={foreignLang(guide.language, locale)}>
        <Steps guide={guide} product={product} visit={visit} />
        <Hints guide={guide} />
      </div>
      <p className="mt-12 flex flex-wrap gap-4">
        <ButtonLink href={pathOf(page('product', guide.route), site, locale)}>
          {t('guideProduct', { product: product.name })}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pathOf(page('guides'), site, locale)}>
          {t('guides.all')}
        </ButtonLink>
      </p>
      {articles.length > 0 && (
        <Section isBand title={t('related')}>
          <ArticleCards articles={articles} visit={visit} />
        </Section>
      )}
    </Page>
  )
}

/** What it is about, and beside that with what one does it and what that costs. */
const GuideHead = ({ guide, product: { icon, line, card }, visit: { locale } }: Omit<Props, 'articles'>) => (
  <div className="mb-8 grid items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_auto]">
    <PageTitle title={guide.title} lang={foreignLang(guide.language, locale)}>
      <p>{guide.intro}</p>
      <p className="mt-3 text-sm">
        <time dateTime={new Date(guide.changed).toISOString()}>
          {translator(guide.language, 'content')('changed', { date: dayText(guide.changed, guide.language) })}
        </time>
      </p>
    </PageTitle>
    {card ? (
      <div>
        <ProductCard item={card} locale={locale} />
      </div>
    ) : (
      <ServiceGlyph route={guide.route} {...{ icon, line }} className="size-16 max-lg:hidden" />
    )}
  </div>
)

const Steps = ({ guide, product, visit }: Omit<Props, 'articles'>) => (
  <Section title={translator(guide.language, 'content')('guideSteps')} className="mt-4!">
    <ol className="grid gap-12 md:gap-16">
      {guide.steps.map(({ title, text, shows, picture }, place) => (
        <li
          key={title}
          id={stepId(place)}
          className="grid scroll-mt-24 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:items-center md:gap-12"
        >
          <div className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="running-text mt-2 text-muted">{text}</p>
            </div>
          </div>
          {picture ? (
            <LatePicture picture={picture} isWhole className="rounded-card" />
          ) : (
            shows && (
              <GuidePicture
                {...{ shows, ...product, route: guide.route, os: visit.os, locale: guide.language }}
                number={place + 1}
              />
            )
          )}
        </li>
      ))}
    </ol>
  </Section>
)

function Hints({ guide: { language, hints, questions } }: Pick<Props, 'guide'>) {
  const t = translator(language, 'content')
  return (
    <div className="max-w-text">
      {hints.length > 0 && (
        <Section title={t('guideHints')}>
          <dl className="grid gap-4">
            {hints.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="running-text mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={t('guideQuestions')}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p className="running-text">{answer}</p>
            </Disclosure>
          ))}
        </Section>
      )}
    </div>
  )
}
