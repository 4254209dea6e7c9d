import { t } from '../../../words/of-request'
import type { Sentence } from '../../../words/say'
import { type TimelineSpan, ZOOMS, type Zoom } from './span'

const NAMES: Record<Zoom, Sentence> = {
  near: '14 days back, 60 ahead',
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

/** What the line of time shows, by links. */
export const ZoomLinks = ({ span, admin }: { span: TimelineSpan; admin: string }) => (
  <nav aria-label={t('What the timeline shows')} className="home__links">
    {ZOOMS.map(zoom => (
      <a key={zoom} href={pathTo(admin, zoom)} aria-current={zoom === span.zoom ? 'true' : undefined}>
        {t(NAMES[zoom])}
      </a>
    ))}
    {span.earlier && <a href={pathTo(admin, span.zoom, span.earlier)}>{t('Earlier')}</a>}
    {span.later && <a href={pathTo(admin, span.zoom, span.later)}>{t('Later')}</a>}
  </nav>
)

const pathTo = (admin: string, zoom: Zoom, from?: string): string =>
  `${admin}?${new URLSearchParams({ zoom, ...(from && { from }) })}#home-timeline`
