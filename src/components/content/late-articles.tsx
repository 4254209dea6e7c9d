'use client'

import { useEffect, useState } from 'react'
import type { ApiBases } from '@/site/api-bases'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { askApi } from '../api/client'
import { useIsNear } from '../ui/use-is-near'

type Props = { locale: Locale; none: string; without: number | undefined }

const SHOWN = 3

/** Asked for when they come near, in a row that is as high before as after. */
export function LateArticles({ locale, none, without }: Props) {
  const bases = useApiBases()
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const [articles, setArticles] = useState<Headline[]>()
  useEffect(() => {
    if (isNear) void latest(bases, locale).then(setArticles)
  }, [isNear, bases, locale])
  const shown = articles?.filter(({ id }) => id !== without).slice(0, SHOWN)
  return (
    <div
      ref={ref}
      aria-busy={isNear && !shown}
      className="-mx-4 h-48 scroll-px-4 overflow-x-auto overflow-y-hidden px-4 noscript:hidden sm:mx-0 sm:px-0"
    >
      {shown?.length === 0 && <p className="text-muted">{none}</p>}
      {shown && shown.length > 0 && (
        <ul className="flex h-full snap-x gap-4 sm:grid sm:grid-cols-3 sm:gap-6">
          {shown.map(article => (
            <li key={article.id} className="w-72 shrink-0 snap-start sm:w-auto">
              <Card article={article} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Card({
  article: { title, url, published_at, module },
  locale,
}: {
  article: Headline
  locale: Locale
}) {
  return (
    <a
      href={url}
      className="group flex h-full flex-col gap-2 rounded-card border border-line bg-ground p-5 no-underline hover:border-accent"
    >
      <span className="truncate text-sm text-muted">{module}</span>
      <span className="line-clamp-3 text-lg font-semibold text-text group-hover:text-accent">{title}</span>
      <time dateTime={published_at} className="mt-auto text-sm text-muted">
        {dayText(Date.parse(published_at), locale)}
      </time>
    </a>
  )
}

type Headline = {
  id: number
  title: string
  url: string
  published_at: string
  module?: string | null | undefined
}

/** None where they cannot be asked for (SPEC 7). */
async function latest(bases: ApiBases, locale: Locale): Promise<Headline[]> {
  const told = await askApi(bases, 'latest_articles', { is_simple: 1, columns: 'module', language: locale })
  return told.ok && Array.isArray(told.data) ? told.data.filter(isWhole) : []
}

const isWhole = ({ title, url, published_at }: Headline): boolean =>
  Boolean(title && url) && Number.isFinite(Date.parse(published_at))
