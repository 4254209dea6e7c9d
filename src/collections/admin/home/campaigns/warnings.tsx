import type { CampaignWarning } from '@/server/campaigns/warnings'
import { languageText, t } from '../../words/of-request'
import type { Sentence } from '../../words/say'
import { listText } from '../../words/written/joined'

type Props = { warnings: readonly CampaignWarning[]; admin: string }

const SHOWN = 20

/** Each leads to the document and the field in which it is mended. */
export function Warnings({ warnings, admin }: Props) {
  if (warnings.length === 0) return <p>{t('No campaign has a problem.')}</p>
  return (
    <>
      <ul>
        {warnings.slice(0, SHOWN).map(warning => (
          <li key={JSON.stringify(warning)}>
            {sentenceOf(warning)} <a href={hrefOf(warning, admin)}>{t(LINKS[warning.place.collection])}</a>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{t('And {count} more.', { count: warnings.length - SHOWN })}</p>}
    </>
  )
}

const LINKS: Record<CampaignWarning['place']['collection'], Sentence> = {
  campaigns: 'Open the campaign',
  coupons: 'Open the coupon',
  pages: 'Open the page',
}

const hrefOf = ({ place: { collection, id, field, locale } }: CampaignWarning, admin: string): string =>
  `${admin}/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}#field-${field}`

const SENTENCES: Record<CampaignWarning['kind'], Sentence> = {
  coupon_draft: '“{campaign}” names the coupon “{about}”, which is not published.',
  coupon_off: '“{campaign}” names the coupon “{about}”, which is switched off.',
  coupon_shorter: 'The coupon “{about}” does not hold for the whole of “{campaign}”, which names it.',
  no_coupon: '“{campaign}” has no coupon that works: it lowers no price.',
  ended_but_enabled: '“{campaign}” ended more than 60 days ago and is still switched on.',
  no_page: 'The page of “{campaign}” has no published text: visitors read only its name.',
  unnamed: '“{campaign}” has no name in {about}: visitors read the English one.',
  unwritten: 'The page of “{campaign}” has no title in {about}: visitors read it in English.',
}

const sentenceOf = ({ kind, campaign, about }: CampaignWarning): string =>
  t(SENTENCES[kind], {
    campaign,
    about: listText(about.map(languageText)),
  })
