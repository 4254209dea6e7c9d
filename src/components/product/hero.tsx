import type { ReactNode } from 'react'
import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { NoDownload } from '../download/no-download'
import { SendLinks } from '../download/send-links'
import { ApplicationWindow } from '../pictures/window/application-window'
import { FlowingWindow } from '../pictures/window/flowing-window'
import { ButtonLink } from '../ui/button'
import type { Copy } from './copy'
import { OsSwitch } from './os-switch'
import { Screenshot } from './screenshot'

type Props = {
  shown: ProductPage
  copy: Copy
  /** Below what can be done. */
  children?: ReactNode
}

export function Hero({ shown, copy, children }: Props) {
  const { visit, name, route, product } = shown
  const system = translator(visit.locale, 'common')(`os.${product.os}`)
  // What holds a whole line shows how it works; on a single's page the words come first.
  const Picture = product.prod_type === 'single' && product.line !== 'ai' ? ApplicationWindow : FlowingWindow
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
      <div className="grid gap-6">
        <div className="grid gap-4">
          {copy.headline !== name && <p className="font-semibold text-accent">{name}</p>}
          <h1 lang={copy.lang.headline} className="text-3xl md:text-4xl">
            {copy.headline}
          </h1>
          <p lang={copy.lang.promise} className="max-w-text text-lg text-muted">
            {copy.promise}
          </p>
        </div>
        <OsSwitch shown={shown} />
        <Actions shown={shown} />
        {children}
      </div>
      {shown.copy?.screenshot ? (
        <Screenshot picture={shown.copy.screenshot} />
      ) : (
        <Picture
          route={route}
          name={name}
          line={product.line}
          os={product.os}
          locale={visit.locale}
          system={system}
        />
      )}
    </div>
  )
}

function Actions({ shown: { visit, product, offers, cover, downloads } }: { shown: ProductPage }) {
  if (isQuoteError(offers) || cover.isWhole) return null
  const t = translator(visit.locale, 'common')
  const trial = `${pathOf(page('download'), visit.site, visit.locale)}?route=${product.route}&os=${product.os}`
  const isOffered = downloads.some(each => each.isOffered)
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <ButtonLink href="#plans" size="large">
          {t('actions.buyNow')}
        </ButtonLink>
        {product.prod_type !== 'bundle' && isOffered && (
          <ButtonLink href={trial} size="large" kind="secondary">
            {t('actions.tryFree')}
          </ButtonLink>
        )}
      </div>
      {downloads
        .filter(each => !each.isOffered)
        .map(found => (
          <NoDownload key={found.name} visit={visit} found={found} className="max-w-text text-muted" />
        ))}
      {isOffered && <SendLinks visit={visit} />}
    </>
  )
}
