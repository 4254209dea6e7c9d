'use client'
import { useEffect, useRef, useState } from 'react'

type Props = { src: string; title: string }

const BORDERS = 2

/** As high as what stands in it, also once that has its style sheet and faces, or another width. */
export function Frame({ src, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState<number>()
  const find = () => setBody(frame.current?.contentDocument?.body ?? undefined)
  // It may have loaded before React heard of it.
  useEffect(find, [])
  useEffect(() => {
    if (!body) return
    const watch = new ResizeObserver(() => setHeight(body.offsetHeight + BORDERS))
    watch.observe(body)
    return () => watch.disconnect()
  }, [body])
  return <iframe ref={frame} src={src} title={title} onLoad={find} style={{ height }} />
}
