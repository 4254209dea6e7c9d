const headOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('summary') : null

const panelsOf = (element: Element): HTMLDetailsElement[] => [
  ...(element.closest('[data-panels]') ?? element).querySelectorAll<HTMLDetailsElement>('[data-panel]'),
]

/** Opens the panel that the address names. */
export function openAddressed(group: Element): void {
  const panel = panelsOf(group).find(({ dataset }) => window.location.hash === `#${dataset.panel}`)
  if (!panel || panel.open) return
  panel.open = true
  panel.scrollIntoView()
}

/** Writes the panel that is being opened into the address, in place of the last one: no jump, no entry of its own. */
export function rememberPanel(event: Event): void {
  const head = headOf(event)
  const panel = head?.closest<HTMLDetailsElement>('[data-panel]')
  if (!head || !panel) return
  keepInPlace(head)
  const { pathname, search } = window.location
  const address = panel.open ? `${pathname}${search}` : `#${panel.dataset.panel}`
  window.history.replaceState(window.history.state, '', address)
}

/** What closes above takes its height along: the head stays where it was pressed. */
function keepInPlace(head: Element): void {
  const { top } = head.getBoundingClientRect()
  requestAnimationFrame(() =>
    window.scrollBy({ top: head.getBoundingClientRect().top - top, behavior: 'instant' }),
  )
}

/** What browsers do by themselves that know `<details name>`. */
export function shutOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return
  for (const panel of panelsOf(target)) if (panel !== target) panel.open = false
}

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => (place === last ? 0 : place + 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowUp: (place, last) => (place === 0 ? last : place - 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** From head to head. */
export function moveAmong(event: KeyboardEvent): void {
  const [head, step] = [headOf(event), STEPS[event.key]]
  if (!head || !step || event.altKey || event.ctrlKey || event.metaKey) return
  const heads = panelsOf(head).map(panel => panel.querySelector<HTMLElement>('summary'))
  event.preventDefault()
  heads[step(heads.indexOf(head), heads.length - 1)]?.focus()
}
