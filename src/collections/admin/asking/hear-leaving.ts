/** Where somebody is about to go: over a link, or through the history of the window. */
export type Way = { kind: 'link'; path: string } | { kind: 'history'; key: string }
type Hearer = (event: Event, way: Way) => void

/** Hears links that would take this window elsewhere in the admin, before they do; gives what ends that. */
export function hearLinks(hearer: Hearer): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link) hearer(event, { kind: 'link', path: link.pathname + link.search + link.hash })
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

/** Hears Back and Forward to another screen within the admin, for which no page is left and the browser does not ask. */
export function hearHistory(hearer: Hearer): () => void {
  if (!('navigation' in window)) return () => {}
  const onNavigate = (event: NavigateEvent) => {
    const { key, url } = event.destination
    if (event.navigationType !== 'traverse' || !event.cancelable || isHere(new URL(url))) return
    hearer(event, { kind: 'history', key })
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

const isHere = ({ origin, pathname, search }: URL): boolean =>
  origin + pathname + search === location.origin + location.pathname + location.search

/** A file, another window or a place of this page leads nowhere else. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey) return undefined
  if (link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  return isHere(new URL(link.href)) ? undefined : link
}
