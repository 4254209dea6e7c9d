/**
 * Reports failures in the visitor's browser: errors of our scripts, and scripts that do not load, or not within 120 s
 * (SPEC 8). Sent as its own source text, so that it runs before and without any other script; it may name nothing
 * outside itself.
 */
export function listenForFailures(address: string): void {
  const LIMIT_MS = 120_000
  // Of a page that keeps failing, the first failures tell enough.
  const MAX_REPORTS = 5
  const told = new Set<string>()
  const over = new WeakSet<object>()

  const tell = (name: string, message: string, stack?: string) => {
    if (told.size === MAX_REPORTS || told.has(name + message)) return
    told.add(name + message)
    const said = { origin_url: location.origin, web: '1', guest_token_v2: '' }
    fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ name, message, stack, url: location.pathname, ...said }),
    }).catch(() => {})
  }
  // What browser extensions throw is not ours.
  const tellError = (error: unknown) => {
    if (error instanceof Error && error.stack?.includes(location.origin))
      tell(error.name, error.message, error.stack)
  }
  const tellScript = (script: HTMLScriptElement) => tell('ChunkLoadError', `${script.src} did not load`)
  const watch = (node: Node) => {
    if (!(node instanceof HTMLScriptElement) || node.src === '' || node.noModule) return
    setTimeout(() => over.has(node) || tellScript(node), LIMIT_MS)
  }

  // A script's load event does not bubble, and the window is never told of it.
  document.addEventListener('load', ({ target }) => target && over.add(target), true)
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) tellError(event.error)
      else if (event.target instanceof HTMLScriptElement) tellScript(event.target)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
  addEventListener('DOMContentLoaded', () => {
    for (const script of document.scripts) watch(script)
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) addedNodes.forEach(watch)
    }).observe(document.head, { childList: true })
  })
}
