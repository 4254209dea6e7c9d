import type { UIFieldServerProps } from 'payload'
import { may } from '../../access/may'
import { CAMPAIGN_ACTIONS, type CampaignAction } from '../../campaigns/action-names'
import { momentIn } from '../home/instant'
import { speak, spoken, t } from '../words/of-request'
import { CampaignActions } from './actions'
import { PanelChanges } from './changes'
import { CheckList } from './check-list'
import { type PanelData, panelData } from './panel-data'
import '../plain-table.css'
import './panel.css'

/** Above the form of a campaign: what can be done with it, what it changes, and what is wrong with it. */
export async function ThisCampaign({ id, req }: UIFieldServerProps) {
  speak(req)
  const data = id
    ? await panelData({
        payload: req.payload,
        user: req.user,
        id: String(id),
        now: Date.now(),
        language: spoken(),
      })
    : null
  if (!data) return null
  const { admin, api } = req.payload.config.routes
  return (
    <section className="field-type this-campaign" aria-labelledby="this-campaign">
      <h3 id="this-campaign">{t('This campaign')}</h3>
      {(await may(req, 'update', 'campaigns')) && (
        <CampaignActions
          id={String(id)}
          seenEnd={data.end}
          may={CAMPAIGN_ACTIONS.filter(action => isPossible(action, data))}
        />
      )}
      {data.isOver && !data.isDraft && <p>{t('It ended on {at} UTC.', { at: momentIn(data.end) })}</p>}
      <CheckList checks={data.checks} admin={admin} />
      <PanelChanges data={data} admin={admin} csv={`${api}/campaign-prices/${id}`} />
    </section>
  )
}

/** What has no dates yet cannot end, nor be later than they are; what is over neither ends nor goes on. */
function isPossible(action: CampaignAction, { isDraft, isOver, end }: PanelData): boolean {
  if (action === 'publish') return isDraft
  if (action === 'end-now' || action === 'extend') return end > 0 && !isOver
  return action === 'duplicate' || end > 0
}
