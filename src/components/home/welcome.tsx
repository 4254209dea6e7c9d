import type { CardProduct } from '@/server/catalogue/product-cards'
import type { ContentPage } from '@/server/content/pages'
import type { HomePage } from '@/server/pages/home-page'
import { BRAND } from '@/site/brand'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { FlowingWindow } from '../pictures/window/flowing-window'
import { AskedService } from './asked-service'
import { Costs } from './costs'
import { FourteenDays } from './fourteen-days'
import { shownApplication } from './shown-application'

type Props = {
  shown: HomePage
  content: Pick<ContentPage, 'language' | 'title' | 'intro'> | undefined
  most: readonly CardProduct[]
}

/** The question on one side; on the other the application, what it costs, and the 14 days. */
export function Welcome({ shown, content, most }: Props) {
  const { visit, items } = shown
  const t = translator(visit.locale, 'home')
  const lang = content && foreignLang(content.language, visit.locale)
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-5">
        <h1 lang={lang} className="text-3xl lg:text-4xl">
          {content?.title ?? t('title')}
        </h1>
        <p lang={content?.intro && lang} className="max-w-text text-muted">
          {content?.intro ?? t('lead')}
        </p>
        <AskedService visit={visit} items={items} most={most} />
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:gap-y-14">
        <div className="grid gap-6 border-line sm:grid-cols-2 sm:gap-8 lg:order-last lg:border-t lg:pt-6">
          <Costs shown={shown} />
          <FourteenDays visit={visit} />
        </div>
        <Application shown={shown} />
      </div>
    </div>
  )
}

function Application({ shown }: { shown: HomePage }) {
  const { locale, os } = shown.visit
  const system = translator(locale, 'common')(`os.${os}`)
  return <FlowingWindow {...{ os, locale, system }} {...shownApplication(shown)} name={`${BRAND} Video`} />
}
