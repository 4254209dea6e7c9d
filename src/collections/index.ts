import { Announcement } from './announcement'
import { Articles } from './articles'
import { AuditEvents } from './audit-events'
import { Authors } from './authors'
import { BestLists } from './best-lists'
import { Bundles } from './bundles'
import { Campaigns } from './campaigns'
import { CancelFeedback } from './cancel-feedback'
import { Categories } from './categories'
import { Changelogs } from './changelogs'
import { ClientReports } from './client-reports'
import { Comments } from './comments'
import { Coupons } from './coupons'
import { Customers } from './customers'
import { Devices } from './devices'
import { Faq } from './faq'
import { Guides } from './guides'
import { Housekeeping } from './housekeeping'
import { InterfaceMessages } from './interface-messages'
import { Legal } from './legal'
import { Letters } from './letters'
import { Licences } from './licences'
import { Media } from './media'
import { Navigation } from './navigation'
import { OfferRules } from './offer-rules'
import { OrderLines } from './order-lines'
import { Orders } from './orders'
import { Pages } from './pages'
import { PaymentEvents } from './payment-events'
import { Plans } from './plans'
import { PricingSettings } from './pricing-settings'
import { ProductCopy } from './product-copy'
import { Products } from './products'
import { PushRegistrations } from './push-registrations'
import { Redirects } from './redirects'
import { ReferralVisits } from './referral-visits'
import { Reviews } from './reviews'
import { SandboxPayments } from './sandbox-payments'
import { Sessions } from './sessions'
import { ShareEvents } from './share-events'
import { SignIns } from './sign-ins'
import { SubscriberPrices } from './subscriber-prices'
import { TicketAttachments } from './ticket-attachments'
import { TicketMessages } from './ticket-messages'
import { Tickets } from './tickets'
import { Users } from './users'

export const collections = [
  Products,
  Plans,
  Bundles,
  OfferRules,
  SubscriberPrices,
  Coupons,
  Campaigns,
  ProductCopy,
  Pages,
  Articles,
  Guides,
  Categories,
  Authors,
  Reviews,
  BestLists,
  Changelogs,
  Legal,
  Faq,
  Navigation,
  InterfaceMessages,
  Redirects,
  Comments,
  Media,
  Customers,
  Orders,
  Licences,
  Devices,
  Tickets,
  TicketMessages,
  TicketAttachments,
  Letters,
  AuditEvents,
  PaymentEvents,
  SandboxPayments,
  OrderLines,
  Sessions,
  SignIns,
  ReferralVisits,
  ShareEvents,
  CancelFeedback,
  PushRegistrations,
  ClientReports,
  Users,
]

export const globals = [PricingSettings, Announcement, Housekeeping]
