import type { CampaignView } from '@/server/campaigns/board'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { WholeWords } from '../ui/whole-words'
import { Deadline } from './hero/deadline'

/** Another campaign that runs on the same page. */
export function CampaignPanel({ campaign, visit }: { campaign: CampaignView; visit: Visit }) {
  const { name, state, lang, benefit } = campaign
  const t = translator(visit.locale, 'campaign')
  return (
    <section
      aria-label={name}
      data-campaign={state}
      className="grid gap-6 rounded-card border border-line bg-surface p-6 md:grid-cols-2 md:items-center md:gap-10 md:p-8"
    >
      <div className="grid content-start justify-items-start gap-2">
        <p className="font-semibold text-positive">{t(`state.${state}`)}</p>
        <h2 lang={lang.name} className="text-2xl">
          <WholeWords>{name}</WholeWords>
        </h2>
        {benefit && <p lang={benefit.lang}>{benefit.text}</p>}
      </div>
      <Deadline campaign={campaign} visit={visit} />
    </section>
  )
}
