export { type Answer, given, refused, sentOn } from './answer'
export type { Call } from './call'
export { preflight } from './cross-origin'
export {
  type CustomerCall,
  customerEndpoint,
  type DataOf,
  type Endpoint,
  endpoint,
  type InputOf,
} from './endpoint'
export { field, secret } from './fields'
export { openApiDocument } from './openapi'
export { answerCall } from './router'
