import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

/** Who reads judgements is told first whose products they are about. */
export const MakersNote = ({ locale }: { locale: Locale }) => (
  <p className="border-s-4 border-accent ps-4 text-muted">{translator(locale, 'review')('oursAll')}</p>
)
