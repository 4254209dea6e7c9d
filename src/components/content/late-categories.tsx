'use client'

import { useEffect, useState } from 'react'
import type { ApiBases } from '@/site/api-bases'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { askApi } from '../api/client'
import { useIsNear } from '../ui/use-is-near'

type Category = { uid: string; title: string; url?: string | undefined; children: Category[] }

/** Asked for when they come near; nothing where that fails (SPEC 7). */
export function LateCategories({ locale, label }: { locale: Locale; label: string }) {
  const bases = useApiBases()
  const { ref, isNear } = useIsNear<HTMLElement>()
  const [links, setLinks] = useState<{ href: string; label: string }[]>([])
  useEffect(() => {
    if (isNear) void linksTo(bases, locale).then(setLinks)
  }, [isNear, bases, locale])
  return (
    <nav ref={ref} aria-label={label} className="min-h-16 md:min-h-28 noscript:hidden">
      {links.length > 0 && (
        <ul className="flex gap-3 overflow-x-auto pb-2 md:flex-wrap">
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

async function linksTo(bases: ApiBases, locale: Locale): Promise<{ href: string; label: string }[]> {
  const told = await askApi(bases, 'categories', { language: locale })
  return told.ok && Array.isArray(told.data) ? told.data.flatMap(withChildren) : []
}

const withChildren = ({ title, url, children }: Category): { href: string; label: string }[] => [
  ...(title && url ? [{ href: url, label: title }] : []),
  ...(Array.isArray(children) ? children.flatMap(withChildren) : []),
]
