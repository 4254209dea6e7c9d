import type { SubscriptionView } from '@/server/subscriptions/view'

type NamedOption = SubscriptionView['options'][number] & { name: string }

export type NamedSubscription = Omit<SubscriptionView, 'options'> & { name: string; options: NamedOption[] }
