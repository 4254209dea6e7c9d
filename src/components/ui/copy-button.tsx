'use client'

import { useState } from 'react'
import { Button } from './button'

type Props = { text: string; label: string; copy: string; copied: string; onCopy?: () => void }

/** Where the browser forbids copying, the text beside it can be selected by hand. */
export function CopyButton({ text, label, copy, copied, onCopy }: Props) {
  const [isCopied, setCopied] = useState(false)
  const write = () =>
    navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(true)
        onCopy?.()
      },
      () => setCopied(false),
    )
  return (
    <>
      <Button type="button" kind="secondary" aria-label={label} onClick={write}>
        {isCopied ? copied : copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  )
}
