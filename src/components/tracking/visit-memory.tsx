'use client'

import { useEffect } from 'react'
import { whenConsented } from '../consent/consent-memory'

/** Remembers where this visit came from, once the visitor agrees to statistics (SPEC 9: the last five). */
export function VisitMemory() {
  useEffect(() => whenConsented('statistics', remember), [])
  return null
}

async function remember(): Promise<void> {
  const { rememberArrival } = await import('./remember-arrival')
  rememberArrival()
}
