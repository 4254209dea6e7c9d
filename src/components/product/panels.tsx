import type { ReactNode } from 'react'
import type { ProductPage } from '@/server/catalogue/product-page'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { ButtonLink } from '../ui/button'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'
import type { Copy } from './copy'
import { Features } from './features'
import { MusicOf } from './music-of'
import { PanelGroup } from './panel-group'
import { StepList } from './step-list'

/** The feature, tutorial and music panels of a product page: opening one closes the others (SPEC 4). */
export function Panels({ shown, copy }: { shown: ProductPage; copy: Copy }) {
  const { visit, route, name, product, music, hasGuide, icons } = shown
  const { site, locale } = visit
  const t = translator(locale, 'product')
  return (
    <section aria-label={t('panels.label', { name })} className="mt-16 md:mt-24">
      <PanelGroup>
        <Panel name="tutorial" title={t('how')} isOpen>
          <StepList
            steps={copy.steps}
            lang={copy.lang.steps}
            subject={{ route, name, icon: icons.get(route), line: product.line, os: product.os, locale }}
            hasPictures={product.prod_type === 'single'}
          />
          {hasGuide && (
            <ButtonLink kind="quiet" href={pathOf(page('guide', route), site, locale)} className="mt-6">
              {t('panels.guide')}
            </ButtonLink>
          )}
        </Panel>
        <Panel name="features" title={t('features')}>
          <Features features={copy.features} lang={copy.lang.features} />
        </Panel>
        {music && (
          <Panel name="music" title={t(music.kind === 'beside' ? 'panels.musicBeside' : 'panels.music')}>
            <MusicOf shown={shown} music={music} copy={copy} />
          </Panel>
        )}
      </PanelGroup>
    </section>
  )
}

type Props = { name: 'features' | 'tutorial' | 'music'; title: string; isOpen?: boolean; children: ReactNode }

/** The address leads to what is inside, so that browsers open it by themselves. */
function Panel({ name, title, isOpen = false, children }: Props) {
  return (
    <details data-panel={name} name="panels" open={isOpen} className="group/panel border-b border-line">
      <summary
        className={classes(
          'flex min-h-18 list-none items-center justify-between gap-4 py-5',
          'hover:text-accent group-open/panel:text-accent',
        )}
      >
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <Icon
          name="chevron"
          className="text-muted transition-transform group-open/panel:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div id={name} className="scroll-mt-24 pt-2 pb-10 md:pb-12">
        {children}
      </div>
    </details>
  )
}
