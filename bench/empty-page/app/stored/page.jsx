export const dynamic = 'force-static'

/** The least that Next can serve out of its own cache: what `bench:pages` measures the shop's pages against. */
export default function StoredPage() {
  return <p>Empty</p>
}
