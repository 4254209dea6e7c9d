import type { CSSProperties } from 'react'

/** As Payload's own fields take their place in a row. */
export function widthOf(width: CSSProperties['width']): CSSProperties {
  const style: CSSProperties & Record<'--field-width', typeof width> = { '--field-width': width }
  return width ? style : { flex: '1 1 auto' }
}
