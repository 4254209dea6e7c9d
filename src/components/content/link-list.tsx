/** Short links side by side, such as categories or products. */
export function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-block rounded-control border border-line px-4 py-2 font-semibold no-underline hover:border-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
