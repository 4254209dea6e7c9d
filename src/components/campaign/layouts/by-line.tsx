import type { Line } from '@/pricing'
import { translator } from '@/site/messages'
import { OfferRows } from './offer-rows'
import type { OffersProps } from './offers-props'

const LINES = ['video', 'video_music', 'music', 'ai', 'adult'] as const satisfies readonly Line[]

export function ByLine({ offers, visit, nameOf }: OffersProps) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <div className="grid gap-12">
      {LINES.map(line => {
        const own = offers.filter(offer => offer.line === line)
        return (
          own.length > 0 && (
            <div key={line} className="grid gap-4">
              <h3 className="text-xl">{t(`trials.lines.${line}`)}</h3>
              <OfferRows offers={own} visit={visit} nameOf={nameOf} />
            </div>
          )
        )
      })}
    </div>
  )
}
