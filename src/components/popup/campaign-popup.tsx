import type { AnnouncedCampaign } from '@/server/campaigns/campaign-news'
import { momentText } from '@/site/deadline'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { nearnessOf } from '@/site/nearness'
import { sentenceGap } from '@/site/sentence-gap'
import type { Visit } from '@/site/visit'
import { LocalTime } from '../campaign/local-time'
import { TimeLeft } from '../campaign/time-left'
import { ButtonLink } from '../ui/button'
import { DailyDialog } from './daily-dialog'

type Props = {
  campaign: AnnouncedCampaign
  /** Of an experiment that shows it to its a group alone. */
  experiment: string | undefined
  visit: Visit
}

/** A running campaign over the page, once a day; without a script the campaign's page and prices tell of it. */
export function CampaignPopup({ campaign, experiment, visit }: Props) {
  const { key, name, lang, benefit, href, hasCoupons } = campaign
  const t = translator(visit.locale, 'campaign')
  return (
    <DailyDialog campaign={key} experiment={experiment} close={t('popup.close')}>
      <h2 id="campaign-popup" lang={lang} tabIndex={-1} className="pe-12 text-2xl outline-none">
        {name}
      </h2>
      <p lang={benefit.lang} className="text-lg font-semibold text-balance">
        {benefit.text}
      </p>
      <p className="text-muted">{hasCoupons ? t('runningText') : t('popup.text')}</p>
      <Deadline campaign={campaign} visit={visit} />
      <ButtonLink href={href} size="large" className="justify-self-start">
        {translator(visit.locale, 'layout')('seeCampaign')}
      </ButtonLink>
    </DailyDialog>
  )
}

function Deadline({ campaign: { until }, visit }: Pick<Props, 'campaign' | 'visit'>) {
  const nearness = nearnessOf(until, visit.at)
  if (nearness === 'open') return null
  const language = HTML_LANG[visit.locale]
  return (
    <div className="grid gap-3">
      {nearness === 'counted' && (
        <TimeLeft
          label={translator(visit.locale, 'common')('countdown.endsIn')}
          until={until}
          visit={visit}
        />
      )}
      <LocalTime
        at={until}
        language={language}
        label={`${translator(visit.locale, 'campaign')('popup.until')}${sentenceGap(visit.locale)}`}
        placeholder={momentText(until, language, 'UTC')}
      />
    </div>
  )
}
