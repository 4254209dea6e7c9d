const ROOM = '--consent-room'

/** Tells styles how far up the window a card reaches, so that what sticks to its end stands above. */
export function keepClear(card: HTMLElement): () => void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() =>
    style.setProperty(ROOM, `${window.innerHeight - card.getBoundingClientRect().top}px`),
  )
  watch.observe(card)
  return () => {
    watch.disconnect()
    style.removeProperty(ROOM)
  }
}
