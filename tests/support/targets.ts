import type { Page } from '@playwright/test'

/** The least height and width of what is pressed, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24

/**
 * What is too small to be pressed for sure, one line each. As in WCAG 2.5.8 a link inside a sentence is left out, and what has
 * room enough around it: a circle of that size about its middle meets nothing else that is pressed, and no such circle.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(least => {
    const PRESSED = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(textContent ?? ''),
      )
    // A label is pressed as well as its field.
    const partsOf = (element: Element) => [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ]
    const boxOf = (element: Element) => {
      const boxes = partsOf(element).map(part => part.getBoundingClientRect())
      const [left, top] = [Math.min(...boxes.map(b => b.left)), Math.min(...boxes.map(b => b.top))]
      const [right, bottom] = [Math.max(...boxes.map(b => b.right)), Math.max(...boxes.map(b => b.bottom))]
      return { left, top, right, bottom, width: right - left, height: bottom - top }
    }
    type Box = ReturnType<typeof boxOf>
    const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })
    const isSmall = ({ width, height }: Box) => width < least || height < least
    const meets = (box: Box, other: Box) => {
      const [own, theirs] = [middleOf(box), middleOf(other)]
      if (isSmall(other) && Math.hypot(own.x - theirs.x, own.y - theirs.y) < least) return true
      const x = Math.max(other.left, Math.min(own.x, other.right))
      const y = Math.max(other.top, Math.min(own.y, other.bottom))
      return Math.hypot(own.x - x, own.y - y) < least / 2
    }
    const targets = [...document.querySelectorAll(PRESSED)]
      .filter(isSeen)
      .map(element => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return targets
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(target => targets.some(other => other !== target && meets(target.box, other.box)))
      .map(({ element, box }) => {
        const text = (element.textContent || element.getAttribute('name') || '').trim()
        return `${element.tagName} «${text}» ${Math.round(box.width)}×${Math.round(box.height)}`
      })
  }, LEAST)
