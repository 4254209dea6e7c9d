export { allowedForOrder, type OrderAction, stateOfOrder } from './allowed'
export {
  type Acting,
  type AuditRecord,
  auditOfLetter,
  type DeskAction,
  type DeskResult,
  type Staff,
} from './audit'
export { type CustomerFile, customerFile } from './customer-file'
export { type Found, findPeople, SHORTEST_SEARCH } from './find'
export { isSendable, isUndeliverable, type LetterRecord, letterRecord } from './letters'
export { actOnLicence } from './licence-actions'
export type { DeviceRecord, LicenceRecord } from './licences'
export type { EventRecord, KeptQuote, OrderRecord } from './orders'
export type { PersonName } from './person'
export { refundOrder } from './refund'
export { resendKeys } from './resend'
export { sendLetterAgain } from './send-letter'
export { showLetter, shownLetter } from './show-letter'
export { shownKey } from './shown-key'
export type { StandingRecord } from './standing'
export { type WaitingTicket, waitingTickets } from './waiting-tickets'
