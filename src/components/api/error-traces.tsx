'use client'

import { useEffect } from 'react'
import { TRACE_SAMPLE_RATE } from '@/site/report-kinds'
import { whenConsented } from '../consent/consent-memory'
import { useApiBases } from './bases'

/**
 * Traces the type errors of one page view in five (SPEC 8 and 9), once the visitor agrees to statistics. One draw for
 * each view; that there was an error is told anyway, without a name. What traces is loaded for those views alone.
 */
export function ErrorTraces() {
  const bases = useApiBases()
  useEffect(() => {
    if (Math.random() >= TRACE_SAMPLE_RATE) return
    return whenConsented('statistics', () => {
      void import('./trace-errors').then(({ traceErrors }) => traceErrors(bases))
    })
  }, [bases])
  return null
}
