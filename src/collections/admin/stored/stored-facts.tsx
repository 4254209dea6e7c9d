import { Fragment, type ReactNode } from 'react'
import type { Fact, Told } from './facts-of'

/** Names and what they tell; what has facts of its own stands below its name. */
export const StoredFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="stored-facts">
    {facts.map(({ name, told }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{toldIn(told)}</dd>
      </Fragment>
    ))}
  </dl>
)

export function toldIn(told: Told): ReactNode {
  if (typeof told === 'string') return told
  if (told.every(isFact)) return <StoredFacts facts={told} />
  return (
    <ul>
      {told.map(each => (
        <li key={JSON.stringify(each)}>{isFact(each) ? <StoredFacts facts={[each]} /> : toldIn(each)}</li>
      ))}
    </ul>
  )
}

const isFact = (part: Fact | Told): part is Fact => typeof part === 'object' && 'told' in part
