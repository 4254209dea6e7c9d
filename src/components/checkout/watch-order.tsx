'use client'

import { useEffect } from 'react'

const SOON = 1_500
const LATER = 5_000
const PATIENCE = 30_000
const LONGEST = 10 * 60_000

/** Asks how far the order is until that changes, and then shows the page anew. Shows nothing itself. */
export function WatchOrder({ url }: { url: string }) {
  useEffect(() => {
    const since = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      if (await hasMovedOn(url)) return window.location.reload()
      const waited = performance.now() - since
      if (waited < LONGEST) timer = setTimeout(ask, waited < PATIENCE ? SOON : LATER)
    }
    timer = setTimeout(ask, SOON)
    return () => clearTimeout(timer)
  }, [url])
  return null
}

/** A connection that fails is no news: the next question may get through. */
async function hasMovedOn(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return false
  return !isPending(await response.json())
}

function isPending(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return true
  const { data } = answer
  return typeof data !== 'object' || data === null || !('status' in data) || data.status === 'pending'
}
