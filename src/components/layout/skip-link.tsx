import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

export function SkipLink({ locale }: { locale: Locale }) {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-accent p-3 font-semibold text-on-accent focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-30 focus:p-3"
    >
      {translator(locale, 'common')('skipToContent')}
    </a>
  )
}
