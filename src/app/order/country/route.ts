import { answerForm } from '@/server/checkout/form'
import { chooseCountry } from '@/server/country-choice'

/** Where the visitor says to be (DOMAIN 6, Country). */
export const POST = (request: Request): Promise<Response> =>
  answerForm(request, call => chooseCountry(call, request.headers.get('referer')))
