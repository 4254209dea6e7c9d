'use client'

import { useEffect } from 'react'
import { PERSONAL } from '@/site/personal'

/**
 * Pages are stored alike for all customers. What is a customer's own, such as an owner's offers, is asked for once after
 * the page, by one private call, and takes the place of what everybody sees.
 */
export function PersonalParts() {
  useEffect(() => {
    const left = new AbortController()
    // A page that is left, or a lost connection: everybody's prices stay, and the checkout gives the customer's own.
    fillIn(left.signal).catch(() => {})
    return () => left.abort()
  }, [])
  return null
}

async function fillIn(signal: AbortSignal): Promise<void> {
  const address = new URL(window.location.href)
  address.searchParams.set(PERSONAL, '1')
  const answer = await fetch(address, { cache: 'no-store', signal })
  if (!answer.ok) return
  const own = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of partsOf(document)) {
    const replacement = partsOf(own).find(each => each.dataset.personal === part.dataset.personal)
    if (replacement && replacement.innerHTML !== part.innerHTML) replace(part, replacement)
  }
}

const partsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-personal]')]

/** Who was at work in the part by keyboard goes on there. */
function replace(part: HTMLElement, replacement: HTMLElement): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.id : undefined
  part.replaceChildren(...replacement.childNodes)
  if (focused) document.getElementById(focused)?.focus()
}
