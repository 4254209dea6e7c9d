'use client'

import Cookies from 'js-cookie'
import { useEffect } from 'react'
import { experimentCookie, groupIn } from '@/site/experiment'
import { useApiBases } from '../api/bases'
import { whenConsented } from '../consent/consent-memory'
import { quietly } from '../ui/quietly'

/** Takes part in the test of plans that runs, once the visitor agrees to statistics; the next page shows their group's. */
export function JoinExperiment({ experiment }: { experiment: string }) {
  const bases = useApiBases()
  useEffect(
    () =>
      whenConsented('statistics', async () => {
        if (quietly(() => groupIn(Cookies.get(experimentCookie(experiment))))) return
        const { askApi } = await import('../api/client')
        await askApi(bases, 'join_experiment', {})
      }),
    [bases, experiment],
  )
  return null
}
