import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CampaignPanel } from '@/components/campaign/campaign-panel'
import { RunningNow } from '@/components/campaign/running-now'
import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignState } from '@/site/campaign-state'
import { visitOf } from '@/site/visit'

const AT = Date.parse('2026-11-20T00:00:00Z')
const DAY = 24 * 60 * 60 * 1_000
const visit = visitOf({ at: AT, site: 'com', locale: 'en', origin: '', path: '/', loggedIn: false })

function panel(state: CampaignState, window: { from: number; until: number }): string {
  const texts = {
    key: 'sale',
    name: 'Sale',
    lang: {},
    timeZone: 'UTC',
    slides: [],
    promoted: [],
    coupons: [],
    benefit: undefined,
  }
  const campaign: CampaignView = { ...texts, state, ...window }
  return renderToStaticMarkup(createElement(CampaignPanel, { campaign, visit }))
}

const running = (days: number) => panel('running', { from: 0, until: AT + days * DAY })
const upcoming = (days: number) => panel('upcoming', { from: AT + days * DAY, until: AT + 999 * DAY })

test.each([running, upcoming])('at most sixty days are counted down', told => {
  expect(told(60)).toContain('role="timer"')
  expect(told(60 + 1 / DAY)).not.toContain('role="timer"')
})

test('what is further away is dated, and what is years away says nothing', () => {
  expect(running(61)).toContain('Ends on January 20, 2027')
  expect(running(35_832)).not.toMatch(/role="timer"|Ends|2124/)
})

test('what is over still says when it ended', () => {
  expect(panel('over', { from: 0, until: AT - 4_000 * DAY })).toContain('2015')
})

test('a card of a running campaign names its first day and its end, or says that none is near', () => {
  const from = Date.parse('2026-10-31T23:00:00Z')
  const card = (until: number) => {
    const said = { key: 'a', name: 'Sale', href: '/', lang: {}, benefit: undefined }
    const campaigns = [{ ...said, from, until, timeZone: 'Europe/Berlin' }]
    return renderToStaticMarkup(createElement(RunningNow, { campaigns, visit }))
  }
  expect(card(AT + 90 * DAY)).toMatch(/Since November 1, 2026.*Ends on February 18, 2027/)
  expect(card(AT + 90 * DAY)).not.toContain('Until further notice')
  expect(card(Date.parse('2124-12-31T00:00:00Z'))).toContain('Until further notice')
  expect(card(Date.parse('2124-12-31T00:00:00Z'))).not.toMatch(/Since|Ends on/)
})
