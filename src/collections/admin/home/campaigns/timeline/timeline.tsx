import { SITES, type Site } from '@/site/sites'
import { SITE_LABELS } from '../../../../fields/options'
import { retold, spoken, t } from '../../../words/of-request'
import { listText, pairText } from '../../../words/written/joined'
import { InstantInUtc } from '../../instant'
import type { Boundary } from '../boundaries'
import { Campaign } from '../campaign'
import type { CampaignsData, ShownCampaign } from '../campaigns-data'
import { marksOf, TimelineAxis } from './axis'
import { PreviewForm, previewAt } from './preview-form'
import { PreviewStrip } from './preview-strip'
import { percentIn } from './steps'
import { ZoomLinks } from './zoom-links'

type Props = { data: CampaignsData; admin: string; api: string; mayMove: boolean }

/** The campaigns of a span of time by site, each with a bar, its ends to be moved by who may. */
export function Timeline({ data, admin, api, mayMove }: Props) {
  const { span, campaigns, boundaries } = data
  return (
    <>
      <ZoomLinks span={span} admin={admin} />
      {campaigns.length === 0 ? (
        <p>{t('No campaign runs in this period.')}</p>
      ) : (
        <>
          <TimelineAxis span={span} />
          <PreviewStrip span={span} preview={previewAt()} language={spoken()}>
            {boundaries.map(({ at }) => (
              <span key={at} className="home__mark" style={{ insetInlineStart: percentIn(span, at) }} />
            ))}
          </PreviewStrip>
          <div style={marksOf(span, boundaries)}>
            {groupsOf(campaigns).map(({ name, shown }) => (
              <section key={name} aria-label={name}>
                <h4>{name}</h4>
                <ol className="home__campaigns">
                  {shown.map(campaign => (
                    <Campaign key={campaign.id} {...{ campaign, data, admin, api, mayMove }} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </>
      )}
      <PreviewForm at={span.at} />
      <Boundaries boundaries={boundaries} />
    </>
  )
}

type Group = { name: string; shown: ShownCampaign[] }

/** Those of all sites first, then each site with its own; one of several sites stands under each of them. */
function groupsOf(campaigns: readonly ShownCampaign[]): Group[] {
  const isEverywhere = ({ sites }: ShownCampaign) => sites.length === 0 || sites.length === SITES.length
  const of = (site: Site) => campaigns.filter(each => !isEverywhere(each) && each.sites.includes(site))
  return [
    { name: t('All sites'), shown: campaigns.filter(isEverywhere) },
    ...SITES.map(site => ({ name: t(SITE_LABELS[site]), shown: of(site) })),
  ].filter(({ shown }) => shown.length > 0)
}

/** The marks in words, each leading to the shop at that instant. */
const Boundaries = ({ boundaries }: { boundaries: readonly Boundary[] }) =>
  boundaries.length === 0 ? null : (
    <details>
      <summary>{t('When prices change automatically in this period')}</summary>
      <ul>
        {boundaries.map(({ at, events }) => (
          <li key={at}>
            <a href={previewAt(at)}>
              <InstantInUtc at={at} /> UTC
            </a>
            {pairText('', listText(events.map(retold)))}
          </li>
        ))}
      </ul>
    </details>
  )
