export { issueLicences, refundLicences } from './issue'
export { newLicenceKey } from './key'
export { writeLicenceLetter } from './letter'
export { type IssuedLicence, licencesOfOrder } from './of-order'
