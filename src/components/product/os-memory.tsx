'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { OS_CHOICE } from '@/site/os-choice'

/** The spec's default for cookies (PAGES). */
const DAYS = 7

/** Keeps a system chosen by link for the following pages. */
export function OsMemory({ chosen }: { chosen: string | undefined }) {
  useEffect(() => {
    if (chosen === 'win' || chosen === 'mac')
      Cookies.set(OS_CHOICE, chosen, {
        expires: DAYS,
        sameSite: 'lax',
        secure: window.location.protocol === 'https:',
      })
  }, [chosen])
  return null
}
