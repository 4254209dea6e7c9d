import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../ui/button'

type Props = { visit: Pick<Visit, 'site' | 'locale'>; text: string }

/** For owners of all that there is: nothing is left to buy, so the way leads to what they own. */
export function AllOwned({ visit: { site, locale }, text }: Props) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <p>{text}</p>
      <ButtonLink kind="secondary" href={pathOf(page('download'), site, locale)}>
        {translator(locale, 'covered')('download')}
      </ButtonLink>
    </div>
  )
}
