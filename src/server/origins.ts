import { env } from './env'

const portOf = (protocol: string, port: number) =>
  (protocol === 'http' && port === 80) || (protocol === 'https' && port === 443) ? '' : `:${port}`

/** The origins of the four sites, the com site first (PAGES, sites and languages). */
export function shopOrigins(): string[] {
  const { SHOP_PROTOCOL, PORT, HOST_COM, HOST_JP, HOST_DISCOVER_COM, HOST_DISCOVER_JP } = env()
  const port = portOf(SHOP_PROTOCOL, PORT)
  return [HOST_COM, HOST_JP, HOST_DISCOVER_COM, HOST_DISCOVER_JP].map(
    host => `${SHOP_PROTOCOL}://${host}${port}`,
  )
}
