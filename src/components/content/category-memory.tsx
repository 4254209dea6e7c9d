'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { CATEGORY_COOKIE, CATEGORY_DAYS } from '@/site/last-category'
import { whenConsented } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** Remembers for a day that this category was opened, once the visitor agrees to marketing. */
export function CategoryMemory({ uid }: { uid: string }) {
  useEffect(() => {
    const secure = window.location.protocol === 'https:'
    return whenConsented('marketing', () =>
      quietly(() => Cookies.set(CATEGORY_COOKIE, uid, { expires: CATEGORY_DAYS, sameSite: 'lax', secure })),
    )
  }, [uid])
  return null
}
