import type { Rateable } from '@/server/customer-reviews/rateable'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Part } from '../frame/account-frame'
import { sectionPath } from '../frame/paths'

type Props = { visit: Visit; rateable: readonly Rateable[]; nameOf: (route: string) => string }

/** What was bought, and behind it what that opens; nothing where all is rated. */
export function ToRate({ visit, rateable, nameOf }: Props) {
  const t = translator(visit.locale, 'customerReviews')
  const [bought, opened] = [rateable.filter(each => each.isBought), rateable.filter(each => !each.isBought)]
  if (rateable.length === 0) return null
  return (
    <Part title={t('own.toRate')}>
      {bought.length > 0 && (
        <ul className="border-t border-line">
          {bought.map(({ route }) => (
            <li
              key={route}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <span className="min-w-0 flex-1 basis-48 font-semibold">{nameOf(route)}</span>
              <ButtonLink
                kind="secondary"
                href={sectionPath('reviews', visit, { product: route })}
                aria-label={translator(visit.locale, 'common')('named', {
                  what: t('own.rateIt'),
                  of: nameOf(route),
                })}
              >
                {t('own.rateIt')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {opened.length > 0 && (
        <Disclosure summary={t('own.opened', { count: opened.length })}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {opened.map(({ route }) => (
              <li key={route}>
                <RateLink visit={visit} route={route} product={nameOf(route)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Part>
  )
}

type LinkProps = { visit: Visit; route: string; product: string }

/** «Rate Netflix Downloader». */
export const RateLink = ({ visit, route, product }: LinkProps) => (
  <ButtonLink kind="quiet" href={sectionPath('reviews', visit, { product: route })}>
    {translator(visit.locale, 'customerReviews')('own.rate', { product })}
  </ButtonLink>
)
