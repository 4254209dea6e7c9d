'use client'

import { useEffect } from 'react'
import { readVisits, sourceOf, VISITS_KEY, withVisit } from '@/site/visit-source'
import { whenConsented } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** Remembers where this visit came from, once the visitor agrees to statistics (SPEC 9: the last five). */
export function VisitMemory() {
  useEffect(() => whenConsented('statistics', () => quietly(rememberArrival)), [])
  return null
}

function rememberArrival(): void {
  const arrival = { url: new URL(window.location.href), referrer: document.referrer, at: Date.now() }
  const visit = sourceOf(arrival)
  if (!visit) return
  const known = readVisits(localStorage.getItem(VISITS_KEY))
  localStorage.setItem(VISITS_KEY, JSON.stringify(withVisit(known, visit)))
}
