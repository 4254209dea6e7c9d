type Link = { href: string; label: string; lang?: string | undefined }

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ href, label, lang }) => (
        <li key={href}>
          <a
            href={href}
            lang={lang}
            className="inline-block rounded-control border border-line px-4 py-2 font-semibold no-underline hover:border-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
