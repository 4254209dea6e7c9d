import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { workOf } from '../menu/first-of'
import { labelIn } from '../words/label-in'
import { label, spoken, t } from '../words/of-request'

type Props = {
  groups: NonNullable<DashboardViewServerProps['navGroups']>
  admin: string
  user: { role?: unknown }
}

/** All that the menu leads to, for who looks for a kind of document and not for work. */
export const EverythingElse = ({ groups, admin, user }: Props) => (
  <details className="home__rest">
    <summary>{t('Everything else')}</summary>
    <div className="home__groups">
      {inOrderOf(user, groups).map(({ label, entities }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {entities.map(entity => (
              <li key={entity.slug}>
                <a href={`${admin}/${entity.type}/${entity.slug}`}>
                  {labelIn(entity.label, spoken()) ?? entity.slug}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </details>
)

/** As the menu stands. */
function inOrderOf(user: Props['user'], groups: Props['groups']): Props['groups'] {
  const first = label(workOf(user) ?? '')
  return groups.toSorted((a, b) => Number(b.label === first) - Number(a.label === first))
}
