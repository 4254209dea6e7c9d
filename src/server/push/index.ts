export { isPushEndpoint } from './endpoint'
export { type PushRegistration, registerPush } from './register'
