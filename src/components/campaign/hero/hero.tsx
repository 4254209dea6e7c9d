import type { ReactNode } from 'react'
import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignLook } from '@/server/campaigns/page'
import type { CampaignState } from '@/site/campaign-state'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { KeyVisual } from '../../pictures/key-visual/key-visual'
import { classes } from '../../ui/classes'
import { FirstPicture } from '../../ui/first-picture'
import { WholeWords } from '../../ui/whole-words'

type Props = {
  look: CampaignLook
  title: string
  /** Set if the title and what is below it are in another language than the page. */
  lang: string | undefined
  intro: string | undefined
  /** Undefined on a page without one. */
  campaign: CampaignView | undefined
  locale: Locale
  /** It is over, and its page shrinks with it. */
  isOver: boolean
  children?: ReactNode
}

/** The head of every campaign page: what it is, what it does for somebody, until when, what to do. */
export function CampaignHero({ look, title, lang, intro, campaign, locale, isOver, children }: Props) {
  return (
    <section
      aria-label={campaign?.name ?? title}
      data-campaign={campaign?.state}
      data-scene={look.scene}
      className="scene relative isolate grid overflow-hidden rounded-card lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]"
    >
      <div
        className={classes(
          'relative z-10 grid content-center gap-5 p-6 pb-4 sm:p-10 sm:pb-6',
          isOver ? 'lg:py-10 lg:pb-14' : 'lg:min-h-116 lg:pb-22',
        )}
      >
        <header className="grid gap-3">
          {campaign && <State campaign={campaign} title={title} locale={locale} />}
          <h1 lang={lang} className={classes('text-3xl', !isOver && 'md:text-4xl')}>
            <WholeWords>{title}</WholeWords>
          </h1>
          {campaign?.benefit && !campaign.benefit.isPrice && (
            <p lang={campaign.benefit.lang} className="text-xl font-semibold text-balance">
              {campaign.benefit.text}
            </p>
          )}
          {intro && (
            <p lang={lang} className="max-w-text text-lg text-muted lg:pe-8">
              {intro}
            </p>
          )}
        </header>
        {children}
      </div>
      <Picture look={look} isOver={isOver} />
      <span aria-hidden="true" className="scene-water absolute inset-x-0 bottom-0" />
    </section>
  )
}

const TONES: Record<CampaignState, string> = {
  running: 'text-positive',
  upcoming: 'text-accent',
  over: 'text-warning',
}

/** The name too, unless the title says the same. */
function State({ campaign, title, locale }: { campaign: CampaignView; title: string; locale: Locale }) {
  const { name, state, lang } = campaign
  return (
    <p className="flex flex-wrap gap-x-3 font-semibold">
      <span className={TONES[state]}>{translator(locale, 'campaign')(`state.${state}`)}</span>
      {name !== title && <span lang={lang.name}>{name}</span>}
    </p>
  )
}

function Picture({ look: { scene, visual }, isOver }: { look: CampaignLook; isOver: boolean }) {
  const place = 'absolute inset-0 size-full'
  return (
    <div className={classes('relative lg:-ms-16', isOver ? 'min-h-48 lg:min-h-80' : 'min-h-52')}>
      {visual ? (
        <FirstPicture picture={visual} className={classes(place, 'object-cover')} />
      ) : (
        <KeyVisual scene={scene} className={classes(place, 'scene-drawn lg:top-auto lg:max-h-112')} />
      )}
    </div>
  )
}
