import type { Namer } from '@/server/catalogue/namer'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'

type Props = {
  route: string
  visit: Pick<Visit, 'site' | 'locale'>
  nameOf: Namer
  kind?: 'primary' | 'secondary'
  size?: 'normal' | 'large'
  isWide?: boolean
}

export function SeeProduct({
  route,
  visit: { site, locale },
  nameOf,
  kind = 'secondary',
  size,
  isWide,
}: Props) {
  const [t, common] = [translator(locale, 'campaign'), translator(locale, 'common')]
  return (
    <ButtonLink
      kind={kind}
      {...(size && { size })}
      {...(isWide && { isWide })}
      href={pathOf(page('product', route), site, locale)}
      aria-label={common('named', { what: t('usual'), of: nameOf(route) })}
      className="justify-self-start"
    >
      {t('usual')}
    </ButtonLink>
  )
}
