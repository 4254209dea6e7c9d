import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { ask, textOf } from '../tests/support/ask'

const PLAN = 'route=netflix_downloader&plan=LFT&os=win'

/** The calls of one purchase in their order, as a guest's browser makes them. */
export type Call = 'checkout' | 'pay' | 'press' | 'thanks'
export type Timed = { call: Call; took: number }
type Sent = { path: string; form?: Record<string, string> }
type Answer = Awaited<ReturnType<typeof ask>>

const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 4_000 })

/** Buys once, from a network of its own, and tells how long each answer took (ms). Throws where anything is refused. */
export async function buyOnce(shop: { port: number }, network: string): Promise<Timed[]> {
  const timed: Timed[] = []
  const jar = new Map<string, string>()
  const call = async (name: Call, sent: Sent): Promise<Answer> => {
    const began = performance.now()
    const answer = await ask(shop, {
      ...requestOf(sent),
      headers: headersOf(shop, sent, jar, network),
      agent,
    })
    timed.push({ call: name, took: performance.now() - began })
    if (answer.status >= 400)
      throw new Error(`${name} of the checkout answered ${answer.status}: ${sent.path}`)
    remember(jar, answer)
    return answer
  }
  const page = await call('checkout', { path: `/checkout?${PLAN}` })
  const form = { ...hiddenIn(textOf(page)), email: `${randomUUID()}@example.com` }
  const paying = await call('pay', { path: '/order/checkout/place', form })
  const pressed = await call('press', { path: `${pathOf(paying)}/press`, form: { button: 'pay' } })
  await call('thanks', { path: pathOf(pressed) })
  return timed
}

/** What the form that pays sends beside the address: the choices, and the sum that its page shows. */
function hiddenIn(html: string): Record<string, string> {
  const [, form = ''] = /action="\/order\/checkout\/place"(.*?)<\/form>/s.exec(html) ?? []
  const fields = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

function requestOf({ path, form }: Sent) {
  return form ? { path, method: 'POST' as const, body: new URLSearchParams(form).toString() } : { path }
}

function headersOf({ port }: { port: number }, { form }: Sent, jar: Map<string, string>, network: string) {
  return {
    'x-forwarded-for': network,
    ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...(form && { origin: `http://localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' }),
  }
}

function remember(jar: Map<string, string>, { headers }: Answer): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (name !== undefined && value !== undefined) jar.set(name, value)
  }
}

/** Where a form leads; the payer of the sandbox is the shop itself. */
function pathOf({ headers }: Answer): string {
  const { pathname, search } = new URL(headers.location ?? '', 'http://localhost')
  return `${pathname}${search}`
}
