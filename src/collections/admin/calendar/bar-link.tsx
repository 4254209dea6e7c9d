import type { CalendarBar } from '@/server/calendar/entry'
import { spoken, t } from '../words/of-request'
import { bracketed } from '../words/written/bracketed'
import { detailText, windowText } from './words'

type Props = { bar: CalendarBar; admin: string; zone: string }

/** What lasts, by its name; where one points at it, from when until when. */
export const BarLink = ({ bar, admin, zone }: Props) => (
  <a href={`${admin}/collections/${bar.collection}/${bar.id}`} title={windowText(bar, zone)}>
    {nameOf(bar)}
  </a>
)

function nameOf({ title, detail }: CalendarBar): string {
  const [name, inside] = [title || t('Untitled'), detailText(detail)]
  return inside ? bracketed(spoken(), name, inside) : name
}
