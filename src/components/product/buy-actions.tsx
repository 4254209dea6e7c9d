import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { NoDownload } from '../download/no-download'
import { Button, ButtonLink } from '../ui/button'
import { SignInForPrice } from './sign-in-for-price'

const BUTTON = 'min-w-36 flex-1 max-sm:px-1 sm:min-h-13 sm:px-2 sm:text-lg'

type Props = { shown: ProductPage; isBeforeCredit: boolean }

/**
 * Buying first, trying second; where there is nothing to download, that is said instead. A guest is first asked to sign
 * in where what one owns lowers the price.
 */
export function BuyActions({ shown: { visit, product, downloads, cover }, isBeforeCredit }: Props) {
  const t = translator(visit.locale, 'common')
  const trial = `${pathOf(page('download'), visit.site, visit.locale)}?route=${product.route}&os=${product.os}`
  const hasTrial = product.prod_type !== 'bundle' && !cover.isWhole && downloads.some(each => each.isOffered)
  return (
    <div className="grid gap-2">
      {isBeforeCredit && (
        <SignInForPrice visit={visit} next={page('product', product.route)} className="w-full" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind={isBeforeCredit ? 'secondary' : 'primary'} className={BUTTON}>
          {t('actions.buyNow')}
        </Button>
        {hasTrial && (
          <ButtonLink href={trial} kind="secondary" className={BUTTON}>
            {t('actions.tryFree')}
          </ButtonLink>
        )}
      </div>
      {downloads
        .filter(each => !each.isOffered && !cover.isWhole)
        .map(found => (
          <NoDownload key={found.name} visit={visit} found={found} className="text-sm text-muted" />
        ))}
    </div>
  )
}
