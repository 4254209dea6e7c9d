import { openApiDocument } from '@/server/api/openapi/document'
import { ORDER_CALLS } from '@/server/api/order/calls'
import { SERVICE_CALLS } from '@/server/api/service/calls'

export const dynamic = 'force-dynamic'

export const GET = (): Response =>
  Response.json(openApiDocument({ order: ORDER_CALLS, service: SERVICE_CALLS }), {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  })
