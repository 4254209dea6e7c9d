import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'

type Props = { visit: Pick<Visit, 'site' | 'locale'>; text: string }

/** For customers of whose licences nothing counts here: why, and where else to look. */
export function NoOffer({ visit: { site, locale }, text }: Props) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink kind="secondary" href={pathOf(page('products'), site, locale)}>
        {translator(locale, 'account')('empty.action')}
      </ButtonLink>
    </div>
  )
}
