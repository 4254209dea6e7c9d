import type { Check } from '@/server/campaigns/checks/check'
import { retold, t } from '../words/of-request'

type Props = { checks: readonly Check[]; admin: string }

export function CheckList({ checks, admin }: Props) {
  if (checks.length === 0) return null
  return (
    <ul className="this-campaign__checks" aria-label={t('What to look at')}>
      {checks.map(({ code, level, sentence, at }) => (
        <li key={`${code} ${sentence}`} data-check={code} className={`this-campaign__${level}`}>
          <b>{level === 'error' ? t('Error:') : t('Warning:')}</b> {retold(sentence)}{' '}
          {'collection' in at ? (
            <a href={documentPath(at, admin)}>{t('Open it')}</a>
          ) : (
            <a href={`#field-${at.field}`}>{t('Go to the field')}</a>
          )}
        </li>
      ))}
    </ul>
  )
}

const documentPath = (
  { collection, id, field }: Extract<Check['at'], { id: string }>,
  admin: string,
): string => `${admin}/collections/${collection}/${id}${field ? `#field-${field}` : ''}`
