import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ChangelogTemplate } from '@/components/templates/changelog'
import { ContentTemplate } from '@/components/templates/content'
import { GuideTemplate } from '@/components/templates/guide'
import { LegalTemplate } from '@/components/templates/legal'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const { query } = await freshDatabase()
await openCms()
const content = await import('@/server/content')

/** Each kind of text that is shown in English where it is not translated: its table of texts, and its page. */
const TEXTS: Record<string, (visit: Visit) => Promise<ReactElement | undefined>> = {
  legal_translations: async visit => {
    const legal = await content.legalPage(visit, 'terms_of_use')
    return legal && createElement(LegalTemplate, { legal, visit })
  },
  guides_translations: async visit => {
    const guide = await content.guide(visit, 'netflix_downloader')
    return guide && createElement(GuideTemplate, { guide, product: 'A product', visit })
  },
  changelogs_texts: async visit => {
    const releases = await content.releases(visit, ['video_win'])
    return createElement(ChangelogTemplate, { application: 'Video', releases, visit })
  },
  pages_translations: async visit => {
    const found = await content.contentPage(visit, 'thanks_for_installing')
    return found && createElement(ContentTemplate, { visit, content: found, items: [] })
  },
}

async function html(table: string, visit: Visit): Promise<string> {
  const page = await TEXTS[table]?.(visit)
  if (!page) throw new Error(`No page of ${table}`)
  return renderToStaticMarkup(page)
}

test.each(Object.keys(TEXTS))(
  'what %s lack in a language is shown in English, and said to be',
  async table => {
    for (const locale of ['en', 'de', 'zh'] as const)
      expect(await html(table, guestVisit(locale))).not.toContain(' lang=')
    await query(`delete from ${table} where ${table.endsWith('_texts') ? 'locale' : '_locale'} = 'de'`)
    expect(await html(table, guestVisit('de'))).toContain(' lang="en"')
    expect(await html(table, guestVisit('zh'))).not.toContain(' lang=')
  },
)
