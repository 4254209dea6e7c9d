import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { shopFaces, shopTokens } from '@/server/drawing/shop-tokens'
import { StaffView } from '../staff-view'
import { speak, spoken, t } from '../words/of-request'
import { Colours } from './colours'
import { Frames } from './frames'
import { Motion, Radii, Spacing } from './measures'
import { TypeScale } from './type-scale'
import './style.css'

/** All that the shop's look is made of, as `tokens.css` says (decision 090). */
export function StyleView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  speak(initPageResult.req)
  const isClear = searchParams?.contrast === 'more'
  const { admin } = initPageResult.req.payload.config.routes
  const tokens = shopTokens()
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('The shop’s look') }]} />
      <Faces />
      <Gutter className="shop-style">
        <h1>{t('The shop’s look')}</h1>
        <p className="shop-style__lead">{t(LEAD)}</p>
        <nav aria-label={t('Contrast')} className="shop-style__looks">
          <a href={`${admin}/style`} aria-current={isClear ? undefined : 'page'}>
            {t('Usual contrast')}
          </a>
          <a href={`${admin}/style?contrast=more`} aria-current={isClear ? 'page' : undefined}>
            {t('More contrast')}
          </a>
        </nav>
        <Colours tokens={tokens} isClear={isClear} />
        <TypeScale tokens={tokens} />
        <Spacing tokens={tokens} />
        <Radii tokens={tokens} />
        <Motion tokens={tokens} />
        <Frames isClear={isClear} language={spoken()} />
      </Gutter>
    </StaffView>
  )
}

const LEAD =
  'All that the shop’s pages are made of, as it is today. Water is the accent; the warm mark says to where it rises: a step, a saving, a deadline.'

const Faces = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of our own, whose quotes an element would escape
  <style dangerouslySetInnerHTML={{ __html: shopFaces() }} />
)
