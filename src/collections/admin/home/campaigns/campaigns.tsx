import { salePath } from '../../../new-sale/path'
import { t } from '../../words/of-request'
import { Part, Piece } from '../section'
import type { CampaignsData } from './campaigns-data'
import { FailedLaunches } from './failed-launches'
import { StoppedSets } from './stopped-sets'
import { Timeline } from './timeline/timeline'
import { Warnings } from './warnings'

type Props = { data: CampaignsData; admin: string; api: string; mayMove: boolean }

export const Campaigns = ({ data, admin, api, mayMove }: Props) => (
  <Part id="home-campaigns" title={t('Campaigns')}>
    <p>
      <a className="home__act" href={salePath(admin)}>
        {t('New sale')}
      </a>
    </p>
    <Piece id="home-timeline" title={t('Campaigns by site')}>
      <Timeline {...{ data, admin, api, mayMove }} />
    </Piece>
    <Piece id="home-warnings" title={t('To be fixed')}>
      <Warnings warnings={data.warnings} admin={admin} />
      <StoppedSets sets={data.stoppedSets} admin={admin} />
      <FailedLaunches launches={data.failedLaunches} admin={admin} />
    </Piece>
  </Part>
)
