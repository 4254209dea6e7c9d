import type { CalendarBar } from '@/server/calendar/entry'
import { t } from '../words/of-request'
import { detailText, windowText } from './words'

type Props = { bar: CalendarBar; admin: string; zone: string }

/** What lasts, by its name; where one points at it, from when until when. */
export const BarLink = ({ bar, admin, zone }: Props) => (
  <a href={`${admin}/collections/${bar.collection}/${bar.id}`} title={windowText(bar, zone)}>
    {bar.title || t('Untitled')}
    {detailText(bar.detail) && ` (${detailText(bar.detail)})`}
  </a>
)
