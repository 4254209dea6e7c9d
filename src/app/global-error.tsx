'use client'

import './(site)/shop.css'
import { ENGLISH, ErrorNotice } from '@/components/layout/error-notice'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** The last resort: without a layout there is no language but English. */
export default function ShopError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <title>{ENGLISH.title}</title>
        <ErrorNotice texts={ENGLISH} reference={error.digest} onRetry={reset} />
      </body>
    </html>
  )
}
