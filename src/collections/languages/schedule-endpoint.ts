import type { Endpoint } from 'payload'
import { z } from 'zod'
import { instantToCome } from '@/server/publishing/typed-instant'
import { rowId } from '@/server/runtime/row-id'
import { LOCALES } from '@/site/locale'
import { may } from '../access/may'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isSameOrigin } from '../access/same-origin'
import { bodyOf } from '../access/sent-body'
import { FALLBACK, fallsBackTo, IN_LANGUAGES } from './unpublish'

export const SCHEDULE_UNPUBLISH_PATH = '/schedule-unpublish'

const sent = z.object({ language: z.enum(LOCALES), at: z.string(), zone: z.string() })

/** `POST /cms/schedule-unpublish/COLLECTION/ID` with a language and a date and time by the clock of a time zone. */
export const scheduleUnpublishEndpoint: Endpoint = {
  path: `${SCHEDULE_UNPUBLISH_PATH}/:collection/:id`,
  method: 'post',
  handler: async req => {
    const collection = IN_LANGUAGES.find(slug => slug === req.routeParams?.collection)
    if (!isSameOrigin(req.headers) || !req.user) return refuseNotAllowed()
    if (!collection) return refuse(404, 'not_found', 'There is nothing with languages here.')
    if (!(await may(req, 'update', collection))) return refuseNotAllowed()
    const { success, data } = sent.safeParse(await bodyOf(req))
    if (!success) return refuse(400, 'not_readable', 'Choose a language, a time and a time zone.')
    if (fallsBackTo(collection, data.language)) return refuse(400, FALLBACK.code, FALLBACK.sentence)
    const instant = instantToCome(data, Date.now())
    if (typeof instant === 'object') return refuse(400, instant.code, PAST[instant.code] ?? instant.sentence)
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'unpublish',
        locale: data.language,
        doc: { relationTo: collection, value: rowId(String(req.routeParams?.id)) },
        user: { relationTo: 'users', value: req.user.id },
      },
      waitUntil: new Date(instant),
      req,
    })
    return Response.json({ message: 'ok' })
  },
}

/** A time that is over is said of what is published elsewhere. */
const PAST: Readonly<Record<string, string>> = {
  in_the_past: 'That is in the past. Type a later time, or unpublish it now.',
}
