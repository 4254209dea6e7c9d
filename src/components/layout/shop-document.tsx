import type { ReactNode } from 'react'
import type { PageFrame } from '@/server/pages/page-frame'
import { HTML_LANG } from '@/site/locale'
import type { Visit } from '@/site/visit'
import { ApiBasesHere } from '../api/bases'
import { ErrorReports } from '../api/error-reports'
import { ErrorTraces } from '../api/error-traces'
import { Consent } from '../consent/consent'
import { CampaignPopup } from '../popup/campaign-popup'
import { Push } from '../push/push'
import { InvitationMemory } from '../tracking/invitation-memory'
import { JoinExperiment } from '../tracking/join-experiment'
import { VisitMemory } from '../tracking/visit-memory'
import { AnnouncementLine } from './announcement-line'
import { CampaignBar } from './campaign-bar'
import { CheckoutFooter } from './checkout-footer'
import { CheckoutHeader } from './checkout-header'
import { ErrorTextsForBrowser } from './error-texts'
import { Footer } from './footer'
import { Header } from './header'
import { HeadlineFonts } from './headline-fonts'
import type { LanguageLink } from './language-switch'
import { SkipLink } from './skip-link'

type Props = {
  visit: Visit
  languages: LanguageLink[]
  frame: PageFrame
  /** Above the page, in a preview. */
  bar?: ReactNode
  /** Nothing lies over a page on which somebody pays or signs in. */
  isQuiet?: boolean
  /** Around the checkout stands only what somebody who buys may need. */
  isCheckout?: boolean
  children: ReactNode
}

export function ShopDocument({ visit, bar, isQuiet, isCheckout, languages, frame, children }: Props) {
  const { navigation, announcement, bar: campaign, menu, statutory, bases } = frame
  return (
    <html lang={HTML_LANG[visit.locale]}>
      {/* biome-ignore lint/style/noHeadElement: of the app router's root layout; what Next adds comes after it */}
      <head>
        <HeadlineFonts locale={visit.locale} />
        <ErrorReports bases={bases} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink locale={visit.locale} />
        <Consent visit={visit} policyHref={frame.cookiesPolicy} />
        {bar}
        {announcement && <AnnouncementLine announcement={announcement} locale={visit.locale} />}
        {campaign && !isCheckout && <CampaignBar campaign={campaign} locale={visit.locale} />}
        <ApiBasesHere bases={bases}>
          <Push visit={visit} serverKey={frame.pushKey} isAsking={!isQuiet} />
          {isCheckout ? (
            <CheckoutHeader visit={visit} languages={languages} />
          ) : (
            <Header visit={visit} links={navigation.header} campaign={menu} languages={languages} />
          )}
          <div className="flex-1">{children}</div>
          {!visit.preview && !isQuiet && <Offered visit={visit} frame={frame} />}
          <ErrorTraces />
        </ApiBasesHere>
        {isCheckout ? (
          <CheckoutFooter visit={visit} statutory={statutory} />
        ) : (
          <Footer visit={visit} groups={navigation.footer} statutory={statutory} campaign={menu} />
        )}
        {!visit.preview && <VisitMemory />}
        {!visit.preview && <InvitationMemory />}
        <ErrorTextsForBrowser visit={visit} />
      </body>
    </html>
  )
}

/** What belongs to visitors alone: the popup of a campaign, and their part in the test of plans. */
function Offered({ visit, frame: { popup, experiment } }: Pick<Props, 'visit' | 'frame'>) {
  return (
    <>
      {popup && (
        <CampaignPopup
          campaign={popup}
          experiment={experiment?.hasPopup ? experiment.key : undefined}
          visit={visit}
        />
      )}
      {experiment && <JoinExperiment experiment={experiment.key} />}
    </>
  )
}
