import type { DeviceView } from '@/server/devices/of-customer'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Badge } from '../../ui/badge'
import { DottedFacts } from '../../ui/dotted-facts'
import { Day } from '../../ui/facts'

export function DeviceLine({
  device: { name, os, lastSeenAt },
  locale,
  isThis = false,
}: {
  device: DeviceView
  locale: Locale
  isThis?: boolean
}) {
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold">
        {name} {isThis && <Badge tone="info">{translator(locale, 'myAccount')('devices.this')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        <DottedFacts
          facts={[
            translator(locale, 'common')(`os.${os}`),
            <>
              {translator(locale, 'myAccount')('devices.lastSeen')} <Day at={lastSeenAt} locale={locale} />
            </>,
          ]}
        />
      </p>
    </div>
  )
}
