import { nextPath } from '@/site/next-path'
import { COUNTRY_CHOICE } from '@/site/visit'
import type { Call } from '../request/call'
import type { FormAnswer } from '../request/form-answer'

const WEEK = 7 * 24 * 3600

/**
 * Keeps the choice of China for a week and forgets any other (DOMAIN 2: without a country zh is USD); leads back to
 * the path of `from`, or to /zh/ where there is none.
 */
export async function chooseCountry(
  { parameters }: Pick<Call, 'parameters'>,
  from: string | null,
): Promise<FormAnswer> {
  const isChina = parameters[COUNTRY_CHOICE] === 'cn'
  const cookie = {
    name: COUNTRY_CHOICE,
    value: isChina ? 'cn' : '',
    maxAge: isChina ? WEEK : 0,
    httpOnly: true,
  }
  return { goTo: pathOf(from), cookies: [cookie] }
}

function pathOf(address: string | null): string {
  const url = address !== null && URL.canParse(address) ? new URL(address) : undefined
  return nextPath(url && `${url.pathname}${url.search}`, '/zh/')
}
