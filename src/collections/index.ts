import { Bundles } from './bundles'
import { Campaigns } from './campaigns'
import { Coupons } from './coupons'
import { Customers } from './customers'
import { Letters } from './letters'
import { Licences } from './licences'
import { Media } from './media'
import { OfferRules } from './offer-rules'
import { OrderLines } from './order-lines'
import { Orders } from './orders'
import { PaymentEvents } from './payment-events'
import { Plans } from './plans'
import { PricingSettings } from './pricing-settings'
import { ProductCopy } from './product-copy'
import { Products } from './products'
import { SandboxPayments } from './sandbox-payments'
import { Sessions } from './sessions'
import { SubscriberPrices } from './subscriber-prices'
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
  Media,
  Customers,
  Orders,
  Licences,
  Letters,
  PaymentEvents,
  SandboxPayments,
  OrderLines,
  Sessions,
  Users,
]

export const globals = [PricingSettings]
