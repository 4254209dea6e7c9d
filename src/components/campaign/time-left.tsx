import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Preview } from '@/site/preview'
import type { Visit } from '@/site/visit'
import { Countdown } from './countdown'

type Props = {
  label: string
  until: number
  visit: Pick<Visit, 'at' | 'locale'> & { preview?: Pick<Preview, 'at'> | undefined }
}

/** The server's deadline (ms, UTC), counted down to the second. */
export function TimeLeft({ label, until, visit: { at, locale, preview } }: Props) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{label}</p>
      <Countdown
        at={at}
        until={until}
        language={HTML_LANG[locale]}
        label={label}
        isStill={preview?.at !== undefined}
        units={unitsIn(locale)}
      />
    </div>
  )
}

function unitsIn(locale: Locale) {
  const t = translator(locale, 'common')
  const words = (unit: 'days' | 'hours' | 'minutes' | 'seconds') => ({
    one: t(`countdown.${unit}`, { count: 1 }),
    other: t(`countdown.${unit}`, { count: 2 }),
  })
  return { days: words('days'), hours: words('hours'), minutes: words('minutes'), seconds: words('seconds') }
}
