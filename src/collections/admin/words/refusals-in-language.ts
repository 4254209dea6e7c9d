import type { Endpoint, PayloadRequest } from 'payload'
import { type AdminLanguage, adminLanguage } from './language'
import { retellRefusal } from './retell-refusal'

/** Where answers keep their sentences; codes, paths and what somebody typed stand elsewhere. */
const SENTENCES = ['message', 'sentence', 'warnings']

/** A refusal with each of its sentences in the language of who asks. */
export function refusalFor<Body>(req: Pick<PayloadRequest, 'i18n'>, body: Body): Body {
  const language = adminLanguage(req.i18n.language)
  return language === 'en' ? body : retoldWithin(language, body)
}

function retoldWithin<Body>(language: AdminLanguage, body: Body): Body
function retoldWithin(language: AdminLanguage, body: unknown): unknown {
  if (Array.isArray(body)) return body.map(each => retoldWithin(language, each))
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body).map(([name, value]) => [
    name,
    SENTENCES.includes(name) ? sentencesIn(language, value) : retoldWithin(language, value),
  ])
  return Object.fromEntries(entries)
}

function sentencesIn(language: AdminLanguage, told: unknown): unknown {
  if (typeof told === 'string') return retellRefusal(language, told)
  return Array.isArray(told) ? told.map(each => sentencesIn(language, each)) : retoldWithin(language, told)
}

/** A call that refuses in the language of who makes it; its code keeps to English. */
export const refusingInLanguage = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async req => {
    const answer = await endpoint.handler(req)
    if (answer.status < 400 || !answer.headers.get('content-type')?.includes('json')) return answer
    const { status, headers } = answer
    return new Response(JSON.stringify(refusalFor(req, await answer.json())), { status, headers })
  },
})
