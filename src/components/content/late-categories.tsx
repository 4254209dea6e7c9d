'use client'

import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import type { ApiBases } from '@/site/api-bases'
import { CATEGORY_COOKIE } from '@/site/last-category'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { askApi } from '../api/client'
import { quietly } from '../ui/quietly'
import { useIsNear } from '../ui/use-is-near'

type Category = { uid: string; title: string; url?: string | undefined; children: Category[] }

type CategoryLink = { uid: string; href: string; label: string }

/** Asked for when they come near, the one opened last first; nothing where that fails (SPEC 7). */
export function LateCategories({ locale, label }: { locale: Locale; label: string }) {
  const bases = useApiBases()
  const { ref, isNear } = useIsNear<HTMLElement>()
  const [links, setLinks] = useState<CategoryLink[]>([])
  useEffect(() => {
    if (isNear) void linksTo(bases, locale).then(setLinks)
  }, [isNear, bases, locale])
  return (
    <nav ref={ref} aria-label={label} className="min-h-16 md:min-h-28 noscript:hidden">
      {links.length > 0 && (
        <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:px-0">
          {links.map(({ href, label: title }) => (
            <li key={href} className="shrink-0">
              <a
                href={href}
                className="inline-block rounded-control border border-line px-4 py-2 font-semibold no-underline hover:border-accent"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

async function linksTo(bases: ApiBases, locale: Locale): Promise<CategoryLink[]> {
  const told = await askApi(bases, 'categories', { language: locale })
  return told.ok && Array.isArray(told.data) ? lastOpenedFirst(told.data.flatMap(withChildren)) : []
}

const withChildren = ({ uid, title, url, children }: Category): CategoryLink[] => [
  ...(title && url ? [{ uid, href: url, label: title }] : []),
  ...(Array.isArray(children) ? children.flatMap(withChildren) : []),
]

function lastOpenedFirst(links: CategoryLink[]): CategoryLink[] {
  const last = quietly(() => Cookies.get(CATEGORY_COOKIE))
  return links.toSorted((one, other) => Number(other.uid === last) - Number(one.uid === last))
}
