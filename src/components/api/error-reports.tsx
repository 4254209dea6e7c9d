'use client'

import { useEffect } from 'react'
import type { ApiBases } from '@/site/api-bases'
import { useApiBases } from './bases'
import { askApi } from './client'

/** Of a page that fails again and again the first failures tell enough. */
const MOST = 5

type Failure = { name: string; message: string; stack?: string }

/** Tells the shop what fails in the visitor's browser: errors of our scripts, and scripts that do not load (SPEC 8). */
export function ErrorReports() {
  const bases = useApiBases()
  useEffect(() => listen(bases), [bases])
  return null
}

function listen(bases: ApiBases): () => void {
  const told = new Set<string>()
  const tell = (failure: Failure | undefined) => {
    const { name = '', message = '' } = failure ?? {}
    if (!failure || told.size === MOST || told.has(name + message)) return
    told.add(name + message)
    void askApi(bases, 'report', { ...failure, url: window.location.pathname })
  }
  const failed = (event: ErrorEvent | Event) => tell(failureOf(event))
  const rejected = ({ reason }: PromiseRejectionEvent) => tell(ofError(reason))
  // Scripts that do not load tell nobody but who listens on the way down.
  window.addEventListener('error', failed, true)
  window.addEventListener('unhandledrejection', rejected)
  return () => {
    window.removeEventListener('error', failed, true)
    window.removeEventListener('unhandledrejection', rejected)
  }
}

function failureOf(event: ErrorEvent | Event): Failure | undefined {
  if (event instanceof ErrorEvent) return ofError(event.error)
  const { target } = event
  if (!(target instanceof HTMLScriptElement)) return undefined
  return { name: 'ChunkLoadError', message: `${target.src} did not load` }
}

/** Of an error that one of our scripts threw; what extensions of the browser throw is none of ours. */
function ofError(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !error.stack?.includes(window.location.origin)) return undefined
  return { name: error.name, message: error.message, stack: error.stack }
}
