import type { DeviceView } from '@/server/devices/of-customer'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Badge } from '../../ui/badge'
import { Bit, Day } from '../../ui/facts'

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
        {translator(locale, 'common')(`os.${os}`)} ·{' '}
        <Bit>
          {translator(locale, 'myAccount')('devices.lastSeen')} <Day at={lastSeenAt} locale={locale} />
        </Bit>
      </p>
    </div>
  )
}
