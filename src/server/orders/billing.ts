/** What a buyer said before paying: their country, and the VAT number of a business, as it was read. */
export type Billing = { country?: string; vatNumber?: string; vatCountry?: string }

/** A text that a buyer agreed to or was shown before paying, as it was, and when (ms). */
type Agreement = { version: string; locale: string; text: string; at: number }

export type Agreements = { consent?: Agreement; finalStep?: Agreement }
