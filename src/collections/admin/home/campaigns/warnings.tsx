import type { CampaignWarning } from '@/server/campaigns/warnings'
import { isLocale, LOCALE_NAMES } from '@/site/locale'

type Props = { warnings: readonly CampaignWarning[]; admin: string }

const SHOWN = 20

/** Each leads to the document and the field in which it is mended. */
export function Warnings({ warnings, admin }: Props) {
  if (warnings.length === 0) return <p>Nothing is wrong with a campaign.</p>
  return (
    <>
      <ul>
        {warnings.slice(0, SHOWN).map(warning => (
          <li key={JSON.stringify(warning)}>
            {sentenceOf(warning)} <a href={hrefOf(warning, admin)}>{LINKS[warning.place.collection]}</a>
          </li>
        ))}
      </ul>
      {warnings.length > SHOWN && <p>{`And ${warnings.length - SHOWN} more.`}</p>}
    </>
  )
}

const LINKS: Record<CampaignWarning['place']['collection'], string> = {
  campaigns: 'Open the campaign',
  coupons: 'Open the coupon',
  pages: 'Open the page',
}

const hrefOf = ({ place: { collection, id, field, locale } }: CampaignWarning, admin: string): string =>
  `${admin}/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}#field-${field}`

const SENTENCES: Record<CampaignWarning['kind'], (campaign: string, about: string) => string> = {
  coupon_draft: (campaign, coupon) => `“${campaign}” names the coupon “${coupon}”, which is not published.`,
  coupon_off: (campaign, coupon) => `“${campaign}” names the coupon “${coupon}”, which is switched off.`,
  coupon_shorter: (campaign, coupon) =>
    `The coupon “${coupon}” does not hold for the whole of “${campaign}”, which names it.`,
  no_coupon: campaign => `“${campaign}” has no coupon that works: it lowers no price.`,
  ended_but_enabled: campaign => `“${campaign}” ended more than 60 days ago and is still switched on.`,
  no_page: campaign => `The page of “${campaign}” has no published text: visitors read its name alone.`,
  unnamed: (campaign, languages) =>
    `“${campaign}” has no name in ${languages}: visitors read the English one.`,
  unwritten: (campaign, languages) =>
    `The page of “${campaign}” has no title in ${languages}: visitors read it in English.`,
}

const sentenceOf = ({ kind, campaign, about }: CampaignWarning): string =>
  SENTENCES[kind](campaign, about.map(each => (isLocale(each) ? LOCALE_NAMES[each] : each)).join(', '))
