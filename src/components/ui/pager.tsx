import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { classes } from './classes'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; locale: Locale }

/** Links to the first page, the last, and those around this one. */
export function Pager({ page, pages, hrefOf, locale }: Props) {
  if (pages < 2) return null
  const t = translator(locale, 'common')
  const shown = pagesAround(page, pages)
  return (
    <nav aria-label={t('pages.label')} className="mt-10">
      <ol className="flex flex-wrap items-center gap-2 tabular-nums">
        {shown.map((each, place) => (
          <li key={each} className="flex items-center gap-2">
            {each - (shown[place - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={hrefOf(each)}
              aria-label={t('pages.position', { page: String(each), pages: String(pages) })}
              aria-current={each === page ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border px-2 font-semibold no-underline',
                each === page ? 'border-accent text-accent' : 'border-line text-text hover:border-accent',
              )}
            >
              {each}
            </a>
          </li>
        ))}
        {page < pages && (
          <li className="ms-2">
            <a
              href={hrefOf(page + 1)}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {t('pages.next')}
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

const pagesAround = (page: number, pages: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, pages])]
    .filter(each => each >= 1 && each <= pages)
    .toSorted((a, b) => a - b)
