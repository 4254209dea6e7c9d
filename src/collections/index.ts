import type { CollectionConfig, GlobalConfig } from 'payload'
import type { Group } from './admin/menu/first-of'
import { Bundles } from './catalogue/bundles'
import { Plans } from './catalogue/plans'
import { Products } from './catalogue/products'
import { Announcement } from './content/announcement'
import { Articles } from './content/articles'
import { Authors } from './content/authors'
import { BestLists } from './content/best-lists'
import { Categories } from './content/categories'
import { Comments } from './content/comments'
import { Faq } from './content/faq'
import { Guides } from './content/guides'
import { InterfaceMessages } from './content/interface-messages'
import { Legal } from './content/legal'
import { Media } from './content/media'
import { Navigation } from './content/navigation'
import { Pages } from './content/pages'
import { ProductCopy } from './content/product-copy'
import { Redirects } from './content/redirects'
import { Releases } from './content/releases'
import { Reviews } from './content/reviews'
import { AuditEvents } from './customers/audit-events'
import { CancelFeedback } from './customers/cancel-feedback'
import { ContractDeclarations } from './customers/contract-declarations'
import { CustomerReviews } from './customers/customer-reviews'
import { Customers } from './customers/customers'
import { Devices } from './customers/devices'
import { Emails } from './customers/emails'
import { Licences } from './customers/licences'
import { OrderLines } from './customers/order-lines'
import { Orders } from './customers/orders'
import { PushRegistrations } from './customers/push-registrations'
import { ReferralVisits } from './customers/referral-visits'
import { SavedReplies } from './customers/saved-replies'
import { Sessions } from './customers/sessions'
import { ShareEvents } from './customers/share-events'
import { SignIns } from './customers/sign-ins'
import { TicketAttachments } from './customers/ticket-attachments'
import { TicketDrafts } from './customers/ticket-drafts'
import { TicketMessages } from './customers/ticket-messages'
import { TicketNotes } from './customers/ticket-notes'
import { Tickets } from './customers/tickets'
import { Trials } from './customers/trials'
import { PayerChoices } from './payments/payer-choices'
import { PaymentEvents } from './payments/payment-events'
import { SandboxPayments } from './payments/sandbox-payments'
import { Campaigns } from './pricing/campaigns'
import { Coupons } from './pricing/coupons'
import { Experiments } from './pricing/experiments'
import { Launches } from './pricing/launches'
import { OfferRules } from './pricing/offer-rules'
import { PriceSets } from './pricing/price-sets'
import { PricingSettings } from './pricing/pricing-settings'
import { PushMessages } from './pricing/push-messages'
import { ReferralSettings } from './pricing/referral-settings'
import { SubscriberPrices } from './pricing/subscriber-prices'
import { withSchedule } from './scheduled/with-schedule'
import { StaffSecurity } from './staff/staff-security'
import { Users } from './staff/users'
import { SubscriptionChangeRules } from './subscriptions/change-rules'
import { SubscriptionEvents } from './subscriptions/subscription-events'
import { SubscriptionSettings } from './subscriptions/subscription-settings'
import { Subscriptions } from './subscriptions/subscriptions'
import { ClientReports } from './system/client-reports'
import { Housekeeping } from './system/housekeeping'
import { Sellers } from './system/sellers'
import { withTranslations } from './translations/hear-changes'
import { asItWas, withTrash } from './trash/with-trash'

type Entry = CollectionConfig | GlobalConfig

/** The menu of the admin stands by work, in this order; whose work is another begins with theirs. */
const menu = <T extends Entry>(group: Group, ...entries: T[]): T[] =>
  entries.map(entry => ({ ...entry, admin: { ...entry.admin, group } }))

export const collections: CollectionConfig[] = [
  ...menu(
    'Sell',
    Products,
    Plans,
    PriceSets,
    Bundles,
    asItWas(OfferRules),
    SubscriberPrices,
    asItWas(Coupons),
    asItWas(Campaigns),
    Launches,
    PushMessages,
    Experiments,
    SubscriptionChangeRules,
  ).map(withSchedule),
  ...menu(
    'Write',
    withTrash(ProductCopy),
    withTrash(Pages),
    withTrash(Articles),
    withTrash(Guides),
    withTrash(Categories),
    withTrash(Authors),
    withTrash(Reviews),
    withTrash(BestLists),
    Releases,
    withTrash(Legal),
    withTrash(Faq),
    Navigation,
    InterfaceMessages,
    Redirects,
    Comments,
    Media,
  )
    .map(withSchedule)
    .map(withTranslations),
  ...menu(
    'Support',
    Customers,
    Orders,
    Subscriptions,
    Licences,
    Devices,
    Tickets,
    CustomerReviews,
    SavedReplies,
    TicketMessages,
    TicketNotes,
    TicketDrafts,
    TicketAttachments,
    ContractDeclarations,
    Emails,
    AuditEvents,
    PaymentEvents,
    SandboxPayments,
    OrderLines,
    SubscriptionEvents,
    Sessions,
    SignIns,
    ReferralVisits,
    Trials,
    ShareEvents,
    CancelFeedback,
    PushRegistrations,
  ),
  ...menu('Settings', PayerChoices, Sellers, Users, ClientReports),
]

export const globals: GlobalConfig[] = [
  ...menu('Write', Announcement),
  ...menu('Settings', PricingSettings, SubscriptionSettings, ReferralSettings, StaffSecurity, Housekeeping),
]
