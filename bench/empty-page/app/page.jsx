export const dynamic = 'force-dynamic'

/** The least that Next can make for a request: what `bench:render` measures the shop's pages against. */
export default function Page() {
  return <p>Empty</p>
}
