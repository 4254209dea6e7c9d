'use client'

import { useEffect, useState } from 'react'
import { VISITS_KEY } from '@/site/visit-source'
import { consentNow } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** Sends with a form where the visits of this browser came from, if the visitor agreed to statistics. */
export function VisitsField() {
  const [visits, setVisits] = useState('')
  useEffect(() => {
    if (consentNow()?.statistics) setVisits(quietly(() => localStorage.getItem(VISITS_KEY)) ?? '')
  }, [])
  return <input type="hidden" name="visits" value={visits} />
}
