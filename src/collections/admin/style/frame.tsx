'use client'
import { useEffect, useRef, useState } from 'react'

type Props = { src: string; title: string }

/** As high as what stands in it. */
export function Frame({ src, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number>()
  const measure = () => setHeight(frame.current?.contentDocument?.body.scrollHeight)
  // It may have loaded before React heard of it.
  useEffect(measure, [])
  return <iframe ref={frame} src={src} title={title} onLoad={measure} style={{ height }} />
}
