import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignPage } from '@/server/campaigns/page'
import { deadlineText } from '@/site/deadline'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { isRecent } from '@/site/nearness'
import { Blocks } from '../blocks/registry'
import { CampaignHero } from '../campaign/hero/hero'
import { RunningNow } from '../campaign/running-now'
import { Page } from '../ui/page'

/** Where all events meet, between two of its own: what runs today comes first, what ended within a year last. */
export function EventCenter({ shown, last }: { shown: CampaignPage; last: CampaignView }) {
  const { visit, content, look, board, items } = shown
  const { locale } = visit
  const lang = foreignLang(content.language, locale)
  return (
    <Page>
      <CampaignHero
        {...{ look, lang, locale }}
        campaign={undefined}
        title={content.title}
        intro={content.intro}
        isOver
      />
      <RunningNow campaigns={board.elsewhere} visit={visit} />
      <Blocks lang={lang} blocks={content.blocks} visit={visit} items={items} />
      {isRecent(last.until, visit.at) && (
        <p className="mt-12 text-muted">
          {translator(locale, 'campaign')('lastEvent', {
            date: deadlineText(last.until, locale, last.timeZone),
          })}
        </p>
      )}
    </Page>
  )
}
