import { formatMoney, type Quote } from '@/pricing'
import type { CustomerFile } from '@/server/support-console/customer-file'
import { isLocale } from '@/site/locale'
import { page } from '@/site/page'
import { previewPath } from '@/site/preview'
import { siteSpeaking } from '@/site/sites'
import { languageText, spoken, t } from '../words/of-request'
import { offerName, planText } from '../words/shop-names'
import { listText } from '../words/written/joined'
import type { Desk } from './action-form'
import { categoryText } from './category-text'
import { Moment } from './moment'
import { Fact, Facts, Section } from './parts'
import { deskPath } from './path'

type Props = { file: CustomerFile; desk: Desk }

export function Who({ file, desk }: Props) {
  const { customer } = file.person
  return (
    <Section id="who" title={t('Who')}>
      <Facts>
        {customer ? (
          <>
            <Fact name="Name">{customer.username ?? '–'}</Fact>
            <Fact name="Language">{languageText(customer.locale)}</Fact>
            <Fact name="Customer since">
              <Moment at={customer.createdAt} />
            </Fact>
            <Fact name="Email confirmed">
              {customer.confirmedAt === null ? t('Not yet') : <Moment at={customer.confirmedAt} />}
            </Fact>
            <Fact name="News by email">{customer.marketing ? t('Yes') : t('No')}</Fact>
          </>
        ) : (
          <Fact name="Account" isWide>
            {t(
              'None. What is bought without one counts for offers once the address has an account and is confirmed.',
            )}
          </Fact>
        )}
        <Ownership file={file} />
      </Facts>
      {customer && (
        <p>
          <a href={`${desk.admin}/collections/customers/${customer.id}`}>{t('Open the account’s record')}</a>{' '}
          ·{' '}
          <a href={offersPath(file.person.email, customer.locale)} target="_blank" rel="noreferrer">
            {t('See what their account offers')}
          </a>
        </p>
      )}
      {file.unclaimed && (
        <p>
          {t(
            'There are orders under this address that belong to no account, for the address was not confirmed when they were placed:',
          )}{' '}
          <a href={deskPath({ admin: desk.admin, name: { guest: file.unclaimed } })}>{t('see them')}</a>.
        </p>
      )}
    </Section>
  )
}

function offersPath(buyer: string, spoken: string): string {
  const locale = isLocale(spoken) ? spoken : 'en'
  return previewPath(page('my-account'), { site: siteSpeaking('com', locale), locale, buyer })
}

function Ownership({ file: { ownership, nameOfRoute } }: { file: CustomerFile }) {
  const { category, recommended } = ownership
  return (
    <>
      <Fact name="Category">{categoryText(category)}</Fact>
      <Fact name="Recommended next">{recommended === null ? t('Nothing') : nameOfRoute(recommended)}</Fact>
      <Fact name="Offered now" isWide>
        <ul className="desk__offers">
          {offersIn(ownership.next).map(({ route, os, quote }) => (
            <li key={`${route} ${os} ${quote.plan}`}>
              {nameOfRoute(route)} · {os === 'mac' ? 'Mac' : 'Windows'}, {planText(quote.plan)}:{' '}
              <b>{formatMoney(quote.price, quote.currency, spoken())}</b>
              {quote.price < quote.list &&
                ` ${t('instead of {amount}', { amount: formatMoney(quote.list, quote.currency, spoken()) })}`}
              <span className="desk__muted">
                {listText([offerName(quote.offType), ...reasonsFor(quote, ownership)])}
              </span>
            </li>
          ))}
          {ownership.next.kind === 'complete' && <li>{t('Nothing: they own all that could be offered.')}</li>}
        </ul>
      </Fact>
    </>
  )
}

type OwnershipRecord = CustomerFile['ownership']
type Offered = { route: string; os: string; quote: Quote }

function offersIn(next: OwnershipRecord['next']): Offered[] {
  if (next.kind === 'complete') return []
  if (next.kind === 'upgrades')
    return next.upgrades.map(({ option, ...rest }) => ({ ...rest, quote: option.quote }))
  return [{ route: next.route, os: next.os, quote: next.option.quote }]
}

const reasonsFor = ({ steps }: Quote, { reasonOf }: OwnershipRecord): string[] =>
  steps.flatMap(step => reasonOf(step)?.label ?? [])
