/** How many viewports before it is reached a lazy thing begins (SPEC 9 «Lazy-load preload»). */
const PRELOAD = 1.3

const MARGIN = `${PRELOAD * 100}%`

/** Runs it once, when the element comes near; the function it gives stops the waiting. */
export function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    // The second margin is for rows that scroll sideways; of a page's own height it would add to the first.
    { rootMargin: MARGIN, scrollMargin: `0px ${MARGIN}` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
