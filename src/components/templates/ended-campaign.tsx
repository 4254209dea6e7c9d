import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignPage } from '@/server/campaigns/page'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { Blocks } from '../blocks/registry'
import { Deadline } from '../campaign/hero/deadline'
import { CampaignHero } from '../campaign/hero/hero'
import { RunningNow } from '../campaign/running-now'
import { ButtonLink } from '../ui/button'
import { Disclosure } from '../ui/disclosure'
import { Page } from '../ui/page'

/** A page whose campaign is over: that it is, what runs today, and folded what it was about, without its products. */
export function EndedCampaign({ shown, campaign }: { shown: CampaignPage; campaign: CampaignView }) {
  const { visit, content, look, board, items } = shown
  const { locale } = visit
  const lang = foreignLang(content.language, locale)
  const t = translator(locale, 'campaign')
  const actions = content.blocks.filter(({ blockType }) => blockType === 'action')
  const told = content.blocks.filter(({ blockType }) => blockType !== 'action' && blockType !== 'products')
  return (
    <Page>
      <CampaignHero {...{ look, lang, campaign, locale }} title={content.title} intro={undefined} isOver>
        <p className="text-lg text-muted">{t('overText')}</p>
        {board.elsewhere.length > 0 && (
          <ButtonLink href="#now" size="large" className="justify-self-start">
            {t('seeNow')}
          </ButtonLink>
        )}
        <Deadline campaign={campaign} visit={visit} />
      </CampaignHero>
      <RunningNow campaigns={board.elsewhere} visit={visit} />
      <Blocks lang={lang} blocks={actions} visit={visit} items={items} />
      {told.length > 0 && (
        <div className="ended-about mt-12 border-t border-line">
          <Disclosure summary={t('about')}>
            <div className="-mt-12 text-text">
              {content.intro && (
                <p lang={lang} className="mt-12">
                  {content.intro}
                </p>
              )}
              <Blocks lang={lang} blocks={told} visit={visit} items={items} />
            </div>
          </Disclosure>
        </div>
      )}
    </Page>
  )
}
