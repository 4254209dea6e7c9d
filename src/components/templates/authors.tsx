import type { AuthorCard } from '@/server/content/authors'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Portrait } from '../content/portrait'
import { CardLink } from '../ui/card'
import { Page, PageTitle } from '../ui/page'

export function AuthorsTemplate({ authors, visit }: { authors: readonly AuthorCard[]; visit: Visit }) {
  const t = translator(visit.locale, 'content')
  return (
    <Page>
      <PageTitle title={t('authors')}>
        <p>{t('authorsLead')}</p>
      </PageTitle>
      <ul className="grid gap-6 sm:grid-cols-2">
        {authors.map(({ key, name, text, lang, portrait }) => (
          <li key={key}>
            <CardLink
              href={pathOf(page('author', key), visit.site, visit.locale)}
              className="flex h-full flex-col gap-5 sm:flex-row"
            >
              <Portrait author={{ key, name, portrait }} locale={visit.locale} className="size-24" />
              <div>
                <h2 lang={lang.name} className="text-lg font-semibold">
                  {name}
                </h2>
                <p lang={lang.text} className="mt-2 text-muted">
                  {text}
                </p>
              </div>
            </CardLink>
          </li>
        ))}
      </ul>
      {authors.some(({ portrait }) => !portrait) && (
        <p className="mt-8 text-sm text-muted">{t('portrait.allDrawn')}</p>
      )}
    </Page>
  )
}
