import type { MissingPost } from '@/server/pages/missing-post'
import { HTML_LANG, LOCALE_NAMES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { type Site, treeOf } from '@/site/sites'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

type Props = { site: Site; locale: Locale; post?: MissingPost; status?: number }

export function NotFoundTemplate({ site, locale, post, status = 404 }: Props) {
  const t = translator(locale, 'notFound')
  const isShop = treeOf(site) === 'shop'
  const to = (family: 'home' | 'review-home' | 'products' | 'contact') => pathOf(page(family), site, locale)
  return (
    <Page width="text">
      <p aria-hidden="true" className="mb-2 text-4xl font-semibold text-accent tabular-nums">
        {status}
      </p>
      <PageTitle title={post ? t('post') : t('title')}>
        <p>{post ? t('status', { status }) : t('text')}</p>
      </PageTitle>
      {post && post.languages.length > 0 && <OtherLanguages languages={post.languages} locale={locale} />}
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={to(isShop ? 'home' : 'review-home')}>{t('home')}</ButtonLink>
        {isShop && (
          <>
            <ButtonLink kind="secondary" href={to('products')}>
              {t('products')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={to('contact')}>
              {t('contact')}
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  )
}

function OtherLanguages({ languages, locale }: MissingPost & { locale: Locale }) {
  return (
    <div className="mb-8 grid gap-3">
      <p id="other-languages">{translator(locale, 'content')('otherLanguages')}</p>
      <ul aria-labelledby="other-languages" className="flex flex-wrap gap-x-6 gap-y-2">
        {languages.map(({ locale: language, href }) => (
          <li key={language}>
            <a
              href={href}
              lang={HTML_LANG[language]}
              hrefLang={HTML_LANG[language]}
              className="inline-block min-h-6"
            >
              {LOCALE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
