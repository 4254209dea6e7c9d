'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { whyNotSent } from '../calls/why-not-sent'

const HOUR_MS = 3_600_000

/** Renews the sign-in of whoever types in its last hour: it ends at a screen that is left alone, not under somebody’s hands. */
export function KeptWhileTyping({ children }: { children: ReactNode }) {
  const { refreshCookie, tokenExpirationMs = Number.POSITIVE_INFINITY } = useAuth()
  const isAsking = useRef(false)

  const onInput = useEffectEvent(async () => {
    if (isAsking.current || tokenExpirationMs - Date.now() > HOUR_MS) return
    isAsking.current = true
    // Payload leaves the page, and what is typed with it, where there is no sign-in to renew.
    if ((await whyNotSent()) === undefined) refreshCookie(true)
    isAsking.current = false
  })
  useEffect(() => {
    const input = () => void onInput()
    document.addEventListener('input', input)
    return () => document.removeEventListener('input', input)
  }, [])
  return children
}
