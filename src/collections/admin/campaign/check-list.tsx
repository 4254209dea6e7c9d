import type { Check } from '@/server/campaigns/checks/check'

type Props = { checks: readonly Check[]; admin: string }

export function CheckList({ checks, admin }: Props) {
  if (checks.length === 0) return null
  return (
    <ul className="this-campaign__checks" aria-label="What to look at">
      {checks.map(({ code, level, sentence, at }) => (
        <li key={`${code} ${sentence}`} data-check={code} className={`this-campaign__${level}`}>
          <b>{level === 'error' ? 'Error' : 'Warning'}:</b> {sentence}{' '}
          {'field' in at ? (
            <a href={`#field-${at.field}`}>Go to the field</a>
          ) : (
            <a href={`${admin}/collections/${at.collection}/${at.id}`}>Open it</a>
          )}
        </li>
      ))}
    </ul>
  )
}
