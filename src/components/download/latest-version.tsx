'use client'

import { useEffect, useState } from 'react'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { useApiBases } from '../api/bases'
import { productInfo } from './product-info'

type Props = {
  /** By its package: video_win. */
  name: string
  /** With {version} and {date} where they belong. */
  text: string
  locale: Locale
  /** What the server knew; else the place stays free until the browser knows. */
  known?: { version: string; date: number } | undefined
}

/** The newest version of an application and its day, as the shop tells it now; nothing where it cannot be asked. */
export function LatestVersion({ name, text, locale, known }: Props) {
  const bases = useApiBases()
  const [latest, setLatest] = useState(known)
  useEffect(() => {
    let isLeft = false
    void productInfo(bases).then(info => {
      const { soft_version: version, updated_at } = info[name] ?? {}
      const date = Date.parse(updated_at ?? '')
      if (isLeft || !version || !Number.isFinite(date)) return
      // What the browser keeps for two hours may be older than the page.
      setLatest(shown => (shown && shown.date >= date ? shown : { version, date }))
    })
    return () => {
      isLeft = true
    }
  }, [bases, name])
  return (
    <span className="block min-h-[1lh] break-keep" data-version={name}>
      {latest && text.replace('{version}', latest.version).replace('{date}', dayText(latest.date, locale))}
    </span>
  )
}
