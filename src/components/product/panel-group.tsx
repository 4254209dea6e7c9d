'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useIsReady } from '../ui/use-is-ready'
import { moveAmong, openAddressed, rememberPanel, shutOthers } from './panel-moves'

/**
 * Panels of which one is open (SPEC 4). `<details name>` opens and shuts them without this; this adds the arrow keys, the
 * address (#tutorial) and older browsers.
 */
export function PanelGroup({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const isReady = useIsReady()
  useEffect(() => {
    const group = ref.current
    if (!group) return
    const listening = new AbortController()
    const { signal } = listening
    const open = () => openAddressed(group)
    open()
    window.addEventListener('hashchange', open, { signal })
    group.addEventListener('click', rememberPanel, { signal })
    group.addEventListener('keydown', moveAmong, { signal })
    // A toggle does not bubble.
    group.addEventListener('toggle', shutOthers, { signal, capture: true })
    return () => listening.abort()
  }, [])
  return (
    <div ref={ref} data-panels data-ready={isReady || undefined} className="border-t border-line">
      {children}
    </div>
  )
}
