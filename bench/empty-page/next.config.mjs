// A config of its own: without one Next takes that of the shop.
export default {}
