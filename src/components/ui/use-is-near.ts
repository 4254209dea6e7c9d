import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenNear } from './when-near'

/** Whether the element that gets the `ref` came near once. */
export function useIsNear<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (ref.current ? whenNear(ref.current, () => setIsNear(true)) : undefined), [])
  return { ref, isNear }
}
