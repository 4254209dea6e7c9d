import { Button } from '@payloadcms/ui'
import type { Typed } from '@/server/price-lab/situation'
import { page } from '@/site/page'
import { previewPath } from '@/site/preview'
import { momentIn } from '../../home/instant'
import { t } from '../../words/of-request'
import type { PricesData } from '../lab-data'
import { CampaignLink, type Places } from '../parts'
import { type Asked, labPath, SECOND } from '../path'
import type { Side } from '../side'
import { CountryList, SituationFields } from '../situation-form'
import { PriceFilters } from './price-filters'
import { PriceTable } from './price-table'

type Props = { data: PricesData; places: Places }

export function PricesScreen({ data, places }: Props) {
  const { sides, asked, may, rows, all, different } = data
  const [one, other] = sides
  if (!one) return null
  return (
    <>
      <form
        method="get"
        action={`${places.admin}/price-lab`}
        className="lab__form"
        id="lab-form"
        data-guarded
      >
        <CountryList />
        <div className="lab__sides">
          <SituationFields
            side={one}
            suffix=""
            may={may}
            title={other ? t('First situation') : t('Situation')}
          />
          {other && (
            <>
              <input type="hidden" name="beside" value="yes" />
              <SituationFields side={other} suffix={SECOND} may={may} title={t('Second situation')} />
            </>
          )}
        </div>
        <PriceFilters data={data} />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            {t('Show prices')}
          </Button>
          <Beside asked={asked} admin={places.admin} />
        </div>
      </form>
      <Campaigns sides={sides} places={places} />
      {one.priced && (
        <>
          <p role="status">
            {other ? `${countText(different, all)} ` : ''}
            {rows.length === all
              ? t('{all, plural, one {# plan is shown.} other {# plans are shown.}}', { all })
              : t('{count} of {all} plans are shown.', { count: rows.length, all })}
          </p>
          {rows.length > 0 && <PriceTable data={data} places={places} />}
          <a href="#lab-form" className="lab__back">
            {t('Back to the form')}
          </a>
        </>
      )}
    </>
  )
}

/** The button keeps what is typed into the first situation, which the second one begins with. */
const Beside = ({ asked, admin }: { asked: Asked; admin: string }) =>
  asked.other ? (
    <a href={labPath(admin, { ...asked, other: undefined, filter: { ...asked.filter, isDifferent: false } })}>
      {t('Only the first situation')}
    </a>
  ) : (
    <Button
      type="submit"
      buttonStyle="secondary"
      size="medium"
      margin={false}
      extraButtonProps={{ name: 'beside', value: 'yes' }}
    >
      {t('Compare with a second situation')}
    </Button>
  )

const countText = (different: number, all: number): string =>
  different === 0
    ? t('None of {all} prices differ.', { all })
    : t('{different, plural, one {# of {all} prices differs.} other {# of {all} prices differ.}}', {
        ...{ different, all },
      })

/** Which campaigns run then and there. */
function Campaigns({ sides, places }: { sides: readonly Side[]; places: Places }) {
  return sides.map(({ priced, typed }, index) =>
    priced ? (
      <p key={`${JSON.stringify(typed)} ${index === 0 ? 'first' : 'second'}`} className="lab__muted">
        {sides.length > 1 ? `${index === 0 ? t('First:') : t('Second:')} ` : ''}
        {momentIn(priced.visit.at)} UTC ·{' '}
        {lowering(priced).length === 0
          ? t('No campaign lowers a price then.')
          : `${t('Campaigns that lower prices then:')} `}
        {lowering(priced).map(({ key }, place) => (
          <span key={key}>
            {place > 0 && ', '}
            <CampaignLink campaign={key} places={places} />
          </span>
        ))}
        {' · '}
        <a href={shopPath({ typed, priced })} target="_blank" rel="noreferrer">
          {t('Look at the shop as this buyer')}
        </a>
      </p>
    ) : null,
  )
}

/** The home page of a preview in this place; «now» stays now. */
function shopPath({ typed, priced }: { typed: Typed; priced: NonNullable<Side['priced']> }): string {
  const { site, locale, at } = priced.visit
  const buyer = typed.buyer === 'customer' ? typed.email : typed.buyer
  const preview = { site, locale, buyer, ...(typed.at.trim() !== '' && { at }) }
  return previewPath(page('home'), preview)
}

const lowering = ({ campaigns }: NonNullable<Side['priced']>) =>
  campaigns.filter(({ coupons }) => coupons.length > 0)
