import { DefaultNav } from '@payloadcms/next/rsc'
import type { PayloadRequest, ServerProps } from 'payload'
import { firstOf, workOf } from './first-of'

/** The menu begins with the work of who looks. */
export function Menu(props: ServerProps & { req?: PayloadRequest }) {
  const { payload, user } = props
  const collections = firstOf(payload.config.collections, workOf(user))
  // Payload's own menu takes its order from the configuration, which is the same for all.
  const ordered: typeof payload = Object.create(payload, {
    config: { value: { ...payload.config, collections } },
  })
  return <DefaultNav {...props} payload={ordered} />
}
