import { readiness } from '@/server/startup/readiness'

export const dynamic = 'force-dynamic'

/** Whether the shop can sell: database and rule book are there. Rows left out are named, but do not make it unready. */
export async function GET() {
  const state = await readiness()
  return Response.json(state, { status: state.ready ? 200 : 503 })
}
