export {
  type Changed,
  type Changing,
  type NotChanged,
  type Reissued,
  reissueLicence,
  restoreLicence,
  revokeLicence,
  suspendLicence,
} from './change'
export { followDispute, refundLicences } from './follow-order'
export { issueLicences } from './issue'
export { newLicenceKey } from './key'
export { writeLicenceLetter } from './letter'
export { type IssuedLicence, licencesOfOrder } from './of-order'
export { LICENCE_ACTIONS, LICENCE_STATES, type LicenceAction, type LicenceState, moveLicence } from './state'
