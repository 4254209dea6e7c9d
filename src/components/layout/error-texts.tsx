import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { ERROR_TEXTS_ID, type ErrorTexts, REFERENCE } from './error-notice'

/** The error page's texts in the page's language, for the browser to read when all else has failed. */
export function ErrorTextsForBrowser({ visit: { site, locale } }: { visit: Visit }) {
  const t = translator(locale, 'common')
  const texts: ErrorTexts = {
    title: t('error.title'),
    text: t('error.text'),
    reference: t('error.reference', { reference: REFERENCE }),
    retry: t('actions.retry'),
    home: translator(locale, 'notFound')('home'),
    homePath: pathOf(page(treeOf(site) === 'review' ? 'review-home' : 'home'), site, locale),
  }
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, and no tag can end the element
  return <script type="application/json" id={ERROR_TEXTS_ID} dangerouslySetInnerHTML={{ __html: json }} />
}
