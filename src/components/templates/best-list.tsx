import type { BestList } from '@/server/content/best-lists'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Page, PageTitle } from '../ui/page'

type Props = {
  list: BestList
  hrefOf: (route: string) => string
  nameOf: (route: string) => string
  visit: Visit
}

export function BestListTemplate({ list, hrefOf, nameOf, visit }: Props) {
  const lang = foreignLang(list.language, visit.locale)
  const t = translator(visit.locale, 'review')
  return (
    <Page width="text">
      <PageTitle title={list.title} lang={lang}>
        <p>{list.intro}</p>
      </PageTitle>
      <ol className="grid gap-8">
        {list.entries.map(({ route, title, text }, index) => (
          <li key={route} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h2 lang={lang} className="text-xl">
                {title}
              </h2>
              <p lang={lang} className="mt-2 text-muted">
                {text}
              </p>
              <p className="mt-3">
                <a href={hrefOf(route)} className="inline-block min-h-6 font-semibold text-accent">
                  {t('product', { product: nameOf(route) })}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-12 text-sm text-muted">{t('makers')}</p>
    </Page>
  )
}
