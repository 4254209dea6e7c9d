'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { ENGLISH, ERROR_TEXTS_ID, ErrorNotice, type ErrorTexts } from '@/components/layout/error-notice'

type Props = { error: Error & { digest?: string }; reset: () => void }

export default function PageError({ error, reset }: Props) {
  const [texts, setTexts] = useState(ENGLISH)
  // Before the first paint, but after the layout around this page is in the document.
  useLayoutEffect(() => setTexts(textsOfPage()), [])
  // A failure on the server is in its log already, under the digest.
  useEffect(() => {
    if (!error.digest) reportError(error)
  }, [error])
  return <ErrorNotice texts={texts} reference={error.digest} onRetry={reset} />
}

function textsOfPage(): ErrorTexts {
  const left = document.getElementById(ERROR_TEXTS_ID)?.textContent
  return left ? { ...ENGLISH, ...JSON.parse(left) } : ENGLISH
}
