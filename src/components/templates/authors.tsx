import type { AuthorCard } from '@/server/content/authors'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
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
        {authors.map(({ key, name, text, lang }) => (
          <li key={key}>
            <CardLink href={pathOf(page('author', key), visit.site, visit.locale)} className="h-full">
              <h2 lang={lang.name} className="text-lg font-semibold">
                {name}
              </h2>
              <p lang={lang.text} className="mt-2 text-muted">
                {text}
              </p>
            </CardLink>
          </li>
        ))}
      </ul>
    </Page>
  )
}
