import { Button } from '@payloadcms/ui'
import { type Found, MIN_SEARCH_LENGTH, SHOWN } from '@/server/support-console/find'
import { t } from '../words/of-request'
import { Nothing } from './parts'
import { deskPath } from './path'

export function SearchForm({ admin, text }: { admin: string; text?: string }) {
  return (
    <search>
      <form method="get" action={deskPath({ admin })} className="desk__search">
        <label htmlFor="desk-search">
          {t('Email (a part is enough), order, license key or its end, payment provider’s reference, ticket')}
        </label>
        <div>
          <input
            id="desk-search"
            type="search"
            name="q"
            defaultValue={text}
            required
            minLength={MIN_SEARCH_LENGTH}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" size="medium" margin={false}>
            {t('Find')}
          </Button>
        </div>
      </form>
    </search>
  )
}

export function FoundPeople({ admin, people }: { admin: string; people: readonly Found[] }) {
  if (people.length === 0)
    return <Nothing>{t('Nobody was found. A part of the email address often helps.')}</Nothing>
  return (
    <>
      {people.length === SHOWN && (
        <p>{t('At most {count} are shown, by address. Type more of it to see others.', { count: SHOWN })}</p>
      )}
      <ul className="desk__list">
        {people.map(({ name, email, orders }) => (
          <li key={Object.values(name).join()}>
            <a href={deskPath({ admin, name })}>{email}</a>
            <span className="desk__muted">
              {'customer' in name ? t('Customer') : t('Guest, no account')} ·{' '}
              {t('{count, plural, one {# order} other {# orders}}', { count: orders })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
