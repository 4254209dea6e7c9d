import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from './button'

type Props = {
  visit: Pick<Visit, 'site' | 'locale'>
  /** Why nothing is offered here. */
  text: string
  to: 'download' | 'products'
}

/** In the place of an empty list: why it is empty, and the way to what one owns or to what there is. */
export function NextStep({ visit: { site, locale }, text, to }: Props) {
  const label = {
    download: translator(locale, 'covered')('download'),
    products: translator(locale, 'account')('empty.action'),
  }[to]
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink kind="secondary" href={pathOf(page(to), site, locale)}>
        {label}
      </ButtonLink>
    </div>
  )
}
