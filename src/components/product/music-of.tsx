import type { MusicPart } from '@/server/catalogue/music-part'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ButtonLink } from '../ui/button'
import { LinkList } from '../ui/link-list'
import type { Copy } from './copy'
import { Features } from './features'

type Props = { shown: ProductPage; music: MusicPart; copy: Copy }

/** What the music line does for a product: what it can, for which services, and the suite that holds both. */
export function MusicOf({ shown: { visit, name, nameOf }, music, copy }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'product')
  const { kind, suite, services } = music
  const hrefOf = (route: string) => pathOf(page('product', route), site, locale)
  return (
    <div className="grid justify-items-start gap-8">
      <p className="max-w-text text-lg">
        {t(`music.${kind}`, { name, suite: suite === undefined ? '' : nameOf(suite) })}
      </p>
      <Features features={copy.music} lang={copy.lang.music} />
      {services.length > 0 && (
        <div className="grid gap-4">
          <h3 className="text-lg">{t('music.services')}</h3>
          <LinkList links={services.map(route => ({ href: hrefOf(route), label: nameOf(route) }))} />
        </div>
      )}
      {suite !== undefined && (
        <ButtonLink kind="quiet" href={hrefOf(suite)}>
          {t('suite.see', { suite: nameOf(suite) })}
        </ButtonLink>
      )}
    </div>
  )
}
