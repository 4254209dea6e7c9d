export { type Binding, bindDevice, type Machine } from './bind'
export { type BoundLicence, bindToAll } from './bind-all'
export {
  type DeviceGroup,
  type DeviceView,
  deviceGroupsOf,
  deviceOf,
  RELEASES_A_MONTH,
} from './of-customer'
export { type NotReleased, releaseDevice } from './release'
export { releasableByLetter, releaseByLetter } from './release-by-letter'
